import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Announcements, Settings, SystemStatus } from '@parlor/contract';
import { sessionStarted } from '@parlor/core';
import { baseApi } from './baseApi.ts';
import { contentApi } from './endpoints/content.ts';
import { gamesApi } from './endpoints/games.ts';
import { systemApi } from './endpoints/system.ts';
import { walletApi } from './endpoints/wallet.ts';
import { pages } from './pages.ts';
import {
  createAppStore,
  followOtherTabs,
  homeHotGames,
  languageChanged,
  refreshSeed,
  retryStartUp,
  seedStore,
} from './store.ts';

const status: SystemStatus = { location: { ip: '' }, maintenance: false, regionRestriction: false };
const settings = { merchantCode: 'SAMPLE' } as Settings;
const announcements: Announcements = { banners: [], notices: [], popup: [] };
const page = { games: [], pageNum: 1, totalPages: 0, totalCount: 0 };
const site = { merchantCode: 'SAMPLE', brand: 'sample' };

/** Opens a site that records the paths of its calls; without an answer a call waits until it is aborted. */
function openSite(answers: Record<string, unknown> = {}) {
  const asked: string[] = [];
  const store = createAppStore({
    baseUrl: '',
    merchantCode: 'SAMPLE',
    release: 'test',
    language: () => 'EN',
    device: () => 'MOBILE',
    fetch: (url, init) => {
      const path = (url as string).replace(/\?.*/, '');
      asked.push(path);
      if (path in answers) return Promise.resolve(Response.json({ success: true, value: answers[path] }));
      return new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('left', 'AbortError')));
      });
    },
  });
  return { store, asked };
}

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('the data of the document', () => {
  it('contains the settings, announcements and banners of the first screen', () => {
    const { store, asked } = openSite();
    const banner = { id: 'b1' } as Announcements['banners'][number];
    seedStore(store, { ...site, settings, announcements, banners: { groupName: 'm_reg', list: [banner] } });
    const { listAnnouncements } = contentApi.endpoints;
    expect(systemApi.endpoints.getSettings.select()(store.getState()).data).toEqual(settings);
    expect(listAnnouncements.select({ groupName: 'm_home' })(store.getState()).data).toEqual(announcements);
    expect(listAnnouncements.select({ groupName: 'm_reg', types: 'B' })(store.getState()).data).toEqual({
      banners: [banner],
      notices: [],
      popup: [],
    });
    expect(asked).toEqual([]);
  });

  it('is only what the document contains', () => {
    const { store } = openSite();
    seedStore(store, site);
    expect(store.getState()[baseApi.reducerPath].queries).toEqual({});
  });

  it('is refetched when the document came from the browser’s cache, and nothing else is', async () => {
    const { store, asked } = openSite();
    const vendors = { list: [] };
    const hotGames = { query: homeHotGames, page };
    refreshSeed(store, { ...site, status, settings, announcements, hotGames, vendors });
    await expect
      .poll(() => asked.toSorted())
      .toEqual([
        '/wps/announcements',
        '/wps/games/hot',
        '/wps/games/vendors',
        '/wps/system/settings',
        '/wps/system/status',
      ]);
    const bare = openSite();
    refreshSeed(bare.store, site);
    expect(bare.store.getState()[baseApi.reducerPath].queries).toEqual({});
  });
});

describe('a slow start', () => {
  it('SYS-02 sends the pending calls of the start again', async () => {
    const { store, asked } = openSite();
    void store.dispatch(systemApi.endpoints.getSystemStatus.initiate());
    void store.dispatch(systemApi.endpoints.getSettings.initiate());
    await expect.poll(() => asked).toHaveLength(2);
    await retryStartUp(store.dispatch);
    await expect
      .poll(() => asked.toSorted())
      .toEqual(['/wps/system/settings', '/wps/system/settings', '/wps/system/status', '/wps/system/status']);
  });

  it('SYS-02 sends nothing if nothing is pending', async () => {
    const { store, asked } = openSite();
    await retryStartUp(store.dispatch);
    expect(asked).toEqual([]);
  });
});

it('I18N-02 a change of the language refetches the shown answers that depend on it', async () => {
  const { store, asked } = openSite({ '/wps/system/status': status, '/wps/games/vendors': { list: [] } });
  await store.dispatch(systemApi.endpoints.getSystemStatus.initiate());
  await store.dispatch(gamesApi.endpoints.listVendors.initiate());
  store.dispatch(languageChanged());
  await expect.poll(() => asked.slice(2)).toEqual(['/wps/games/vendors']);
});

it('SYS-11 shown answers are refetched when the network is back', async () => {
  const { store, asked } = openSite({ '/wps/system/status': status });
  await store.dispatch(systemApi.endpoints.getSystemStatus.initiate());
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => asked).toEqual(['/wps/system/status', '/wps/system/status']);
});

it('AUTH-09 another value of the browser’s storage, or the same session, changes nothing', async () => {
  const session = { token: 'token', merchantCode: 'SAMPLE', userName: 'a', type: 0, firstTimeLogin: false };
  const { store, asked } = openSite({ '/wps/wallets/gcs': { sumBalance: '1.00', currency: 'THB' } });
  store.dispatch(sessionStarted(session));
  await store.dispatch(walletApi.endpoints.getBalance.initiate());
  followOtherTabs(store, 'SAMPLE');
  const before = store.getState().session;
  localStorage.setItem('MC_SESSION_INFO', JSON.stringify(session));
  window.dispatchEvent(new StorageEvent('storage', { key: 'MC_SESSION_INFO' }));
  localStorage.removeItem('MC_SESSION_INFO');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(store.getState().session).toBe(before);
  expect(asked).toHaveLength(1);
  // A cleared storage is a logout.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(store.getState().session.info).toBeNull();
});

it('API-02 a list continues with the next page until the last', () => {
  const next = (pageNum: number, totalPages: number) => pages.getNextPageParam({ pageNum, totalPages });
  expect([next(1, 3), next(2, 3), next(3, 3), next(1, 0)]).toEqual([2, 3, undefined, undefined]);
});
