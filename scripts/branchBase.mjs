import { spawnSync } from 'node:child_process';

/**
 * The branch that the checkout in `folder` grew from: the name of main when there are commits on top of it. Undefined
 * on main itself, where changesets were asked for before the changes came in.
 */
export function branchBase(folder) {
  const git = (...args) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  const base = ['main', 'origin/main'].find((name) => git('rev-parse', '--verify', '--quiet', name).status === 0);
  return base === undefined || git('rev-list', '--count', `${base}..HEAD`).stdout.trim() === '0' ? undefined : base;
}
