import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  fullListQuery,
  type GamePage,
  type LotteryHouse,
  type MemberInfo,
  type SystemStatus,
  type Vendor,
} from '@parlor/contract';
import { baseApi } from './baseApi.ts';
import { accountApi } from './endpoints/account.ts';
import { gamesApi, lotteryLists } from './endpoints/games.ts';
import { systemApi } from './endpoints/system.ts';
import type { GatewayConnection } from './gatewayConnection.ts';
import { restoreAnswers, restoreMember } from './restoreAnswers.ts';
import { createAppStore, homeHotGames, seedStore } from './store.ts';

const session = { token: 'token', merchantCode: 'SAMPLE', userName: 'player01', type: 0, firstTimeLogin: false };
const status: SystemStatus = { location: { ip: '203.0.113.7' }, maintenance: false, regionRestriction: false };
const member: MemberInfo = {
  id: '7',
  type: 0,
  account: 'player01',
  headIcon: '',
  nickname: 'Mali',
  merchantCode: 'SAMPLE',
  registeredAt: 1,
  lastLoginAt: 1,
};
const vendor = { vassalage: 'JL', displayName: 'Jade Lantern' } as Vendor;
const page: GamePage = { games: [], pageNum: 1, totalPages: 0, totalCount: 0 };

const house: LotteryHouse = {
  vassalage: 'LOTT',
  displayName: 'House of Draws',
  gameType: 'LOTT',
  isMaintained: false,
  lotteries: [{ nodeId: '1', displayName: 'Sixes', opensSoon: false }],
};

const answers: Record<string, unknown> = {
  '/wps/system/status': status,
  '/wps/member/info': member,
  '/wps/games/vendors': { list: [] },
  '/wps/games/hot': page,
  '/wps/games': page,
  '/lgw/games/mobile': { list: [house] },
};

/** Simulates a visit with a reachable or unreachable gateway. */
function visit({
  isAway = false,
  isLoggedIn = false,
  ...over
}: Partial<GatewayConnection> & { isAway?: boolean; isLoggedIn?: boolean } = {}) {
  const requests: string[] = [];
  const connection: GatewayConnection = {
    baseUrl: '',
    merchantCode: 'SAMPLE',
    release: '/assets/main-1.js',
    language: () => 'EN',
    device: () => 'MOBILE',
    fetch: (url) => {
      requests.push(url as string);
      const value = answers[(url as string).split('?')[0] ?? ''];
      return isAway ? Promise.reject(new TypeError('away')) : Promise.resolve(Response.json({ success: true, value }));
    },
    ...over,
  };
  const store = createAppStore(connection, isLoggedIn ? session : undefined);
  return { store, connection, requests };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const shownMember = (store: ReturnType<typeof visit>['store']) =>
  accountApi.endpoints.getMemberInfo.select()(store.getState()).data;
const shownStatus = (store: ReturnType<typeof visit>['store']) =>
  systemApi.endpoints.getSystemStatus.select()(store.getState()).data;

async function firstVisit(over: Parameters<typeof visit>[0] = {}) {
  const { store } = visit({ isLoggedIn: true, ...over });
  await Promise.all([
    store.dispatch(systemApi.endpoints.getSystemStatus.initiate()),
    store.dispatch(accountApi.endpoints.getMemberInfo.initiate()),
    store.dispatch(gamesApi.endpoints.listVendors.initiate()),
    store.dispatch(gamesApi.endpoints.listLotteries.initiate()),
    store.dispatch(gamesApi.endpoints.listHotGames.initiate(homeHotGames)),
    store.dispatch(gamesApi.endpoints.listHotGames.initiate({ gameType: 'RNG', ...homeHotGames })),
    store.dispatch(gamesApi.endpoints.listHotGames.initiate({})),
    store.dispatch(gamesApi.endpoints.listGames.initiate(lotteryLists.lottList)),
    store.dispatch(gamesApi.endpoints.listGames.initiate({ ...lotteryLists.elottList, vassalage: 'JL' })),
  ]);
}

describe('stored answers', () => {
  it('SYS-08 use the specified keys', async () => {
    await firstVisit();
    const storedKeys = Object.keys(localStorage).filter((key) => localStorage.getItem(key)?.includes('"release"'));
    // Filtered lists are not stored.
    expect(storedKeys.toSorted()).toEqual([
      'HOT_GAMES',
      'getGameLotts',
      'getVassGameType',
      'lottList',
      'memberInfo',
      'status',
    ]);
  });

  it('SYS-08 are shown immediately on the next visit and refetched', async () => {
    await firstVisit();
    const { store, connection, requests } = visit({ isLoggedIn: true });
    restoreAnswers(store, connection);
    await restoreMember(store, connection);
    expect(shownStatus(store)).toEqual(status);
    expect(shownMember(store)).toEqual(member);
    expect(gamesApi.endpoints.listHotGames.select(homeHotGames)(store.getState()).data?.pages).toEqual([page]);
    expect(gamesApi.endpoints.listLotteries.select()(store.getState()).data).toEqual({ list: [house] });
    await expect
      .poll(() => requests.map((url) => url.replace(/\?.*/, '')).toSorted())
      .toEqual([
        '/lgw/games/mobile',
        '/wps/games',
        '/wps/games/hot',
        '/wps/games/vendors',
        '/wps/member/info',
        '/wps/system/status',
      ]);
  });

  it('SYS-08 match the queries of the lottery screens', async () => {
    expect(lotteryLists).toEqual({ lottList: fullListQuery('LOTT'), elottList: fullListQuery('ELOTT') });
    const { store: first } = visit();
    await Promise.all(
      Object.values(lotteryLists).map((filter) => first.dispatch(gamesApi.endpoints.listGames.initiate(filter))),
    );
    const { store, connection } = visit({ isAway: true });
    restoreAnswers(store, connection);
    const shown = Object.values(lotteryLists).map(
      (filter) => gamesApi.endpoints.listGames.select(filter)(store.getState()).data?.pages,
    );
    expect(shown).toEqual([[page], [page]]);
  });

  it('SYS-08 of a lottery yield to the list in the document', async () => {
    const { store: first } = visit();
    await first.dispatch(gamesApi.endpoints.listGames.initiate(lotteryLists.lottList));
    const { store, connection, requests } = visit();
    seedStore(store, {
      merchantCode: 'SAMPLE',
      brand: 'sample',
      gameList: { query: lotteryLists.lottList, page: { ...page, totalCount: 5 } },
    });
    restoreAnswers(store, connection);
    expect(gamesApi.endpoints.listGames.select(lotteryLists.lottList)(store.getState()).data?.pages).toEqual([
      { ...page, totalCount: 5 },
    ]);
    expect(requests.filter((url) => url.includes('LOTT'))).toEqual([]);
  });

  it('SYS-08 stay visible if the gateway is unreachable', async () => {
    await firstVisit();
    const { store, connection } = visit({ isAway: true });
    restoreAnswers(store, connection);
    await Promise.resolve();
    expect(shownStatus(store)).toEqual(status);
  });

  it('SYS-08 yield to the data of the document', async () => {
    await firstVisit();
    const { store, connection, requests } = visit();
    const fresh = { ...status, maintenance: true };
    seedStore(store, {
      merchantCode: 'SAMPLE',
      brand: 'sample',
      status: fresh,
      hotGames: { query: homeHotGames, page: { ...page, totalCount: 3 } },
      vendors: { list: [vendor] },
    });
    restoreAnswers(store, connection);
    expect(shownStatus(store)).toEqual(fresh);
    expect(gamesApi.endpoints.listVendors.select()(store.getState()).data).toEqual({ list: [vendor] });
    expect(gamesApi.endpoints.listHotGames.select(homeHotGames)(store.getState()).data?.pages[0]?.totalCount).toBe(3);
    expect(requests).not.toContain('/wps/system/status');
    expect(requests).not.toContain('/wps/games/vendors');
  });

  it("SYS-08 of home's hot games remain when the document has the list of hot games", async () => {
    await firstVisit();
    const { store, connection } = visit({ isAway: true });
    seedStore(store, {
      merchantCode: 'SAMPLE',
      brand: 'sample',
      hotGames: { query: {}, page: { ...page, totalCount: 3 } },
    });
    restoreAnswers(store, connection);
    const shown = [{}, homeHotGames].map(
      (query) => gamesApi.endpoints.listHotGames.select(query)(store.getState()).data?.pages[0]?.totalCount,
    );
    expect(shown).toEqual([3, 0]);
  });

  it('SYS-08 of an account are not shown to visitors', async () => {
    await firstVisit();
    const { store, connection, requests } = visit();
    restoreAnswers(store, connection);
    await restoreMember(store, connection);
    expect(shownMember(store)).toBeUndefined();
    expect(requests).not.toContain('/wps/member/info');
  });

  it('SYS-08 of an account cause no request if none is stored', async () => {
    const { store, connection, requests } = visit({ isLoggedIn: true });
    await restoreMember(store, connection);
    expect(shownMember(store)).toBeUndefined();
    expect(requests).toEqual([]);
  });

  it('SYS-08 of an account stay visible if the gateway is unreachable', async () => {
    await firstVisit();
    const { store, connection } = visit({ isLoggedIn: true, isAway: true });
    await restoreMember(store, connection);
    await Promise.resolve();
    expect(shownMember(store)).toEqual(member);
  });

  it.each([
    ['release', { release: '/assets/main-2.js' }],
    ['merchant', { merchantCode: 'OTHER' }],
    ['language', { language: () => 'TY' }],
  ])('SYS-08 of another %s are ignored', async (_, over) => {
    await firstVisit();
    const { store, connection } = visit(over);
    restoreAnswers(store, connection);
    expect(store.getState()[baseApi.reducerPath].queries).toEqual({});
  });

  it.each([
    '{"release":',
    '"text"',
    '{"release":1}',
    'null',
    '{"release":"/assets/main-1.js","merchantCode":"SAMPLE","value":{}}',
    '{"release":"/assets/main-1.js","merchantCode":"SAMPLE","language":"EN"}',
  ])('SYS-08 that do not parse are logged and dropped: %s', async (text) => {
    await firstVisit();
    localStorage.setItem('status', text);
    const { store, connection } = visit();
    restoreAnswers(store, connection);
    expect(shownStatus(store)).toBeUndefined();
    expect(localStorage.getItem('status')).toBeNull();
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('status'));
    expect(gamesApi.endpoints.listVendors.select()(store.getState()).data).toEqual({ list: [] });
  });

  it('SYS-08 store settings and channels separately and restore them together', async () => {
    const settings = { merchantCode: 'SAMPLE', customerService: [{ csType: 'TELEGRAM', title: 'T', path: 'sealed' }] };
    localStorage.setItem(
      'setTemplate',
      JSON.stringify({
        release: '/assets/main-1.js',
        merchantCode: 'SAMPLE',
        language: 'EN',
        value: { merchantCode: 'SAMPLE' },
      }),
    );
    localStorage.setItem(
      'service_link',
      JSON.stringify({
        release: '/assets/main-1.js',
        merchantCode: 'SAMPLE',
        language: 'EN',
        value: settings.customerService,
      }),
    );
    const { store, connection } = visit({ isAway: true });
    restoreAnswers(store, connection);
    expect(systemApi.endpoints.getSettings.select()(store.getState()).data).toEqual(settings);
  });
});
