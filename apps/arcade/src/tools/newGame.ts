// Stamps a game that runs and passes its tests, to be made into another: `pnpm new:game NAME [NOUN]`. NAME is the code
// of the family, such as lucky-card; NOUN is the English noun of the arcade cards that open it, such as "Scratch Card".
import { resolve } from 'node:path';
import { stampGame } from './stampGame.ts';

const root = resolve(import.meta.dirname, '../../../..');
const [name, noun, ...others] = process.argv.slice(2);
if (name === undefined || others.length > 0) {
  process.stderr.write('Usage: pnpm new:game NAME [NOUN]\n');
  process.exitCode = 2;
} else {
  try {
    const files = await stampGame(root, { name, noun });
    process.stdout.write(`${files.join('\n')}\n`);
    process.stdout.write(`Next: pnpm format, then change apps/arcade/src/games/${name} and its tests.\n`);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
