/**
 * The conditions that stop autofire before all shots are fired. An absent one never stops it. Amounts are in minor
 * units.
 */
export interface AutofireStops {
  onBoss: boolean;
  catchAtLeast?: bigint;
  profitAtLeast?: bigint;
  lossAtLeast?: bigint;
  balanceAtMost?: bigint;
}

/** The settings that the player confirmed. An undefined `count` has no end. */
export interface AutofirePlan {
  count?: number;
  stops: AutofireStops;
}

/** The progress of autofire. */
export interface AutofireRun {
  plan: AutofirePlan;
  fired: number;
  /** Wins less stakes since the start, as far as they are known. */
  net: bigint;
}

/** The reason why autofire stopped by itself; it is shown by the message of this key. */
export type AutofireEnd =
  | 'endShots'
  | 'endBoss'
  | 'endCatch'
  | 'endProfit'
  | 'endLoss'
  | 'endBalance'
  | 'endFunds'
  | 'endReminder'
  | 'endTrouble';

/** The numbers of shots on offer; undefined has no end. */
export const autofireCounts: readonly (number | undefined)[] = [50, 100, 250, 500, undefined];

export function startAutofire(plan: AutofirePlan): AutofireRun {
  return { plan, fired: 0, net: 0n };
}

/** Whether the next shot may be fired. */
export function endBeforeShot({ plan, fired }: AutofireRun, balance: bigint, bullet: bigint): AutofireEnd | undefined {
  if (plan.count !== undefined && fired >= plan.count) return 'endShots';
  if (plan.stops.balanceAtMost !== undefined && balance <= plan.stops.balanceAtMost) return 'endBalance';
  return balance < bullet ? 'endFunds' : undefined;
}

/** Counts a batch whose results are known. `best` is its highest catch. */
export function countBatch(
  run: AutofireRun,
  { staked, won, best }: { staked: bigint; won: bigint; best: bigint },
): { run: AutofireRun; end?: AutofireEnd } {
  const next = { ...run, net: run.net + won - staked };
  const { stops } = run.plan;
  if (stops.lossAtLeast !== undefined && -next.net >= stops.lossAtLeast) return { run: next, end: 'endLoss' };
  if (stops.profitAtLeast !== undefined && next.net >= stops.profitAtLeast) return { run: next, end: 'endProfit' };
  if (stops.catchAtLeast !== undefined && best >= stops.catchAtLeast) return { run: next, end: 'endCatch' };
  return { run: next };
}
