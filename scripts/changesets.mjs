import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { branchBase } from './branchBase.mjs';

/** Files whose changes the users of a package do not notice. */
const unnoticed = /\.(?:test|stories)\.tsx?$|\.md$|\/testing\//;

/**
 * Returns the CI step that checks a branch for changesets. Undefined on main itself, where they were checked before the
 * merge.
 */
export function changesetsStep(folder) {
  const base = branchBase(folder);
  return base === undefined
    ? undefined
    : { title: 'changesets', command: ['node', fileURLToPath(new URL('checkChangesets.mjs', import.meta.url)), base] };
}

/**
 * Returns one line for each package in `folder` whose used files differ from `base` and which no changeset names. The
 * changesets CLI only requires one changeset in all; here every changed package needs one.
 */
export function packagesWithoutChangeset(folder, base) {
  const changed = changedFiles(folder, base);
  const named = new Set(changesetsSince(folder, base).flatMap((path) => namesIn(join(folder, path))));
  const packages = new Set(
    changed
      .filter((path) => !unnoticed.test(path))
      .flatMap((path) => /^(?:apps|packages|themes)\/[^/]+(?=\/)/.exec(path) ?? []),
  );
  return [...packages]
    .filter((path) => existsSync(join(folder, path, 'package.json')))
    .map((path) => ({ path, name: JSON.parse(readFileSync(join(folder, path, 'package.json'), 'utf8')).name }))
    .filter(({ name }) => !named.has(name))
    .map(
      ({ path, name }) =>
        `${name} (${path}) changed, but no changeset names it: run "pnpm changeset" and describe the change for its users.`,
    )
    .toSorted();
}

/** Returns the changesets added on a branch. */
export function changesetsSince(folder, base) {
  return changedFiles(folder, base).filter((path) => /^\.changeset\/[^/]+\.md$/.test(path));
}

function changedFiles(folder, base) {
  const { stdout } = spawnSync('git', ['diff', '--name-only', '-z', `${base}...HEAD`], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout.split('\0').filter((path) => path !== '');
}

/** Returns the packages named in the front matter of a changeset; none if the file is deleted. */
function namesIn(file) {
  if (!existsSync(file)) {
    return [];
  }
  const head = /^---\n(.*?)\n---/s.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  return [...head.matchAll(/^["']?([^"':]+)["']?:/gm)].map(([, name]) => name);
}
