/** An account of a tree in memory, with its own figures. */
export interface ReferenceAccount {
  /** The index of the upline, which precedes its downlines; undefined at the top. */
  parent: number | undefined;
  turnover: bigint;
  payouts: bigint;
}

/** Returns the sums of each account's team, itself included: adds each account to everybody above it, one by one. */
export function teamsOf(tree: readonly ReferenceAccount[]): { turnover: bigint; payouts: bigint }[] {
  const teams = tree.map(() => ({ turnover: 0n, payouts: 0n }));
  for (const [index, { turnover, payouts }] of tree.entries())
    for (let at: number | undefined = index; at !== undefined; at = tree[at]?.parent) {
      const team = teams[at];
      if (team === undefined) continue;
      team.turnover += turnover;
      team.payouts += payouts;
    }
  return teams;
}

/**
 * Returns the earnings of each account of a line from a turnover, from the player up: exact fractions, each rounded
 * down once.
 */
export function rebatesOfLine(turnover: bigint, ratesPpm: readonly number[]): bigint[] {
  const earned: bigint[] = [];
  let below = 0n;
  for (const rate of ratesPpm) {
    const reached = (turnover * BigInt(rate)) / 1_000_000n;
    earned.push(reached > below ? reached - below : 0n);
    if (reached > below) below = reached;
  }
  return earned;
}
