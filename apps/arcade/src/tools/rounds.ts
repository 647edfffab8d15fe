// Prints rounds with all their inputs, one line of JSON each: `pnpm --silent arcade:rounds GAME COUNT [SEED]`. GAME is
// a title, or a family for rounds of all its titles. Another SEED, any text, gives other rounds.
import { gameCodesOf } from './gameCodes.ts';
import { recordedRounds } from './recordedRounds.ts';
import { writeTo } from './writeTo.ts';

function* linesOf(values: Iterable<unknown>): Generator<string> {
  for (const value of values) yield `${JSON.stringify(value)}\n`;
}

const [name = '', count = '', seed, ...others] = process.argv.slice(2);
const codes = gameCodesOf(name);
if (others.length === 0 && codes.length > 0 && /^\d{1,9}$/.test(count)) {
  await writeTo(process.stdout, linesOf(recordedRounds(codes, Number(count), seed)));
} else {
  if (codes.length === 0) process.stderr.write(`No game has the code ${name}.\n`);
  process.stderr.write('Usage: pnpm --silent arcade:rounds GAME COUNT [SEED]\n');
  process.exitCode = 2;
}
