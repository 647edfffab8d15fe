import type { FastifyBaseLogger } from 'fastify';
import type { SharedState } from '../shared/sharedState.ts';

const WINDOW_MS = 60_000;

/**
 * Counts a call under a key against a budget shared by all gateway processes. Returns the seconds to wait; undefined if
 * the call fits.
 */
export async function countCall(
  shared: SharedState,
  log: FastifyBaseLogger,
  key: string,
  perMinute: number,
): Promise<number | undefined> {
  try {
    const { isWithin, retryAfterMs } = await shared.hit(key, perMinute, WINDOW_MS);
    return isWithin ? undefined : secondsOf(retryAfterMs);
  } catch (error) {
    // Without the counter, visitors are still served; calls that need shared state fail by themselves.
    log.warn({ err: error }, 'calls could not be counted');
    return undefined;
  }
}

/** Returns the key under which an address is counted. An IPv6 client owns a whole /64, so the key is its network. */
export function addressKey(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  return `${expand(address).slice(0, 4).join(':')}::/64`;
}

/** Converts to whole seconds, at least one. */
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
