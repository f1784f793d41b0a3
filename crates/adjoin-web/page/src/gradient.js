// Value and gradient, the Jacobian of a result with several reals, and the types of all definitions.

import { fill, html } from './dom.js';

/** Nobody reads more characters than this. */
const LONGEST = 5000;

/** The path of a real, named as in the language's tuples: the whole has none. */
const label = (path, whole) => path || whole;

export function gradientView(panel, answer, { choose }) {
  const { inputs, jacobian } = answer;
  const result = answer.result === 'Double';
  fill(panel,
    html('div', { class: 'cards' },
      card('value', answer.value, `${answer.function} ${argument(answer.at)} :: ${answer.result}`, 'value'),
      card('gradient', answer.gradient,
        result && answer.cotangent === '1.0' ? `with respect to the argument :: ${answer.argument}`
          : `for the cotangent ${answer.cotangent}`, 'gradient')),
    inputs.length > 0 && html('table', { class: 'numbers' },
      html('caption', {}, 'How the result changes with each real of the argument'),
      html('thead', {}, html('tr', {}, ['place', 'at', 'slope', ''].map((text) => html('th', { scope: 'col' }, text)))),
      html('tbody', {}, inputs.map((input) => html('tr', {},
        html('th', { scope: 'row' }, label(input.path, 'x')),
        html('td', {}, input.value), html('td', {}, input.slope),
        html('td', { class: 'bar' }, bar(input.share)))))),
    jacobian && html('div', { class: 'scroll' }, html('table', { class: 'numbers' },
      html('caption', {}, 'Jacobian: a row for each real of the result, a column for each real of the argument'),
      html('thead', {}, html('tr', {}, html('td'), jacobian.columns.map((path) => html('th', { scope: 'col' }, label(path, 'x'))))),
      html('tbody', {}, jacobian.entries.map((row, place) => html('tr', {},
        html('th', { scope: 'row' }, label(jacobian.rows[place], answer.function)),
        row.map((entry) => html('td', { class: entry === '0.0' ? 'zero' : null }, entry))))))),
    html('h2', {}, 'Types'),
    html('ul', { class: 'types' }, answer.definitions.map((definition) => html('li', {},
      definition.function && definition.name !== answer.function
        ? html('button', { type: 'button', class: 'link', title: 'Differentiate this one', onclick: () => choose(definition.name) }, definition.name)
        : html('b', {}, definition.name),
      ` :: ${definition.type}`))));
}

const argument = (text) => (/^[([{"']/.test(text) || !/[ -]/.test(text) ? text : `(${text})`);

const card = (title, text, remark, name) =>
  html('div', { class: 'card' }, html('h2', {}, title), html('output', { id: `out-${name}`, class: text.length > 26 ? 'long' : null }, breakable(text)), html('p', {}, remark));

/** A text that may be broken after commas; of a long one, the beginning. */
const breakable = (text) => (text.length > LONGEST ? [`${text.slice(0, LONGEST)} … (${text.length - LONGEST} more characters)`] : text.split(/(?<=,)/).flatMap((part) => [part, html('wbr')]));

function bar(share) {
  const width = Math.abs(share) * 50;
  return html('span', { class: share < 0 ? 'negative' : 'positive', style: `width:${width}%;left:${share < 0 ? 50 - width : 50}%` });
}
