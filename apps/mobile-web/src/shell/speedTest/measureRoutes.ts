import { readUrl } from '@parlor/contract';

/** Requests per address. The fastest counts, because the first one includes the connection set-up. */
const TRIES = 3;
/** The timeout of a request, in ms. */
const PATIENCE_MS = 4000;

/** An address with its fastest response in ms, or null if it did not answer. */
export interface MeasuredRoute {
  origin: string;
  ms: number | null;
}

/** Dependencies of the measurement. */
export interface Measuring {
  fetch: typeof globalThis.fetch;
  /** A monotonic clock in ms. */
  now: () => number;
  /** Aborts pending requests. */
  signal: AbortSignal;
}

/** Returns the distinct origins of a merchant's domain routes, in order. Drops entries that are not http(s). */
export function routeOrigins(domainRoute: readonly string[]): string[] {
  const origins = domainRoute.flatMap((address) => {
    const url = readUrl(address);
    return url && (url.protocol === 'https:' || url.protocol === 'http:') ? [url.origin] : [];
  });
  return [...new Set(origins)];
}

async function requestOnce(origin: string, { fetch, now, signal }: Measuring): Promise<number | null> {
  // `AbortSignal.any` is missing on many phones in use.
  const asking = new AbortController();
  const giveUp = () => asking.abort();
  const patience = setTimeout(giveUp, PATIENCE_MS);
  signal.addEventListener('abort', giveUp);
  const begin = now();
  try {
    if (signal.aborted) return null;
    const answer = await fetch(`${origin}/wps/system/ping`, {
      mode: 'cors',
      cache: 'no-store',
      credentials: 'omit',
      signal: asking.signal,
    });
    return answer.ok ? now() - begin : null;
  } catch {
    return null;
  } finally {
    clearTimeout(patience);
    signal.removeEventListener('abort', giveUp);
  }
}

/** Measures one address. It stops if the first request fails. */
export async function measureRoute(origin: string, measuring: Measuring): Promise<MeasuredRoute> {
  let ms: number | null = null;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, or they would slow each other down
    const answered = await requestOnce(origin, measuring);
    if (answered === null) break;
    ms = ms === null ? answered : Math.min(ms, answered);
  }
  return { origin, ms: ms === null ? null : Math.max(1, Math.round(ms)) };
}

/** Sorts by response time. Addresses without an answer come last, in their order. */
export function rankRoutes(routes: readonly MeasuredRoute[]): MeasuredRoute[] {
  return routes.toSorted((a, b) => (a.ms === b.ms ? 0 : (a.ms ?? Infinity) - (b.ms ?? Infinity)));
}
