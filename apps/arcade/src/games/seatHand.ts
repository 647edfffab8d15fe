import { jointSeed } from '../fairness/jointSeed.ts';
import { outcomeWords, type RoundSeeds } from '../fairness/outcomeWords.ts';
import { uniformDraw } from '../fairness/uniformDraw.ts';
import type { Json } from './game.ts';
import { handMoney, type SeatRules } from './seatGame.ts';

/** A move of a hand with the place that made it. */
export interface PlacedMove {
  place: number;
  move: Json;
}

/** The inputs of a hand. */
export interface HandSource extends RoundSeeds {
  /** How many seats were dealt in. */
  places: number;
  moves: readonly PlacedMove[];
}

/**
 * Returns the state of a hand: dealt from its seeds, then move by move.
 *
 * @throws DecisionError if the rules do not allow a move.
 */
export function handState(rules: SeatRules, { places, moves, ...seeds }: HandSource): Json {
  const draw = uniformDraw(outcomeWords(seeds));
  return moves.reduce<Json>((state, { place, move }) => rules.apply(state, place, move), rules.deal(draw, places));
}

/** An event of a finished hand for the verifier. Amounts are digits in minor units. */
export type HandEvent =
  /** The public view at the end, in the form of the game's `viewFor`. */
  | { type: 'hand_ended'; view: Json }
  | { type: 'place_paid'; place: number; units: number; net: string; rake: string }
  /** The win is the rake of the hand. */
  | { type: 'round_ended'; win: string };

/**
 * A hand in the form of a round: the base is its stake, the seeds of the browsers its choice, the moves its decisions.
 */
export interface HandRound extends RoundSeeds {
  stake: bigint;
  choice: unknown;
  decisions: readonly unknown[];
}

/**
 * Creates the function that replays a hand by the rules of a seat game. Its win is the rake of the hand.
 *
 * @throws DecisionError if a move is not allowed, RangeError if the seeds do not belong to the hand or the hand is not
 * over.
 */
export function replaySeatHand(rules: SeatRules): (round: HandRound) => { events: HandEvent[]; win: bigint } {
  return ({ stake, choice, decisions, ...seeds }) => {
    const { clientSeeds } = choice as { clientSeeds: (string | null)[] };
    if (jointSeed(clientSeeds) !== seeds.clientSeed)
      throw new RangeError('the client seed is not that of the browsers');
    const moves = decisions as readonly PlacedMove[];
    const state = handState(rules, { ...seeds, places: clientSeeds.length, moves });
    const units = rules.resultOf(state);
    if (!units) throw new RangeError('the hand is not over');
    const money = handMoney(units, stake);
    const paid = money.map(({ net, rake }, place): HandEvent => ({
      type: 'place_paid',
      place,
      units: units[place] ?? 0,
      net: net.toString(),
      rake: rake.toString(),
    }));
    const win = money.reduce((sum, { rake }) => sum + rake, 0n);
    return {
      events: [
        { type: 'hand_ended', view: rules.viewFor(state, null) },
        ...paid,
        { type: 'round_ended', win: win.toString() },
      ],
      win,
    };
  };
}
