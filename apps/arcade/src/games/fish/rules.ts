import { drawPosition, type BookRow } from '../../books/book.ts';
import { playRow, type RowDrawn } from '../../books/bookEngine.ts';
import type { UniformDraw } from '../../fairness/uniformDraw.ts';
import { DecisionError, type PlayRound } from '../game.ts';
import { bookFacts } from './facts.ts';
import { catchNumbers, hasTreasure, isCatch, prizeOf, prizesOf, totalWeight, type FishSpecies } from './math.ts';
import { treasureEngine, type ChestOpened } from './treasure.ts';

/** Stored with every round. Any change of an outcome or a pay requires a new version. */
export const FISH_VERSION = 'fish@1';

/** A bullet that met a creature. */
export interface FishShot {
  /** The price of the bullet: digits in minor units. */
  bullet: string;
  species: FishSpecies;
  /** Its number in the water of a table. It decides nothing. */
  fish?: number | undefined;
}

/** A batch of shots, in the order of their hits. */
export interface FishChoice {
  /** The table that they were fired at. It decides nothing. */
  table?: string | undefined;
  shots: readonly FishShot[];
}

/**
 * An event of a round. Amounts are digits in minor units. A round has `shot_decided` for each shot in order, then for
 * each catch of the naga the row that it drew and the chests of that row, then `round_ended`.
 */
export type FishEvent =
  | {
      type: 'shot_decided';
      species: FishSpecies;
      bullet: string;
      /** The payout of the catch, in bullets; 0 if the creature got away. */
      multiplier: number;
      win: string;
    }
  | RowDrawn
  | ChestOpened
  | { type: 'round_ended'; win: string };

/** The result of a shot: the bullets that it pays, or the position of the row of the book with the result. */
type Decided = { multiplier: number } | { position: number };

/** Returns the prices of the shots of a batch, one by one. */
export function bulletsOf({ shots }: FishChoice): bigint[] {
  return shots.map(({ bullet }) => BigInt(bullet));
}

/** Decides a shot by its own numbers. */
function decide(draw: UniformDraw, species: FishSpecies): Decided {
  if (!isCatch(species, draw(catchNumbers(species)))) return { multiplier: 0 };
  if (hasTreasure(species)) return { position: drawPosition(draw, bookFacts) };
  const prizes = prizesOf(species);
  return { multiplier: prizeOf(prizes, draw(totalWeight(prizes))) };
}

/** Returns the positions of the rows that the shots of a batch draw, in order. */
export function positionsDrawn(draw: UniformDraw, { shots }: FishChoice): number[] {
  return shots.flatMap(({ species }) => {
    const decided = decide(draw, species);
    return 'position' in decided ? [decided.position] : [];
  });
}

/**
 * Creates the rules over a book, which decide a batch shot by shot. Each shot takes its own numbers, so none depends on
 * another one, on the player or on the positions of creatures. Multipliers are whole numbers, so every pay is too.
 * `rowAt` returns a row of the book and may throw RangeError for a missing one.
 *
 * @throws RangeError if the stake is not the sum of the bullets.
 */
export function fishRules(rowAt: (position: number) => BookRow): PlayRound<FishChoice, never, FishEvent> {
  return (draw, stake, choice, decisions) => {
    if (stake <= 0n || bulletsOf(choice).reduce((sum, bullet) => sum + bullet, 0n) !== stake)
      throw new RangeError('the stake is not the sum of the bullets');
    if (decisions.length > 0) throw new DecisionError('a batch of shots has no decisions');
    let win = 0n;
    const treasures: FishEvent[] = [];
    const shots = choice.shots.map(({ species, bullet }): FishEvent => {
      const decided = decide(draw, species);
      let multiplier: number;
      if ('position' in decided) {
        const row = rowAt(decided.position);
        // Its amounts are not used: chests contain bullets. The stake of one unit is checked against the row.
        treasures.push(...playRow(treasureEngine, row, 100n).events);
        multiplier = row.payout / 100;
      } else ({ multiplier } = decided);
      const pay = BigInt(bullet) * BigInt(multiplier);
      win += pay;
      return { type: 'shot_decided', species, bullet, multiplier, win: pay.toString() };
    });
    return { events: [...shots, ...treasures, { type: 'round_ended', win: win.toString() }], win, isOver: true };
  };
}
