import { beforeEach, describe, expect, it } from 'vitest';
import type { GamePage } from '@parlor/contract';
import { sessionStarted } from '@parlor/core';
import { contentApi } from './endpoints/content.ts';
import { gamesApi } from './endpoints/games.ts';
import { createAppStore, homeAnnouncements, homeHotGames } from './store.ts';

const page: GamePage = { games: [], pageNum: 1, totalPages: 0, totalCount: 0 };

/** Creates a store of the merchant SAMPLE that records the addresses of its calls, each apart from its query. */
function recordingStore() {
  const requested: Record<string, Record<string, string>> = {};
  const store = createAppStore({
    baseUrl: '',
    merchantCode: 'SAMPLE',
    release: 'test',
    language: () => 'TY',
    device: () => 'MOBILE',
    fetch: (address) => {
      const { pathname, searchParams } = new URL(address as string, 'http://site.test');
      requested[pathname] = Object.fromEntries(searchParams);
      return Promise.resolve(
        Response.json({
          success: true,
          value: pathname.endsWith('announcements')
            ? { banners: [], notices: [], popup: [] }
            : pathname.endsWith('winners')
              ? { list: [] }
              : page,
        }),
      );
    },
  });
  return { store, requested };
}

beforeEach(() => localStorage.clear());

describe('the site parameters of list calls', () => {
  it('API-02 are the platform, the page and picture sizes, and the merchant', async () => {
    const { store, requested } = recordingStore();
    store.dispatch(
      sessionStarted({ token: 'token', merchantCode: 'SAMPLE', userName: 'player01', type: 0, firstTimeLogin: false }),
    );
    const { listGames, listHotGames, listFavourites, listRecentGames } = gamesApi.endpoints;
    await Promise.all(
      [listGames, listHotGames, listFavourites, listRecentGames].map((list) => store.dispatch(list.initiate({}))),
    );
    const merchantCode = 'SAMPLE';
    expect(requested).toEqual({
      '/wps/games': { platform: 'html5', clientType: '2', imgSize: 'rx2', pageSize: '36', pageNo: '1', merchantCode },
      '/wps/games/hot': {
        platform: 'html5',
        isPlatform: '2',
        imgSize: 'rx2',
        pageSize: '36',
        pageNo: '1',
        merchantCode,
      },
      '/wps/games/favourites': { platform: 'html5', pageSize: '200', pageNo: '1', merchantCode },
      '/wps/games/recent': { platform: 'html5', clientType: '2', pageSize: '36', pageNo: '1', merchantCode },
    });
  });

  it('API-02 NOTE-04 are the types, platform M and the merchant for announcements', async () => {
    const { store, requested } = recordingStore();
    await store.dispatch(contentApi.endpoints.listAnnouncements.initiate(homeAnnouncements));
    expect(requested['/wps/announcements']).toEqual({
      types: 'B,PL,PU,PR,H',
      groupName: 'm_home',
      platform: 'M',
      merchantCode: 'SAMPLE',
    });
    await store.dispatch(contentApi.endpoints.listAnnouncements.initiate({ types: 'B' }));
    expect(requested['/wps/announcements']).toMatchObject({ types: 'B', platform: 'M' });
  });

  it('yield to a screen’s own parameters, and are absent from other calls', async () => {
    const { store, requested } = recordingStore();
    await store.dispatch(gamesApi.endpoints.listHotGames.initiate(homeHotGames));
    await store.dispatch(gamesApi.endpoints.listWinners.initiate({}));
    expect(requested['/wps/games/hot']).toMatchObject({ pageSize: '12' });
    expect(requested['/lgw/games/winners']).toEqual({});
  });
});
