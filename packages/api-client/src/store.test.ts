import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Announcements, Settings, SystemStatus } from '@parlor/contract';
import { contentApi } from './endpoints/content.ts';
import { gamesApi } from './endpoints/games.ts';
import { systemApi } from './endpoints/system.ts';
import { createAppStore, languageChanged, refreshSeed, retryStartUp, seedStore, homeHotGames } from './store.ts';

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
    await Promise.resolve();
    expect(bare.asked).toEqual([]);
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
