/** The rules that stop autoplay early. An absent rule never stops it. Amounts are minor units. */
export interface AutoplayStops {
  onAnyWin: boolean;
  /** Whether it stops at a feature, or at a win large enough to count as one. */
  onFeature: boolean;
  winAtLeast?: bigint;
  profitAtLeast?: bigint;
  lossAtLeast?: bigint;
  balanceAtLeast?: bigint;
  balanceAtMost?: bigint;
  lossesInARow?: number;
  winsInARow?: number;
}

/** The change of the stake after a round: it stays, returns to the first one, or rises by this percentage. */
export type StakeChange = 'keep' | 'reset' | 50 | 100;

/** The changes on offer, in the order of the sheet. */
export const stakeChanges: readonly StakeChange[] = ['keep', 'reset', 50, 100];

/** The settings that the player confirmed. `count` is undefined for no end. */
export interface AutoplayPlan {
  count?: number;
  stops: AutoplayStops;
  /** If absent, every round has the stake of the first. */
  stakes?: { afterWin: StakeChange; afterLoss: StakeChange };
}

/** The progress of autoplay. */
export interface AutoplayRun {
  plan: AutoplayPlan;
  /** The remaining rounds; undefined without an end. */
  left: number | undefined;
  /** Wins less stakes since the start. */
  net: bigint;
  lossesInARow: number;
  winsInARow: number;
}

/** The reason why a rule stopped autoplay: the key of the message that shows it. */
export type AutoplayEnd =
  | 'endCount'
  | 'endAnyWin'
  | 'endFeature'
  | 'endWin'
  | 'endProfit'
  | 'endLoss'
  | 'endBalanceHigh'
  | 'endBalanceLow'
  | 'endLosses'
  | 'endWins';

/** A round of autoplay. Amounts are minor units. */
interface CountedRound {
  stake: bigint;
  win: bigint;
  /** The balance after it. */
  balance: bigint;
  isFree?: boolean;
}

/** A win of at least this many stakes counts as a feature. */
const FEATURE_STAKES = 15n;

/** The numbers of rounds on offer; undefined has no end. */
export const autoplayCounts: readonly (number | undefined)[] = [10, 25, 50, 100, undefined];

/** Returns the progress before the first round. */
export function startAutoplay(plan: AutoplayPlan): AutoplayRun {
  return { plan, left: plan.count, net: 0n, lossesInARow: 0, winsInARow: 0 };
}

/**
 * Returns the index of the next round's stake among the available stakes in ascending order. A rising stake takes the
 * lowest one that is high enough, and stays at the highest.
 */
export function nextStakeIndex(
  { stakes: changes }: AutoplayPlan,
  { stakes, first, now, isWin }: { stakes: readonly bigint[]; first: number; now: number; isWin: boolean },
): number {
  const change = (isWin ? changes?.afterWin : changes?.afterLoss) ?? 'keep';
  if (change === 'keep') return now;
  if (change === 'reset') return first;
  const wanted = (stakes[now] ?? 0n) * BigInt(100 + change);
  const found = stakes.findIndex((stake) => stake * 100n >= wanted);
  return found < 0 ? stakes.length - 1 : found;
}

/** Whether a round is a feature for the stop rule. */
export function isFeatureWin(stake: bigint, win: bigint): boolean {
  return win >= stake * FEATURE_STAKES;
}

/** Counts a finished round. `end` is why autoplay stops now; money rules come before the number of rounds. */
export function countRound(run: AutoplayRun, round: CountedRound): { run: AutoplayRun; end?: AutoplayEnd } {
  const { stake, win, isFree = false } = round;
  const next: AutoplayRun = {
    plan: run.plan,
    left: run.left === undefined ? undefined : run.left - 1,
    net: run.net + win - (isFree ? 0n : stake),
    // A win below the stake is a loss.
    lossesInARow: win < stake ? run.lossesInARow + 1 : 0,
    winsInARow: win > stake ? run.winsInARow + 1 : 0,
  };
  const end = endOf(next, round);
  return end === undefined ? { run: next } : { run: next, end };
}

function endOf(
  { plan: { stops }, left, net, lossesInARow, winsInARow }: AutoplayRun,
  { stake, win, balance }: CountedRound,
): AutoplayEnd | undefined {
  if (stops.lossAtLeast !== undefined && -net >= stops.lossAtLeast) return 'endLoss';
  if (stops.balanceAtMost !== undefined && balance <= stops.balanceAtMost) return 'endBalanceLow';
  if (stops.profitAtLeast !== undefined && net >= stops.profitAtLeast) return 'endProfit';
  if (stops.balanceAtLeast !== undefined && balance >= stops.balanceAtLeast) return 'endBalanceHigh';
  if (stops.winAtLeast !== undefined && win >= stops.winAtLeast) return 'endWin';
  if (stops.onFeature && isFeatureWin(stake, win)) return 'endFeature';
  // Otherwise a game that always returns a part of the stake would stop at once.
  if (stops.onAnyWin && win > stake) return 'endAnyWin';
  if (stops.lossesInARow !== undefined && lossesInARow >= stops.lossesInARow) return 'endLosses';
  if (stops.winsInARow !== undefined && winsInARow >= stops.winsInARow) return 'endWins';
  return left === 0 ? 'endCount' : undefined;
}
