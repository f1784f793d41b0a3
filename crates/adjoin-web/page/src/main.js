// The page: its fields, its tabs, and when to ask what.

import { count, byId, html } from './dom.js';
import { costView } from './cost.js';
import { Editor, explain } from './editor.js';
import { Engine, Stopped } from './engine.js';
import { gradientView } from './gradient.js';
import { graphView } from './graph.js';
import { decode, encode } from './share.js';
import { stagesView } from './stages.js';
import { Sweep } from './sweep.js';

const SIZES = '2 4 8 12 16 24 32';
const PAUSE = 60;

/** Which of the worker's functions answers for which tab. */
const KIND = { gradient: 'gradient', sweep: 'trace', stages: 'stages', cost: 'cost', jobs: 'trace' };
const TABS = Object.keys(KIND);

const engine = new Engine();
const editor = new Editor(byId('editor'), () => edited());
const state = { tab: 'gradient', function: '', input: null, sizes: SIZES, example: null };
let examples = [];
/** Answers to the fields as they are now, by kind. */
let answers = new Map();
let sweep = null;
let timer = null;
let turn = 0;

const panel = (tab) => byId(`panel-${tab}`);
const fields = { at: byId('at'), cotangent: byId('cotangent'), function: byId('function') };

// Asking.

const request = (more = {}) => JSON.stringify({
  program: editor.text, function: state.function || null, at: fields.at.value, cotangent: fields.cotangent.value, ...more,
});

let pending = 0;
/** Does something, and tells readers of the screen (and tests) that results are on their way. */
async function busily(work) {
  pending += 1;
  byId('right').setAttribute('aria-busy', 'true');
  try {
    await work();
  } finally {
    pending -= 1;
    if (pending === 0 && timer === null) byId('right').setAttribute('aria-busy', 'false');
  }
}

/** Something has changed: what was found out no longer holds. */
function edited({ pause = PAUSE } = {}) {
  answers = new Map();
  turn += 1;
  clearTimeout(timer);
  if (engine.busy) engine.stop();
  byId('right').setAttribute('aria-busy', 'true');
  timer = setTimeout(() => {
    timer = null;
    busily(refresh);
  }, pause);
}

/** Asks for the gradient, which also tells of all errors, and for what the open tab shows. */
async function refresh() {
  const mine = ++turn;
  address();
  const gradient = await answer('gradient', mine);
  if (mine !== turn) return;
  if (gradient) {
    // A function that is gone is not waited for.
    if (state.function !== gradient.function) state.function = '';
    names(gradient.definitions, gradient.function);
    state.suggestion = gradient.input;
    problems(gradient.warnings);
  }
  await show();
}

/** The answer to a question about the fields; `null` if there is none, which has been told then. */
async function answer(kind, mine, more) {
  const known = answers.get(kind);
  if (known && !more) return known;
  running(true);
  try {
    const { answer, milliseconds } = await engine.ask(kind, request(more));
    if (mine !== turn) return null;
    if (!answer.ok) {
      failed(kind, answer.problems);
      return null;
    }
    answers.set(kind, answer.ok);
    const name = answer.ok.function ?? answers.get('gradient')?.function;
    status(`${name} · ${milliseconds < 1 ? 'under 1' : Math.round(milliseconds)} ms`);
    return answer.ok;
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    if (mine === turn) {
      failed(kind, [{ severity: 'error', message: error.message, help: 'it may never end; change the program or the point to run it again', label: '', notes: [], related: [], field: null, range: null }]);
      status(error.message);
    }
    return null;
  } finally {
    if (mine === turn) running(engine.busy);
  }
}

/** Shows the open tab. */
async function show() {
  const mine = turn;
  const tab = state.tab;
  if (tab !== 'sweep') sweep?.close();
  if (tab !== 'sweep' && tab !== 'jobs') editor.light([]);
  if (!answers.has('gradient')) return;
  const kind = KIND[tab];
  if (kind === 'cost') {
    await showCost(mine);
    return;
  }
  const found = await answer(kind, mine, kind === 'stages' && !answers.has('stages') ? { width: paneWidth() } : undefined);
  if (!found || mine !== turn || tab !== state.tab) return;
  const name = answers.get('gradient').function;
  const place = panel(tab);
  place.classList.remove('stale');
  problems(answers.get('gradient').warnings);
  if (place.shown === found) {
    if (tab === 'sweep') sweep.go(sweep.position);
    return;
  }
  place.shown = found;
  if (tab === 'gradient') gradientView(place, found, { choose });
  if (tab === 'stages') stagesView(place, found);
  if (tab === 'jobs') graphView(place, found, { editor, name });
  if (tab === 'sweep') {
    sweep?.close();
    sweep = new Sweep(place, found, { editor, name });
  }
}

/** How many characters fit into a line of a pane: two panes are side by side, or one on a phone. */
function paneWidth() {
  const probe = html('pre', { class: 'probe' }, 'x'.repeat(100));
  panel('stages').append(probe);
  const character = probe.getBoundingClientRect().width / 100;
  probe.remove();
  const room = panel('stages').clientWidth - 32;
  return Math.max(36, Math.min(100, Math.floor(((room > 700 ? room / 2 : room) - 48) / character)));
}

async function showCost(mine) {
  const input = state.input ?? state.suggestion ?? '';
  const sizes = /\bn\b/.test(input) ? state.sizes.split(/[\s,]+/).map(Number).filter((size) => Number.isInteger(size)) : [1];
  const ask = (newInput, newSizes) => {
    Object.assign(state, { input: newInput === state.suggestion ? null : newInput, sizes: newSizes.trim() || SIZES });
    answers.delete('cost');
    address();
    busily(() => showCost(turn));
  };
  const place = panel('cost');
  if (!place.hasChildNodes()) costView(place, null, { input, sizes: state.sizes, ask });
  const known = answers.get('cost');
  const found = known ?? (await answer('cost', mine, { input, sizes }));
  if (!found || mine !== turn) return;
  place.classList.remove('stale');
  problems(answers.get('gradient').warnings);
  costView(place, found, { input, sizes: state.sizes, ask });
}

// Telling.

function status(text) {
  byId('state').textContent = text;
}

let waiting = null;
/** The button to stop appears when something takes its time. */
function running(on) {
  clearTimeout(waiting);
  waiting = null;
  if (on) {
    waiting = setTimeout(() => {
      status('running …');
      byId('stop').hidden = false;
    }, 250);
  } else {
    byId('stop').hidden = true;
  }
}

/** Results that no longer hold are greyed until there are new ones. */
function failed(kind, list) {
  for (const tab of TABS) if (kind === 'gradient' || KIND[tab] === kind) panel(tab).classList.add('stale');
  if (kind === 'cost') {
    const ask = (input, sizes) => { Object.assign(state, { input, sizes }); busily(() => showCost(turn)); };
    costView(panel('cost'), null, { input: state.input ?? state.suggestion ?? '', sizes: state.sizes, ask, error: html('ul', { class: 'problems' }, list.map(problem)) });
    return;
  }
  status(list.length > 0 ? count(list.filter(({ severity }) => severity === 'error').length, 'error') : '');
  problems(list);
  const text = panel(state.tab);
  if (!text.hasChildNodes()) text.replaceChildren(html('p', { class: 'remark' }, 'No result yet: see the errors beside.'));
}

const FIELD = { at: 'at', cotangent: 'cotangent', input: 'argument' };

function problem(each) {
  const inProgram = each.field === 'program' && each.range;
  const place = inProgram ? editor.position(each.range.from) : null;
  const where = place ? `${place.line}:${place.column}` : FIELD[each.field];
  return html('li', { class: each.severity }, html('span', { class: 'severity' }, each.severity),
    where && (inProgram ? html('button', { type: 'button', class: 'link', onclick: () => editor.go(each.range) }, where) : html('span', { class: 'where' }, where)),
    explain(each));
}

function problems(list) {
  byId('problems').replaceChildren(...list.map(problem));
  editor.underline(list);
  for (const name of ['at', 'cotangent']) fields[name].setAttribute('aria-invalid', list.some(({ field }) => field === name));
}

/** The functions to choose from. */
function names(definitions, chosen) {
  const functions = definitions.filter((each) => each.function);
  fields.function.replaceChildren(...functions.map(({ name, type }) => html('option', { value: name, selected: name === chosen, title: type }, name)));
}

// The fields.

function choose(name) {
  const known = examples.find((each) => each.name === state.example)?.cases.find((each) => each.function === name);
  state.function = name;
  state.input = null;
  if (known) [fields.at.value, fields.cotangent.value] = [known.at, known.cotangent];
  edited({ pause: 0 });
}

function open({ name, text, cases }) {
  const [first] = cases;
  Object.assign(state, { example: name, function: first?.function ?? '', input: null, sizes: SIZES });
  [fields.at.value, fields.cotangent.value] = [first?.at ?? '', first?.cotangent ?? ''];
  byId('example').value = name;
  fields.function.replaceChildren(html('option', {}, state.function));
  editor.text = text;
  edited({ pause: 0 });
}

fields.at.addEventListener('input', () => edited());
fields.cotangent.addEventListener('input', () => edited());
fields.function.addEventListener('change', () => choose(fields.function.value));
byId('example').addEventListener('change', ({ target }) => open(examples.find(({ name }) => name === target.value)));
byId('stop').addEventListener('click', () => engine.stop());

// The tabs.

/** More room for the results: the program steps aside. */
byId('wide').addEventListener('click', () => {
  const wide = document.body.classList.toggle('wide');
  byId('wide').setAttribute('aria-pressed', wide);
  answers.delete('stages');
  busily(show);
});

function select(tab, focus = false) {
  state.tab = tab;
  for (const each of TABS) {
    const button = byId(`tab-${each}`);
    button.setAttribute('aria-selected', each === tab);
    button.tabIndex = each === tab ? 0 : -1;
    panel(each).hidden = each !== tab;
  }
  if (focus) byId(`tab-${tab}`).focus();
}

TABS.forEach((tab) => {
  const button = byId(`tab-${tab}`);
  const order = [...byId('right').querySelectorAll('[role=tab]')].map(({ id }) => id.slice(4));
  button.addEventListener('click', () => { select(tab); address(); busily(show); });
  button.addEventListener('keydown', ({ key }) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (!step) return;
    const next = order[(order.indexOf(tab) + step + order.length) % order.length];
    select(next, true);
    address();
    busily(show);
  });
});

// The address.

let addressTimer = null;
function address() {
  clearTimeout(addressTimer);
  addressTimer = setTimeout(async () => history.replaceState(null, '', `#${await link()}`), 300);
}

async function link() {
  const example = examples.find(({ name }) => name === state.example);
  const tab = state.tab === 'gradient' ? '' : `&tab=${state.tab}`;
  const untouched = example && example.text === editor.text && state.input === null && state.sizes === SIZES
    && example.cases[0]?.function === state.function && example.cases[0]?.at === fields.at.value && example.cases[0]?.cotangent === fields.cotangent.value;
  if (untouched) return `example=${example.name}${tab}`;
  const packed = await encode({
    program: editor.text, function: state.function, at: fields.at.value, cotangent: fields.cotangent.value, input: state.input, sizes: state.sizes,
  });
  return `p=${packed}${tab}`;
}

byId('share').addEventListener('click', async ({ target }) => {
  const hash = await link();
  history.replaceState(null, '', `#${hash}`);
  const text = location.href;
  try {
    await navigator.clipboard.writeText(text);
    target.textContent = 'Link copied';
  } catch {
    target.textContent = 'See the address';
  }
  setTimeout(() => { target.textContent = 'Share'; }, 2000);
});

async function restore() {
  const given = new URLSearchParams(location.hash.slice(1));
  const tab = given.get('tab');
  select(TABS.includes(tab) ? tab : 'gradient');
  const shared = given.get('p') && (await decode(given.get('p')));
  if (shared) {
    const text = (value, otherwise = '') => (typeof value === 'string' ? value : otherwise);
    Object.assign(state, { example: null, function: text(shared.function), input: text(shared.input, null), sizes: text(shared.sizes, SIZES) });
    [fields.at.value, fields.cotangent.value] = [text(shared.at), text(shared.cotangent)];
    byId('example').value = '';
    editor.text = shared.program;
    edited({ pause: 0 });
    return;
  }
  open(examples.find(({ name }) => name === given.get('example')) ?? examples.find(({ name }) => name === 'partial_order') ?? examples[0]);
}

window.addEventListener('hashchange', restore);

// Light and dark.

const stored = {
  get theme() { try { return localStorage.getItem('theme'); } catch { return null; } },
  set theme(value) { try { localStorage.setItem('theme', value); } catch { /* Pages from a disk may have no storage. */ } },
};
if (stored.theme) document.documentElement.dataset.theme = stored.theme;
byId('theme').addEventListener('click', () => {
  const dark = document.documentElement.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  document.documentElement.dataset.theme = stored.theme = dark === 'dark' ? 'light' : 'dark';
});

// The beginning.

(async () => {
  select('gradient');
  const { answer } = await engine.ask('examples');
  examples = answer.ok;
  const group = (label, list) => html('optgroup', { label }, list.map(({ name, title }) => html('option', { value: name, title }, name.replace('_', ' '))));
  byId('example').replaceChildren(html('option', { value: '', hidden: true }, 'your own'),
    group('From the paper', examples.slice(0, 3)), group('Its benchmarks', examples.slice(3, 9)), group('More', examples.slice(9)));
  await restore();
})();
