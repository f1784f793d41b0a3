// Puts the page into one file: markup, style, scripts, the worker and the compressed WebAssembly module.
// node bundle.mjs DIRECTORY-OF-BINDINGS DIRECTORY-FOR-THE-PAGE

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const [bindings, output] = process.argv.slice(2);
const common = {
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  target: 'es2022',
  alias: { bindings: join(bindings, 'adjoin_web.js') },
  // The bindings can look for the module beside themselves; they are handed it instead.
  logOverride: { 'empty-import-meta': 'silent' },
};

const script = async (entry, texts = {}) => {
  const plugin = {
    name: 'texts',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^text:/ }, ({ path }) => ({ path, namespace: 'text' }));
      onLoad({ filter: /.*/, namespace: 'text' }, ({ path }) => ({ contents: texts[path], loader: 'text' }));
    },
  };
  const { outputFiles } = await build({ ...common, entryPoints: [entry], plugins: [plugin] });
  return outputFiles[0].text;
};

const module = gzipSync(readFileSync(join(bindings, 'adjoin_web_bg.wasm')), { level: 9 });
const worker = await script('src/worker.js');
const main = await script('src/main.js', { 'text:worker': worker, 'text:module': module.toString('base64') });
const style = await build({ ...common, entryPoints: ['style.css'], loader: { '.css': 'css' } });
const page = readFileSync('index.html', 'utf8')
  .replace('/*style*/', () => style.outputFiles[0].text)
  .replace('/*script*/', () => main.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--'));

mkdirSync(output, { recursive: true });
writeFileSync(join(output, 'index.html'), page);
const kilobytes = (bytes) => `${Math.round(bytes / 1000)} kB`;
console.log(`${join(output, 'index.html')}: ${kilobytes(page.length)}, ${kilobytes(gzipSync(page).length)} compressed`);
