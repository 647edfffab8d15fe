// Generates the book of a family and prints its statistics: `pnpm arcade:book FAMILY`. Writes `book.bin` and `facts.ts`
// into the family's folder. A changed book needs a new version of its engine.
import { writeFileSync } from 'node:fs';
import { seedOf } from '../books/book.ts';
import { bookEngines } from '../books/bookEngines.ts';
import { statisticsOf } from '../books/bookStatistics.ts';
import { factsText } from '../books/factsText.ts';
import { BOOK_ROWS, buildBook } from '../books/buildBook.ts';
import { rowsOfFile } from '../books/openBook.ts';
import { toDecimal } from '../games/fraction.ts';

const [family = '', ...others] = process.argv.slice(2);
const engine = bookEngines[family];
if (!engine || others.length > 0) {
  process.stderr.write(
    `No book has the name ${family}. There are: ${Object.keys(bookEngines).join(', ')}.\nUsage: pnpm arcade:book FAMILY\n`,
  );
  process.exitCode = 2;
} else {
  const { bin, facts } = buildBook(engine, BOOK_ROWS);
  const folder = new URL(`../games/${family}/`, import.meta.url);
  writeFileSync(new URL('book.bin', folder), bin);
  writeFileSync(new URL('facts.ts', folder), factsText(family, facts));
  const rows = rowsOfFile(bin);
  const found = statisticsOf(rows, facts);
  const ratio = (numerator: bigint, denominator: bigint, digits = 9): string =>
    toDecimal({ numerator, denominator }, digits);
  const best = rows.find(({ payout }) => payout === found.maxPayout);
  const prizeLines: [string, string][] = [['mean', ratio(found.naturalPayout, BigInt(facts.rows) * 100n)]];
  const roundLines: [string, string][] = [
    ['return', ratio(found.weightedPayout, found.totalWeight * 100n)],
    ['return without weights', ratio(found.naturalPayout, BigInt(facts.rows) * 100n)],
    ['weights', `${facts.payingWeight} paying, ${facts.losingWeight} losing`],
    ['losing over paying weight', ratio(facts.losingWeight, facts.payingWeight, 6)],
  ];
  const lines: [string, string][] = [
    ['rows', `${facts.rows}, of which ${facts.payingRows} pay`],
    ...('payoutSum' in facts ? prizeLines : roundLines),
    ['hit rate', `1 in ${ratio(found.totalWeight, found.hitWeight, 3)}`],
    ['max win', `${found.maxPayout / 100} stakes, 1 in ${found.totalWeight / found.maxWeight}`],
    ['seed of the max win', best?.seed ?? seedOf(0)],
    ['greatest row', `${found.greatestShare / 10_000} % of what is paid`],
    ['fingerprint', facts.fingerprint],
  ];
  for (const [name, value] of lines) process.stdout.write(`${name.padEnd(26)}${value}\n`);
}
