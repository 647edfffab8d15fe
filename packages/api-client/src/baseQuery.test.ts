import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Balance, GamePage, Promotions, Vendor } from '@parlor/contract';
import { selectGatewayNow, sessionStarted, selectToken } from '@parlor/core';
import { accountApi } from './endpoints/account.ts';
import { contentApi } from './endpoints/content.ts';
import { gamesApi } from './endpoints/games.ts';
import { systemApi } from './endpoints/system.ts';
import { walletApi } from './endpoints/wallet.ts';
import { createAppStore, followOtherTabs, homeHotGames, seedStore } from './store.ts';

type Answer = Response | Error | (() => Response | Error);

const session = { token: 'secret-token', merchantCode: 'SAMPLE', userName: 'player01', type: 0, firstTimeLogin: false };
const success = (value: unknown) => Response.json({ success: true, value });
const refusal = (status: number, errorCode: string, value?: object) =>
  Response.json({ success: false, errorCode, message: '', ...(value && { value }) }, { status });
const balance: Balance = { sumBalance: '10.00', currency: 'THB' };

/** Creates a store whose fetch returns the answers in order and records the requests. */
function storeWith(...answers: Answer[]) {
  const requests: { url: string; init: RequestInit; headers: Headers }[] = [];
  const store = createAppStore({
    baseUrl: '',
    merchantCode: 'SAMPLE',
    release: 'test',
    language: () => 'TY',
    device: () => 'MOBILE',
    fetch: (url, init = {}) => {
      requests.push({ url: url as string, init, headers: new Headers(init.headers) });
      const next = answers.shift() ?? new TypeError('No more answers');
      const answer = typeof next === 'function' ? next() : next;
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  });
  return { store, requests };
}

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('the base query', () => {
  it('SYS-07 sends merchant, language and device with every call, and the token if there is one', async () => {
    const { store, requests } = storeWith(success(balance), success(balance));
    await store.dispatch(walletApi.endpoints.getBalance.initiate());
    store.dispatch(sessionStarted(session));
    await store.dispatch(walletApi.endpoints.getBalance.initiate(undefined, { forceRefetch: true }));
    expect(['Merchant', 'Language', 'Device', 'Token'].map((name) => requests[1]?.headers.get(name))).toEqual([
      'SAMPLE',
      'TY',
      'MOBILE',
      'secret-token',
    ]);
    expect(requests[0]?.headers.has('Token')).toBe(false);
    expect(requests[1]?.url).toBe('/wps/wallets/gcs');
  });

  it('returns the value of the envelope', async () => {
    const { store } = storeWith(success(balance));
    expect((await store.dispatch(walletApi.endpoints.getBalance.initiate())).data).toEqual(balance);
  });

  it('WAL-05 reads a file with the name from the gateway, and a refusal as an envelope', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => (files.push(blob as Blob), 'blob:file'));
    const file = new Response('Day\r\n', {
      headers: { 'Content-Disposition': 'attachment; filename="account-record_2026.csv"' },
    });
    const { store } = storeWith(file, refusal(429, 'request.rate_limited', { retryAfter: 60 }));
    const call = () =>
      store.dispatch(walletApi.endpoints.exportTransactions.initiate({ from: '2026-11-21', to: '2026-11-21' }));
    expect((await call()).data).toEqual({ url: 'blob:file', name: 'account-record_2026.csv' });
    expect(await Promise.all(files.map((blob) => blob.text()))).toEqual(['Day\r\n']);
    expect((await call()).error).toEqual({ status: 429, code: 'request.rate_limited', value: { retryAfter: 60 } });
  });

  it('WAL-05 rejects a partial file when the connection breaks', async () => {
    const broken = () =>
      new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError('network error')) }));
    const { store } = storeWith(broken, broken, broken);
    const answer = await store.dispatch(
      walletApi.endpoints.exportTransactions.initiate({ from: '2026-11-21', to: '2026-11-21' }),
    );
    expect(answer.error).toEqual({ status: 0, code: 'network.unreachable' });
  });

  it('AUTH-15 returns refusals as typed codes with details, and an unknown code as system.unknown', async () => {
    const { store } = storeWith(
      refusal(409, 'wallet.insufficient_balance', { retryAfter: 3 }),
      refusal(418, 'tea.pot'),
      new Response('<html>', { status: 400 }),
    );
    const call = () => store.dispatch(walletApi.endpoints.getBalance.initiate(undefined, { forceRefetch: true }));
    expect((await call()).error).toEqual({
      status: 409,
      code: 'wallet.insufficient_balance',
      value: { retryAfter: 3 },
    });
    expect((await call()).error).toEqual({ status: 418, code: 'system.unknown' });
    expect((await call()).error).toEqual({ status: 400, code: 'system.unknown' });
  });

  it('AUTH-12 ends the session when the gateway reports it as ended', async () => {
    const { store } = storeWith(refusal(401, 'session.ended'));
    store.dispatch(sessionStarted(session));
    await store.dispatch(walletApi.endpoints.getBalance.initiate());
    expect(selectToken(store.getState())).toBeUndefined();
    expect(store.getState().session.endedByGateway).toBe(true);
  });

  it('AUTH-12 keeps a session that started while a call of the previous one was pending', async () => {
    const { promise: late, resolve } = Promise.withResolvers<Response>();
    const store = createAppStore({
      baseUrl: '',
      merchantCode: 'SAMPLE',
      release: 'test',
      language: () => 'EN',
      device: () => 'MOBILE',
      fetch: () => late,
    });
    store.dispatch(sessionStarted(session));
    const call = store.dispatch(walletApi.endpoints.getBalance.initiate());
    store.dispatch(sessionStarted({ ...session, token: 'newer-token' }));
    resolve(refusal(401, 'session.ended'));
    await call;
    expect(selectToken(store.getState())).toBe('newer-token');
    expect(store.getState().session.endedByGateway).toBe(false);
  });

  it('API-03 uses the gateway’s clock while the device’s is wrong, and the device’s once it is corrected', async () => {
    const answerAt = (at: number) => () =>
      Response.json({ success: true, value: balance }, { headers: { Date: new Date(at).toUTCString() } });
    const day = 86_400_000;
    const { store } = storeWith(answerAt(Date.now() + day), answerAt(Date.now() - day), answerAt(Date.now()));
    const aheadAfterCall = async () => {
      await store.dispatch(walletApi.endpoints.getBalance.initiate(undefined, { forceRefetch: true }));
      return Math.round((selectGatewayNow(store.getState()) - Date.now()) / day);
    };
    expect([await aheadAfterCall(), await aheadAfterCall(), await aheadAfterCall()].map((days) => days + 0)).toEqual([
      1, -1, 0,
    ]);
    expect(store.getState().clock.aheadMs).toBe(0);
  });

  it('API-05 retries a read on a network error or 503, at most three attempts', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { store, requests } = storeWith(new TypeError('reset'), refusal(503, 'system.unavailable'), success(balance));
    const call = store.dispatch(walletApi.endpoints.getBalance.initiate());
    await vi.runAllTimersAsync();
    expect((await call).data).toEqual(balance);
    expect(requests).toHaveLength(3);

    const down = storeWith(...Array.from({ length: 9 }, () => new TypeError('reset')));
    const failing = down.store.dispatch(walletApi.endpoints.getBalance.initiate());
    await vi.runAllTimersAsync();
    expect((await failing).error).toEqual({ status: 0, code: 'network.unreachable' });
    expect(down.requests).toHaveLength(3);
    vi.useRealTimers();
  });

  it('API-05 never retries a mutation or a refusal', async () => {
    const deposit = storeWith(new TypeError('reset'), success({}));
    await deposit.store.dispatch(
      walletApi.endpoints.createDeposit.initiate({ body: { methodId: 'm', amount: '20.00' }, idempotencyKey: 'key-1' }),
    );
    expect(deposit.requests).toHaveLength(1);
    expect(deposit.requests[0]?.headers.get('Idempotency-Key')).toBe('key-1');

    const launch = storeWith(new TypeError('reset'), success({}));
    await launch.store.dispatch(gamesApi.endpoints.launchGame.initiate({ nodeId: '1' }));
    expect(launch.requests).toHaveLength(1);

    const refused = storeWith(refusal(403, 'permission.denied'), success(balance));
    await refused.store.dispatch(walletApi.endpoints.getBalance.initiate());
    expect(refused.requests).toHaveLength(1);
  });

  it('SYS-11 distinguishes an offline device from an unreachable gateway', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { store } = storeWith(new TypeError('offline'));
    const answer = await store.dispatch(
      walletApi.endpoints.createDeposit.initiate({ body: { methodId: 'm', amount: '1.00' }, idempotencyKey: 'k' }),
    );
    expect(answer.error).toEqual({ status: 0, code: 'network.offline' });
    vi.restoreAllMocks();
  });

  it('API-03 sends no login without WebCrypto and reports why', async () => {
    const keys = success({ keys: [{ kty: 'EC', crv: 'P-256', x: 'x', y: 'y', kid: 'k', alg: 'ECDH-ES', use: 'enc' }] });
    const { store, requests } = storeWith(keys);
    vi.stubGlobal('crypto', { randomUUID: () => 'id' });
    const answer = await store.dispatch(
      accountApi.endpoints.login.initiate({ username: 'a', password: 'plain-secret', type: 'username' }),
    );
    vi.unstubAllGlobals();
    expect(answer.error).toEqual({ status: 0, code: 'network.insecure' });
    expect(JSON.stringify(requests)).not.toContain('plain-secret');
    expect(requests.map(({ url }) => url)).toEqual(['/wps/system/jwks']);
  });

  it('rejects and reports an answer that violates the contract', async () => {
    const { store } = storeWith(...Array.from({ length: 3 }, () => () => success({ sumBalance: 12.5 })));
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const call = store.dispatch(walletApi.endpoints.getBalance.initiate());
    await vi.runAllTimersAsync();
    const answer = await call;
    vi.useRealTimers();
    expect(answer.data).toBeUndefined();
    expect(answer.isError).toBe(true);
  });

  it('API-05 deduplicates concurrent queries', async () => {
    const { store, requests } = storeWith(success(balance));
    await Promise.all([
      store.dispatch(walletApi.endpoints.getBalance.initiate()),
      store.dispatch(walletApi.endpoints.getBalance.initiate()),
    ]);
    expect(requests).toHaveLength(1);
  });

  it('omits undefined parameters from the query string', async () => {
    const { store, requests } = storeWith(success({ list: [], games: [], pageNum: 1, totalPages: 0, totalCount: 0 }));
    await store.dispatch(
      gamesApi.endpoints.listGames.initiate({ gameType: 'RNG', gameName: '', vassalage: undefined, minLine: 0 }),
    );
    const asked = new URL(requests[0]?.url ?? '', 'http://site.test').searchParams;
    expect(['gameType', 'minLine', 'gameName', 'vassalage'].map((name) => asked.get(name))).toEqual([
      'RNG',
      '0',
      null,
      null,
    ]);
  });
});

describe('the store', () => {
  const stored = (info: object | null) => {
    if (info) localStorage.setItem('MC_SESSION_INFO', JSON.stringify(info));
    else localStorage.removeItem('MC_SESSION_INFO');
    window.dispatchEvent(new StorageEvent('storage', { key: 'MC_SESSION_INFO' }));
  };

  it('AUTH-11 AUTH-12 follows a logout in another tab and notifies the player', () => {
    const { store } = storeWith();
    followOtherTabs(store, 'SAMPLE');
    stored(null);
    expect(store.getState().session.endedByGateway).toBe(false);
    store.dispatch(sessionStarted(session));
    stored(null);
    expect(selectToken(store.getState())).toBeUndefined();
    expect(store.getState().session.endedByGateway).toBe(true);
  });

  it('AUTH-09 follows a login in another tab and refetches personal data', async () => {
    const { store, requests } = storeWith(success(balance), success({ ...balance, sumBalance: '25.00' }));
    followOtherTabs(store, 'SAMPLE');
    store.dispatch(sessionStarted(session));
    await store.dispatch(walletApi.endpoints.getBalance.initiate());
    stored({ ...session, token: 'other-token', userName: 'player02' });
    await expect.poll(() => walletApi.endpoints.getBalance.select()(store.getState()).data?.sumBalance).toBe('25.00');
    expect(store.getState().session.info?.userName).toBe('player02');
    expect(requests.map(({ headers }) => headers.get('Token'))).toEqual(['secret-token', 'other-token']);
    stored({ ...session, token: 'third-token', merchantCode: 'OTHER' });
    expect(selectToken(store.getState())).toBe('other-token');
  });

  it('GAME-14 updates a favourite optimistically and reverts it on refusal', async () => {
    const { promise: decision, resolve: decide } = Promise.withResolvers<Response>();
    const store = createAppStore({
      baseUrl: '',
      merchantCode: 'SAMPLE',
      release: 'test',
      language: () => 'EN',
      device: () => 'MOBILE',
      fetch: (_, init) => (init?.method === 'POST' ? decision : Promise.resolve(success({ list: ['1'] }))),
    });
    const shown = () => gamesApi.endpoints.listFavouriteIds.select()(store.getState()).data?.list;
    await store.dispatch(gamesApi.endpoints.listFavouriteIds.initiate());
    const adding = store.dispatch(gamesApi.endpoints.addFavourite.initiate('2'));
    await expect.poll(() => shown()).toEqual(['1', '2']);
    decide(refusal(404, 'game.not_found'));
    await adding;
    await expect.poll(() => shown()).toEqual(['1']);
  });

  it('AUTH-11 logs out even if the gateway does not answer', async () => {
    const { store } = storeWith(new TypeError('down'));
    store.dispatch(sessionStarted(session));
    await store.dispatch(accountApi.endpoints.logout.initiate());
    expect(selectToken(store.getState())).toBeUndefined();
  });

  it('treats the data of the document as fetched', () => {
    const { store, requests } = storeWith();
    const game = { nodeId: '1' } as GamePage['games'][number];
    const page: GamePage = { games: [game], pageNum: 1, totalPages: 2, totalCount: 40 };
    const vendors = { list: [{ vassalage: 'JL' } as Vendor] };
    const promotions: Promotions = { categories: [], list: [] };
    const query = { gameType: 'RNG', dataType: 'ALL', gameClassify: 'SM' } as const;
    seedStore(store, {
      merchantCode: 'SAMPLE',
      brand: 'sample',
      status: { location: { ip: '' }, maintenance: false, regionRestriction: false },
      hotGames: { query: homeHotGames, page },
      gameList: { query, page: { ...page, totalCount: 7 } },
      vendors,
      promotions,
    });
    expect(systemApi.endpoints.getSystemStatus.select()(store.getState()).data?.maintenance).toBe(false);
    expect(gamesApi.endpoints.listHotGames.select(homeHotGames)(store.getState()).data?.pages).toEqual([page]);
    void store.dispatch(gamesApi.endpoints.listHotGames.initiate(homeHotGames));
    void store.dispatch(gamesApi.endpoints.listVendors.initiate());
    void store.dispatch(contentApi.endpoints.listPromotions.initiate());
    expect(gamesApi.endpoints.listVendors.select()(store.getState()).data).toEqual(vendors);
    expect(contentApi.endpoints.listPromotions.select()(store.getState()).data).toEqual(promotions);
    // The screen uses the same arguments in another order.
    const asked = { dataType: 'ALL', gameClassify: 'SM', gameType: 'RNG' } as const;
    void store.dispatch(gamesApi.endpoints.listGames.initiate(asked));
    expect(gamesApi.endpoints.listGames.select(asked)(store.getState()).data?.pages[0]?.totalCount).toBe(7);
    expect(requests).toHaveLength(0);
  });
});
