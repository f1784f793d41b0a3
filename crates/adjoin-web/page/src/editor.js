// The editor: Haskell's colours, errors underlined, and places lit up.

import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, HighlightStyle, indentUnit, StreamLanguage, syntaxHighlighting } from '@codemirror/language';
import { haskell } from '@codemirror/legacy-modes/mode/haskell';
import { lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { EditorState, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration, drawSelection, EditorView, highlightActiveLine, highlightActiveLineGutter, highlightSpecialChars, keymap, lineNumbers,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { html } from './dom.js';

const colours = HighlightStyle.define([
  { tag: tags.keyword, class: 'hl-keyword' },
  { tag: [tags.comment, tags.lineComment, tags.blockComment], class: 'hl-comment' },
  { tag: [tags.typeName, tags.className, tags.standard(tags.typeName)], class: 'hl-type' },
  { tag: [tags.number, tags.literal], class: 'hl-number' },
  { tag: [tags.string, tags.character], class: 'hl-string' },
  { tag: [tags.operator, tags.meta], class: 'hl-operator' },
  { tag: tags.standard(tags.variableName), class: 'hl-builtin' },
]);

const light = StateEffect.define();
const lit = StateField.define({
  create: () => Decoration.none,
  update(marks, transaction) {
    let next = marks.map(transaction.changes);
    for (const effect of transaction.effects) {
      if (effect.is(light)) {
        const { ranges, length } = effect.value;
        const inside = ranges.filter(({ from, to }) => from < to && to <= length).sort((a, b) => a.from - b.from || a.to - b.to);
        next = Decoration.set(inside.map(({ from, to, name }) => Decoration.mark({ class: name }).range(from, to)), true);
      }
    }
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});

export class Editor {
  #view;

  constructor(parent, onChange) {
    this.#view = new EditorView({
      parent,
      state: EditorState.create({
        extensions: [
          lineNumbers(), highlightActiveLineGutter(), highlightSpecialChars(), history(), drawSelection(), bracketMatching(),
          closeBrackets(), highlightActiveLine(), lintGutter(), lit, indentUnit.of('  '),
          StreamLanguage.define(haskell), syntaxHighlighting(colours),
          EditorView.contentAttributes.of({ 'aria-label': 'Program', autocapitalize: 'off', spellcheck: 'false' }),
          keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...lintKeymap, indentWithTab]),
          EditorView.updateListener.of((update) => update.docChanged && onChange()),
        ],
      }),
    });
  }

  get text() {
    return this.#view.state.doc.toString();
  }

  set text(text) {
    this.#view.dispatch({ changes: { from: 0, to: this.#view.state.doc.length, insert: text }, selection: { anchor: 0 } });
    this.#view.scrollDOM.scrollTop = 0;
  }

  /** Underlines problems of the program. */
  underline(problems) {
    const length = this.#view.state.doc.length;
    const here = problems.filter(({ field, range }) => field === 'program' && range);
    const diagnostics = here.map((problem) => {
      const from = Math.min(problem.range.from, length);
      const to = Math.min(Math.max(problem.range.to, from), length);
      return { from, to, severity: problem.severity, message: problem.message, renderMessage: () => explain(problem) };
    });
    this.#view.dispatch(setDiagnostics(this.#view.state, diagnostics));
  }

  /** Lights up places: `{from, to, name}`, where the name is a class of the style sheet. */
  light(ranges) {
    this.#view.dispatch({ effects: light.of({ ranges, length: this.#view.state.doc.length }) });
    const [first] = ranges;
    if (first) this.#reveal(first);
  }

  #reveal({ from }) {
    // Not by the editor's own means: those also scroll the page, away from what the reader looks at.
    const { scrollDOM } = this.#view;
    const line = this.#view.lineBlockAt(Math.min(from, this.#view.state.doc.length));
    if (line.top < scrollDOM.scrollTop || line.bottom > scrollDOM.scrollTop + scrollDOM.clientHeight) {
      scrollDOM.scrollTop = line.top - scrollDOM.clientHeight / 2;
    }
    const left = (from - line.from) * this.#view.defaultCharacterWidth;
    if (left < scrollDOM.scrollLeft || left > scrollDOM.scrollLeft + scrollDOM.clientWidth - 100) {
      scrollDOM.scrollLeft = left - scrollDOM.clientWidth / 2;
    }
  }

  /** Puts the cursor at a place. */
  go({ from, to }) {
    const length = this.#view.state.doc.length;
    this.#view.dispatch({ selection: { anchor: Math.min(from, length), head: Math.min(to, length) }, scrollIntoView: true });
    this.#view.focus();
  }

  /** Line and column of a place. */
  position(place) {
    const line = this.#view.state.doc.lineAt(Math.min(place, this.#view.state.doc.length));
    return { line: line.number, column: place - line.from + 1 };
  }

  /** The text of a place, on one line. */
  slice({ from, to }) {
    return this.#view.state.sliceDoc(from, to).replace(/\s+/g, ' ');
  }
}

/** A problem in all its detail. */
export function explain(problem) {
  return html('div', { class: 'explanation' },
    html('div', {}, html('strong', {}, problem.message)),
    problem.label && html('div', {}, problem.label),
    problem.notes.map((note) => html('div', { class: 'note' }, note)),
    problem.help && html('div', { class: 'help' }, problem.help));
}
