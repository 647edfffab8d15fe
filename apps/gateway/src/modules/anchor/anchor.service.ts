import type { Anchor, LanguageCode } from '@parlor/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import type { Merchant } from '../../http/call.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import { scopeOf } from '../catalogue/catalogueScope.ts';
import { localize } from '../catalogue/localized.ts';
import { deleteFollow, insertFollow, listAnchorRows, listFollowedIds, type AnchorRow } from './anchor.repository.ts';

/** The most anchors that one account can follow; a further one is ignored. */
const FOLLOW_LIMIT = 500;
/** How long the list is cached, in ms. */
const FRESH_MS = 2_000;

/** The hosts of live tables, and who follows them. */
export interface AnchorService {
  /** Lists anchors whose table the merchant offers, live ones first. */
  list(scope: { merchant: Merchant; language: LanguageCode }): Promise<Anchor[]>;
  /** Lists the ids of the anchors that an account follows, the latest first. */
  listFollowed(accountId: string): Promise<string[]>;
  /** Follows an anchor and returns all followed ids. Following one again changes nothing. */
  follow(
    account: { accountId: string; merchantCode: string },
    anchorId: string,
  ): Promise<string[] | Refusal<'request.not_found'>>;
  /** Stops following an anchor and returns the remaining ids. */
  unfollow(account: { accountId: string; merchantCode: string }, anchorId: string): Promise<string[]>;
}

export function createAnchorService(deps: {
  db: Kysely<Database>;
  clock: () => number;
  catalogue: CatalogueService;
}): AnchorService {
  const { db, clock, catalogue } = deps;
  const cache = new Map<string, { rows: Promise<AnchorRow[]>; readAt: number }>();

  function rowsOf(merchantCode: string): Promise<AnchorRow[]> {
    let entry = cache.get(merchantCode);
    if (entry === undefined || clock() - entry.readAt >= FRESH_MS) {
      entry = { rows: listAnchorRows(db, merchantCode), readAt: clock() };
      cache.set(merchantCode, entry);
      entry.rows.catch(() => cache.delete(merchantCode));
    }
    return entry.rows;
  }

  return {
    async list({ merchant, language }) {
      const scope = scopeOf({ merchant, language });
      return (await rowsOf(merchant.code)).flatMap((row) => {
        const game = catalogue.findGame(scope, row.node_id)?.game;
        if (game === undefined) return [];
        return [
          {
            id: row.id,
            name: localize(row.names, scope),
            nodeId: row.node_id,
            gameName: game.displayName,
            vassalage: game.vassalage,
            isLive: row.is_live,
            isMaintained: game.isMaintained,
            opensSoon: game.opensSoon,
            followers: row.followers,
            isDemo: row.is_demo,
          },
        ];
      });
    },
    listFollowed: (accountId) => listFollowedIds(db, accountId),
    async follow(account, anchorId) {
      if (!(await insertFollow(db, account, anchorId, FOLLOW_LIMIT))) return refuse('request.not_found');
      cache.delete(account.merchantCode);
      return listFollowedIds(db, account.accountId);
    },
    async unfollow({ accountId, merchantCode }, anchorId) {
      await deleteFollow(db, accountId, anchorId);
      cache.delete(merchantCode);
      return listFollowedIds(db, accountId);
    },
  };
}
