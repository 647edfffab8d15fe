import { readUrl } from '@parlor/contract';

/** How often an address is asked; the quickest answer counts, because the first one also pays for the connection. */
const TRIES = 3;
/** How long an address may take to answer, in ms. */
const PATIENCE_MS = 4000;

/** An address under which the site answers, with its quickest answer in ms; null when it gave none. */
export interface MeasuredRoute {
  origin: string;
  ms: number | null;
}

/** What measuring needs of its surroundings. */
export interface Measuring {
  fetch: typeof globalThis.fetch;
  /** A clock in ms that only goes forward. */
  now: () => number;
  /** Gives up on everything that is still under way. */
  signal: AbortSignal;
}

/** The origins among a merchant's domain routes, each once and in order. What is no http(s) address is left out. */
export function routeOrigins(domainRoute: readonly string[]): string[] {
  const origins = domainRoute.flatMap((address) => {
    const url = readUrl(address);
    return url && (url.protocol === 'https:' || url.protocol === 'http:') ? [url.origin] : [];
  });
  return [...new Set(origins)];
}

async function askOnce(origin: string, { fetch, now, signal }: Measuring): Promise<number | null> {
  // By hand: to join two signals into one is beyond many phones in use.
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

/** Measures one address. One that does not answer the first time is not asked again. */
export async function measureRoute(origin: string, measuring: Measuring): Promise<MeasuredRoute> {
  let ms: number | null = null;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, or they would slow each other down
    const answered = await askOnce(origin, measuring);
    if (answered === null) break;
    ms = ms === null ? answered : Math.min(ms, answered);
  }
  return { origin, ms: ms === null ? null : Math.max(1, Math.round(ms)) };
}

/** Quickest first; those that did not answer stand at the end, in the order in which they were named. */
export function rankRoutes(routes: readonly MeasuredRoute[]): MeasuredRoute[] {
  return routes.toSorted((one, other) => (one.ms === other.ms ? 0 : (one.ms ?? Infinity) - (other.ms ?? Infinity)));
}
