import { DecisionError, type PlayRound } from '../game.ts';
import { catchNumbers, isCatch, prizeOf, prizesOf, totalWeight, type FishSpecies } from './math.ts';

/** Stored with every round. Any change of an outcome or a pay needs a new version. */
export const FISH_VERSION = 'fish@1';

/** A bullet that met a creature. */
export interface FishShot {
  /** What the bullet costs: digits in minor units. */
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

/** An event of a round. Amounts are digits in minor units. */
export type FishEvent =
  | {
      type: 'shot_decided';
      species: FishSpecies;
      bullet: string;
      /** What the catch pays, in bullets; 0 if the creature got away. */
      multiplier: number;
      win: string;
    }
  | { type: 'round_ended'; win: string };

/** What the shots of a batch cost, one by one. */
export function bulletsOf({ shots }: FishChoice): bigint[] {
  return shots.map(({ bullet }) => BigInt(bullet));
}

/**
 * Decides a batch, shot by shot. Each shot takes a number of its own, so none depends on another one, on the player or on
 * where anything swims. Multipliers are whole, so every pay is.
 *
 * @throws RangeError for a stake that is not the sum of the bullets.
 */
export const playFish: PlayRound<FishChoice, never, FishEvent> = (draw, stake, choice, decisions) => {
  if (stake <= 0n || bulletsOf(choice).reduce((sum, bullet) => sum + bullet, 0n) !== stake)
    throw new RangeError('the stake is not the sum of the bullets');
  if (decisions.length > 0) throw new DecisionError('a batch of shots has no decisions');
  let win = 0n;
  const events = choice.shots.map(({ species, bullet }): FishEvent => {
    const prizes = prizesOf(species);
    const isCaught = isCatch(draw(catchNumbers(species)));
    const multiplier = isCaught ? prizeOf(prizes, draw(totalWeight(prizes))) : 0;
    const pay = BigInt(bullet) * BigInt(multiplier);
    win += pay;
    return { type: 'shot_decided', species, bullet, multiplier, win: pay.toString() };
  });
  return { events: [...events, { type: 'round_ended', win: win.toString() }], win, isOver: true };
};
