// What each stage costs as the input grows: curves on logarithmic axes, and the same as a table.

import { fill, html, svg } from './dom.js';

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [640, 360, 62, 92, 14, 40];

export function costView(panel, answer, { input, sizes, ask, error }) {
  const chosen = Number(panel.querySelector('#count')?.value ?? 0);
  const focus = panel.contains(document.activeElement) ? document.activeElement.id : '';
  const field = (id, name, value, title) => html('label', { class: 'field grow' }, html('span', {}, name),
    html('input', { id, value, title, spellcheck: 'false', autocapitalize: 'off', autocomplete: 'off', onchange: () => ask(panel.querySelector('#input').value, panel.querySelector('#sizes').value) }));
  const body = html('div', {});
  const select = html('select', { id: 'count', onchange: () => show(Number(select.value)) },
    (answer?.counts ?? []).map((name, place) => html('option', { value: place, selected: place === chosen }, name)));
  const show = (count) => answer && fill(body, contents(answer, count));
  panel.replaceChildren(
    html('div', { class: 'fields' }, field('input', 'argument, in terms of n', input, 'An expression that may use n'),
      field('sizes', 'n', sizes, 'Sizes, separated by spaces'), html('label', { class: 'field' }, html('span', {}, 'count'), select)),
    error ?? '', body);
  if (focus) panel.querySelector(`#${focus}`)?.focus();
  show(chosen);
}

function contents(answer, count) {
  const series = answer.columns.map((column, place) => ({
    name: column.name,
    points: column.runs.flatMap(([size, counts]) => (counts ? [[size, counts[count]]] : [])),
    stopped: column.runs.some(([, counts]) => counts === null),
    growth: column.growth[count],
    colour: `var(--series-${place})`,
  }));
  const sizes = answer.columns[0].runs.map(([size]) => size);
  const stopped = series.some((each) => each.stopped);
  return [
    sizes.length > 1 ? html('div', { class: 'scroll' }, chart(series, answer.counts[count]))
      : html('p', { class: 'remark' }, 'One size only: write n into the argument, such as replicate n 1.5, to see curves.'),
    sizes.length > 1 ? '' : bars(series),
    sizes.length > 1 && html('div', { class: 'scroll' }, html('table', { class: 'numbers costs' },
      html('caption', {}, `${answer.counts[count]}, counted`, sizes.length > 1 ? '; the last line is the growth that fits best' : ''),
      html('thead', {}, html('tr', {}, html('th', { scope: 'col' }, 'n'), series.map((each) => html('th', { scope: 'col' }, html('i', { style: `background:${each.colour}` }), each.name.replace('_', ' '))))),
      html('tbody', {}, sizes.map((size, place) => html('tr', {}, html('th', { scope: 'row' }, size),
        answer.columns.map((column) => html('td', {}, column.runs[place]?.[1]?.[count].toLocaleString('en') ?? '–')))),
      sizes.length > 1 && html('tr', { class: 'growth' }, html('th', { scope: 'row' }, 'growth'), series.map((each) => html('td', {}, power(each.growth))))))),
    stopped ? html('p', { class: 'remark' }, `–: more than ${answer.fuel.toLocaleString('en')} steps, or deeper than the browser’s stack; not tried any further.`) : '',
  ];
}

/** One size: a bar for each. */
function bars(series) {
  const most = Math.max(1, ...series.map(({ points: [point] }) => point?.[1] ?? 0));
  return html('div', { class: 'cost-bars' }, series.flatMap(({ name, colour, points: [point] }) => [
    html('span', {}, name.replace('_', ' ')),
    html('span', {}, html('i', { style: `background:${colour};width:${((point?.[1] ?? 0) / most) * 100}%` })),
    html('span', {}, point ? point[1].toLocaleString('en') : '–')]));
}

/** `n^1.00` with a raised exponent. */
const power = (growth) => {
  const [base, exponent] = growth.split('^');
  return exponent ? [base, html('sup', {}, exponent)] : growth;
};

const nice = (value) => (value >= 1e6 ? `${value / 1e6}M` : value >= 1e3 ? `${value / 1e3}k` : String(value));

function chart(series, what) {
  const points = series.flatMap((each) => each.points).filter(([x, y]) => x > 0 && y > 0);
  if (points.length === 0) return html('p', { class: 'remark' }, 'Nothing of this is counted here.');
  const bounds = (values) => [Math.log10(Math.min(...values)), Math.log10(Math.max(...values))];
  const [[x0, x1], [y0, y1]] = [bounds(points.map(([x]) => x)), bounds(points.map(([, y]) => y))];
  const x = (value) => LEFT + ((Math.log10(value) - x0) / (x1 - x0 || 1)) * (WIDTH - LEFT - RIGHT);
  const y = (value) => HEIGHT - BOTTOM - ((Math.log10(value) - y0) / (y1 - y0 || 1)) * (HEIGHT - TOP - BOTTOM);
  const ticks = (low, high) => {
    const steps = high - low > 2.2 ? [1] : [1, 2, 5];
    const found = [];
    for (let power = Math.floor(low); power <= Math.ceil(high); power++) {
      for (const step of steps) {
        const value = step * 10 ** power;
        if (value >= 1 && Math.log10(value) >= low - 1e-9 && Math.log10(value) <= high + 1e-9) found.push(value);
      }
    }
    return found;
  };
  const sizes = [...new Set(points.map(([size]) => size))].sort((a, b) => a - b);
  const grid = [
    ...ticks(y0, y1).map((value) => [svg('line', { x1: LEFT, x2: WIDTH - RIGHT, y1: y(value), y2: y(value) }), svg('text', { x: LEFT - 8, y: y(value), class: 'tick-y' }, nice(value))]),
    ...sizes.map((value) => [svg('line', { x1: x(value), x2: x(value), y1: TOP, y2: HEIGHT - BOTTOM }), svg('text', { x: x(value), y: HEIGHT - BOTTOM + 16, class: 'tick-x' }, value)]),
  ];
  // Names at the ends of the curves, pushed apart.
  const ends = series.filter((each) => each.points.some(([, value]) => value > 0)).map((each) => {
    const shown = each.points.filter(([size, value]) => size > 0 && value > 0);
    const [size, value] = shown[shown.length - 1] ?? [1, 1];
    return { each, shown, at: y(value), x: x(size), end: y(value) };
  }).filter(({ shown }) => shown.length > 0);
  ends.sort((a, b) => a.at - b.at);
  ends.forEach((end, place) => { if (place > 0) end.at = Math.max(end.at, ends[place - 1].at + 13); });
  const over = Math.max(0, (ends.at(-1)?.at ?? 0) - (HEIGHT - BOTTOM));
  ends.forEach((end) => { end.at -= over; });
  for (let place = ends.length - 2; place >= 0; place--) ends[place].at = Math.min(ends[place].at, ends[place + 1].at - 13);
  return svg('svg', { class: 'chart', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', 'aria-label': `${what} of each stage against n` },
    svg('g', { class: 'grid' }, grid.flat()),
    svg('text', { x: (LEFT + WIDTH - RIGHT) / 2, y: HEIGHT - 6, class: 'axis' }, 'n'),
    ends.map(({ each, shown, at, x: right, end }) => svg('g', { class: 'series', style: `--colour:${each.colour}` },
      svg('title', {}, each.name),
      svg('polyline', { points: shown.map(([size, value]) => `${x(size)},${y(value)}`).join(' ') }),
      shown.map(([size, value]) => svg('circle', { cx: x(size), cy: y(value), r: 2.6 })),
      svg('line', { class: 'lead', x1: right + 3, y1: end, x2: WIDTH - RIGHT + 8, y2: at }),
      svg('text', { x: WIDTH - RIGHT + 12, y: at }, each.name.replace('_', ' ')))));
}
