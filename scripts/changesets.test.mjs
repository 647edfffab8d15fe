import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { changesetsStep } from './changesets.mjs';
import { root } from './product.mjs';

// A small repository with this repository's changeset settings and two private packages.
let folder;
const git = (...args) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: folder,
    stdio: 'ignore',
  });
const write = (path, text) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const commit = () => {
  git('add', '--all');
  git('commit', '--message', 'A change');
};
const env = { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}` };

/** Runs the CI step in the small repository; undefined if there is no step. */
function ask() {
  const step = changesetsStep(folder);
  if (step === undefined) {
    return undefined;
  }
  const [program, ...args] = step.command;
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, env, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

before(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-changesets-'));
  git('init', '--initial-branch=main');
  write('package.json', JSON.stringify({ name: 'house', version: '1.0.0', private: true }));
  write('pnpm-workspace.yaml', 'packages:\n  - packages/*\n');
  write('pnpm-lock.yaml', "lockfileVersion: '9.0'\n");
  write('packages/wallet/package.json', JSON.stringify({ name: '@parlor/wallet', version: '0.1.0', private: true }));
  write('packages/wallet/index.ts', 'export const coins = 1;\n');
  write('packages/games/package.json', JSON.stringify({ name: '@parlor/games', version: '0.1.0', private: true }));
  write('packages/games/index.ts', 'export const games = 1;\n');
  mkdirSync(join(folder, '.changeset'));
  copyFileSync(join(root, '.changeset', 'config.json'), join(folder, '.changeset', 'config.json'));
  commit();
});
after(() => rmSync(folder, { recursive: true, force: true }));

test('PKG-02 CI fails each package that changed without a changeset, by name, and passes those with one', () => {
  assert.equal(ask(), undefined, 'nothing is asked of main');
  git('switch', '--create', 'feature');
  write('README.md', '# No package changed\n');
  commit();
  assert.equal(ask().status, 0);

  write('packages/wallet/index.ts', 'export const coins = 2;\n');
  write('packages/games/index.ts', 'export const games = 2;\n');
  commit();
  const none = ask();
  assert.equal(none.status, 1);
  assert.match(
    none.output,
    /@parlor\/games \(packages\/games\) changed, but no changeset names it: run "pnpm changeset"/,
  );
  assert.match(none.output, /@parlor\/wallet \(packages\/wallet\) changed/);

  write('.changeset/two-coins.md', '---\n"@parlor/wallet": minor\n---\n\nThe wallet holds two coins.\n');
  commit();
  const oneMissing = ask();
  assert.equal(oneMissing.status, 1);
  assert.doesNotMatch(oneMissing.output, /@parlor\/wallet/);
  assert.match(oneMissing.output, /@parlor\/games/);

  write('.changeset/two-games.md', "---\n'@parlor/games': patch\n---\n\nThere are two games.\n");
  commit();
  const both = ask();
  assert.equal(both.status, 0, both.output);
});

test('PKG-02 tests, stories and documents of a package need no changeset', () => {
  git('switch', '--create', 'tests', 'main');
  write('packages/wallet/index.test.ts', 'export {};\n');
  write('packages/wallet/README.md', '# Wallet\n');
  commit();
  assert.deepEqual(ask(), { status: 0, output: '' });
});

test('PKG-02 a changeset that cannot be read fails as well', () => {
  git('switch', '--create', 'torn', 'main');
  write('packages/wallet/index.ts', 'export const coins = 3;\n');
  write('.changeset/torn.md', '---\n"@parlor/wallet": enormous\n---\n\nMore.\n');
  commit();
  assert.notEqual(ask().status, 0);
});
