import type { RoundEvent } from '../games/game.ts';
import type { RoundSource } from '../shell/stage.ts';

/** The result of recomputing a price or a cashed-out amount, in English words. */
export interface PriceFinding {
  verdict: 'agrees' | 'differs' | 'unknown';
  words: string;
}

/** The inputs of recomputed prices and cash-out amounts. */
export type PricesSource = Pick<RoundSource, 'stake' | 'choice' | 'decisions' | 'tapes' | 'quotes' | 'cashOutQuotes'>;

/** The verifier's data of a game. */
export interface VerifierFamily<Event extends RoundEvent = RoundEvent> {
  name: string;
  /** The version of the rules that this page runs. */
  version: string;
  /** Replays a round from its seeds. */
  replay: (round: RoundSource) => { events: readonly Event[]; win: bigint };
  /** In a game with a book: the positions of the rows that a round's seeds draw, in order. `replay` needs the rows. */
  bookRows?: (round: RoundSource) => readonly number[];
  /**
   * In a game with prices: recomputes each price and each cashed-out amount from its stored inputs. It needs no seeds
   * of the round.
   *
   * @throws TypeError for an invalid choice.
   */
  checkPrices?: (round: PricesSource) => PriceFinding[];
  /** Whether a round is checked against finished fixtures, the `tapes` of its source. */
  hasTapes?: boolean;
  /** Describes an event in English. */
  describe: (event: Event) => string;
  /** A choice that the rules accept, to start from. */
  exampleChoice: unknown;
}

/** Erases the event type of a game's data. `describe` receives only events of `replay`. */
export function defineFamily<Event extends RoundEvent>(family: VerifierFamily<Event>): VerifierFamily {
  return { ...family, describe: (event) => family.describe(event as Event) };
}
