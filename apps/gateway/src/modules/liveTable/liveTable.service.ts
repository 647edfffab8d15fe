import type { LanguageCode, LiveTables } from '@parlor/contract';
import type { Merchant } from '../../http/call.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import { scopeOf } from '../catalogue/catalogueScope.ts';
import { IN_HOUSE_PROVIDER } from '../provider/provider.rules.ts';
import type { TableFeed } from './tableFeed.ts';

/** The live tables that a merchant offers. */
export interface LiveTableService {
  list(scope: { merchant: Merchant; language: LanguageCode }): Promise<LiveTables>;
}

/** Creates the service. It leaves out tables that the merchant does not offer, or whose vendor is under maintenance. */
export function createLiveTableService(deps: {
  catalogue: Pick<CatalogueService, 'findGameByCode'>;
  tables: TableFeed;
}): LiveTableService {
  const { catalogue, tables } = deps;
  return {
    async list({ merchant, language }) {
      const answer = await tables();
      if (answer === null) return { isReachable: false, serverTime: 0, list: [] };
      const scope = scopeOf({ merchant, language });
      const list = answer.tables.flatMap((table) => {
        const game = catalogue.findGameByCode(scope, IN_HOUSE_PROVIDER, table.gameCode);
        if (game === undefined || game.isMaintained) return [];
        return [{ ...table, nodeId: game.nodeId, gameName: game.displayName }];
      });
      return { isReachable: true, serverTime: answer.serverTime, list };
    },
  };
}
