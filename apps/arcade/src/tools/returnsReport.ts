import type { InHouseFamily, SeatFamily } from '@parlor/artwork/titles';
import { statisticsOf } from '../books/bookStatistics.ts';
import * as baccarat from '../games/baccarat/math.ts';
import * as bingo from '../games/bingo/math.ts';
import * as blackjack from '../games/blackjack/math.ts';
import * as bullBull from '../games/bull-bull/math.ts';
import { bonusReturn } from '../games/casino-holdem/math.ts';
import * as casinoHoldem from '../games/casino-holdem/returns.ts';
import * as climb from '../games/climb/math.ts';
import * as coinFlip from '../games/coin-flip/math.ts';
import * as crash from '../games/crash/math.ts';
import * as diceDraw from '../games/dice-draw/math.ts';
import * as digitDraw from '../games/digit-draw/math.ts';
import * as dice from '../games/dice/math.ts';
import * as dragonTiger from '../games/dragon-tiger/math.ts';
import * as fishPrawnCrab from '../games/fish-prawn-crab/math.ts';
import { toDecimal, type Fraction } from '../games/fraction.ts';
import * as fanTan from '../games/fan-tan/math.ts';
import * as fish from '../games/fish/math.ts';
import * as hiLo from '../games/hi-lo/math.ts';
import * as keno from '../games/keno/math.ts';
import * as limbo from '../games/limbo/math.ts';
import * as lotusLanterns from '../games/lotus-lanterns/math.ts';
import * as mines from '../games/mines/math.ts';
import * as moneyWheel from '../games/money-wheel/math.ts';
import * as pickDraw from '../games/pick-draw/math.ts';
import * as plinko from '../games/plinko/math.ts';
import * as raceDraw from '../games/race-draw/math.ts';
import { designOf } from '../games/reels/designOf.ts';
import { factsOf } from '../games/reels/facts.ts';
import { exactReturn } from '../games/reels/math.ts';
import * as roulette from '../games/roulette/math.ts';
import * as sicBo from '../games/sic-bo/math.ts';
import { titleOf } from '../games/titles.ts';
import * as scratch from '../games/scratch/math.ts';
import * as threeCardPoker from '../games/three-card-poker/math.ts';
import * as threeCardReturns from '../games/three-card-poker/returns.ts';
import { bestReturn } from '../games/video-poker/math.ts';
import * as videoPoker from '../games/video-poker/returns.ts';
import * as wheel from '../games/wheel/math.ts';

/** A game or one of its modes, with its exact return. */
export interface ReturnRow {
  mode: string;
  returned: Fraction;
  /** With nine places. */
  declared: string;
  /** In stakes, as text. */
  maxMultiplier: string;
  /** As text. Undefined if it is not known. */
  hitRate?: string;
}

/**
 * A family whose titles all have the same modes. The sportsbook has changing prices in place of modes;
 * `sportsReturns.ts` computes their bounds. Seat games declare a rake.
 */
type SharedFamily = Exclude<InHouseFamily, 'reels' | 'sportsbook' | SeatFamily>;

interface Mathematics {
  DECLARED_RETURN: string;
  returnByMode: () => { mode: string; returned: Fraction; maxMultiplier: Fraction }[];
}

function rowsOf({ DECLARED_RETURN, returnByMode }: Mathematics): ReturnRow[] {
  return returnByMode().map(({ mode, returned, maxMultiplier }) => ({
    mode,
    returned,
    declared: DECLARED_RETURN,
    maxMultiplier: toDecimal(maxMultiplier, 4),
  }));
}

/** Returns the rows of a table, one for each place. */
function placesOf({
  returnByMode,
}: {
  returnByMode: () => (ReturnType<Mathematics['returnByMode']>[number] & { declared: string })[];
}): ReturnRow[] {
  return returnByMode().map(({ mode, returned, declared, maxMultiplier }) => ({
    mode,
    returned,
    declared,
    maxMultiplier: toDecimal(maxMultiplier, 4),
  }));
}

/** Computes the return of a game from a book, by its rows and their weights. */
function bookReturn(code: string): ReturnRow {
  const game = titleOf(code)?.game;
  const book = game?.book;
  if (!book) throw new RangeError(`${code} has no book`);
  const { totalWeight, weightedPayout, hitWeight, maxPayout } = statisticsOf(book.rows(), book.facts);
  return {
    mode: 'every stake',
    returned: { numerator: weightedPayout, denominator: totalWeight * 100n },
    declared: game.declaredReturn,
    maxMultiplier: toDecimal({ numerator: BigInt(maxPayout), denominator: 100n }, 2),
    hitRate: toDecimal({ numerator: hitWeight, denominator: totalWeight }, 6),
  };
}

const sharedFamilies: Readonly<Record<SharedFamily, () => ReturnRow[]>> = {
  climb: () => rowsOf(climb),
  'coin-flip': () => rowsOf(coinFlip),
  crash: () => rowsOf(crash),
  dice: () => rowsOf(dice),
  'hi-lo': () => rowsOf(hiLo),
  keno: () => rowsOf(keno),
  limbo: () => rowsOf(limbo),
  'lotus-lanterns': () => [
    {
      mode: 'without jackpots',
      returned: lotusLanterns.exactReturn(),
      declared: lotusLanterns.BASE_RETURN,
      maxMultiplier: lotusLanterns.bestMultiplier,
    },
    {
      mode: 'with jackpots',
      returned: lotusLanterns.totalReturn(),
      declared: lotusLanterns.DECLARED_RETURN,
      maxMultiplier: lotusLanterns.bestMultiplier,
    },
  ],
  'emerald-falls': () => [bookReturn('emerald-falls')],
  mines: () => rowsOf(mines),
  'night-market': () => [bookReturn('night-market')],
  plinko: () => rowsOf(plinko),
  wheel: () => rowsOf(wheel),
  scratch: () => rowsOf(scratch),
  blackjack: () => rowsOf(blackjack),
  'three-card-poker': () => [
    {
      mode: 'ante and play',
      returned: threeCardPoker.anteReturn(threeCardPoker.allMatchups()),
      declared: threeCardReturns.DECLARED_RETURN,
      maxMultiplier: toDecimal(threeCardReturns.MAX_MULTIPLIER, 4),
    },
    {
      mode: 'pair plus',
      returned: threeCardPoker.pairPlusReturn(),
      declared: threeCardReturns.PAIR_PLUS_RETURN,
      maxMultiplier: toDecimal(threeCardReturns.PAIR_PLUS_MAX, 4),
    },
  ],
  'casino-holdem': () => [
    {
      mode: 'ante and call',
      // Computed over all cards by a slow test.
      returned: casinoHoldem.ANTE_RETURN,
      declared: casinoHoldem.DECLARED_RETURN,
      maxMultiplier: toDecimal(casinoHoldem.MAX_MULTIPLIER, 4),
    },
    {
      mode: 'AA bonus',
      returned: bonusReturn(),
      declared: casinoHoldem.BONUS_RETURN,
      maxMultiplier: toDecimal(casinoHoldem.BONUS_MAX, 4),
    },
  ],
  'video-poker': () => [
    {
      mode: 'best holds',
      returned: bestReturn(),
      declared: videoPoker.DECLARED_RETURN,
      maxMultiplier: toDecimal(videoPoker.MAX_MULTIPLIER, 4),
    },
  ],
  baccarat: () => placesOf(baccarat),
  'bull-bull': () => placesOf(bullBull),
  'fish-prawn-crab': () => placesOf(fishPrawnCrab),
  'sic-bo': () => placesOf(sicBo),
  'dragon-tiger': () => placesOf(dragonTiger),
  roulette: () => placesOf(roulette),
  bingo: () => placesOf(bingo),
  'money-wheel': () => placesOf(moneyWheel),
  'fan-tan': () => placesOf(fanTan),
  fish: () => rowsOf(fish),
  'digit-draw': () => rowsOf(digitDraw),
  'race-draw': () => rowsOf(raceDraw),
  'dice-draw': () => rowsOf(diceDraw),
  'pick-draw': () => rowsOf(pickDraw),
};

/** The families whose titles all have the same modes. */
export const sharedFamilyCodes = Object.keys(sharedFamilies) as SharedFamily[];

/** Returns the modes of a family with their returns. */
export function familyReturns(family: SharedFamily): ReturnRow[] {
  return sharedFamilies[family]();
}

/** Returns a slot with its hit rate and greatest win. The greatest win may take half a second to find. */
export function slotReturn(code: string): ReturnRow {
  const design = designOf(code);
  const { hitRate, maxWin } = factsOf(design);
  return {
    mode: `${design.layout.code}, ${design.feature.kind}, ${design.volatility}`,
    returned: exactReturn(design),
    declared: titleOf(code)?.game.declaredReturn ?? '',
    maxMultiplier: toDecimal(maxWin, 2),
    hitRate: toDecimal(hitRate, 6),
  };
}

/** Slots of the same layout or feature, with the bounds of their returns. */
export interface SlotGroup {
  name: string;
  count: number;
  min: Fraction;
  max: Fraction;
}

function isLess(first: Fraction, second: Fraction): boolean {
  return first.numerator * second.denominator < second.numerator * first.denominator;
}

/** Summarizes slots: all together, then by layout, then by feature. */
export function summarizeSlots(codes: readonly string[]): SlotGroup[] {
  const groups = new Map<string, SlotGroup>();
  for (const code of codes) {
    const design = designOf(code);
    const returned = exactReturn(design);
    for (const name of ['all', design.layout.code, design.feature.kind]) {
      const group = groups.get(name);
      groups.set(name, {
        name,
        count: (group?.count ?? 0) + 1,
        min: group && !isLess(returned, group.min) ? group.min : returned,
        max: group && !isLess(group.max, returned) ? group.max : returned,
      });
    }
  }
  const layouts = [...groups.values()].filter(({ name }) => name.includes('-'));
  const features = [...groups.values()].filter(({ name }) => name !== 'all' && !name.includes('-'));
  const byName = (first: SlotGroup, second: SlotGroup): number => (first.name < second.name ? -1 : 1);
  return [
    ...[...groups.values()].filter(({ name }) => name === 'all'),
    ...layouts.toSorted(byName),
    ...features.toSorted(byName),
  ];
}

/** Whether the exact return, rounded to nine places, is the declared one. */
export function isAsDeclared({ returned, declared }: ReturnRow): boolean {
  return toDecimal(returned, 9) === declared;
}

/** Formats a fraction in lowest terms, for instance "99/100". */
export function fractionText({ numerator, denominator }: Fraction): string {
  let [divisor, rest] = [denominator, numerator];
  while (rest > 0n) [divisor, rest] = [rest, divisor % rest];
  return `${numerator / divisor}/${denominator / divisor}`;
}

/** Returns lines of text with aligned columns. The last column is not padded. */
export function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row.map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(widths[column] ?? 0))).join('  '),
  );
}
