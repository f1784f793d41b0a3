// The job graph, and the nodes of a job that is chosen.

import { count, html, save } from './dom.js';
import { allJobs, drawJobs } from './jobs.js';

export function graphView(panel, trace, { editor, name }) {
  const jobs = [...allJobs(trace.jobs)];
  const list = html('div', { class: 'job-list', 'aria-live': 'polite' });
  const drawing = drawJobs(trace, { withNodes: false, title: `Jobs of ${name}`, onJob: choose });
  function choose(id) {
    for (const [each, box] of drawing.jobs) box.classList.toggle('current', each === id);
    const nodes = trace.nodes.filter((node) => node.job === id);
    const ranges = nodes.flatMap(({ range }) => (range ? [{ ...range, name: 'lit' }] : []));
    editor.light(ranges);
    list.replaceChildren(html('h2', {}, `Job ${id}`), nodes.length === 0 ? html('p', {}, 'It makes no nodes: it only forks or joins.')
      : html('table', { class: 'numbers nodes' },
        html('thead', {}, html('tr', {}, ['node', 'operation', 'value', 'source'].map((text) => html('th', { scope: 'col' }, text)))),
        html('tbody', {}, nodes.map((node) => html('tr', {}, html('th', { scope: 'row' }, `${node.job}.${node.index}`), html('td', {}, node.operation), html('td', {}, node.value),
          html('td', { class: 'source' }, node.range && html('button', { type: 'button', class: 'link', onclick: () => editor.go(node.range) }, editor.slice(node.range))))))));
  }
  const total = trace.nodes.length;
  const download = () => save('jobs.svg', 'image/svg+xml', standalone(drawing.picture));
  panel.replaceChildren(
    html('div', { class: 'bar-row' }, html('p', {}, html('b', {}, count(jobs.length, 'job')), `, ${count(total, 'node')}. `,
      jobs.length === 1 ? 'The program does not fork: write s |*| t to run s and t in parallel.' : 'A job ends where it forks; the one after the join is a new job.'),
    html('button', { type: 'button', onclick: download }, 'Save as SVG')),
    html('div', { class: 'split' }, html('div', { class: 'picture' }, drawing.picture), list));
  choose(jobs[0].id);
}

/** The picture with the style it has on the page. */
function standalone(picture) {
  const copy = picture.cloneNode(true);
  const sources = [...picture.querySelectorAll('*')];
  [...copy.querySelectorAll('*')].forEach((element, place) => {
    const style = getComputedStyle(sources[place]);
    for (const name of ['fill', 'stroke', 'stroke-width', 'font-family', 'font-size', 'font-weight', 'text-anchor', 'dominant-baseline']) {
      element.style.setProperty(name, style.getPropertyValue(name));
    }
  });
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return copy.outerHTML;
}
