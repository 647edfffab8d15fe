// Plays random cards of each category of the catalogue, and expects that the ledger settles every round: `pnpm cards`.
//
//   --each N       cards of each category, 20 by default; a category with fewer has all of its cards played
//   --short        one card of each category, as in `npm test`; the same cards until the catalogue changes
//   --seed S       the seed by which cards are picked, random by default except with --short; the first line of a run
//                  prints it
//   --only A,B     only these categories, such as LIVE,LOTT
//   --no-build     start the last build
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { cardCategories } from './pickCards.ts';

const { values: options } = parseArgs({
  options: {
    each: { type: 'string', default: '20' },
    short: { type: 'boolean', default: false },
    seed: { type: 'string' },
    only: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
  },
});
if (!/^[1-9]\d*$/.test(options.each)) throw new Error('--each is a number of cards from 1 on');
const unknown = options.only?.split(',').filter((name) => !cardCategories.some((category) => category === name)) ?? [];
if (unknown.length > 0)
  throw new Error(`--only names categories of ${cardCategories.join(', ')}, not ${unknown.join(', ')}`);

const { status } = spawnSync('playwright', ['test', '-c', 'cards.config.ts'], {
  cwd: fileURLToPath(new URL('../../', import.meta.url)),
  env: {
    ...process.env,
    CARDS_EACH: options.each,
    ...(options.short && { CARDS_SHORT: '1' }),
    ...(options.seed !== undefined && { CARDS_SEED: options.seed }),
    ...(options.only !== undefined && { CARDS_ONLY: options.only }),
    ...(options['no-build'] && { CARDS_NO_BUILD: '1' }),
  },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
