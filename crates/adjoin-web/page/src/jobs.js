// Jobs drawn as the paper draws them: a fork above its tasks, their join below; with or without the nodes inside.

import { count, svg } from './dom.js';

const NODE = 34;
const PER_ROW = 5;
const BETWEEN_TASKS = 26;
const BETWEEN_JOBS = 34;
const MARGIN = 14;
const HEAD = 24;

const SYMBOLS = { '*': '×', '/': '÷', negate: '−x', input: 'in', constant: 'c', '**': 'xʸ', '^': 'xⁿ', signum: 'sgn', recip: '1/x', sqrt: '√' };

/** What fits into a circle. */
export const symbol = (operation) => SYMBOLS[operation] ?? (operation.length > 4 ? operation.slice(0, 4) : operation);

let drawings = 0;

/** All jobs of a task, those of its forks included. */
export function* allJobs(task) {
  for (const job of task) {
    yield job;
    for (const fork of job.forks) yield* allJobs(fork);
  }
}

function measureJob(job, withNodes) {
  if (!withNodes) return { width: 96, height: 46 };
  const columns = Math.max(1, Math.min(job.nodes, PER_ROW));
  return { width: Math.max(64, columns * NODE + 12), height: HEAD + Math.ceil(job.nodes / PER_ROW) * NODE + (job.nodes ? 6 : 2) };
}

function measure(task, withNodes) {
  let [width, height] = [0, 0];
  const jobs = task.map((job, place) => {
    const size = measureJob(job, withNodes);
    const forks = job.forks.map((fork) => measure(fork, withNodes));
    const row = {
      width: forks.reduce((sum, fork) => sum + fork.width, 0) + Math.max(0, forks.length - 1) * BETWEEN_TASKS,
      height: Math.max(0, ...forks.map((fork) => fork.height)),
    };
    width = Math.max(width, size.width, row.width);
    height += size.height + (place + 1 < task.length ? (forks.length ? row.height + 2 * BETWEEN_JOBS : BETWEEN_JOBS) : 0);
    return { job, size, forks, row };
  });
  return { jobs, width, height };
}

/**
 * The picture, and where its parts are: `nodes` by place in the answer's list, `boxes` by the job's id.
 * `onNode` and `onJob` are called with a node's place or a job's id.
 */
export function drawJobs(trace, { withNodes, title, onNode, onJob }) {
  const tips = `tips-${drawings++}`;
  const root = measure(trace.jobs, withNodes);
  const [width, height] = [root.width + 2 * MARGIN, root.height + 2 * MARGIN];
  const most = Math.max(1, ...[...allJobs(trace.jobs)].map((job) => job.nodes));
  const byJob = new Map();
  trace.nodes.forEach((node, place) => byJob.set(node.job, [...(byJob.get(node.job) ?? []), place]));
  const [arrows, boxes, links, circles] = ['arrows', 'boxes', 'links', 'circles'].map((name) => svg('g', { class: name }));
  const nodes = [];
  const jobs = new Map();

  const arrow = (x1, y1, x2, y2) => {
    const middle = (y1 + y2) / 2;
    arrows.append(svg('path', { d: `M${x1} ${y1}C${x1} ${middle} ${x2} ${middle} ${x2} ${y2 - 5}`, 'marker-end': `url(#${tips})` }));
  };

  const placeJob = ({ job, size }, centre, top) => {
    const left = centre - size.width / 2;
    const share = job.nodes / most;
    const button = onJob ? { tabindex: '0', role: 'button', onclick: () => onJob(job.id), onkeydown: (event) => (event.key === 'Enter' || event.key === ' ') && (event.preventDefault(), onJob(job.id)) } : {};
    const box = svg('g', { class: 'job', 'data-job': job.id, ...button },
      svg('rect', { x: left, y: top, width: size.width, height: size.height, rx: 8, style: `--share:${withNodes ? 0 : share}` }),
      svg('text', { x: centre, y: top + (withNodes ? 15 : 19), class: 'job-name' }, `job ${job.id}`),
      !withNodes && svg('text', { x: centre, y: top + 36, class: 'job-nodes' }, count(job.nodes, 'node')));
    boxes.append(box);
    jobs.set(job.id, box);
    if (!withNodes) return;
    (byJob.get(job.id) ?? []).forEach((place, index) => {
      const columns = Math.min(job.nodes, PER_ROW);
      const x = centre + ((index % PER_ROW) - (columns - 1) / 2) * NODE;
      const y = top + HEAD + Math.floor(index / PER_ROW) * NODE + NODE / 2 - 2;
      const node = trace.nodes[place];
      const circle = svg('g', { class: `node ${node.operation === 'input' ? 'input' : node.operation === 'constant' ? 'constant' : ''}`, 'data-node': `${node.job}.${node.index}`, onclick: onNode && (() => onNode(place)) },
        svg('title', {}, `${node.job}.${node.index}: ${node.operation}, value ${node.value}`),
        svg('circle', { cx: x, cy: y, r: 13.5 }), svg('text', { x, y: y + 0.5 }, symbol(node.operation)));
      circles.append(circle);
      nodes[place] = { x, y, element: circle };
    });
  };

  const placeTask = (task, centre, start) => {
    let top = start;
    task.jobs.forEach((each, index) => {
      placeJob(each, centre, top);
      const bottom = top + each.size.height;
      if (index + 1 === task.jobs.length) {
        top = bottom;
        return;
      }
      if (each.forks.length === 0) {
        top = bottom + BETWEEN_JOBS;
        arrow(centre, bottom, centre, top);
        return;
      }
      const row = bottom + BETWEEN_JOBS;
      const join = row + each.row.height + BETWEEN_JOBS;
      let left = centre - each.row.width / 2;
      for (const fork of each.forks) {
        const middle = left + fork.width / 2;
        const slack = (each.row.height - fork.height) / 2;
        arrow(centre, bottom, middle, row + slack);
        arrow(middle, placeTask(fork, middle, row + slack), centre, join);
        left += fork.width + BETWEEN_TASKS;
      }
      top = join;
    });
    return top;
  };
  placeTask(root, width / 2, MARGIN);

  const tip = (id, name) => svg('marker', { id, class: name, viewBox: '0 0 8 8', refX: 6, refY: 4, markerWidth: 7, markerHeight: 7, orient: 'auto-start-reverse' }, svg('path', { d: 'M0 0.5L7 4L0 7.5z' }));
  const picture = svg('svg', { class: 'jobs', viewBox: `0 0 ${width} ${height}`, width, height, role: 'img', 'aria-label': title },
    svg('defs', {}, tip(tips, 'tip'), tip(`${tips}-flow`, 'tip-flow')), arrows, boxes, links, circles);
  return { picture, nodes, jobs, links, flowTip: `url(#${tips}-flow)` };
}

/** A path from one node to another that does not run through their circles. */
export function link(from, to, attributes) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const distance = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / distance, dy / distance];
  const bend = Math.min(26, distance / 5);
  const [x1, y1, x2, y2] = [from.x + ux * 14, from.y + uy * 14, to.x - ux * 16, to.y - uy * 16];
  const [mx, my] = [(x1 + x2) / 2 - uy * bend, (y1 + y2) / 2 + ux * bend];
  return svg('path', { d: `M${x1} ${y1}Q${mx} ${my} ${x2} ${y2}`, ...attributes });
}
