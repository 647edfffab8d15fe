/** Times from a `kill -9` to the first accepted bet that was sent after it, in ms, by target. */
export type Recoveries = Record<'gateway' | 'postgres', number[]>;

/** The maximum recovery times, in ms. */
const LIMITS = { gateway: 3_000, postgres: 2_000 } as const;
const NAMES = { gateway: 'a gateway', postgres: 'PostgreSQL' } as const;

/** Errors in the recovery times: each one that is too long, and each target without one. */
export function slowRecoveries(recoveries: Recoveries): string[] {
  return (['gateway', 'postgres'] as const).flatMap((target) => {
    const times = recoveries[target];
    if (times.length === 0) return [`no time to the first accepted bet after kill -9 of ${NAMES[target]} was measured`];
    return times
      .filter((ms) => ms > LIMITS[target])
      .map(
        (ms) =>
          `the first bet was accepted ${Math.round(ms)} ms after kill -9 of ${NAMES[target]}; at most ${LIMITS[target]} ms are allowed`,
      );
  });
}
