/*
 * The endings of a bout with exact weights: a stoppage in each round, a decision, or no contest after a round. A
 * stoppage does not depend on points, so its weight is a product of powers; only a decision needs the law of the
 * difference of hits.
 */
import type { Ending } from '../questions.ts';
import { memoize } from '../memoize.ts';
import type { BoutParameters, BoutResult, BoutState } from './boutTerms.ts';

/** The number of cases of a tick, and of a pause. */
export const BOUT_CASES = 65_536;

const CASES = BigInt(BOUT_CASES);

/** Weights of a difference of hits: index 0 is the lowest difference, which is -ticks. */
const differenceLaw = memoize(
  3000,
  ({ homeStop, awayStop, homeHit, awayHit }: BoutParameters, ticks: number) =>
    `${homeStop};${awayStop};${homeHit};${awayHit};${ticks}`,
  (parameters: BoutParameters, ticks: number): bigint[] => {
    const { homeStop, awayStop, homeHit, awayHit } = parameters;
    const [up, down] = [BigInt(homeHit), BigInt(awayHit)];
    const quiet = CASES - BigInt(homeStop + awayStop) - up - down;
    let law = [1n];
    for (let tick = 0; tick < ticks; tick += 1) {
      const next = Array.from({ length: law.length + 2 }, () => 0n);
      for (const [i, weight] of law.entries()) {
        next[i] = (next[i] as bigint) + weight * down;
        next[i + 1] = (next[i + 1] as bigint) + weight * quiet;
        next[i + 2] = (next[i + 2] as bigint) + weight * up;
      }
      law = next;
    }
    return law;
  },
);

/** Returns the weights of a decision for home, for away and of a draw after `ticks` more ticks. */
function decisionWeights(parameters: BoutParameters, ticks: number, lead: number) {
  const weights = { home: 0n, away: 0n, draw: 0n };
  for (const [i, weight] of differenceLaw(parameters, ticks).entries()) {
    const difference = lead + i - ticks;
    weights[difference > 0 ? 'home' : difference < 0 ? 'away' : 'draw'] += weight;
  }
  return weights;
}

/** Returns every ending of an unfinished bout, with its weight. `lead` is the hits of home less those of away. */
export function boutEndings(parameters: BoutParameters, state: BoutState, lead: number): Ending<BoutResult>[] {
  const { rounds, roundTicks, homeStop, awayStop, noContest } = parameters;
  const running = state.hits.length;
  const alive = CASES - BigInt(homeStop + awayStop);
  const pauseCases = noContest > 0 ? CASES : 1n;
  const goesOn = pauseCases - BigInt(noContest);
  const ticks = (rounds - running + 1) * roundTicks - state.inRound;
  const endings: Ending<BoutResult>[] = [];
  const end = (weight: bigint, result: Partial<BoutResult> & { round: number }): void => {
    if (weight === 0n) return;
    const rest = { stoppage: null, decision: null, isOver: true, isAbandoned: false };
    endings.push({ result: { ...rest, ...result }, weight });
  };
  let played = 0;
  for (let round = running; round <= rounds; round += 1) {
    const pauses = goesOn ** BigInt(round - running);
    const pausesLeft = pauseCases ** BigInt(rounds - round);
    const length = round === running ? roundTicks - state.inRound : roundTicks;
    let stopped = 0n;
    for (let tick = played; tick < played + length; tick += 1) {
      stopped += alive ** BigInt(tick) * CASES ** BigInt(ticks - tick - 1);
    }
    played += length;
    end(stopped * BigInt(homeStop) * pauses * pausesLeft, { round, stoppage: 0 });
    end(stopped * BigInt(awayStop) * pauses * pausesLeft, { round, stoppage: 1 });
    if (round === rounds) {
      const decisions = decisionWeights(parameters, ticks, lead);
      for (const decision of ['home', 'away', 'draw'] as const) end(decisions[decision] * pauses, { round, decision });
    } else {
      const cases = alive ** BigInt(played) * CASES ** BigInt(ticks - played) * (pausesLeft / pauseCases);
      end(cases * pauses * BigInt(noContest), { round, isOver: false, isAbandoned: true });
    }
  }
  return endings;
}
