import type { Side } from './drawing.ts';

/** Returns the owner of each place of a row: home takes places from the start, the away side from the end. */
export function claimsOf(count: number, points: readonly Side[]): (Side | null)[] {
  const claims: (Side | null)[] = Array.from({ length: count }, () => null);
  for (const side of points) {
    const free = side === 0 ? claims.indexOf(null) : claims.lastIndexOf(null);
    if (free >= 0) claims[free] = side;
  }
  return claims;
}

/** Returns the place that the last point took; -1 before the first point. */
export function lastClaim(count: number, points: readonly Side[]): number {
  const before = claimsOf(count, points.slice(0, -1));
  return claimsOf(count, points).findIndex((side, i) => side !== before[i]);
}
