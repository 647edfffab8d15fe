import { branchBase } from './branchBase.mjs';

/**
 * The step of CI that asks a branch for changesets: it fails when a package differs from main and no changeset says what that
 * means to whoever uses it. Undefined on main itself.
 */
export function changesetsStep(folder) {
  const base = branchBase(folder);
  return base === undefined ? undefined : { title: 'changesets', command: ['changeset', 'status', `--since=${base}`] };
}
