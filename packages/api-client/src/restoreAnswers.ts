import type { GamePage } from '@parlor/contract';
import { selectToken } from '@parlor/core';
import { gamesApi, lotteryLists } from './endpoints/games.ts';
import { systemApi } from './endpoints/system.ts';
import type { GatewayConnection } from './gatewayConnection.ts';
import { readStored } from './storedAnswers.ts';
import { homeHotGames, type AppStore } from './store.ts';

const anew = { forceRefetch: true, subscribe: false } as const;
const firstPage = (page: GamePage) => ({ pages: [page], pageParams: [1] });

/**
 * Fills the cache with stored answers that the document did not contain, and refetches them (SYS-08). Call it once,
 * after `seedStore`.
 */
export function restoreAnswers(store: AppStore, connection: GatewayConnection): void {
  const { dispatch } = store;
  const getState = () => store.getState();
  const { getSystemStatus, getSettings } = systemApi.endpoints;
  const { listVendors, listLotteries, listHotGames, listGames } = gamesApi.endpoints;

  const status = readStored(connection, 'status');
  if (status && !getSystemStatus.select()(getState()).data) {
    dispatch(systemApi.util.upsertQueryEntries([{ endpointName: 'getSystemStatus', arg: undefined, value: status }]));
    void dispatch(getSystemStatus.initiate(undefined, anew));
  }

  const template = readStored(connection, 'setTemplate');
  const customerService = readStored(connection, 'service_link');
  if (template && customerService && !getSettings.select()(getState()).data) {
    dispatch(
      systemApi.util.upsertQueryEntries([
        { endpointName: 'getSettings', arg: undefined, value: { ...template, customerService } },
      ]),
    );
    void dispatch(getSettings.initiate(undefined, anew));
  }

  const vendors = readStored(connection, 'getVassGameType');
  if (vendors && !listVendors.select()(getState()).data) {
    dispatch(gamesApi.util.upsertQueryEntries([{ endpointName: 'listVendors', arg: undefined, value: vendors }]));
    void dispatch(listVendors.initiate(undefined, anew));
  }

  const lotteries = readStored(connection, 'getGameLotts');
  if (lotteries) {
    dispatch(gamesApi.util.upsertQueryEntries([{ endpointName: 'listLotteries', arg: undefined, value: lotteries }]));
    void dispatch(listLotteries.initiate(undefined, anew));
  }

  const hot = readStored(connection, 'HOT_GAMES');
  if (hot && !listHotGames.select(homeHotGames)(getState()).data) {
    dispatch(
      gamesApi.util.upsertQueryEntries([{ endpointName: 'listHotGames', arg: homeHotGames, value: firstPage(hot) }]),
    );
    void dispatch(listHotGames.initiate(homeHotGames, anew));
  }

  for (const key of ['lottList', 'elottList'] as const) {
    const arg = lotteryLists[key];
    const page = readStored(connection, key);
    if (!page || listGames.select(arg)(getState()).data) continue;
    dispatch(gamesApi.util.upsertQueryEntries([{ endpointName: 'listGames', arg, value: firstPage(page) }]));
    void dispatch(listGames.initiate(arg, anew));
  }
}

/**
 * Restores the member, whose endpoints are loaded lazily. Does nothing for visitors. Await it before the first render.
 */
export async function restoreMember(store: AppStore, connection: GatewayConnection): Promise<void> {
  const member = readStored(connection, 'memberInfo');
  if (!member || !selectToken(store.getState())) return;
  // If the endpoints fail to load, the member is fetched later, as on a first visit.
  const account = await import('./endpoints/account.ts').catch(() => undefined);
  if (!account) return;
  const { accountApi } = account;
  store.dispatch(
    accountApi.util.upsertQueryEntries([{ endpointName: 'getMemberInfo', arg: undefined, value: member }]),
  );
  void store.dispatch(accountApi.endpoints.getMemberInfo.initiate(undefined, anew));
}
