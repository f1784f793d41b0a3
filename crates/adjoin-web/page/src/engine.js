// Asks the worker, one question at a time, and ends it if it takes too long.

import workerText from 'text:worker';
import moduleText from 'text:module';

/** A question that takes longer than this is given up. */
export const TIME_LIMIT = 10_000;

/** Why there is no answer. */
export class Stopped extends Error {}

const compiled = (async () => {
  const packed = Uint8Array.from(atob(moduleText), (character) => character.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return WebAssembly.compile(await new Response(stream).arrayBuffer());
})();

const workerAddress = URL.createObjectURL(new Blob([workerText], { type: 'text/javascript' }));

export class Engine {
  #worker = null;
  #waiting = [];
  #current = null;
  #next = 0;

  /** Is something running? */
  get busy() {
    return this.#current !== null;
  }

  /** The answer of one of the worker's functions, parsed, and how long it took. */
  ask(kind, request = '') {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ id: this.#next++, kind, request, resolve, reject });
      this.#go();
    });
  }

  /** Ends what is running, and forgets what waits. */
  stop(reason = 'stopped') {
    const given = [...(this.#current ? [this.#current] : []), ...this.#waiting];
    this.#waiting = [];
    if (this.#current) this.#end();
    for (const question of given) question.reject(new Stopped(reason));
  }

  #end() {
    clearTimeout(this.#current?.timer);
    this.#current = null;
    this.#worker?.terminate();
    this.#worker = null;
  }

  async #go() {
    if (this.#current || this.#waiting.length === 0) return;
    const question = (this.#current = this.#waiting.shift());
    const module = await compiled;
    // It may have been stopped meanwhile.
    if (this.#current !== question) return;
    if (!this.#worker) {
      this.#worker = new Worker(workerAddress);
      this.#worker.onmessage = ({ data }) => this.#answered(data);
      this.#worker.onerror = (event) => this.#answered({ id: this.#current?.id, crash: event.message });
      this.#worker.postMessage({ module });
    }
    question.timer = setTimeout(() => this.stop(`given up after ${TIME_LIMIT / 1000} seconds`), TIME_LIMIT);
    this.#worker.postMessage({ id: question.id, kind: question.kind, request: question.request });
  }

  #answered({ id, answer, milliseconds, crash }) {
    const question = this.#current;
    if (!question || question.id !== id) return;
    clearTimeout(question.timer);
    this.#current = null;
    if (crash === undefined) {
      question.resolve({ answer: JSON.parse(answer), milliseconds });
    } else {
      // Its memory may be in any state.
      this.#end();
      question.resolve({ answer: { problems: [crashed(crash)] }, milliseconds: 0 });
    }
    this.#go();
  }
}

function crashed(message) {
  const deep = /call stack|recursion/i.test(message);
  const memory = /memory|allocat/i.test(message);
  return {
    severity: 'error',
    message: deep ? 'the recursion goes deeper than the browser’s stack' : memory ? 'the browser has no more memory for it' : message,
    help: deep || memory ? 'try a smaller point; the command adjoin goes further than a browser' : null,
    label: '', related: [], notes: [], field: null, range: null,
  };
}
