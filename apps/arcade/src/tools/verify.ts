// Records rounds of every family and recomputes each by the server's rules, the verifier page and Python: `pnpm
// arcade:verify [COUNT] [SEED]`. Ends with 1 if any of them finds another result, with 2 if it cannot run.
import { families } from '../verifier/families.ts';
import { gameCodesOf } from './gameCodes.ts';
import { recordedRounds } from './recordedRounds.ts';
import { alignColumns } from './returnsReport.ts';
import { hasPython, verifierDifferences } from './verifierDifferences.ts';

const [count = '10000', seed, ...others] = process.argv.slice(2);
if (others.length > 0 || !/^[1-9]\d{0,8}$/.test(count)) {
  process.stderr.write('Usage: pnpm arcade:verify [COUNT] [SEED]\n');
  process.exitCode = 2;
} else if (!hasPython()) {
  process.stderr.write('This needs python3, version 3.9 or newer.\n');
  process.exitCode = 2;
} else {
  const rows = [['family', 'rounds', 'server', 'page', 'Python']];
  for (const family of Object.keys(families)) {
    const found = await verifierDifferences(recordedRounds(gameCodesOf(family), Number(count), seed));
    const { rounds, server, page, python } = found;
    if (server + page + python > 0) process.exitCode = 1;
    rows.push([family, ...[rounds, server, page, python].map(String)]);
    process.stderr.write(`${family} is done.\n`);
  }
  process.stdout.write('Rounds that each program computes differently from the record:\n');
  process.stdout.write(`${alignColumns(rows).join('\n')}\n`);
}
