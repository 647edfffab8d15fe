import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { runTogether } from './stepRunner.mjs';

const folder = mkdtempSync(join(tmpdir(), 'parlor-steps-'));
after(() => rmSync(folder, { recursive: true }));

/** A step that runs this code, with `mark` to write a file, `has` to check for one and `until` to wait for one. */
function step(title, code, more = {}) {
  const words = `
    import { existsSync, writeFileSync } from 'node:fs';
    const mark = (name) => writeFileSync(name, '');
    const has = (name) => existsSync(name);
    const until = async (name) => { while (!has(name)) await new Promise(setImmediate); };
    ${code}`;
  return { title, command: [process.execPath, '--input-type=module', '--eval', words], ...more };
}

/** Runs steps and returns their results with the whole output. */
async function run(...steps) {
  const printed = [];
  const results = await runTogether(steps, {
    cwd: folder,
    env: process.env,
    out: { write: (text) => printed.push(text) },
  });
  const text = printed.join('').replaceAll(/after \d+ s/g, 'after N s');
  const [, output] = /^(.*)\nprocessors busy for \d+ % of these steps\n$/s.exec(text);
  return { results, printed: output };
}

test('two steps run at once, and the output of each is printed under its own title', async () => {
  const { printed } = await run(
    step('first', `console.log('one'); mark('a'); await until('b'); console.log('two'); mark('c');`),
    step('second', `await until('a'); console.log('three'); mark('b'); await until('c'); console.error('four');`),
  );
  const blocks = ['\n== first ==\none\ntwo\ndone after N s\n', '\n== second ==\nthree\nfour\ndone after N s\n'];
  assert.ok([blocks.join(''), blocks.toReversed().join('')].includes(printed), printed);
});

test('a third step begins when one of the two has ended', async () => {
  const ended = [];
  const noted = (title) => ({
    counts() {
      ended.push(title);
      return { passed: 1, failed: 0, skipped: 0, failures: [] };
    },
  });
  let endedBefore;
  const third = step('third', `mark('third');`);
  await run(step('long', `await until('third');`, noted('long')), step('short', '', noted('short')), {
    title: third.title,
    // Read when the step starts.
    get command() {
      endedBefore = [...ended];
      return third.command;
    },
  });
  assert.deepEqual(endedBefore, ['short']);
});

test('a step fails by its exit code, by a failed test of its reports, and if its program is missing', async () => {
  const counts = (failed) => () => ({ passed: 1, failed, skipped: 0, failures: [] });
  const { results, printed } = await run(
    step('code', 'process.exitCode = 3;'),
    step('report', '', { counts: counts(1) }),
    { title: 'program', command: [join(folder, 'nothing')] },
    step('fine', '', { counts: counts(0) }),
  );
  assert.deepEqual(
    results.filter(({ isFailed }) => isFailed).map(({ title }) => title),
    ['code', 'report', 'program'],
  );
  assert.match(printed, /== code ==\nfailed after N s/);
  assert.match(printed, /== program ==\n\S+nothing could not be run: .+ENOENT\nfailed after N s/);
});

test('a step has its own variables in addition to those of the run', async () => {
  const { results } = await run(
    step('ports', `process.exitCode = process.env.E2E_PORT === '8182' && process.env.PATH ? 0 : 1;`, {
      env: { E2E_PORT: '8182' },
    }),
  );
  assert.equal(results[0].isFailed, false);
});
