// The program in all its forms, side by side, with what changed from one to the next.

import { html } from './dom.js';

const TOKEN = /(\b(?:let|in|case|of|do|return|data|type|if|then|else|letrec|forall)\b|λ°|λ|∀)|(\b[A-Z]\w*'*)|(\b\d+(?:\.\d+)?(?:e-?\d+)?\b)|([→⊸←⋆=:|]+)/g;

/** A line with its parts in colour. */
function coloured(line) {
  const parts = [];
  let end = 0;
  for (const match of line.matchAll(TOKEN)) {
    parts.push(line.slice(end, match.index));
    const name = match[1] ? 'hl-keyword' : match[2] ? 'hl-type' : match[3] ? 'hl-number' : 'hl-operator';
    parts.push(html('span', { class: name }, match[0]));
    end = match.index + match[0].length;
  }
  return [...parts, line.slice(end)];
}

export function stagesView(panel, answer) {
  const removed = panel.querySelector('#removed')?.checked ?? false;
  const old = panel.querySelector('.panes');
  const place = old ? old.scrollLeft : 0;
  const panes = html('div', { class: `panes${removed ? ' with-removed' : ''}`, tabindex: '0', role: 'group', 'aria-label': 'Stages, side by side' },
    answer.map(pane));
  const go = (index) => panes.scrollTo({ left: panes.children[index].offsetLeft - panes.offsetLeft, behavior: 'smooth' });
  const chips = answer.map((stage, index) => html('button', { type: 'button', onclick: () => go(index) }, stage.stage.replace('_', ' ')));
  const onchange = ({ target }) => panes.classList.toggle('with-removed', target.checked);
  panel.replaceChildren(
    html('div', { class: 'chips' }, html('span', { class: 'chip-row' }, chips),
      html('label', { class: 'check' }, html('input', { type: 'checkbox', id: 'removed', checked: removed, onchange }), 'show removed lines')),
    panes);
  panes.scrollLeft = place;
  panes.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const width = panes.children[0].offsetWidth + 12;
    panes.scrollTo({ left: (Math.round(panes.scrollLeft / width) + step) * width, behavior: 'smooth' });
  });
}

function pane(stage) {
  const added = stage.lines.filter(([mark]) => mark === '+').length;
  const gone = stage.lines.filter(([mark]) => mark === '-').length;
  return html('article', { class: 'pane', 'data-stage': stage.stage },
    html('header', {}, html('h2', {}, stage.stage.replace('_', ' ')),
      stage.stage !== 'source' && html('span', { class: 'changes' }, html('ins', {}, `+${added}`), ' ', html('del', {}, `−${gone}`)),
      html('p', {}, stage.paper), html('p', { class: 'type' }, `${stage.name} : ${stage.type}`)),
    html('pre', {}, stage.lines.map(([mark, line]) =>
      html('div', { class: mark === '+' ? 'new' : mark === '-' ? 'old' : 'same' }, line ? coloured(line) : '\u200b'))));
}
