import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import {
  coreReducers,
  createSessionPersistence,
  readStoredSession,
  selectToken,
  sessionRefused,
  sessionStarted,
  type Bootstrap,
} from '@parlor/core';
import { RAIL_PAGE_SIZE, SESSION_KEY, type BannerGroup, type SessionInfo } from '@parlor/contract';
import { baseApi } from './baseApi.ts';
import { contentApi } from './endpoints/content.ts';
import { gamesApi } from './endpoints/games.ts';
import { systemApi } from './endpoints/system.ts';
import type { GatewayConnection } from './gatewayConnection.ts';
import { personalTags } from './tags.ts';

/** Creates the Redux store of the site, a test or a story. They differ only in the connection. */
export function createAppStore(connection: GatewayConnection, session?: SessionInfo) {
  const store = configureStore({
    reducer: { ...coreReducers, [baseApi.reducerPath]: baseApi.reducer },
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: connection } }).concat(createSessionPersistence(), baseApi.middleware),
  });
  setupListeners(store.dispatch);
  if (session) store.dispatch(sessionStarted(session));
  return store;
}

/** The store that `createAppStore` returns. */
export type AppStore = ReturnType<typeof createAppStore>;

/**
 * Follows logins and logouts in other tabs, which share the session cookie. Call it once.
 */
export function followOtherTabs(store: AppStore, merchantCode: string): void {
  window.addEventListener('storage', ({ key }) => {
    // A null key means that storage was cleared.
    if (key !== null && key !== SESSION_KEY) return;
    const stored = readStoredSession();
    if (stored === undefined) store.dispatch(sessionRefused());
    else if (stored.merchantCode === merchantCode && stored.token !== selectToken(store.getState())) {
      store.dispatch(sessionStarted(stored));
      store.dispatch(baseApi.util.invalidateTags([...personalTags]));
    }
  });
}

/** Fills the cache from the bootstrap, so that the first screen needs no call. */
export function seedStore(store: AppStore, bootstrap: Bootstrap): void {
  const { status, settings, announcements, banners, hotGames, gameList, vendors, promotions } = bootstrap;
  if (status)
    store.dispatch(
      systemApi.util.upsertQueryEntries([{ endpointName: 'getSystemStatus', arg: undefined, value: status }]),
    );
  if (settings)
    store.dispatch(
      systemApi.util.upsertQueryEntries([{ endpointName: 'getSettings', arg: undefined, value: settings }]),
    );
  if (announcements)
    store.dispatch(
      contentApi.util.upsertQueryEntries([
        { endpointName: 'listAnnouncements', arg: homeAnnouncements, value: announcements },
      ]),
    );
  if (banners)
    store.dispatch(
      contentApi.util.upsertQueryEntries([
        {
          endpointName: 'listAnnouncements',
          arg: groupBanners(banners.groupName),
          value: { banners: banners.list, notices: [], popup: [] },
        },
      ]),
    );
  if (hotGames)
    store.dispatch(
      gamesApi.util.upsertQueryEntries([
        { endpointName: 'listHotGames', arg: hotGames.query, value: { pages: [hotGames.page], pageParams: [1] } },
      ]),
    );
  if (gameList)
    store.dispatch(
      gamesApi.util.upsertQueryEntries([
        { endpointName: 'listGames', arg: gameList.query, value: { pages: [gameList.page], pageParams: [1] } },
      ]),
    );
  if (vendors)
    store.dispatch(gamesApi.util.upsertQueryEntries([{ endpointName: 'listVendors', arg: undefined, value: vendors }]));
  if (promotions)
    store.dispatch(
      contentApi.util.upsertQueryEntries([{ endpointName: 'listPromotions', arg: undefined, value: promotions }]),
    );
}

/** Refetches the data of the bootstrap. A document cached by the browser may be days old. */
export function refreshSeed(store: AppStore, { status, settings, announcements, hotGames, vendors }: Bootstrap): void {
  const anew = { forceRefetch: true, subscribe: false } as const;
  if (status) void store.dispatch(systemApi.endpoints.getSystemStatus.initiate(undefined, anew));
  if (settings) void store.dispatch(systemApi.endpoints.getSettings.initiate(undefined, anew));
  if (announcements) void store.dispatch(contentApi.endpoints.listAnnouncements.initiate(homeAnnouncements, anew));
  if (hotGames) void store.dispatch(gamesApi.endpoints.listHotGames.initiate(hotGames.query, anew));
  if (vendors) void store.dispatch(gamesApi.endpoints.listVendors.initiate(undefined, anew));
}

/** Aborts pending start-up queries and sends them again (SYS-02). */
export async function retryStartUp(dispatch: AppStore['dispatch']): Promise<void> {
  const status = dispatch(systemApi.util.getRunningQueryThunk('getSystemStatus', undefined));
  const settings = dispatch(systemApi.util.getRunningQueryThunk('getSettings', undefined));
  status?.abort();
  settings?.abort();
  // RTK Query does not start a second request while one is pending.
  await status;
  await settings;
  void status?.refetch();
  void settings?.refetch();
}

/** Arguments of home's announcements query. The bootstrap must use the same. */
export const homeAnnouncements = { groupName: 'm_home' } as const;
/** Arguments of the query for the banners of a group. The bootstrap must use the same. */
export const groupBanners = (groupName: BannerGroup) => ({ groupName, types: 'B' }) as const;
/** Arguments of home's hot-games query. The bootstrap must use the same. */
export const homeHotGames = { pageSize: RAIL_PAGE_SIZE } as const;

/** Action: invalidates answers that depend on the language. */
export const languageChanged = () => baseApi.util.invalidateTags(['Localized']);
