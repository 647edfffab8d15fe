import type { FastifyBaseLogger } from 'fastify';
import type { SharedState } from '../shared/sharedState.ts';
import { secondsOf } from '../modules/session/login.rules.ts';

const WINDOW_MS = 60_000;

/**
 * Counts a call of `who` against a budget that all gateway processes share. Answers how many seconds to wait; undefined when the
 * call fits.
 */
export async function countCall(shared: SharedState, log: FastifyBaseLogger, who: string, perMinute: number): Promise<number | undefined> {
  try {
    const { isWithin, retryAfterMs } = await shared.hit(who, perMinute, WINDOW_MS);
    return isWithin ? undefined : secondsOf(retryAfterMs);
  } catch (error) {
    // Players who only look around are not sent away because a counter is missing; what needs it fails by itself.
    log.warn({ err: error }, 'calls could not be counted');
    return undefined;
  }
}
