import { DecisionError, type PlayRound } from '../game.ts';
import { wheelSegments, type WheelRisk, type WheelSize } from './math.ts';

/** Stored with every round. Any change of an outcome or a pay requires a new version. */
export const WHEEL_VERSION = 'wheel@1';

/** The wheel to spin. */
export interface WheelChoice {
  segments: WheelSize;
  risk: WheelRisk;
}

/** An event of a round. Amounts are digits in minor units. */
export type WheelEvent =
  /** The segment at the pointer: an index of `wheelSegments`. */
  { type: 'wheel_stopped'; segment: number } | { type: 'round_ended'; win: string };

/**
 * Decides a round from one number. The stake is in minor units and a multiple of one hundred, so that every pay is a
 * whole number and the declared return holds at every stake.
 *
 * @throws RangeError if the stake is not such a multiple.
 */
export const playWheel: PlayRound<WheelChoice, never, WheelEvent> = (draw, stake, choice, decisions) => {
  if (stake <= 0n || stake % 100n !== 0n) throw new RangeError('the stake is not a multiple of one hundred');
  if (decisions.length > 0) throw new DecisionError('a round of the wheel has no decisions');
  const segment = draw(choice.segments);
  const hundredths = wheelSegments(choice.segments, choice.risk)[segment] ?? 0;
  const win = (stake / 100n) * BigInt(hundredths);
  return {
    events: [
      { type: 'wheel_stopped', segment },
      { type: 'round_ended', win: win.toString() },
    ],
    win,
    isOver: true,
  };
};
