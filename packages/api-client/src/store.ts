import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { coreReducers, createSessionPersistence, readStoredSession, selectToken, SESSION_KEY, sessionRefused, sessionStarted, type Bootstrap } from '@parlor/core';
import { RAIL_PAGE_SIZE, type SessionInfo } from '@parlor/contract';
import { baseApi } from './baseApi.ts';
import { contentApi } from './endpoints/content.ts';
import { gamesApi } from './endpoints/games.ts';
import { systemApi } from './endpoints/system.ts';
import type { GatewayConnection } from './gatewayConnection.ts';
import { personalTags } from './tags.ts';

/** The store of the site, of a test or of a story; they differ in their connection alone. */
export function createAppStore(connection: GatewayConnection, session?: SessionInfo) {
  const store = configureStore({
    reducer: { ...coreReducers, [baseApi.reducerPath]: baseApi.reducer },
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: connection } }).concat(createSessionPersistence(), baseApi.middleware),
  });
  setupListeners(store.dispatch);
  if (session) store.dispatch(sessionStarted(session));
  return store;
}

export type AppStore = ReturnType<typeof createAppStore>;

/**
 * Follows the other tabs of this browser: they share its cookie, so a login or logout in one of them is one here as well. Call
 * it once.
 */
export function followOtherTabs(store: AppStore, merchantCode: string): void {
  window.addEventListener('storage', ({ key }) => {
    // Without a key everything was cleared.
    if (key !== null && key !== SESSION_KEY) return;
    const stored = readStoredSession();
    if (stored === undefined) store.dispatch(sessionRefused());
    else if (stored.merchantCode === merchantCode && stored.token !== selectToken(store.getState())) {
      store.dispatch(sessionStarted(stored));
      store.dispatch(baseApi.util.invalidateTags([...personalTags]));
    }
  });
}

/** What the page came with counts as fetched, so that the first screen needs no call and is drawn at once. */
export function seedStore(store: AppStore, bootstrap: Bootstrap): void {
  const { status, settings, announcements, hotGames, gameList, vendors, promotions } = bootstrap;
  if (status) store.dispatch(systemApi.util.upsertQueryEntries([{ endpointName: 'getSystemStatus', arg: undefined, value: status }]));
  if (settings) store.dispatch(systemApi.util.upsertQueryEntries([{ endpointName: 'getSettings', arg: undefined, value: settings }]));
  if (announcements) store.dispatch(contentApi.util.upsertQueryEntries([{ endpointName: 'listAnnouncements', arg: homeAnnouncements, value: announcements }]));
  if (hotGames) store.dispatch(gamesApi.util.upsertQueryEntries([{ endpointName: 'listHotGames', arg: hotGames.query, value: { pages: [hotGames.page], pageParams: [1] } }]));
  if (gameList) store.dispatch(gamesApi.util.upsertQueryEntries([{ endpointName: 'listGames', arg: gameList.query, value: { pages: [gameList.page], pageParams: [1] } }]));
  if (vendors) store.dispatch(gamesApi.util.upsertQueryEntries([{ endpointName: 'listVendors', arg: undefined, value: vendors }]));
  if (promotions) store.dispatch(contentApi.util.upsertQueryEntries([{ endpointName: 'listPromotions', arg: undefined, value: promotions }]));
}

/** Fetches anew what the page came with: a page that was kept in the browser may be days old. */
export function refreshSeed(store: AppStore, { status, settings, announcements, hotGames, vendors }: Bootstrap): void {
  const anew = { forceRefetch: true, subscribe: false } as const;
  if (status) void store.dispatch(systemApi.endpoints.getSystemStatus.initiate(undefined, anew));
  if (settings) void store.dispatch(systemApi.endpoints.getSettings.initiate(undefined, anew));
  if (announcements) void store.dispatch(contentApi.endpoints.listAnnouncements.initiate(homeAnnouncements, anew));
  if (hotGames) void store.dispatch(gamesApi.endpoints.listHotGames.initiate(hotGames.query, anew));
  if (vendors) void store.dispatch(gamesApi.endpoints.listVendors.initiate(undefined, anew));
}

/** Gives up what the site asks for before it starts, where that is still without an answer, and asks again. */
export async function askAgain(dispatch: AppStore['dispatch']): Promise<void> {
  const status = dispatch(systemApi.util.getRunningQueryThunk('getSystemStatus', undefined));
  const settings = dispatch(systemApi.util.getRunningQueryThunk('getSettings', undefined));
  status?.abort();
  settings?.abort();
  // A call that is still running is not begun a second time.
  await status;
  await settings;
  void status?.refetch();
  void settings?.refetch();
}

/** Arguments with which home asks for what the page may already carry; both sides must use the same ones. */
export const homeAnnouncements = { groupName: 'm_home' } as const;
export const homeHotGames = { pageSize: RAIL_PAGE_SIZE } as const;

/** Fetches again what the gateway answers in the language of the call. */
export const languageChanged = () => baseApi.util.invalidateTags(['Localized']);
