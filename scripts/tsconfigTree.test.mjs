import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { root } from './product.mjs';

const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const packages = globSync(['{apps,packages,themes,tooling}/*/tsconfig.json', '{bench,e2e,.storybook}/tsconfig.json'], {
  cwd: root,
});
const sources = (folder, include) =>
  globSync(
    include.map((entry) => (/\.tsx?$/.test(entry) ? join(folder, entry) : join(folder, entry, '**/*.{ts,tsx}'))),
    { cwd: root },
  );

test('PKG-01 the whole tree is checked with the options of each package', () => {
  for (const file of packages) {
    const { include, ...options } = read(file);
    const depth = '../'.repeat(file.split('/').length - 1);
    assert.deepEqual(options, { extends: `${depth}tsconfig.base.json`, compilerOptions: { noEmit: true } }, file);
    assert.ok(include.length > 0, file);
  }
});

test('PKG-01 the whole tree has the files of each package', () => {
  const tree = new Set(sources('.', read('tsconfig.tree.json').include));
  for (const file of packages) {
    const missing = sources(dirname(file), read(file).include).filter((source) => !tree.has(source));
    assert.deepEqual(missing, [], file);
  }
});
