import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AccountEvent } from '@parlor/contract';
import { selectToken, sessionStarted } from '@parlor/core';
import { contentApi } from '../endpoints/content.ts';
import { contestApi } from '../endpoints/contests.ts';
import { walletApi } from '../endpoints/wallet.ts';
import { createAppStore } from '../store.ts';
import { followBalance } from './followBalance.ts';

const session = { token: 'secret-token', merchantCode: 'SAMPLE', userName: 'player01', type: 0, firstTimeLogin: false };
const balance = (sumBalance: string) => ({ sumBalance, currency: 'THB' as const });

/** Creates a gateway whose streams are opened, written and ended by the test. */
function createGateway() {
  const streams: {
    send: (event: AccountEvent) => void;
    beat: () => void;
    end: () => void;
    isLeft: () => boolean;
    headers: Headers;
  }[] = [];
  const gateway = {
    streams,
    balance: balance('10.00'),
    asked: 0,
    recordsAsked: 0,
    stream: 'open' as 'open' | 'broken' | 'mute' | 'refused',
    isEnded: false,
    late: Promise.resolve(),
  };
  const encoder = new TextEncoder();
  const refused = () => Response.json({ success: false, errorCode: 'session.ended', message: '' }, { status: 401 });

  const fetch: typeof globalThis.fetch = (input, init) => {
    if (input === '/wps/wallets/gcs') {
      gateway.asked += 1;
      return gateway.late.then(() =>
        gateway.isEnded ? refused() : Response.json({ success: true, value: gateway.balance }),
      );
    }
    if (input !== '/wps/live') {
      gateway.recordsAsked += 1;
      return Promise.resolve(
        Response.json({ success: true, value: { list: [], categories: [], pageNum: 1, totalPages: 0, totalCount: 0 } }),
      );
    }
    if (gateway.stream === 'broken') return Promise.reject(new TypeError('Failed to fetch'));
    if (gateway.stream === 'refused') return Promise.resolve(refused());
    const signal = init?.signal;
    const left = new Promise<never>((_, reject) =>
      signal?.addEventListener('abort', () => reject(new DOMException('left', 'AbortError'))),
    );
    const isLeft = () => signal?.aborted === true;
    const headers = new Headers(init?.headers);
    if (gateway.stream === 'mute') {
      const nothing = () => undefined;
      streams.push({ send: nothing, beat: nothing, end: nothing, isLeft, headers });
      return left;
    }
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        left.catch((error: unknown) => controller.error(error));
        const write = (text: string) => controller.enqueue(encoder.encode(text));
        const send = ({ event, data }: AccountEvent) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
        streams.push({
          send,
          beat: () => write(':\n\n'),
          end: () => controller.close(),
          isLeft,
          headers,
        });
        send({ event: 'hello', data: { retryMs: 1_000 } });
        send({ event: 'balance', data: gateway.balance });
      },
    });
    return Promise.resolve(new Response(body));
  };
  const store = createAppStore({
    baseUrl: '',
    merchantCode: 'SAMPLE',
    release: 'test',
    language: () => 'EN',
    device: () => 'MOBILE',
    fetch,
  });
  return { gateway, store, shown: () => walletApi.endpoints.getBalance.select()(store.getState()) };
}

let visibility: DocumentVisibilityState = 'visible';
const turn = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};
const stops: (() => void)[] = [];
/** Completes requests in flight. */
const settle = () => vi.advanceTimersByTimeAsync(0);

/** Opens a player's page that shows and follows the balance. */
async function openPage(change: Partial<ReturnType<typeof createGateway>['gateway']> = {}) {
  const page = createGateway();
  Object.assign(page.gateway, change);
  page.store.dispatch(sessionStarted(session));
  await page.store.dispatch(walletApi.endpoints.getBalance.initiate());
  page.gateway.asked = 0;
  stops.push(page.store.dispatch(followBalance()));
  await settle();
  return page;
}

beforeEach(() => {
  visibility = 'visible';
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a followed balance', () => {
  it('WAL-01 changes with messages of the gateway, without a request', async () => {
    const { gateway, shown } = await openPage();
    gateway.streams[0]?.send({ event: 'balance', data: balance('7.50') });
    await settle();
    expect(shown()).toMatchObject({ status: 'fulfilled', data: balance('7.50') });
    expect(gateway.asked).toBe(0);
    const { headers } = gateway.streams[0] ?? {};
    expect([headers?.get('Token'), headers?.get('Accept')]).toEqual(['secret-token', 'text/event-stream']);
  });

  it('WAL-01 is not overwritten by a poll that was sent before the stream worked again', async () => {
    const { gateway, shown } = await openPage({ stream: 'broken' });
    const { promise: late, resolve: answer } = Promise.withResolvers<void>();
    gateway.late = late;
    await vi.advanceTimersByTimeAsync(18_000);
    Object.assign(gateway, { stream: 'open', balance: balance('9.00') });
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(shown().data).toEqual(balance('9.00'));
    gateway.balance = balance('1.00');
    answer();
    await settle();
    expect(shown().data).toEqual(balance('9.00'));
  });

  it('WAL-01 is not fetched for a page that does not show it', async () => {
    const { store, shown, gateway } = createGateway();
    store.dispatch(sessionStarted(session));
    stops.push(store.dispatch(followBalance()));
    await settle();
    gateway.streams[0]?.send({ event: 'balance', data: balance('7.50') });
    await settle();
    expect([shown().status, gateway.asked]).toEqual(['uninitialized', 0]);
  });

  it('WAL-01 is not overwritten by the answer to an earlier request', async () => {
    const { gateway, store, shown } = await openPage();
    const { promise: late, resolve: answer } = Promise.withResolvers<void>();
    gateway.late = late;
    const asking = store.dispatch(walletApi.endpoints.getBalance.initiate(undefined, { forceRefetch: true }));
    gateway.streams[0]?.send({ event: 'balance', data: balance('3.00') });
    await settle();
    answer();
    await asking;
    await settle();
    expect(shown()).toMatchObject({ status: 'fulfilled', data: balance('3.00') });
  });

  it.each(['withdrawals', 'deposits'] as const)(
    'WAL-04 refetches the shown %s when the gateway reports a change',
    async (what) => {
      const { gateway, store } = await openPage();
      const { listWithdrawals, listDeposits } = walletApi.endpoints;
      const days = { from: 0, to: 1 };
      const asked =
        what === 'withdrawals'
          ? store.dispatch(listWithdrawals.initiate(days))
          : store.dispatch(listDeposits.initiate(days));
      await asked;
      expect(gateway.recordsAsked).toBe(1);
      gateway.streams[0]?.send({ event: 'changed', data: { what: what === 'deposits' ? 'withdrawals' : 'deposits' } });
      gateway.streams[0]?.send({ event: 'changed', data: { what } });
      await vi.waitFor(() => expect(gateway.recordsAsked).toBe(2), { timeout: 20_000 });
      await vi.advanceTimersByTimeAsync(1_000);
      expect(gateway.recordsAsked).toBe(2);
    },
  );

  it('PROMO-06 refetches the shown contests when the gateway reports a changed board', async () => {
    const { gateway, store } = await openPage();
    await store.dispatch(contestApi.endpoints.listContests.initiate());
    gateway.streams[0]?.send({ event: 'changed', data: { what: 'messages' } });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(gateway.recordsAsked).toBe(1);
    gateway.streams[0]?.send({ event: 'changed', data: { what: 'contests' } });
    await vi.waitFor(() => expect(gateway.recordsAsked).toBe(2), { timeout: 20_000 });
  });

  it('PROMO-06 refetches the shown contests when a stream opens, because boards may have changed before', async () => {
    const { gateway, store } = await openPage();
    await store.dispatch(contestApi.endpoints.listContests.initiate());
    gateway.streams[0]?.send({ event: 'bye', data: { retryMs: 1_000 } });
    gateway.streams[0]?.end();
    await settle();
    expect(gateway.recordsAsked).toBe(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(gateway.streams).toHaveLength(2);
    await vi.waitFor(() => expect(gateway.recordsAsked).toBe(2), { timeout: 20_000 });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(gateway.recordsAsked).toBe(2);
  });

  it('PROMO-01 PROMO-06 refetches promotions and rains once, after a random delay, when content changed', async () => {
    const { gateway, store } = await openPage();
    await store.dispatch(contentApi.endpoints.listPromotions.initiate());
    await store.dispatch(contestApi.endpoints.listRains.initiate());
    expect(gateway.recordsAsked).toBe(2);
    for (let times = 0; times < 3; times += 1)
      gateway.streams[0]?.send({ event: 'changed', data: { what: 'content' } });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(gateway.recordsAsked).toBe(4);
  });

  it('reconnects on the gateway’s request, and receives missed events', async () => {
    const { gateway, shown } = await openPage();
    gateway.streams[0]?.send({ event: 'bye', data: { retryMs: 2_000 } });
    gateway.streams[0]?.end();
    await settle();
    gateway.balance = balance('99.00');
    await vi.advanceTimersByTimeAsync(1_999);
    expect(gateway.streams).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(gateway.streams).toHaveLength(2);
    expect(shown().data).toEqual(balance('99.00'));
    expect(gateway.asked).toBe(0);
  });

  it('reopens a silent stream', async () => {
    const { gateway } = await openPage();
    await vi.advanceTimersByTimeAsync(50_000);
    gateway.streams[0]?.beat();
    await vi.advanceTimersByTimeAsync(50_000);
    expect(gateway.streams[0]?.isLeft()).toBe(false);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(gateway.streams[0]?.isLeft()).toBe(true);
    expect(gateway.streams).toHaveLength(2);
  });
});

describe('a stream that broke', () => {
  it('is reopened after a second if it had worked, however often it broke', async () => {
    const { gateway } = await openPage();
    for (let breaks = 1; breaks <= 4; breaks += 1) {
      await vi.advanceTimersByTimeAsync(10_000);
      gateway.streams.at(-1)?.end();
      await vi.advanceTimersByTimeAsync(1_000);
      expect(gateway.streams).toHaveLength(breaks + 1);
    }
  });

  // A stream without events is given up after ten seconds.
  it.each([
    ['broke soon', 'open', [1, 2, 4]],
    ['never worked', 'mute', [11, 12, 14, 18]],
  ] as const)('is reopened after longer and longer pauses if it %s each time', async (_, stream, seconds) => {
    const { gateway } = await openPage({ stream });
    for (const [breaks, pause] of seconds.entries()) {
      gateway.streams.at(-1)?.end();
      await vi.advanceTimersByTimeAsync(pause * 1_000 - 1);
      expect(gateway.streams).toHaveLength(breaks + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(gateway.streams).toHaveLength(breaks + 2);
    }
  });

  it('loads the balance once each time, until the third failure starts the polling', async () => {
    const { gateway } = await openPage({ stream: 'broken' });
    const askedAfter = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      return gateway.asked;
    };
    expect([await askedAfter(0), await askedAfter(1_000), await askedAfter(2_000)]).toEqual([1, 2, 3]);
    expect([await askedAfter(14_999), await askedAfter(1), await askedAfter(15_000)]).toEqual([3, 4, 5]);
  });

  it.each([
    [15_000, 0],
    [16_000, 1],
  ])('is replaced by polling if the gateway asks the page to return after %i ms only', async (retryMs, polls) => {
    const { gateway } = await openPage();
    gateway.streams[0]?.send({ event: 'bye', data: { retryMs } });
    gateway.streams[0]?.end();
    await vi.advanceTimersByTimeAsync(retryMs);
    expect([gateway.streams.length, gateway.asked]).toEqual([2, polls]);
  });

  it('refetches no changed content once the page is left', async () => {
    const { gateway, store } = await openPage();
    await store.dispatch(contentApi.endpoints.listPromotions.initiate());
    gateway.streams[0]?.send({ event: 'changed', data: { what: 'content' } });
    await settle();
    for (const stop of stops.splice(0)) stop();
    await vi.advanceTimersByTimeAsync(30_000);
    expect([gateway.recordsAsked, gateway.streams[0]?.isLeft()]).toEqual([1, true]);
  });
});

describe('a page without a working stream', () => {
  it.each(['broken', 'mute'] as const)(
    'WAL-01 polls the balance every 15 s after three %s streams, until one works',
    async (stream) => {
      const { gateway, shown } = await openPage({ stream });
      await vi.advanceTimersByTimeAsync(45_000);
      gateway.asked = 0;
      gateway.balance = balance('55.00');
      await vi.advanceTimersByTimeAsync(60_000);
      expect(gateway.asked).toBeGreaterThanOrEqual(4);
      expect(shown()).toMatchObject({ status: 'fulfilled', data: balance('55.00') });
      gateway.stream = 'open';
      window.dispatchEvent(new Event('online'));
      await vi.advanceTimersByTimeAsync(stream === 'mute' ? 10_000 : 0);
      window.dispatchEvent(new Event('online'));
      await settle();
      gateway.asked = 0;
      await vi.advanceTimersByTimeAsync(45_000);
      expect(gateway.asked).toBe(0);
    },
  );

  it('polls at once when a stream breaks', async () => {
    const { gateway, shown } = await openPage();
    gateway.balance = balance('1.00');
    gateway.streams[0]?.end();
    await settle();
    expect(shown().data).toEqual(balance('1.00'));
  });

  it.each(['broken', 'mute'] as const)(
    'AUTH-09 stops polling after %s streams if the page was not touched for 15 minutes, so that its session can end',
    async (stream) => {
      const { gateway } = await openPage({ stream });
      await vi.advanceTimersByTimeAsync(20 * 60_000);
      gateway.asked = 0;
      await vi.advanceTimersByTimeAsync(5 * 60_000);
      expect(gateway.asked).toBe(0);
      window.dispatchEvent(new Event('pointerdown'));
      await vi.advanceTimersByTimeAsync(15_000);
      expect(gateway.asked).toBe(1);
    },
  );

  it('AUTH-12 reports to the page that its session has ended', async () => {
    const { gateway, store } = await openPage();
    Object.assign(gateway, { isEnded: true, stream: 'refused' });
    gateway.streams[0]?.end();
    await vi.waitFor(() => expect(selectToken(store.getState())).toBeUndefined(), { timeout: 20_000 });
  });
});

describe('a hidden page', () => {
  it('WAL-01 closes its stream, and updates the balance at once when it is visible again', async () => {
    const { gateway, shown } = await openPage();
    turn('hidden');
    await settle();
    expect(gateway.streams[0]?.isLeft()).toBe(true);
    await vi.advanceTimersByTimeAsync(300_000);
    expect([gateway.streams.length, gateway.asked]).toEqual([1, 0]);
    gateway.balance = balance('20.00');
    turn('visible');
    await settle();
    expect(gateway.streams).toHaveLength(2);
    expect(shown().data).toEqual(balance('20.00'));
  });

  it('sends no requests', async () => {
    const { gateway } = await openPage({ stream: 'broken' });
    await vi.advanceTimersByTimeAsync(60_000);
    turn('hidden');
    gateway.asked = 0;
    await vi.advanceTimersByTimeAsync(300_000);
    expect(gateway.asked).toBe(0);
  });

  it('opens no stream if it was never visible, and none after it is stopped', async () => {
    visibility = 'hidden';
    const { gateway } = await openPage();
    expect(gateway.streams).toHaveLength(0);
    for (const stop of stops.splice(0)) stop();
    turn('visible');
    await settle();
    expect(gateway.streams).toHaveLength(0);
  });
});
