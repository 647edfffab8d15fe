import { describe, expect, it } from 'vitest';
import { outcomeWords, type RoundSeeds } from '../fairness/outcomeWords.ts';
import { uniformDraw } from '../fairness/uniformDraw.ts';
import type { Card } from '../games/cards.ts';
import type { RoundEvent } from '../games/game.ts';
import { pickFormOf } from '../games/pick-draw/forms.ts';
import { titleOf } from '../games/titles.ts';
import { outcomeOf } from '../modules/round/outcome.ts';
import { families } from '../verifier/families.ts';
import { gameCodesOf } from './gameCodes.ts';

const ROUNDS = 20_000;
const STAKE = 1000n;

/** The first draw in each round of a game: the cell, and the chance of each. */
interface FirstDraw {
  chances: readonly number[];
  cellOf: (seeds: RoundSeeds) => number;
}

const evenly = (cells: number): number[] => Array.from({ length: cells }, () => 1 / cells);

function gameOf(code: string) {
  const game = titleOf(code)?.game;
  if (!game) throw new RangeError(`${code} is unknown`);
  return game;
}

/** Returns the row of a book, in bands of 2,000 rows. Rows that pay nothing weigh slightly more than others. */
function rowOfBook(code: string): FirstDraw {
  const { facts } = gameOf(code).book ?? {};
  const bookRows = families[code]?.bookRows;
  if (!facts || !bookRows) throw new RangeError(`${code} has no book`);
  const band = 2000;
  const { rows, payingRows, payingWeight, losingWeight, totalWeight } = facts;
  const chances = Array.from({ length: rows / band }, (_, index) => {
    const paying = Math.min(band, Math.max(0, payingRows - index * band));
    return Number(BigInt(paying) * payingWeight + BigInt(band - paying) * losingWeight) / Number(totalWeight);
  });
  const cellOf = (seeds: RoundSeeds): number => {
    const source = { gameCode: code, ...seeds, stake: STAKE, choice: {}, decisions: [] };
    return Math.floor((bookRows(source)[0] ?? -1) / band);
  };
  return { chances, cellOf };
}

/** Returns the first card of the player's hand. */
function firstCard(family: string, choice: object): FirstDraw {
  const [code = ''] = gameCodesOf(family);
  const game = gameOf(code);
  return {
    chances: evenly(52),
    cellOf(seeds) {
      const { events } = outcomeOf(game, { ...seeds, stake: STAKE, choice, decisions: [] });
      const dealt = (events as (RoundEvent & { cards?: Card[] })[]).find(({ type }) => type === 'dealt');
      const [card] = dealt?.cards ?? [];
      if (!card) throw new Error('no card was dealt');
      return card.suit * 13 + card.rank - 1;
    },
  };
}

/** Returns the first of 45 balls. */
function firstBall(): FirstDraw {
  const code = gameCodesOf('pick-draw').find((candidate) => pickFormOf(candidate) === 'six45') ?? '';
  const { drawing } = gameOf(code);
  if (!drawing) throw new RangeError(`${code} has no draws`);
  return {
    chances: evenly(45),
    cellOf(seeds) {
      const { balls } = drawing.resultOf(uniformDraw(outcomeWords(seeds))) as { balls: number[] };
      return (balls[0] ?? 0) - 1;
    },
  };
}

const firstDraws: [family: string, draw: FirstDraw][] = [
  ['emerald-falls', rowOfBook('emerald-falls')],
  ['night-market', rowOfBook('night-market')],
  ['casino-holdem', firstCard('casino-holdem', { ante: `${STAKE}`, bonus: null })],
  ['video-poker', firstCard('video-poker', {})],
  ['pick-draw', firstBall()],
];

function chiSquare(counts: readonly number[], chances: readonly number[]): number {
  return chances.reduce((sum, chance, cell) => {
    const expected = ROUNDS * chance;
    return sum + ((counts[cell] ?? 0) - expected) ** 2 / expected;
  }, 0);
}

describe('the first draw in rounds', () => {
  it.each(firstDraws)('of %s is as likely as its rules say, and a bias of one percent shows', (_, draw) => {
    const { chances, cellOf } = draw;
    const counts = chances.map(() => 0);
    for (let nonce = 0; nonce < ROUNDS; nonce += 1) {
      const cell = cellOf({ serverSeed: 'c3'.repeat(32), clientSeed: '0'.repeat(32), nonce });
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
    expect(counts).toHaveLength(chances.length);
    // Four standard deviations above the mean: less than once in ten thousand.
    const degrees = chances.length - 1;
    const limit = degrees + 4 * Math.sqrt(2 * degrees);
    expect(chiSquare(counts, chances)).toBeLessThan(limit);
    // One round in a hundred draws the same cell.
    const biased = counts.map((count, cell) => count * 0.99 + (cell === 7 ? ROUNDS / 100 : 0));
    expect(chiSquare(biased, chances)).toBeGreaterThan(limit);
  });
});
