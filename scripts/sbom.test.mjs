import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { productEnvironment } from './bootstrapSteps.mjs';
import { root } from './product.mjs';

// The command of docs/operations.md. The lockfile is enough for these checks.
const bom = JSON.parse(
  execFileSync(
    'pnpm',
    [
      '--silent',
      '--filter',
      './apps/*',
      'sbom',
      '--sbom-format',
      'cyclonedx',
      '--sbom-type',
      'application',
      '--prod',
      '--lockfile-only',
    ],
    { cwd: root, env: productEnvironment(process.env), encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 },
  ),
);
const names = new Set(bom.components.map(({ group, name }) => (group ? `${group}/${name}` : name)));

test('the bill of materials is a CycloneDX document whose references exist', () => {
  assert.equal(bom.bomFormat, 'CycloneDX');
  assert.match(bom.specVersion, /^1\.\d$/);
  assert.match(bom.serialNumber, /^urn:uuid:[\da-f-]{36}$/);
  assert.equal(bom.metadata.component.name, 'parlor');
  const references = [bom.metadata.component, ...bom.components].map((component) => component['bom-ref']);
  assert.equal(new Set(references).size, references.length);
  for (const { type, name, version, purl } of bom.components) {
    assert.ok(type && name && version, JSON.stringify({ type, name, version }));
    assert.match(purl, /^pkg:npm\//);
  }
  const known = new Set(references);
  assert.deepEqual(
    bom.dependencies.flatMap(({ ref, dependsOn = [] }) => [ref, ...dependsOn]).filter((ref) => !known.has(ref)),
    [],
  );
});

test('the bill of materials lists the runtime dependencies of the apps and of their packages', () => {
  const folders = globSync('{apps,packages,themes,tooling}/*/package.json', { cwd: root });
  const manifests = new Map(
    folders
      .map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')))
      .map((manifest) => [manifest.name, manifest]),
  );
  // A set also visits what is added during the loop.
  const runtime = new Set(globSync('apps/*', { cwd: root }).map((folder) => `@parlor/${basename(folder)}`));
  for (const name of runtime) {
    for (const dependency of Object.keys(manifests.get(name)?.dependencies ?? {})) {
      runtime.add(dependency);
    }
  }
  const external = [...runtime].filter((name) => !manifests.has(name));
  assert.ok(external.length > 20);
  assert.deepEqual(
    external.filter((name) => !names.has(name)),
    [],
  );
});

test('the bill of materials omits dependencies of builds and tests', () => {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  // vitest is not among them: it is an optional peer dependency of the themes' package, which pnpm lists.
  const tools = ['storybook', 'oxlint', 'playwright', 'turbo', '@changesets/cli'];
  assert.deepEqual(
    tools.filter((name) => !(name in devDependencies)),
    [],
  );
  assert.deepEqual(
    tools.filter((name) => names.has(name)),
    [],
  );
});
