import type { LiveTable } from './types.ts';

/** The phase of a table at a time, and its remaining seconds, rounded up. */
export interface TablePhase {
  phase: 'open' | 'dealing' | 'shown';
  seconds: number;
}

type TableTimes = Pick<LiveTable, 'opensAt' | 'closesAt' | 'revealsAt' | 'nextOpensAt'>;

/**
 * Returns the phase of a table at a time of the arcade's clock. Draws follow a schedule, so an old answer is enough.
 */
export function tablePhase({ opensAt, closesAt, revealsAt, nextOpensAt }: TableTimes, now: number): TablePhase {
  const period = nextOpensAt - opensAt;
  const at = now - Math.max(0, Math.floor((now - opensAt) / period)) * period;
  const left = (end: number): number => Math.max(0, Math.ceil((end - at) / 1_000));
  if (at < closesAt) return { phase: 'open', seconds: left(closesAt) };
  if (at < revealsAt) return { phase: 'dealing', seconds: left(revealsAt) };
  return { phase: 'shown', seconds: left(nextOpensAt) };
}
