// The reverse pass, stepped forwards and backwards: jobs on one side, the staging arrays on the other, the source lit up.

import { count, html, icon } from './dom.js';
import { allJobs, drawJobs, link } from './jobs.js';

/** With more nodes than this, lines between all of them are a tangle. */
const MOST_LINKS = 200;
const PLAY = 700;

const ICONS = {
  first: 'M3 3v10M13 3L5.5 8l7.5 5z', back: 'M11 3L4 8l7 5z', play: 'M4 2.5l9 5.5-9 5.5z', pause: 'M5 3v10M11 3v10', forward: 'M5 3l7 5-7 5z', last: 'M13 3v10M3 3l7.5 5L3 13z',
};

export class Sweep {
  #trace;
  #editor;
  #drawing;
  #rows = [];
  #adjoints;
  #position = 0;
  #timer = null;
  #parts;

  constructor(panel, trace, { editor, name, position = 0 }) {
    this.#trace = trace;
    this.#editor = editor;
    this.#drawing = drawJobs(trace, { withNodes: true, title: `Nodes of ${name}, in their jobs`, onNode: (place) => this.#goToNode(place) });
    this.#drawLinks();
    const button = (id, title, onclick) => html('button', { type: 'button', id, title, 'aria-label': title, onclick }, icon(ICONS[id]));
    const slider = html('input', { type: 'range', id: 'position', min: 0, max: trace.steps.length, value: 0, 'aria-label': 'Step', oninput: () => this.go(Number(slider.value)) });
    const play = button('play', 'Play', () => this.#toggle());
    const place = html('output', { id: 'place' });
    const story = html('p', { class: 'story', id: 'story', 'aria-live': 'polite' });
    this.#parts = { slider, play, place, story };
    panel.replaceChildren(
      html('div', { class: 'player' },
        button('first', 'To the beginning', () => this.go(0)), button('back', 'One step back', () => this.go(this.#position - 1)), play,
        button('forward', 'One step forward', () => this.go(this.#position + 1)), button('last', 'To the end', () => this.go(this.steps)), slider, place),
      story,
      html('div', { class: 'split' }, html('div', { class: 'picture' }, this.#drawing.picture), this.#arrays()));
    panel.onkeydown = (event) => this.#key(event);
    this.#adjoints = new Array(trace.nodes.length).fill(null);
    for (const { node, after } of trace.seeds) this.#adjoints[node] = after;
    this.go(Math.min(position, this.steps));
  }

  get steps() {
    return this.#trace.steps.length;
  }

  get position() {
    return this.#position;
  }

  /** Ends what moves by itself. */
  close() {
    clearInterval(this.#timer);
    this.#timer = null;
    this.#parts.play.replaceChildren(icon(ICONS.play));
  }

  /** Does or undoes steps until this many are done. */
  go(position) {
    const wanted = Math.max(0, Math.min(position, this.steps));
    while (this.#position < wanted) {
      for (const { node, after } of this.#trace.steps[this.#position].staged) this.#adjoints[node] = after;
      this.#position += 1;
    }
    while (this.#position > wanted) {
      this.#position -= 1;
      for (const { node, before } of [...this.#trace.steps[this.#position].staged].reverse()) this.#adjoints[node] = before;
    }
    this.#show();
  }

  #toggle() {
    if (this.#timer) {
      this.close();
      return;
    }
    if (this.#position === this.steps) this.go(0);
    this.#parts.play.replaceChildren(icon(ICONS.pause));
    this.#timer = setInterval(() => (this.#position < this.steps ? this.go(this.#position + 1) : this.close()), PLAY);
  }

  #key(event) {
    if (event.target.matches('input, select, textarea')) return;
    const jump = { ArrowRight: this.#position + 1, ArrowLeft: this.#position - 1, Home: 0, End: this.steps }[event.key];
    if (jump === undefined && event.key !== ' ') return;
    if (event.key === ' ' && event.target.matches('button')) return;
    event.preventDefault();
    if (event.key === ' ') this.#toggle();
    else this.go(jump);
  }

  /** To the step that resolves a node. */
  #goToNode(place) {
    this.go(this.#trace.steps.findIndex((step) => step.node === place) + 1);
  }

  #drawLinks() {
    if (this.#trace.nodes.length > MOST_LINKS) return;
    const { nodes, links } = this.#drawing;
    for (const { node, contributions } of this.#trace.steps) {
      for (const { to } of contributions) if (to !== node) links.append(link(nodes[to], nodes[node], { class: 'link' }));
    }
  }

  #arrays() {
    const tables = [...allJobs(this.#trace.jobs)].sort((a, b) => a.id - b.id).map((job) => {
      const rows = this.#trace.nodes.flatMap((node, place) => {
        if (node.job !== job.id) return [];
        const adjoint = html('td', { class: 'adjoint' });
        const row = html('tr', { 'data-node': `${node.job}.${node.index}`, onclick: () => this.#goToNode(place) }, html('th', { scope: 'row' }, node.index),
          html('td', { class: 'what' }, node.operation), html('td', {}, node.value), adjoint);
        this.#rows[place] = { row, adjoint };
        return [row];
      });
      return rows.length > 0 && html('tbody', {}, html('tr', { class: 'job-head' }, html('th', { colspan: 4, scope: 'rowgroup' }, `job ${job.id}`)), rows);
    });
    return html('div', { class: 'arrays' }, html('table', { class: 'numbers' },
      html('caption', {}, 'Staging array'),
      html('thead', {}, html('tr', {}, ['', 'operation', 'value', 'adjoint'].map((text) => html('th', { scope: 'col' }, text)))), tables));
  }

  #name(place) {
    const node = this.#trace.nodes[place];
    return `${node.job}.${node.index}`;
  }

  #show() {
    const { trace, drawing } = { trace: this.#trace, drawing: this.#drawing };
    const step = this.#position > 0 ? trace.steps[this.#position - 1] : null;
    const changed = new Set((step ? step.staged : trace.seeds).map(({ node }) => node));
    const done = new Set(trace.steps.slice(0, this.#position).map(({ node }) => node));
    trace.nodes.forEach((node, place) => {
      const adjoint = this.#adjoints[place];
      const names = { current: step?.node === place, changed: changed.has(place), done: done.has(place) && step?.node !== place && node.operation !== 'input', found: done.has(place) && node.operation === 'input', staged: adjoint !== null };
      for (const element of [this.#rows[place]?.row, drawing.nodes[place]?.element]) {
        for (const [name, on] of Object.entries(names)) element?.classList.toggle(name, on);
      }
      if (this.#rows[place]) this.#rows[place].adjoint.textContent = adjoint ?? '·';
    });
    const job = step && trace.nodes[step.node].job;
    for (const [id, box] of drawing.jobs) box.classList.toggle('current', id === job);
    for (const flow of drawing.links.querySelectorAll('.flow')) flow.remove();
    if (step) {
      for (const { to } of step.contributions) {
        if (to !== step.node) drawing.links.append(link(drawing.nodes[step.node], drawing.nodes[to], { class: 'flow', 'marker-end': drawing.flowTip }));
      }
    }
    this.#parts.slider.value = this.#position;
    this.#parts.place.textContent = `${this.#position} / ${this.steps}`;
    this.#parts.story.replaceChildren(...this.#story(step));
    const range = step && trace.nodes[step.node].range;
    const operands = step ? step.contributions.flatMap(({ to }) => (trace.nodes[to].range ? [{ ...trace.nodes[to].range, name: 'lit-operand' }] : [])) : [];
    this.#editor.light(range ? [{ ...range, name: 'lit' }, ...operands] : operands);
    const row = step ? this.#rows[step.node]?.row : null;
    if (row) {
      const box = row.closest('.arrays');
      if (box.scrollHeight > box.clientHeight) box.scrollTop = row.offsetTop - box.clientHeight / 2;
    }
  }

  #story(step) {
    const strong = (text) => html('b', {}, text);
    if (!step) {
      const seeds = this.#trace.seeds.map(({ node }) => this.#name(node)).join(', ');
      return [strong('Before the first step. '), `The forward pass made ${count(this.#trace.nodes.length, 'node')}. `,
        seeds ? `The cotangent ${this.#trace.cotangent} of the result is staged at ${seeds}; everything else is zero.` : 'The result does not depend on any real.'];
    }
    const node = this.#trace.nodes[step.node];
    const text = node.range ? this.#editor.slice(node.range) : '';
    const what = node.operation === 'input' ? 'an input' : node.operation === 'constant' ? 'a constant' : node.operation;
    const parts = [strong(`Node ${this.#name(step.node)}`), `, ${what}`, ...(text ? [' from ', html('code', {}, text.length > 48 ? `${text.slice(0, 47)}…` : text)] : []),
      `: its adjoint ${step.adjoint} is complete. `];
    if (step.contributions.length === 0) {
      parts.push(node.operation === 'input' ? 'It is a part of the gradient.' : 'It has no operands, so nothing is passed on.');
    }
    step.contributions.forEach(({ to, partial, amount }, place) =>
      parts.push(place === 0 ? 'It adds ' : ', ', html('code', {}, `${partial} · ${step.adjoint} = ${amount}`), ` to ${this.#name(to)}`));
    if (step.contributions.length > 0) parts.push('.');
    if (this.#position === this.steps) parts.push(html('br'), 'The sweep is over: the gradient is ', html('code', {}, this.#trace.gradient), '.');
    return parts;
  }
}
