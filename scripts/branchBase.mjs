import { spawnSync } from 'node:child_process';

/**
 * Returns the name of the main branch if the checkout in `folder` has commits on top of it. Undefined on main itself,
 * where changesets were checked before the merge.
 */
export function branchBase(folder) {
  const git = (...args) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  const base = ['main', 'origin/main'].find((name) => git('rev-parse', '--verify', '--quiet', name).status === 0);
  return base === undefined || git('rev-list', '--count', `${base}..HEAD`).stdout.trim() === '0' ? undefined : base;
}
