//! The programs as plain loops: one source for the plain function, the compiled adjoint and the tape. Only
//! the entries are compiled. Functions that they call are inlined by the macro, and recorded when the entry
//! is.
//!
//! They are written as a user would write them, not for the macro: no lanes, no buffers that are reused.

use adjoin::differentiable;

/// Plain loops over `f64`.
#[differentiable]
pub mod loops {
    /// Σ aᵢbᵢ.
    #[compiled]
    pub fn dot(a: &[f64], b: &[f64]) -> f64 {
        let mut total = 0.0;
        for i in 0..a.len() {
            total += a[i] * b[i];
        }
        total
    }

    /// Σᵢ Σⱼ Mᵢⱼ vⱼ.
    #[compiled]
    pub fn matvec(matrix: &[f64], vector: &[f64]) -> f64 {
        let n = vector.len();
        let mut total = 0.0;
        for i in 0..matrix.len() / n {
            let mut y = 0.0;
            for j in 0..n {
                y += matrix[i * n + j] * vector[j];
            }
            total += y;
        }
        total
    }

    /// A vector that a quaternion rotates; the cross product is the paper's.
    #[compiled]
    pub fn rotquat(v: [f64; 3], u: [f64; 3], s: f64) -> [f64; 3] {
        let (mut along, mut kept) = (0.0, s * s);
        for i in 0..3 {
            along += 2.0 * u[i] * v[i];
            kept -= u[i] * u[i];
        }
        let across = [u[1] * v[2] - u[2] * v[1], u[2] * v[2] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
        let mut rotated = [0.0; 3];
        for i in 0..3 {
            rotated[i] = along * u[i] + kept * v[i] + 2.0 * s * across[i];
        }
        rotated
    }

    /// A camera: a rotation (axis times angle), a place, a focal length, a principal point, and a radial
    /// distortion.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct Camera {
        /// The rotation.
        pub rotation: [f64; 3],
        /// Where it is.
        pub centre: [f64; 3],
        /// The focal length.
        pub focal: f64,
        /// The principal point.
        pub principal: [f64; 2],
        /// The coefficients of the distortion.
        pub radial: [f64; 2],
    }

    fn cross(a: [f64; 3], b: [f64; 3]) -> [f64; 3] {
        [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
    }

    /// v turned around the axis r by the angle ‖r‖.
    fn rotate(r: [f64; 3], v: [f64; 3]) -> [f64; 3] {
        let (mut square, mut along) = (0.0, 0.0);
        for i in 0..3 {
            square += r[i] * r[i];
            along += r[i] * v[i];
        }
        let turned = cross(r, v);
        let mut y = [0.0; 3];
        if square == 0.0 {
            for i in 0..3 {
                y[i] = v[i] + turned[i];
            }
        } else {
            let angle = square.sqrt();
            let (sin, cos) = angle.sin_cos();
            let across = sin / angle;
            let shift = (1.0 - cos) / square * along;
            for i in 0..3 {
                y[i] = v[i] * cos + turned[i] * across + r[i] * shift;
            }
        }
        y
    }

    /// The error of an observation of bundle adjustment (`adbench/ba`).
    #[compiled]
    pub fn residual(
        camera: &Camera,
        point: [f64; 3],
        weight: f64,
        #[constant] feature: [f64; 2],
    ) -> [f64; 2] {
        let c = camera.centre;
        let [x, y, z] = rotate(camera.rotation, [point[0] - c[0], point[1] - c[1], point[2] - c[2]]);
        let (x, y) = (x / z, y / z);
        let square = x * x + y * y;
        let scale = camera.focal * (1.0 + square * (camera.radial[0] + camera.radial[1] * square));
        let (u, v) = (x * scale + camera.principal[0], y * scale + camera.principal[1]);
        [weight * (u - feature[0]), weight * (v - feature[1])]
    }

    /// relu(W x + b).
    fn layer(weights: &[f64], biases: &[f64], x: &[f64]) -> Vec<f64> {
        let n = x.len();
        let mut outputs = Vec::new();
        for i in 0..biases.len() {
            let mut y = 0.0;
            for j in 0..n {
                y += weights[i * n + j] * x[j];
            }
            y += biases[i];
            outputs.push(if y > 0.0 { y } else { 0.0 });
        }
        outputs
    }

    /// Two dense layers with relu, then Σ i · softmaxᵢ.
    #[compiled]
    pub fn neural(
        hidden_weights: &[f64],
        hidden_biases: &[f64],
        output_weights: &[f64],
        output_biases: &[f64],
        input: &[f64],
    ) -> f64 {
        let hidden = layer(hidden_weights, hidden_biases, input);
        let output = layer(output_weights, output_biases, &hidden);
        let mut largest = 0.0;
        for y in &output {
            if *y > largest {
                largest = *y;
            }
        }
        let (mut total, mut weighted) = (0.0, 0.0);
        for (i, y) in output.iter().enumerate() {
            let e = (y - largest).exp();
            total += e;
            weighted += e * i as f64;
        }
        weighted / total
    }

    /// x·y of a particle's final position, in a linear field with friction.
    fn settle(start: &[f64], steps: usize) -> f64 {
        let (mut px, mut py, mut vx, mut vy) = (start[0], start[1], start[2], start[3]);
        for _ in 0..steps {
            let ax = -0.5 * px - 0.2 * vx;
            let ay = -0.5 * py - 0.2 * vy;
            px += 0.05 * vx;
            py += 0.05 * vy;
            vx += 0.05 * ax;
            vy += 0.05 * ay;
        }
        px * py
    }

    /// The same, as a task.
    #[compiled]
    pub fn particle(start: &[f64], steps: usize) -> f64 {
        settle(start, steps)
    }

    /// Σ x·y over the final positions.
    #[compiled]
    pub fn particles(starts: &[f64], steps: usize) -> f64 {
        let mut total = 0.0;
        for start in starts.chunks_exact(4) {
            total += settle(start, steps);
        }
        total
    }

    /// ln Σ exp xᵢ, without overflow.
    fn log_sum_exp(xs: &[f64]) -> f64 {
        let mut largest = xs[0];
        for x in xs {
            if *x > largest {
                largest = *x;
            }
        }
        let mut total = 0.0;
        for x in xs {
            total += (x - largest).exp();
        }
        largest + total.ln()
    }

    /// The log-likelihood of a mixture of Gaussians with a Wishart prior, up to constants (`adbench/gmm`).
    #[compiled]
    pub fn mixture(
        alphas: &[f64],
        means: &[f64],
        log_diagonals: &[f64],
        triangles: &[f64],
        #[constant] points: &[Vec<f64>],
        #[constant] gamma: f64,
        m: u32,
    ) -> f64 {
        let k = alphas.len();
        let d = means.len() / k;
        let below = d * (d - 1) / 2;
        let (mut squares, mut logs) = (0.0, 0.0);
        let mut diagonals = vec![0.0; k * d];
        let mut heights = vec![0.0; k];
        for c in 0..k {
            let mut height = alphas[c];
            for j in 0..d {
                let q = log_diagonals[c * d + j];
                let e = q.exp();
                diagonals[c * d + j] = e;
                squares += e * e;
                height += q;
                logs += q;
            }
            heights[c] = height;
        }
        for l in triangles {
            squares += l * l;
        }
        let mut total = 0.5 * gamma * gamma * squares - f64::from(m) * logs;
        for x in points {
            let mut exponents = Vec::new();
            for c in 0..k {
                let mut y = vec![0.0; d];
                for j in 0..d {
                    y[j] = diagonals[c * d + j] * (x[j] - means[c * d + j]);
                }
                let mut start = c * below;
                for j in 0..d {
                    let z = x[j] - means[c * d + j];
                    let column = &triangles[start..start + d - 1 - j];
                    for (y, l) in y[j + 1..].iter_mut().zip(column) {
                        *y += l * z;
                    }
                    start += d - 1 - j;
                }
                let mut square = 0.0;
                for y in &y {
                    square += y * y;
                }
                exponents.push(heights[c] - 0.5 * square);
            }
            total += log_sum_exp(&exponents);
        }
        total - points.len() as f64 * log_sum_exp(alphas)
    }

    /// The parameters of a layer of an LSTM: a weight and a bias for each place of each gate.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Layer {
        /// What the arguments of the gates forget, input, output and change are multiplied with.
        pub weights: [Vec<f64>; 4],
        /// What is added.
        pub biases: [Vec<f64>; 4],
    }

    /// The parameters of an LSTM.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Network {
        /// The layers.
        pub layers: Vec<Layer>,
        /// What the sequence is multiplied with on its way in.
        pub input_weight: Vec<f64>,
        /// What the last layer is multiplied with.
        pub output_weight: Vec<f64>,
        /// What is added to it.
        pub output_bias: Vec<f64>,
    }

    fn sigmoid(x: f64) -> f64 {
        1.0 / (1.0 + (-x).exp())
    }

    impl Layer {
        fn step(&self, hidden: &mut [f64], cell: &mut [f64], x: &mut [f64]) {
            for j in 0..x.len() {
                let h = hidden[j];
                let forget = sigmoid(x[j] * self.weights[0][j] + self.biases[0][j]);
                let input = sigmoid(h * self.weights[1][j] + self.biases[1][j]);
                let output = sigmoid(x[j] * self.weights[2][j] + self.biases[2][j]);
                let change = (h * self.weights[3][j] + self.biases[3][j]).tanh();
                let remembered = cell[j] * forget + input * change;
                cell[j] = remembered;
                let result = output * remembered.tanh();
                hidden[j] = result;
                x[j] = result;
            }
        }
    }

    /// The loss of a diagonal LSTM that predicts a sequence (`adbench/lstm`).
    #[compiled]
    pub fn lstm(
        network: &Network,
        #[constant] hidden: &[Vec<f64>],
        #[constant] cell: &[Vec<f64>],
        #[constant] sequence: &[Vec<f64>],
    ) -> f64 {
        let width = network.input_weight.len();
        let mut hidden = hidden.to_vec();
        let mut cell = cell.to_vec();
        let mut total = 0.0;
        for t in 0..sequence.len() - 1 {
            let mut x: Vec<f64> = Vec::new();
            for j in 0..width {
                x.push(sequence[t][j] * network.input_weight[j]);
            }
            for l in 0..network.layers.len() {
                network.layers[l].step(&mut hidden[l], &mut cell[l], &mut x);
            }
            let mut exponentials = 2.0;
            for j in 0..width {
                x[j] = x[j] * network.output_weight[j] + network.output_bias[j];
                exponentials += x[j].exp();
            }
            let normalisation = exponentials.ln();
            for j in 0..width {
                total += sequence[t + 1][j] * (x[j] - normalisation);
            }
        }
        -total / (width * (sequence.len() - 1)) as f64
    }

    /// x ↦ L x + o.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct Affine {
        /// L, row by row.
        pub linear: [[f64; 3]; 3],
        /// o.
        pub offset: [f64; 3],
    }

    /// A bone of a hand.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct Bone {
        /// The bone that it hangs on; it comes before this one.
        pub parent: Option<usize>,
        /// Where it is at rest, seen from its parent.
        pub relative: Affine,
        /// From where things are at rest to where they are seen from it.
        pub to_rest: Affine,
    }

    /// A point of the skin, and the bones that it follows, with weights.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Vertex {
        /// Where it is at rest.
        pub position: [f64; 3],
        /// The bones.
        pub weights: Vec<(usize, f64)>,
    }

    /// First `inner`, then `outer`.
    fn after(outer: &Affine, #[constant] inner: &Affine) -> Affine {
        let mut linear = [[0.0; 3]; 3];
        let mut offset = outer.offset;
        let ([p, q, r], o) = (&inner.linear, inner.offset);
        for i in 0..3 {
            let [a, b, c] = outer.linear[i];
            linear[i] = [
                a * p[0] + b * q[0] + c * r[0],
                a * p[1] + b * q[1] + c * r[1],
                a * p[2] + b * q[2] + c * r[2],
            ];
            offset[i] += a * o[0] + b * o[1] + c * o[2];
        }
        Affine { linear, offset }
    }

    /// First a turn by an angle that takes one axis towards another, then the map.
    fn turn(map: &mut Affine, from: usize, to: usize, angle: f64) {
        let (sin, cos) = angle.sin_cos();
        for i in 0..3 {
            let (a, b) = (map.linear[i][from], map.linear[i][to]);
            map.linear[i][from] = a * cos + b * sin;
            map.linear[i][to] = b * cos - a * sin;
        }
    }

    /// The rotation around an axis by the angle that is its length; none, if that is nearly zero.
    fn around(r: [f64; 3]) -> [[f64; 3]; 3] {
        let angle = (r[0] * r[0] + r[1] * r[1] + r[2] * r[2]).sqrt();
        if angle < 0.0001 {
            [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]
        } else {
            let [x, y, z] = [r[0] / angle, r[1] / angle, r[2] / angle];
            let (sin, cos) = angle.sin_cos();
            let rest = 1.0 - cos;
            [
                [x * x * rest + cos, x * y * rest - z * sin, x * z * rest + y * sin],
                [x * y * rest + z * sin, y * y * rest + cos, y * z * rest - x * sin],
                [x * z * rest - y * sin, y * z * rest + x * sin, z * z * rest + cos],
            ]
        }
    }

    /// From vertices of a hand in a pose to where they were seen (`adbench/hand`).
    #[compiled]
    pub fn hand(
        theta: &[f64; 26],
        #[constant] bones: &[Bone],
        #[constant] vertices: &[Vertex],
        #[constant] seen: &[(usize, [f64; 3])],
    ) -> Vec<[f64; 3]> {
        let whole = around([theta[0], theta[1], theta[2]]);
        let mut absolutes: Vec<Affine> = Vec::new();
        let mut transforms: Vec<Affine> = Vec::new();
        for b in 0..bones.len() {
            let parent = match bones[b].parent {
                Some(parent) => absolutes[parent],
                None => {
                    Affine { linear: [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]], offset: [0.0; 3] }
                }
            };
            let mut absolute = after(&parent, &bones[b].relative);
            // Of a finger's four angles, two are at its second bone, and one at each of the two after.
            if b > 0 && b <= 20 && b % 4 != 1 {
                let first = 6 + 4 * ((b - 1) / 4);
                if b % 4 == 2 {
                    turn(&mut absolute, 0, 1, theta[first + 1]);
                    turn(&mut absolute, 1, 2, theta[first]);
                } else {
                    turn(&mut absolute, 1, 2, theta[first + (b - 1) % 4]);
                }
            }
            absolutes.push(absolute);
            transforms.push(after(&absolute, &bones[b].to_rest));
        }
        let mut misses: Vec<[f64; 3]> = Vec::new();
        for (vertex, seen) in seen {
            let x = vertices[*vertex].position;
            let mut skin = [0.0; 3];
            for (bone, weight) in &vertices[*vertex].weights {
                let map = &transforms[*bone];
                for i in 0..3 {
                    let l = &map.linear[i];
                    skin[i] += *weight * (l[0] * x[0] + l[1] * x[1] + l[2] * x[2] + map.offset[i]);
                }
            }
            let mut miss = [0.0; 3];
            for i in 0..3 {
                let w = &whole[i];
                miss[i] = seen[i] - (w[0] * skin[0] + w[1] * skin[1] + w[2] * skin[2] + theta[3 + i]);
            }
            misses.push(miss);
        }
        misses
    }
}
