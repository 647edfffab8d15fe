import type { FastifyBaseLogger } from 'fastify';
import type { SharedState } from '../shared/sharedState.ts';

const WINDOW_MS = 60_000;

/**
 * Counts a call of `who` against a budget that all gateway processes share. Returns how many seconds to wait; undefined
 * when the call fits.
 */
export async function countCall(
  shared: SharedState,
  log: FastifyBaseLogger,
  who: string,
  perMinute: number,
): Promise<number | undefined> {
  try {
    const { isWithin, retryAfterMs } = await shared.hit(who, perMinute, WINDOW_MS);
    return isWithin ? undefined : secondsOf(retryAfterMs);
  } catch (error) {
    // Players who only look around are not sent away because a counter is missing; what needs it fails by itself.
    log.warn({ err: error }, 'calls could not be counted');
    return undefined;
  }
}

/** The name under which an address is counted: an IPv6 caller owns a whole /64, so that is what counts. */
export function addressKey(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  return `${expand(address).slice(0, 4).join(':')}::/64`;
}

/** Whole seconds to wait, at least one. */
export function secondsOf(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}

function expand(address: string): string[] {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const [front, back] = [head, tail ?? ''].map((part) => part.split(':').filter((group) => group !== '')) as [
    string[],
    string[],
  ];
  if (tail === undefined) return front;
  return [...front, ...Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0'), ...back];
}
