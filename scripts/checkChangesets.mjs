// Fails if a package differs from a branch and no changeset describes the change.
//
//   node scripts/checkChangesets.mjs BASE
import { spawnSync } from 'node:child_process';
import { changesetsSince, packagesWithoutChangeset } from './changesets.mjs';
import { OneLineError, runProgram } from './oneLineError.mjs';

await runProgram(async () => {
  const [base = 'main'] = process.argv.slice(2);
  const missing = packagesWithoutChangeset(process.cwd(), base);
  if (missing.length > 0) {
    throw new OneLineError(missing.join('\n'));
  }
  if (changesetsSince(process.cwd(), base).length === 0) {
    return;
  }
  // The changesets CLI checks whether the changesets can be parsed.
  const { status, error } = spawnSync('changeset', ['status', `--since=${base}`], { stdio: 'inherit' });
  if (error !== undefined) {
    throw new OneLineError(`changeset could not be run (${error.code}): put node_modules/.bin on the path.`);
  }
  process.exitCode = status ?? 1;
});
