// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { measureRoute, rankRoutes, routeOrigins } from './measureRoutes.ts';

const signal = new AbortController().signal;

/** Creates a network with a latency for each address; an address with latency 0 never answers. */
function network(times: number[]) {
  const requested: { address: string; mode: string | undefined; cache: string | undefined }[] = [];
  let clock = 0;
  const fetch = async (address: RequestInfo | URL, init?: RequestInit) => {
    requested.push({
      address: address instanceof Request ? address.url : address.toString(),
      mode: init?.mode,
      cache: init?.cache,
    });
    const time = times[requested.length - 1] ?? 0;
    clock += time;
    if (time === 0) throw new TypeError('Failed to fetch');
    return new Response('{}', { status: time < 1000 ? 200 : 503 });
  };
  return { requested, measuring: { fetch, now: () => clock, signal } };
}

describe('route measurement', () => {
  it('NAV-21 pings an address three times without cache and takes the fastest time', async () => {
    const { requested, measuring } = network([180, 42.4, 60]);
    expect(await measureRoute('https://one.test', measuring)).toEqual({ origin: 'https://one.test', ms: 42 });
    expect(requested).toEqual(
      Array.from({ length: 3 }, () => ({
        address: 'https://one.test/wps/system/ping',
        mode: 'cors',
        cache: 'no-store',
      })),
    );
  });

  it.each([
    ['cannot be reached', 0],
    ['answers with a failure', 1500],
  ])('NAV-21 pings an address that %s only once and records no time', async (_, time) => {
    const { requested, measuring } = network([time]);
    expect(await measureRoute('https://one.test', measuring)).toEqual({ origin: 'https://one.test', ms: null });
    expect(requested).toHaveLength(1);
  });

  it('NAV-21 records no time after a 4-second timeout or an abort', async () => {
    vi.useFakeTimers();
    const never = (_: RequestInfo | URL, init?: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      });
    const slow = measureRoute('https://one.test', { fetch: never, now: () => 0, signal });
    await vi.advanceTimersByTimeAsync(4000);
    expect(await slow).toEqual({ origin: 'https://one.test', ms: null });

    const leaving = new AbortController();
    const abandoned = measureRoute('https://one.test', { fetch: never, now: () => 0, signal: leaving.signal });
    leaving.abort();
    expect(await abandoned).toEqual({ origin: 'https://one.test', ms: null });
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('NAV-21 ranks the fastest address first and unreachable ones last', () => {
    const routes = [
      { origin: 'a', ms: null },
      { origin: 'b', ms: 80 },
      { origin: 'c', ms: 12 },
      { origin: 'd', ms: null },
    ];
    expect(rankRoutes(routes).map(({ origin }) => origin)).toEqual(['c', 'b', 'a', 'd']);
  });

  it('NAV-21 keeps each origin once and only http(s) origins', () => {
    expect(
      routeOrigins([
        'https://one.test/m/home',
        'https://one.test',
        'http://two.test:8080',
        'javascript:alert(1)',
        'nonsense',
      ]),
    ).toEqual(['https://one.test', 'http://two.test:8080']);
  });
});
