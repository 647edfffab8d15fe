import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { branchBase } from './branchBase.mjs';

/** What a package can change without anybody who uses it noticing. */
const unnoticed = /\.(?:test|stories)\.tsx?$|\.md$|\/testing\//;

/**
 * The step of CI that asks a branch for changesets. Undefined on main itself, where they were asked for before the
 * changes came in.
 */
export function changesetsStep(folder) {
  const base = branchBase(folder);
  return base === undefined
    ? undefined
    : { title: 'changesets', command: ['node', fileURLToPath(new URL('checkChangesets.mjs', import.meta.url)), base] };
}

/**
 * Packages in `folder` that differ from `base` in what others use, without a changeset that names them: one line each.
 * The tools of the changesets ask for one changeset at all; here every changed package is asked for its own.
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
    .filter((place) => existsSync(join(folder, place, 'package.json')))
    .map((place) => ({ place, name: JSON.parse(readFileSync(join(folder, place, 'package.json'), 'utf8')).name }))
    .filter(({ name }) => !named.has(name))
    .map(
      ({ place, name }) =>
        `${name} (${place}) changed and no changeset names it: run "pnpm changeset" and say what the change means to whoever uses it.`,
    )
    .toSorted();
}

/** The changesets that a branch brings. */
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

/** The packages that a changeset names in its head; none when it is gone. */
function namesIn(file) {
  if (!existsSync(file)) {
    return [];
  }
  const head = /^---\n(.*?)\n---/s.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  return [...head.matchAll(/^["']?([^"':]+)["']?:/gm)].map(([, name]) => name);
}
