// Runs the language. A worker of its own, so that a program that never ends can be stopped together with it.

import { cost, examples, gradient, initSync, stages, start, trace } from 'bindings';

const calls = { cost, examples, gradient, stages, trace };

self.onmessage = ({ data }) => {
  if (data.module) {
    initSync({ module: data.module });
    start();
    return;
  }
  const { id, kind, request } = data;
  const began = performance.now();
  try {
    const answer = calls[kind](request);
    self.postMessage({ id, answer, milliseconds: performance.now() - began });
  } catch (error) {
    self.postMessage({ id, crash: String(error?.message ?? error) });
  }
};
