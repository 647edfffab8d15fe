/** When autoplay stops before its rounds are played. An absent rule never stops it. Amounts are minor units. */
export interface AutoplayStops {
  onAnyWin: boolean;
  /** A feature, or a win of so many stakes that it counts as one. */
  onFeature: boolean;
  winAtLeast?: bigint;
  profitAtLeast?: bigint;
  lossAtLeast?: bigint;
  lossesInARow?: number;
}

/** What the player confirmed. `count` is undefined for no end. */
export interface AutoplayPlan {
  count?: number;
  stops: AutoplayStops;
}

/** How far autoplay has come. */
export interface AutoplayRun {
  plan: AutoplayPlan;
  /** Rounds left; undefined without an end. */
  left: number | undefined;
  /** What was won minus what was staked since the start. */
  net: bigint;
  lossesInARow: number;
}

/** Why autoplay stopped by itself; the message with this key says so. */
export type AutoplayEnd = 'endCount' | 'endAnyWin' | 'endFeature' | 'endWin' | 'endProfit' | 'endLoss' | 'endLosses';

/** A win of at least this many stakes counts as a feature. */
const FEATURE_STAKES = 15n;

/** The numbers of rounds on offer; undefined has no end. */
export const autoplayCounts: readonly (number | undefined)[] = [10, 25, 50, 100, undefined];

/** Starts autoplay. */
export function startAutoplay(plan: AutoplayPlan): AutoplayRun {
  return { plan, left: plan.count, net: 0n, lossesInARow: 0 };
}

/** Whether a round is a feature for the stop rule. */
export function isFeatureWin(stake: bigint, win: bigint): boolean {
  return win >= stake * FEATURE_STAKES;
}

/** Counts a finished round. `end` says why autoplay stops now; the rules of money come before the number of rounds. */
export function countRound(
  run: AutoplayRun,
  { stake, win, isFree = false }: { stake: bigint; win: bigint; isFree?: boolean },
): { run: AutoplayRun; end?: AutoplayEnd } {
  const next: AutoplayRun = {
    plan: run.plan,
    left: run.left === undefined ? undefined : run.left - 1,
    net: run.net + win - (isFree ? 0n : stake),
    // A win below the stake is a loss.
    lossesInARow: win < stake ? run.lossesInARow + 1 : 0,
  };
  const end = endOf(next, stake, win);
  return end === undefined ? { run: next } : { run: next, end };
}

function endOf(
  { plan: { stops }, left, net, lossesInARow }: AutoplayRun,
  stake: bigint,
  win: bigint,
): AutoplayEnd | undefined {
  if (stops.lossAtLeast !== undefined && -net >= stops.lossAtLeast) return 'endLoss';
  if (stops.profitAtLeast !== undefined && net >= stops.profitAtLeast) return 'endProfit';
  if (stops.winAtLeast !== undefined && win >= stops.winAtLeast) return 'endWin';
  if (stops.onFeature && isFeatureWin(stake, win)) return 'endFeature';
  // A game that always returns a part of the stake would stop at once if that counted.
  if (stops.onAnyWin && win > stake) return 'endAnyWin';
  if (stops.lossesInARow !== undefined && lossesInARow >= stops.lossesInARow) return 'endLosses';
  return left === 0 ? 'endCount' : undefined;
}
