import type { ModelKind } from './model/sportModel.ts';

/** The rules for accepting live bets. */
export interface Pace {
  /** The delay of a live slip before its second check, in ms. */
  betDelayMs: number;
  /** How long betting is suspended after an event that stops it, in ms. */
  suspendedMs: number;
  /** The types of those events. */
  stoppedBy: readonly string[];
}

const paces: Readonly<Record<ModelKind, Pace>> = {
  goals: { betDelayMs: 5_000, suspendedMs: 10_000, stoppedBy: ['goal'] },
  points: { betDelayMs: 4_000, suspendedMs: 0, stoppedBy: [] },
  sets: { betDelayMs: 4_000, suspendedMs: 3_000, stoppedBy: ['set'] },
  race: { betDelayMs: 3_000, suspendedMs: 0, stoppedBy: [] },
  bout: { betDelayMs: 5_000, suspendedMs: 0, stoppedBy: [] },
  innings: { betDelayMs: 8_000, suspendedMs: 8_000, stoppedBy: ['wicket'] },
};

/** Returns the rules for accepting live bets in the sports of a kind. */
export function paceOf(kind: ModelKind): Pace {
  return paces[kind];
}
