#!/usr/bin/env python3
"""Makes the recordings in this directory: questions of GradBench's, answered by plain Python.

Values come from the formulas of the problems, derivatives from difference quotients of the eighth order, or by hand where that
is easy (determinants, the differential equation, k-means). Nothing in here knows of adjoin. Run it here: `python3 make.py`.
"""

import json
import math
import random

random.seed(2026)


def uniform(count):
    return [random.uniform(0.1, 1.0) for _ in range(count)]


def normal(count):
    return [random.gauss(0.0, 0.7) for _ in range(count)]


def rows(count, width, numbers=normal):
    return [numbers(width) for _ in range(count)]


def columns(f, x, step=0.02):
    """The derivatives of the list f(x) with respect to each number of the list x, a list for each number."""
    weights = [4 / 5, -1 / 5, 4 / 105, -1 / 280]
    result = []
    for i in range(len(x)):
        total = None
        for k, weight in enumerate(weights, 1):
            above, below = list(x), list(x)
            above[i] += k * step
            below[i] -= k * step
            terms = [weight * (a - b) / step for a, b in zip(f(above), f(below))]
            total = terms if total is None else [s + t for s, t in zip(total, terms)]
        result.append(total)
    return result


def gradient(f, x):
    return [column[0] for column in columns(lambda x: [f(x)], x)]


def cut(numbers, *widths):
    """A flat list as one list of rows for each width and count."""
    result, at = [], 0
    for count, width in widths:
        part = [numbers[at + i * width:at + (i + 1) * width] for i in range(count)]
        result.append(part)
        at += count * width
    assert at == len(numbers)
    return result


def flat(matrix):
    return [number for row in matrix for number in row]


files = {}


def record(module, description, function, value, output):
    lines = files.setdefault(module, [])
    number = 2 * len(lines) + 2
    message = {"id": number, "kind": "evaluate", "module": module, "function": function, "input": value}
    if module != "hello":
        message["input"] = {**value, "min_runs": 1 + number % 3, "min_seconds": 0.0}
        message["description"] = description
    lines.append({"message": message, "response": {"id": number, "success": True, "output": output}})


# hello
record("hello", "", "square", -1.5, 2.25)
record("hello", "", "double", -1.5, -3.0)


# llsq
def llsq(x, n):
    total = 0.0
    for i in range(n):
        t = -1 + 2 * i / (n - 1)
        sign = (t > 0) - (t < 0)
        total += (sign - sum(a * t**j for j, a in enumerate(x))) ** 2
    return total / 2


for n, m in [(7, 3), (30, 9)]:
    x = normal(m)
    value = {"x": x, "n": n}
    record("llsq", f"n={n},m={m}", "primal", value, llsq(x, n))
    record("llsq", f"n={n},m={m}", "gradient", value, gradient(lambda x: llsq(x, n), x))


# lse
def lse(x):
    a = max(x)
    return a + math.log(sum(math.exp(y - a) for y in x))


for x in [[710.0, 709.5, -3.0], normal(12)]:
    record("lse", f"n={len(x)}", "primal", {"x": x}, lse(x))
    record("lse", f"n={len(x)}", "gradient", {"x": x}, [math.exp(y - lse(x)) for y in x])


# det, by elimination; the gradient is the determinant times the transposed inverse
def det_and_inverse(matrix):
    size = len(matrix)
    work = [list(row) + [float(i == j) for j in range(size)] for i, row in enumerate(matrix)]
    det = 1.0
    for i in range(size):
        pivot = max(range(i, size), key=lambda r: abs(work[r][i]))
        if pivot != i:
            work[i], work[pivot] = work[pivot], work[i]
            det = -det
        det *= work[i][i]
        work[i] = [x / work[i][i] for x in work[i]]
        for r in range(size):
            if r != i:
                factor = work[r][i]
                work[r] = [x - factor * y for x, y in zip(work[r], work[i])]
    return det, [row[size:] for row in work]


for size in [1, 2, 5, 9]:
    matrix = rows(size, size)
    det, inverse = det_and_inverse(matrix)
    value = {"A": flat(matrix), "ell": size}
    record("det", str(size), "primal", value, det)
    record("det", str(size), "gradient", value, [det * inverse[j][i] for i in range(size) for j in range(size)])


# ode; the gradient is the one of the exact solution, as in GradBench
def ode(x, s):
    n, h = len(x), 2.0 / s
    slope = lambda y: [x[0]] + [x[i] * y[i - 1] for i in range(1, n)]
    ahead = lambda y, h, k: [a + h * b for a, b in zip(y, k)]
    y = [0.0] * n
    for _ in range(s):
        k1 = slope(y)
        k2 = slope(ahead(y, h / 2, k1))
        k3 = slope(ahead(y, h / 2, k2))
        k4 = slope(ahead(y, h, k3))
        y = [a + h / 6 * (p + 2 * q + 2 * r + s) for a, p, q, r, s in zip(y, k1, k2, k3, k4)]
    return y


for n, s in [(1, 3), (5, 2), (9, 7)]:
    x = uniform(n)
    last = math.prod(x) * 2.0**n / math.factorial(n)
    record("ode", f"n={n},s={s}", "primal", {"x": x, "s": s}, ode(x, s))
    record("ode", f"n={n},s={s}", "gradient", {"x": x, "s": s}, [last / y for y in x])


# gmm; the prior is subtracted
def gmm(alpha, mu, q, l, x, gamma, m):
    k, d, n = len(alpha), len(mu[0]), len(x)

    def exponent(c, point):
        total, entries = alpha[c] + sum(q[c]), iter(l[c])
        y = [math.exp(q[c][i]) * (point[i] - mu[c][i]) for i in range(d)]
        for j in range(d):
            for i in range(j + 1, d):
                y[i] += next(entries) * (point[j] - mu[c][j])
        return total - sum(v * v for v in y) / 2

    value = -n * d / 2 * math.log(2 * math.pi) - n * lse(alpha)
    value += sum(lse([exponent(c, point) for c in range(k)]) for point in x)
    freedom = d + m + 1
    log_gamma = d * (d - 1) / 4 * math.log(math.pi)
    log_gamma += sum(math.lgamma(freedom / 2 + (1 - j) / 2) for j in range(1, d + 1))
    constant = freedom * d * (math.log(gamma) - math.log(2) / 2) - log_gamma
    prior = -k * constant
    for c in range(k):
        prior += gamma**2 / 2 * (sum(math.exp(2 * v) for v in q[c]) + sum(v * v for v in l[c])) - m * sum(q[c])
    return value - prior


for d, k, n in [(1, 2, 4), (4, 3, 6)]:
    below = d * (d - 1) // 2
    alpha, mu, q, l, x = normal(k), rows(k, d), rows(k, d), rows(k, below), rows(n, d)
    gamma, m = 1.3, 2
    f = lambda flat: gmm(flat[:k], *cut(flat[k:], (k, d), (k, d), (k, below)), x, gamma, m)
    value = {"d": d, "k": k, "n": n, "x": x, "m": m, "gamma": gamma, "alpha": alpha, "mu": mu, "q": q, "l": l}
    start = alpha + flat(mu) + flat(q) + flat(l)
    slopes = gradient(f, start)
    by_mu, by_q, by_l = cut(slopes[k:], (k, d), (k, d), (k, below))
    record("gmm", f"{d}_{k}_{n}", "objective", value, f(start))
    record("gmm", f"{d}_{k}_{n}", "jacobian", value, {"alpha": slopes[:k], "mu": by_mu, "q": by_q, "l": by_l})


# ba
def cross(a, b):
    return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]


def dot(a, b):
    return sum(x * y for x, y in zip(a, b))


def residual(numbers, feature):
    r, c, focal, principal, (k1, k2) = numbers[:3], numbers[3:6], numbers[6], numbers[7:9], numbers[9:11]
    point, w = numbers[11:14], numbers[14]
    v = [a - b for a, b in zip(point, c)]
    angle = math.sqrt(dot(r, r))
    axis = [a / angle for a in r]
    turned, along = cross(axis, v), dot(axis, v) * (1 - math.cos(angle))
    y = [math.cos(angle) * v[i] + math.sin(angle) * turned[i] + along * axis[i] for i in range(3)]
    p = [y[0] / y[2], y[1] / y[2]]
    square = dot(p, p)
    scale = focal * (1 + k1 * square + k2 * square**2)
    return [w * (scale * p[i] + principal[i] - feature[i]) for i in range(2)]


for n, m, p in [(1, 1, 1), (2, 3, 4)]:
    cam = [0.3, -0.5, 0.4, 0.1, 0.2, -4.0, 40.0, 0.5, -0.3, 0.02, 0.001]
    x, w, feature = [0.4, -0.2, 0.7], 0.6, [11.0, -4.0]
    value = {"n": n, "m": m, "p": p, "cam": cam, "x": x, "w": w, "feat": feature}
    numbers = cam + x + [w]
    record("ba", f"n{n}_m{m}_p{p}", "objective", value, {
        "reproj_error": {"elements": residual(numbers, feature), "repeated": p},
        "w_err": {"element": 1 - w * w, "repeated": p},
    })
    by_number = columns(lambda numbers: residual(numbers, feature), numbers)
    starts, cols, vals = [0], [], []
    for i in range(p):
        for row in range(2):
            cols += [11 * (i % n) + j for j in range(11)] + [11 * n + 3 * (i % m) + j for j in range(3)]
            cols.append(11 * n + 3 * m + i)
            vals += [column[row] for column in by_number]
            starts.append(len(cols))
    for i in range(p):
        cols.append(11 * n + 3 * m + i)
        vals.append(-2 * w)
        starts.append(len(cols))
    shown = lambda entries: entries[:30] + entries[-1:]
    record("ba", f"n{n}_m{m}_p{p}", "jacobian", value,
           {"rows": shown(starts), "cols": shown(cols), "vals": shown(vals)})


# ht
def product(a, b):
    return [[sum(a[i][k] * b[k][j] for k in range(len(b))) for j in range(len(b[0]))] for i in range(len(a))]


def rotation(x, y, z):
    """By angles around x, then y, then z."""
    cx, sx, cy, sy, cz, sz = math.cos(x), math.sin(x), math.cos(y), math.sin(y), math.cos(z), math.sin(z)
    around_x = [[1, 0, 0], [0, cx, -sx], [0, sx, cx]]
    around_y = [[cy, 0, sy], [0, 1, 0], [-sy, 0, cy]]
    around_z = [[cz, -sz, 0], [sz, cz, 0], [0, 0, 1]]
    return product(around_z, product(around_y, around_x))


def affine(linear, offset):
    return [linear[i] + [offset[i]] for i in range(3)] + [[0.0, 0.0, 0.0, 1.0]]


def around_axis(r):
    angle = math.sqrt(dot(r, r))
    a, c, s = [x / angle for x in r], math.cos(angle), math.sin(angle)
    skew = [[0, -a[2], a[1]], [a[2], 0, -a[0]], [-a[1], a[0], 0]]
    return [[(1 - c) * a[i] * a[j] + s * skew[i][j] + c * (i == j) for j in range(3)] for i in range(3)]


def residuals(theta, us, model, correspondences, points):
    angles = [[0.0, 0.0, 0.0] for _ in range(22)]
    for finger in range(5):
        first = theta[6 + 4 * finger:10 + 4 * finger]
        angles[4 * finger + 2] = [first[0], 0.0, first[1]]
        angles[4 * finger + 3] = [first[2], 0.0, 0.0]
        angles[4 * finger + 4] = [first[3], 0.0, 0.0]
    absolutes, transforms = [], []
    for b in range(22):
        relative = product(model["base_relatives"][b], affine(rotation(*angles[b]), [0.0, 0.0, 0.0]))
        parent = model["parents"][b]
        absolutes.append(relative if parent < 0 else product(absolutes[parent], relative))
        transforms.append(product(absolutes[b], model["inverse_base_absolutes"][b]))
    turn = around_axis(theta[:3])

    def skin(vertex):
        total = [0.0, 0.0, 0.0]
        for b, weight in enumerate(model["weights"][vertex]):
            moved = [dot(row, model["base_positions"][vertex]) for row in transforms[b][:3]]
            total = [t + weight * m for t, m in zip(total, moved)]
        if model["is_mirrored"]:
            total[0] = -total[0]
        return [dot(turn[i], total) + theta[3 + i] for i in range(3)]

    result = []
    for i, (index, point) in enumerate(zip(correspondences, points)):
        if us:
            shares = [us[2 * i], us[2 * i + 1], 1 - us[2 * i] - us[2 * i + 1]]
            corners = [skin(vertex) for vertex in model["triangles"][index]]
            position = [dot(shares, [corner[j] for corner in corners]) for j in range(3)]
        else:
            position = skin(index)
        result += [point[j] - position[j] for j in range(3)]
    return result


def rigid():
    return affine(rotation(*normal(3)), normal(3))


for complicated in [False, True]:
    vertices, count = 7, 4
    weights = []
    for _ in range(vertices):
        row = [0.0] * 22
        for b in random.sample(range(22), 5):
            row[b] = random.random()
        weights.append([x / sum(row) for x in row])
    model = {
        "bone_count": 22,
        "bone_names": [f"bone{b}" for b in range(22)],
        "parents": [-1] + [0 if b % 4 == 1 else b - 1 for b in range(1, 22)],
        "base_relatives": [rigid() for _ in range(22)],
        "inverse_base_absolutes": [rigid() for _ in range(22)],
        "base_positions": [normal(3) + [1.0] for _ in range(vertices)],
        "weights": weights,
        "triangles": [random.sample(range(vertices), 3) for _ in range(6)],
        "is_mirrored": complicated,
    }
    correspondences = [random.randrange(6) for _ in range(count)]
    theta, points = normal(26), rows(count, 3)
    us = [random.uniform(0.1, 0.5) for _ in range(2 * count)] if complicated else []
    value = {"theta": theta, "us": cut(us, (count, 2))[0] if us else [],
             "data": {"model": model, "correspondences": correspondences, "points": points}}
    by_theta = columns(lambda theta: residuals(theta, us, model, correspondences, points), theta)
    by_u = columns(lambda us: residuals(theta, us, model, correspondences, points), us)
    jacobian = []
    for row in range(3 * count):
        own = [by_u[2 * (row // 3) + j][row] for j in range(2)] if us else []
        jacobian.append(own + [column[row] for column in by_theta])
    name = "complicated" if us else "simple"
    record("ht", name, "objective", value, residuals(theta, us, model, correspondences, points))
    record("ht", name, "jacobian", value, jacobian)


# lstm
def lstm(main, extra, state, sequence):
    sigmoid = lambda x: 1 / (1 + math.exp(-x))
    b, state, total = len(extra[0]), [list(row) for row in state], 0.0
    for now, after in zip(sequence, sequence[1:]):
        x = [a * w for a, w in zip(now, extra[0])]
        for layer in range(len(state) // 2):
            w, bias = main[2 * layer], main[2 * layer + 1]
            hidden, cell = state[2 * layer], state[2 * layer + 1]
            for j in range(b):
                forget = sigmoid(x[j] * w[j] + bias[j])
                into = sigmoid(hidden[j] * w[b + j] + bias[b + j])
                out = sigmoid(x[j] * w[2 * b + j] + bias[2 * b + j])
                change = math.tanh(hidden[j] * w[3 * b + j] + bias[3 * b + j])
                cell[j] = cell[j] * forget + into * change
                hidden[j] = out * math.tanh(cell[j])
            x = list(hidden)
        y = [a * w + c for a, w, c in zip(x, extra[1], extra[2])]
        norm = math.log(2 + sum(math.exp(v) for v in y))
        total += sum(s * (v - norm) for s, v in zip(after, y))
    return -total / (b * (len(sequence) - 1))


for l, b, c in [(1, 2, 3), (2, 3, 5)]:
    main, extra, state, sequence = rows(2 * l, 4 * b), rows(3, b), rows(2 * l, b), rows(c, b, uniform)
    value = {"main_params": main, "extra_params": extra, "state": state, "sequence": sequence}
    f = lambda numbers: lstm(*cut(numbers, (2 * l, 4 * b), (3, b)), state, sequence)
    start = flat(main) + flat(extra)
    record("lstm", f"l={l},b={b},c={c}", "objective", value, f(start))
    record("lstm", f"l={l},b={b},c={c}", "jacobian", value, gradient(f, start))


# kmeans: the gradient is 2 (C − P) for each point that is nearest, the Hessian 2
for k, n, d in [(1, 3, 1), (3, 20, 2)]:
    points, centroids = rows(n, d), rows(k, d)
    distance = lambda a, b: sum((x - y) ** 2 for x, y in zip(a, b))
    nearest = [min(range(k), key=lambda j: distance(centroids[j], point)) for point in points]
    assert len(set(nearest)) == k, "every centroid is the nearest one of some point"
    value = {"points": points, "centroids": centroids}
    record("kmeans", f"k={k},n={n},d={d}", "cost", value, sum(distance(centroids[j], p) for j, p in zip(nearest, points)))
    step = []
    for j in range(k):
        own = [point for point, nearest in zip(points, nearest) if nearest == j]
        step.append([centroids[j][i] - sum(point[i] for point in own) / len(own) for i in range(d)])
    record("kmeans", f"k={k},n={n},d={d}", "dir", value, step)

for module, lines in files.items():
    with open(f"{module}.jsonl", "w", encoding="utf-8") as file:
        file.writelines(json.dumps(line) + "\n" for line in lines)
