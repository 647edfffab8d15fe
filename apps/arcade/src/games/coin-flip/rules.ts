import { DecisionError, type PlayRound } from '../game.ts';
import type { MaxWinTerms } from '../maxWin.ts';
import { longestStreak, streakHundredths } from './math.ts';

/** Stored with every round. Any change of an outcome or a pay requires a new version. */
export const COIN_FLIP_VERSION = 'coin-flip@1';

/** The sides of the coin; the number of a flip is the index of its side. */
export const coinSides = ['heads', 'tails'] as const;
export type CoinSide = (typeof coinSides)[number];

/** The call of the first flip, which happens with the bet. */
export interface CoinFlipChoice extends MaxWinTerms {
  side: CoinSide;
}

/** The player's decision after a right flip. */
export type CoinFlipDecision = { type: 'flip'; side: CoinSide } | { type: 'cash_out' };

/** An event of a round. Amounts are digits in minor units. */
export type CoinFlipEvent =
  | {
      type: 'coin_flipped';
      called: CoinSide;
      landed: CoinSide;
      isRight: boolean;
      /** Right flips in a row, 0 after a wrong one. */
      streak: number;
      /** The payout of stopping now as a multiple of the stake, in hundredths. */
      hundredths: number;
      /** The payout of stopping now. */
      win: string;
    }
  /** The streak is paid: by the player's decision, or because it reached the greatest length. */
  | { type: 'cashed_out'; cause: 'player' | 'limit' }
  | { type: 'round_ended'; win: string };

/**
 * Decides a round up to its last decision. Every flip takes one number. The stake is in minor units and a multiple of
 * one hundred, so that every pay is a whole number and the declared return holds at every stake.
 *
 * @throws RangeError if the stake is not such a multiple.
 */
export const playCoinFlip: PlayRound<CoinFlipChoice, CoinFlipDecision, CoinFlipEvent> = (
  draw,
  stake,
  { side, ...terms },
  decisions,
) => {
  if (stake <= 0n || stake % 100n !== 0n) throw new RangeError('the stake is not a multiple of one hundred');
  const longest = longestStreak(terms);
  const events: CoinFlipEvent[] = [];
  let streak = 0;
  let win = 0n;
  let isOver = false;

  const end = () => {
    isOver = true;
    events.push({ type: 'round_ended', win: win.toString() });
  };
  const cashOut = (cause: 'player' | 'limit') => {
    events.push({ type: 'cashed_out', cause });
    end();
  };
  const flip = (called: CoinSide) => {
    const landed = draw(coinSides.length) === 0 ? 'heads' : 'tails';
    const isRight = landed === called;
    streak = isRight ? streak + 1 : 0;
    const hundredths = isRight ? streakHundredths(streak) : 0;
    win = (stake / 100n) * BigInt(hundredths);
    events.push({ type: 'coin_flipped', called, landed, isRight, streak, hundredths, win: win.toString() });
    if (!isRight) end();
    else if (streak === longest) cashOut('limit');
  };

  flip(side);
  for (const decision of decisions) {
    if (isOver) throw new DecisionError('the round is over');
    if (decision.type === 'flip') flip(decision.side);
    else cashOut('player');
  }
  return { events, win, isOver };
};
