// Prints the exact returns of the games: `pnpm arcade:returns [GAME…]`. GAME is a family or a title; without one, every
// family is printed. Ends with 1 if an exact return is not the declared one, or one of the sportsbook is outside the
// declared bounds; with 2 for an unknown game.
import { toDecimal } from '../games/fraction.ts';
import { gameCodesOf } from './gameCodes.ts';
import {
  alignColumns,
  familyReturns,
  fractionText,
  isAsDeclared,
  sharedFamilyCodes,
  slotReturn,
  summarizeSlots,
  type ReturnRow,
} from './returnsReport.ts';
import { allSportReturns, isWithinDeclared } from './sportsReturns.ts';
import { titleOf } from '../games/titles.ts';

let areAllAsDeclared = true;

function print(title: string, lines: readonly string[]): void {
  process.stdout.write(`${title}\n${lines.map((line) => `  ${line}\n`).join('')}\n`);
}

/** The longest printed fraction, in characters. Free spins that add free spins have hundreds of digits. */
const LONGEST_FRACTION = 60;

function shownFraction(row: ReturnRow): string {
  const fraction = fractionText(row.returned);
  return fraction.length > LONGEST_FRACTION ? '-' : fraction;
}

function printRows(title: string, rows: readonly ReturnRow[]): void {
  areAllAsDeclared &&= rows.every(isAsDeclared);
  const cells = rows.map((row) => [
    row.mode,
    toDecimal(row.returned, 9),
    isAsDeclared(row) ? row.declared : `${row.declared} (not exact)`,
    row.maxMultiplier,
    row.hitRate ?? '-',
    shownFraction(row),
  ]);
  print(
    title,
    alignColumns([['mode', 'exact return', 'declared', 'max multiplier', 'hit rate', 'fraction'], ...cells]),
  );
}

function printSlots(codes: readonly string[]): void {
  const cells = summarizeSlots(codes).map(({ name, count, min, max }) => [
    name,
    String(count),
    toDecimal(min, 9),
    toDecimal(max, 9),
  ]);
  print('reels', alignColumns([['slots', 'titles', 'least return', 'greatest return'], ...cells]));
}

/** Prints the bounds of each sport: the sportsbook has changing prices in place of modes. */
function printSports(title: string): void {
  const returns = allSportReturns();
  areAllAsDeclared &&= returns.every(isWithinDeclared);
  const cells = returns.map((row) => [
    row.sport,
    String(row.picks),
    String(row.fixtures),
    toDecimal(row.min, 9),
    toDecimal(row.max, 9),
    isWithinDeclared(row) ? '0.94 to 0.95' : '0.94 to 0.95 (not kept)',
  ]);
  print(title, alignColumns([['sport', 'picks', 'fixtures', 'least return', 'greatest return', 'declared'], ...cells]));
}

const names = process.argv.slice(2);
const unknown = names.filter((name) => gameCodesOf(name).length === 0);
if (unknown.length > 0) {
  process.stderr.write(`No game has the code ${unknown.join(', ')}.\nUsage: pnpm arcade:returns [GAME…]\n`);
  process.exitCode = 2;
} else {
  for (const name of names.length > 0 ? names : [...sharedFamilyCodes, 'reels', 'sportsbook']) {
    const family = titleOf(name)?.family;
    const shared = sharedFamilyCodes.find((code) => code === name || code === family);
    if (shared) printRows(name, familyReturns(shared));
    else if (name === 'sportsbook' || family === 'sportsbook') printSports(name);
    else if (family) printRows(name, [slotReturn(name)]);
    else printSlots(gameCodesOf(name));
  }
  if (!areAllAsDeclared) process.exitCode = 1;
}
