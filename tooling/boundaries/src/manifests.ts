import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { mayDepend } from './layers.ts';

interface Manifest {
  name: string;
  description?: string;
  private?: boolean;
  exports?: Record<string, string>;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const groups = ['apps', 'packages', 'themes', 'tooling'];
const singles = ['bench', 'e2e'];

/** Returns the folders of all workspaces, such as `packages/core`. */
export function listWorkspaces(root: string): string[] {
  const grouped = groups
    .filter((group) => existsSync(join(root, group)))
    .flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`));
  return [...grouped, ...singles].filter((folder) => existsSync(join(root, folder, 'package.json'))).toSorted();
}

function readManifest(root: string, folder: string): Manifest {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
}

/** Returns the package name of a folder: `packages/core` → `@parlor/core`, `themes/lotus` → `@parlor/theme-lotus`. */
export function nameOf(folder: string): string {
  const [group, name] = folder.split('/');
  return `@parlor/${group === 'themes' ? `theme-${name}` : (name ?? group)}`;
}

/** Checks the manifests of a tree. Returns one message per violation. */
export function checkManifests(root: string): string[] {
  const folders = listWorkspaces(root);
  const byName = new Map(folders.map((folder) => [readManifest(root, folder).name, folder]));
  return folders.flatMap((folder) => checkManifest(root, folder, byName).map((problem) => `${folder}: ${problem}`));
}

function checkManifest(root: string, folder: string, byName: ReadonlyMap<string, string>): string[] {
  const manifest = readManifest(root, folder);
  const problems: string[] = [];
  if (manifest.name !== nameOf(folder))
    problems.push(`is named ${manifest.name}; its folder requires ${nameOf(folder)}`);
  if (!manifest.description) problems.push('has no description');
  if (!existsSync(join(root, folder, 'README.md'))) problems.push('has no README.md');
  for (const script of ['lint', 'typecheck']) {
    if (!manifest.scripts?.[script]) problems.push(`has no script "${script}"`);
  }
  if (folder.startsWith('packages/') || folder.startsWith('themes/')) {
    for (const script of ['build', 'test']) {
      if (!manifest.scripts?.[script]) problems.push(`has no script "${script}"`);
    }
    if (!manifest.exports?.['.']) problems.push('has no entry point: exports["."] is missing');
    problems.push(...checkReferences(root, folder, manifest, byName));
  }
  for (const [kind, isTest] of [
    ['dependencies', false],
    ['devDependencies', true],
  ] as const) {
    for (const [name, range] of Object.entries(manifest[kind] ?? {})) {
      const target = byName.get(name);
      if (target === undefined) {
        if (range !== 'catalog:')
          problems.push(`sets its own version of ${name}; write catalog: (versions are in pnpm-workspace.yaml)`);
        continue;
      }
      if (range !== 'workspace:*') problems.push(`depends on ${name} as ${range}; write workspace:*`);
      if (!mayDepend(folder, target, isTest))
        problems.push(`may not depend on ${target}; imports flow one way (docs/architecture.md)`);
    }
  }
  return problems;
}

/** Checks that tsconfig.build.json references every workspace dependency of the package. */
function checkReferences(
  root: string,
  folder: string,
  manifest: Manifest,
  byName: ReadonlyMap<string, string>,
): string[] {
  const path = join(root, folder, 'tsconfig.build.json');
  if (!existsSync(path)) return ['has no tsconfig.build.json'];
  const { references = [] } = JSON.parse(readFileSync(path, 'utf8')) as { references?: { path: string }[] };
  const known = new Set(references.map((reference) => reference.path));
  return Object.keys(manifest.dependencies ?? {}).flatMap((name) => {
    const target = byName.get(name);
    if (target === undefined) return [];
    const expected = `${relative(join(root, folder), join(root, target))}/tsconfig.build.json`;
    return known.has(expected) ? [] : [`depends on ${name}, but tsconfig.build.json has no reference to ${expected}`];
  });
}

/** Returns the dependency cycles between packages, each as package names. devDependencies count too. */
export function findPackageCycles(root: string): string[][] {
  const folders = listWorkspaces(root);
  const manifests = new Map(folders.map((folder) => [readManifest(root, folder).name, readManifest(root, folder)]));
  const cycles: string[][] = [];
  const done = new Set<string>();
  const visit = (name: string, trail: string[]): void => {
    if (trail.includes(name)) {
      cycles.push([...trail.slice(trail.indexOf(name)), name]);
      return;
    }
    if (done.has(name)) return;
    const manifest = manifests.get(name);
    for (const next of Object.keys({ ...manifest?.dependencies, ...manifest?.devDependencies })) {
      if (manifests.has(next)) visit(next, [...trail, name]);
    }
    done.add(name);
  };
  for (const name of manifests.keys()) visit(name, []);
  return cycles;
}
