// Drives the page in a real browser: `node --test page/test.mjs` after `bundle` and `cargo build`, as scripts/web does.
//
// CHROMIUM names the browser, /usr/bin/chromium unless said otherwise. With SCREENSHOTS, pictures are written to that directory.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { after, before, describe, test } from 'node:test';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const root = fileURLToPath(new URL('..', import.meta.url));
const pictures = process.env.SCREENSHOTS;
const DESKTOP = { width: 1280, height: 760 };

let server;
let browser;
let address;
let page;
let requests;
let faults;

/** A fresh page, with everything it asks for and everything that goes wrong in it. */
async function fresh(hash = '', options = {}) {
  const context = await browser.newContext({ viewport: DESKTOP, ...options });
  const opened = await context.newPage();
  opened.on('request', (request) => requests.push(request.url()));
  opened.on('pageerror', (error) => faults.push(error.stack));
  opened.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await opened.goto(address + hash);
  return opened;
}

async function screenshot(of, name) {
  if (!pictures) return;
  mkdirSync(pictures, { recursive: true });
  // Colours fade in and out.
  await of.waitForTimeout(400);
  await of.screenshot({ path: join(pictures, `${name}.png`) });
}

/** Types into the editor, as a person does. */
async function type(text) {
  await page.click('.cm-content');
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.keyboard.type(text);
}

/** Puts a program and a point into the fields at once. */
async function enter(program, at) {
  await page.click('.cm-content');
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(program);
  await page.fill('#at', at);
}

const numbers = (text) => (text.match(/-?\d+(?:\.\d+)?(?:e-?\d+)?|NaN|-?Infinity/g) ?? []).map(Number);

function close(found, wanted, what) {
  assert.equal(found.length, wanted.length, `${what}: ${found} and ${wanted}`);
  found.forEach((number, place) => {
    const bound = 1e-9 * Math.max(1, Math.abs(wanted[place]));
    assert.ok(Object.is(number, wanted[place]) || Math.abs(number - wanted[place]) <= bound, `${what}: ${number} and ${wanted[place]}`);
  });
}

const output = (name) => page.textContent(`#out-${name}`);
const state = (pattern) => page.waitForFunction((text) => new RegExp(text).test(document.getElementById('state').textContent), pattern.source);
/** Until everything that was asked for is there. */
const settled = () => page.waitForSelector('#right[aria-busy=false]');
/** The gradient, once it is there. */
async function gradient(wanted) {
  await settled();
  assert.equal(await page.$('#panel-gradient.stale'), null, await page.textContent('#problems'));
  close(numbers(await output('gradient')), wanted, 'gradient');
}
const adjoints = () => page.$$eval('.arrays .adjoint', (cells) => cells.map((cell) => cell.textContent));
const lit = () => page.$$eval('.cm-content .lit', (parts) => parts.map((part) => part.textContent).join(''));

before(async () => {
  server = spawn(join(root, 'target/debug/serve'), ['0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  [address] = await once(createInterface(server.stdout), 'line');
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
  requests = [];
  faults = [];
});

after(async () => {
  await browser?.close();
  server?.kill();
});

describe('the page', () => {
  test('opens with an example and its gradient', async () => {
    page = await fresh();
    await page.waitForSelector('#out-gradient');
    console.log(`first result after ${await page.evaluate(() => Math.round(performance.now()))} ms`);
    close(numbers(await output('value')), [4.448388326429801], 'value');
    await gradient([-3.0086898379846767, -2.170606339077949]);
    await screenshot(page, 'gradient');
  });

  test('differentiates what is typed', async () => {
    await type('f (x, y) = x * sin y');
    await page.fill('#at', '(3, 4)');
    await gradient([Math.sin(4), 3 * Math.cos(4)]);
    close(numbers(await output('value')), [3 * Math.sin(4)], 'value');
    await page.fill('#cotangent', '10');
    await gradient([10 * Math.sin(4), 30 * Math.cos(4)]);
    await page.fill('#cotangent', '');
    await gradient([Math.sin(4), 3 * Math.cos(4)]);
    const times = [];
    for (let turn = 1; turn <= 12; turn++) {
      const at = 3 + turn;
      await page.fill('#at', `(${at}, 4)`);
      await gradient([Math.sin(4), at * Math.cos(4)]);
      times.push(await page.textContent('#state'));
    }
    console.log(`answers: ${times.join(', ')}`);
  });

  test('shows a Jacobian where the result has several reals', async () => {
    await enter('f (x, y) = [x * y, x + y]', '(3, 4)');
    await gradient([5, 4]);
    const entries = await page.$$eval('table caption', (captions) => {
      const table = captions.find((caption) => caption.textContent.startsWith('Jacobian')).closest('table');
      return [...table.querySelectorAll('tbody td')].map((cell) => Number(cell.textContent));
    });
    assert.deepEqual(entries, [4, 3, 1, 1]);
  });

  test('underlines an error where it is, and says what to do', async () => {
    await enter('f (x, y) = x * snn y', '(3, 4)');
    await page.waitForSelector('.cm-lintRange-error');
    assert.equal(await page.textContent('.cm-lintRange-error'), 'snn');
    const told = await page.textContent('#problems');
    assert.match(told, /snn/);
    assert.match(told, /sin/);
    assert.match(told, /1:16/);
    assert.ok(await page.$('#panel-gradient.stale'), 'the old result is marked as old');
    await screenshot(page, 'error');
    await page.click('#problems button.link');
    await page.keyboard.insertText('sin');
    await gradient([Math.sin(4), 3 * Math.cos(4)]);
    assert.equal(await page.$('.cm-lintRange-error'), null);
    assert.equal((await page.textContent('#problems')).trim(), '');
    await page.fill('#at', '(3, True)');
    await page.waitForSelector('#at[aria-invalid=true]');
    await page.fill('#at', '(3, 4)');
    await gradient([Math.sin(4), 3 * Math.cos(4)]);
  });

  test('steps through the reverse pass, forwards and backwards', async () => {
    await page.click('#tab-gradient');
    await enter('f (x, y) = let z = x + y in x * z', '(3, 4)');
    await gradient([10, 3]);
    await page.click('#tab-sweep');
    await page.waitForSelector('#place');
    assert.equal(await page.textContent('#place'), '0 / 4');
    const states = [await adjoints()];
    const places = [await lit()];
    for (let step = 0; step < 4; step++) {
      await page.click('#forward');
      states.push(await adjoints());
      places.push(await lit());
    }
    // x and y are nodes 0 and 1, x + y is node 2, x · z is node 3.
    assert.deepEqual(states, [
      ['·', '·', '·', '1.0'], ['7.0', '·', '3.0', '1.0'], ['10.0', '3.0', '3.0', '1.0'], ['10.0', '3.0', '3.0', '1.0'], ['10.0', '3.0', '3.0', '1.0'],
    ]);
    assert.deepEqual(places, ['', 'x * z', 'x + y', '', '']);
    assert.match(await page.textContent('#story'), /gradient is \(10\.0,3\.0\)/);
    for (let step = 3; step >= 0; step--) {
      await page.focus('#panel-sweep');
      await page.keyboard.press('ArrowLeft');
      assert.deepEqual(await adjoints(), states[step]);
      assert.equal(await lit(), places[step]);
    }
    await page.click('#last');
    assert.equal(await page.textContent('#place'), '4 / 4');
    await page.click('.arrays tr[data-node="0.2"]');
    assert.equal(await lit(), 'x + y');
    assert.equal(await page.$eval('.node.current', (node) => node.dataset.node), '0.2');
  });

  test('draws the jobs', async () => {
    await page.selectOption('#example', 'partial_order');
    await page.waitForFunction(() => document.getElementById('place')?.textContent === '0 / 13');
    assert.equal((await page.$$('#panel-sweep .job')).length, 7);
    assert.equal((await page.$$('#panel-sweep .node')).length, 13);
    for (let step = 0; step < 6; step++) await page.click('#forward');
    await page.mouse.move(0, 0);
    await screenshot(page, 'sweep');
    await page.click('#tab-jobs');
    await page.waitForSelector('#panel-jobs .job');
    const jobs = await page.$$eval('#panel-jobs .job', (all) => all.map((job) => job.textContent).sort());
    assert.deepEqual(jobs, ['job 02 nodes', 'job 13 nodes', 'job 22 nodes', 'job 31 node', 'job 42 nodes', 'job 51 node', 'job 62 nodes']);
    await page.click('#panel-jobs .job[data-job="1"]');
    assert.match(await page.textContent('.job-list'), /sin b/);
    assert.match(await lit(), /a \* b \+ sin b/);
    await screenshot(page, 'jobs');
  });

  test('shows all stages with what changed', async () => {
    await page.click('#tab-stages');
    await page.waitForSelector('.pane');
    const stages = await page.$$eval('.pane', (panes) => panes.map((pane) => pane.dataset.stage));
    assert.deepEqual(stages, ['source', 'naive', 'staged', 'cayley', 'scalars', 'arrays', 'one_array', 'contrib', 'taping', 'parallel']);
    for (const stage of stages.slice(1)) assert.ok(await page.$(`.pane[data-stage=${stage}] .new`), `${stage} has new lines`);
    assert.match(await page.textContent('.pane[data-stage=parallel]'), /resolveTask/);
    assert.equal(await page.isVisible('.pane[data-stage=naive] .old'), false);
    await page.check('#removed');
    assert.equal(await page.isVisible('.pane[data-stage=naive] .old'), true);
    await page.uncheck('#removed');
    await page.click('#wide');
    await page.waitForSelector('.pane');
    await page.click('.chip-row button:nth-child(8)');
    await page.waitForTimeout(600);
    await screenshot(page, 'stages');
    await page.click('#wide');
  });

  test('draws cost curves', async () => {
    await page.selectOption('#example', 'exponential');
    await page.click('#tab-gradient');
    await page.waitForSelector('.types button');
    await page.click('.types button:has-text("doubling")');
    await page.waitForFunction(() => /1536/.test(document.getElementById('out-value')?.textContent));
    await page.click('#tab-cost');
    await page.waitForSelector('.chart .series');
    assert.equal((await page.$$('.chart .series')).length, 10);
    const growth = await page.$$eval('.costs .growth td', (cells) => cells.map((cell) => cell.textContent));
    assert.match(growth[1], /^[12]\.\d+n$/, `naive is exponential: ${growth}`);
    assert.match(growth[8], /^n[01]\.\d+$/, `taping is not: ${growth}`);
    await screenshot(page, 'cost');
    await page.fill('#input', '(n, oops)');
    await page.press('#input', 'Enter');
    await page.waitForSelector('#panel-cost .problems');
    assert.match(await page.textContent('#panel-cost .problems'), /oops/);
    await page.fill('#input', '(n, 2)');
    await page.press('#input', 'Enter');
    await page.waitForSelector('.chart .series');
  });

  test('can stop a program that never ends, and goes on', async () => {
    await page.click('#tab-gradient');
    await enter('f :: Double -> Double\nf x = f (x + 1)', '1');
    await page.waitForSelector('#stop:not([hidden])');
    // The page is alive meanwhile.
    const frames = await page.evaluate(() => new Promise((done) => {
      let frames = 0;
      const began = performance.now();
      const frame = () => (performance.now() - began > 300 ? done(frames) : (frames++, requestAnimationFrame(frame)));
      requestAnimationFrame(frame);
    }));
    assert.ok(frames > 2, `${frames} frames in 300 ms`);
    await page.click('#stop');
    await state(/stopped/);
    assert.match(await page.textContent('#problems'), /stopped/);
    assert.equal(await page.isVisible('#stop'), false);
    await enter('f x = x * x', '4');
    await gradient([8]);
    // Typing on ends what was running, too.
    await enter('f :: Double -> Double\nf x = f (x + 1)', '1');
    await page.waitForSelector('#stop:not([hidden])');
    await enter('f x = x * x', '5');
    await gradient([10]);
  });

  test('survives recursion that is too deep, and programs that want all memory', async () => {
    await page.click('#tab-gradient');
    await enter('f x = 1 + f (x + 1)', '1');
    await page.waitForFunction(() => /limit|stack|memory|given up/.test(document.getElementById('problems').textContent), null, { timeout: 20_000 });
    await enter('f x = sum (map (* x) (replicate 20000 1.5))', '1');
    await gradient([30_000]);
    await page.click('#tab-sweep');
    await page.waitForFunction(() => /too many|limit|stack/.test(document.getElementById('problems').textContent), null, { timeout: 20_000 });
    await page.click('#tab-gradient');
    await enter('f x = x * x', '4');
    await gradient([8]);
  });

  test('has every example, right in every case and every tab', async () => {
    const names = (await page.$$eval('#example option', (options) => options.map((option) => option.value))).filter(Boolean);
    assert.ok(names.length >= 26, `${names}`);
    for (const name of names) {
      await page.selectOption('#example', name);
      await settled();
      const comments = await page.$$eval('.cm-line', (lines) => lines.map((line) => line.textContent).filter((line) => line.startsWith('-- @')));
      const wanted = comments.find((line) => line.startsWith('-- @value'))?.slice('-- @value'.length);
      // It may also be an expression.
      if (/^[-\d\s.,()[\]e]+$/.test(wanted ?? '')) close(numbers(await output('value')), numbers(wanted), `${name}: value`);
      assert.equal((await page.textContent('#problems')).trim(), '', name);
      for (const tab of ['sweep', 'stages', 'cost', 'jobs', 'gradient']) {
        await page.click(`#tab-${tab}`);
        await settled();
        if (name === 'particles' && ['sweep', 'jobs'].includes(tab)) {
          assert.match(await page.textContent('#problems'), /84026 nodes are too many/);
          continue;
        }
        assert.ok(await page.$(`#panel-${tab}:not(.stale) > *`), `${name}, ${tab}`);
        if (tab === 'cost') assert.ok(await page.$('#panel-cost :is(.cost-bars, .costs)'), name);
        assert.equal((await page.textContent('#problems')).trim(), '', `${name}, ${tab}`);
      }
    }
  });

  test('is in its address', async () => {
    await page.click('#tab-gradient');
    await enter('-- héllo ∇\nf (x, y) = exp x * y', '(0, 2)');
    await gradient([2, 1]);
    await page.click('#tab-sweep');
    await page.click('#share');
    await page.waitForFunction(() => /#p=/.test(location.href) && /tab=sweep/.test(location.href));
    const hash = new URL(page.url()).hash;
    const other = await fresh(hash);
    await other.waitForSelector('#place');
    assert.match(await other.textContent('.cm-content'), /-- héllo ∇f \(x, y\) = exp x \* y/);
    assert.equal(await other.inputValue('#at'), '(0, 2)');
    await other.click('#last');
    assert.match(await other.textContent('#story'), /gradient is \(2\.0,1\.0\)/);
    await other.context().close();
    const broken = await fresh('#p=nonsense');
    await broken.waitForSelector('#out-gradient');
    await broken.context().close();
  });

  test('can be used by keyboard', async () => {
    await page.focus('#tab-gradient');
    await page.click('#tab-gradient');
    for (const tab of ['sweep', 'stages', 'cost', 'jobs', 'gradient']) {
      await page.keyboard.press('ArrowRight');
      assert.equal(await page.evaluate(() => document.activeElement.id), `tab-${tab}`);
      assert.equal(await page.isVisible(`#panel-${tab}`), true);
    }
  });

  test('fits a phone, in the dark', async () => {
    const phone = await fresh('#example=partial_order&tab=sweep', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, colorScheme: 'dark' });
    await phone.waitForSelector('#place');
    for (const tab of ['gradient', 'stages', 'cost', 'jobs', 'sweep']) {
      await phone.tap(`#tab-${tab}`);
      await phone.waitForTimeout(200);
      const [width, wide] = await phone.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
      assert.ok(wide <= width, `${tab}: ${wide} pixels wide on a screen of ${width}`);
    }
    for (let step = 0; step < 6; step++) await phone.tap('#forward');
    const ground = await phone.evaluate(() => getComputedStyle(document.body).backgroundColor);
    assert.equal(ground, 'rgb(18, 23, 27)');
    await screenshot(phone, 'phone');
    await phone.tap('#theme');
    assert.equal(await phone.evaluate(() => getComputedStyle(document.body).backgroundColor), 'rgb(247, 248, 249)');
    await phone.context().close();
  });

  test('asks for nothing but itself, and nothing went wrong in it', () => {
    assert.deepEqual([...new Set(requests.filter((url) => !url.startsWith('blob:')).map((url) => url.split('#')[0]))], [address]);
    assert.deepEqual(faults, []);
  });
});
