import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { branchBase } from './branchBase.mjs';

let folder;
const git = (...args) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: folder,
    stdio: 'ignore',
  });
const commit = () => git('commit', '--allow-empty', '--message', 'A change');

before(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-branch-'));
  git('init', '--initial-branch=main');
  commit();
});
after(() => rmSync(folder, { recursive: true, force: true }));

test('PKG-02 changesets are required on a branch with its own commits, and not on main', () => {
  assert.equal(branchBase(folder), undefined);
  git('switch', '--create', 'feature');
  assert.equal(branchBase(folder), undefined);
  commit();
  assert.equal(branchBase(folder), 'main');
  git('switch', 'main');
  assert.equal(branchBase(folder), undefined);
});

test('PKG-02 a checkout without a main branch requires no changeset', () => {
  git('switch', '--create', 'trunk');
  git('branch', '--delete', '--force', 'main');
  assert.equal(branchBase(folder), undefined);
});
