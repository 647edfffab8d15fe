/** One minor unit in the unit that rebates are counted in: minor units times parts per million. */
const MILLION = 1_000_000n;

/** The unclaimed part of a day of one game type, in minor units. */
export interface UnclaimedDay {
  gameType: string;
  turnover: bigint;
  rebatePpm: number;
}

/** The rebate of a game type since the last claim. */
export interface RebatePart {
  gameType: string;
  /** Minor units; negative when more was rolled back than staked since. */
  turnover: bigint;
  /** The rate of its days; null if they differ. */
  rebatePpm: number | null;
  /** The amount of a claim, in minor units: rounded down once, never below zero. */
  amount: bigint;
  /**
   * The remainder of a claim, in millionths of a minor unit; the remainder of a part that pays nothing does not change.
   */
  carry: bigint;
}

/** Returns the rebate of a day, in millionths of a minor unit. */
export const earnedBy = ({ turnover, rebatePpm }: Omit<UnclaimedDay, 'gameType'>): bigint =>
  turnover * BigInt(rebatePpm);

/**
 * Returns the parts of a rebate, the largest first. `carried` is the remainder of earlier claims, in millionths of a
 * minor unit by game type. A negative part waits for turnover that offsets it.
 */
export function rebateParts(days: readonly UnclaimedDay[], carried: ReadonlyMap<string, bigint>): RebatePart[] {
  return [...Map.groupBy(days, ({ gameType }) => gameType)]
    .map(([gameType, list]) => {
      const before = carried.get(gameType) ?? 0n;
      const earned = list.reduce((sum, day) => sum + earnedBy(day), before);
      const amount = earned > 0n ? earned / MILLION : 0n;
      const turnover = list.reduce((sum, day) => sum + day.turnover, 0n);
      const [first] = list;
      const isOneRate = list.every(({ rebatePpm }) => rebatePpm === first?.rebatePpm);
      const rebatePpm = isOneRate ? (first?.rebatePpm ?? null) : null;
      return { gameType, turnover, rebatePpm, amount, carry: amount > 0n ? earned - amount * MILLION : before };
    })
    .toSorted((a, b) => (a.amount === b.amount ? a.gameType.localeCompare(b.gameType) : a.amount < b.amount ? 1 : -1));
}

/** Formats millionths of a minor unit as an exact decimal string of the currency, without trailing zeros. */
export function exactText(millionths: bigint, currencyDigits: number): string {
  const digits = currencyDigits + 6;
  const text = (millionths < 0n ? -millionths : millionths).toString().padStart(digits + 1, '0');
  const fraction = text.slice(-digits).replace(/0+$/, '');
  return `${millionths < 0n ? '-' : ''}${text.slice(0, -digits)}${fraction === '' ? '' : `.${fraction}`}`;
}
