import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import { atTime } from '../../sqlTime.ts';
import { recordAct } from '../audit/operatorActs.ts';
import type { Account } from '../member/account.service.ts';

/** How long an unused link stays valid, in ms. */
const LINK_MS = 10 * 60_000;
/** How long a view lasts after its link is used, in ms. It is never renewed. */
const VIEW_MS = 30 * 60_000;
/** How far back the owner of an account sees views by operators, in ms, and at most how many. */
const SHOWN_MS = 90 * 86_400_000;
const MAX_SHOWN = 20;

/** The view of an account that an operator requests. */
export interface NewView {
  account: Account;
  operator: string;
  reason: string;
}

/** A view whose link was just used. */
export interface RedeemedView {
  id: string;
  accountId: string;
  operator: string;
  /** When the view ends at the latest, in epoch milliseconds. */
  until: number;
}

/**
 * Views by operators of accounts as their owners see them. Each has a reason and a single-use link; the audit log of
 * operators records every step.
 */
export function createAccountViews({ db, clock }: { db: Kysely<Database>; clock: () => number }) {
  return {
    /** Requests a view. Returns the secret of its link, which is not stored. */
    async open({ account, operator, reason }: NewView): Promise<{ id: string; token: string }> {
      const [id, token, now] = [randomUUID(), randomBytes(32).toString('base64url'), clock()];
      await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('account_view')
          .values({
            id,
            account_id: account.id,
            operator,
            reason,
            token_hash: hashOf(token),
            opened_at: new Date(now),
            link_expires_at: new Date(now + LINK_MS),
          })
          .execute();
        await recordAct(transaction, {
          area: 'view',
          subject: account.account,
          merchantCode: account.merchant_code,
          operator,
          act: 'open',
          details: { view: id, reason },
        });
      });
      return { id, token };
    },

    /** Redeems a link. Returns undefined if it was used before, has expired, or belongs to another merchant. */
    redeem: (token: string, merchantCode: string): Promise<RedeemedView | undefined> =>
      db.transaction().execute(async (transaction) => {
        const now = clock();
        const until = now + VIEW_MS;
        const view = await transaction
          .updateTable('account_view')
          .from('account')
          .set({ redeemed_at: new Date(now), expires_at: new Date(until) })
          .whereRef('account.id', '=', 'account_view.account_id')
          .where('account.merchant_code', '=', merchantCode)
          .where('token_hash', '=', hashOf(token))
          .where('redeemed_at', 'is', null)
          .where('ended_at', 'is', null)
          .where('link_expires_at', '>', atTime(now))
          .returning(['account_view.id', 'account_id', 'operator', 'account.account'])
          .executeTakeFirst();
        if (view === undefined) return undefined;
        await recordAct(transaction, {
          area: 'view',
          subject: view.account,
          merchantCode,
          operator: view.operator,
          act: 'redeem',
          details: { view: view.id },
        });
        return { id: view.id, accountId: view.account_id, operator: view.operator, until };
      }),

    /** Ends a view, whether its link was used or not. Returns false if it has already ended. */
    end: (id: string, operator: string): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        const view = await transaction
          .updateTable('account_view')
          .from('account')
          .set({ ended_at: new Date(clock()) })
          .whereRef('account.id', '=', 'account_view.account_id')
          .where('account_view.id', '=', id)
          .where('ended_at', 'is', null)
          .where((where) => where(where.fn.coalesce('expires_at', 'link_expires_at'), '>', atTime(clock())))
          .returning(['account.account', 'account.merchant_code'])
          .executeTakeFirst();
        if (view === undefined) return false;
        await recordAct(transaction, {
          area: 'view',
          subject: view.account,
          merchantCode: view.merchant_code,
          operator,
          act: 'end',
          details: { view: id },
        });
        return true;
      }),

    /** Records the first time that a view reads a call. */
    async recordRead(id: string, route: string): Promise<void> {
      await db
        .insertInto('account_view_read')
        .values({ view_id: id, route, first_at: new Date(clock()) })
        .onConflict((conflict) => conflict.columns(['view_id', 'route']).doNothing())
        .execute();
    },

    /** Lists the latest views of a merchant's accounts, newest first, with the calls that each one read. */
    list: (merchantCode: string, limit = 50) =>
      db
        .selectFrom('account_view')
        .innerJoin('account', 'account.id', 'account_view.account_id')
        .select((columns) => [
          'account_view.id',
          'account.account',
          'operator',
          'reason',
          'opened_at as openedAt',
          'redeemed_at as redeemedAt',
          'ended_at as endedAt',
          columns.fn.coalesce('expires_at', 'link_expires_at').as('overAt'),
          columns
            .selectFrom('account_view_read')
            .select(({ fn }) => fn.countAll<number>().as('reads'))
            .whereRef('view_id', '=', 'account_view.id')
            .as('reads'),
        ])
        .where('account.merchant_code', '=', merchantCode)
        .orderBy('opened_at', 'desc')
        .limit(limit)
        .execute(),

    /** Lists when operators viewed an account lately, in epoch milliseconds, newest first. */
    async timesOf(accountId: string): Promise<number[]> {
      const rows = await db
        .selectFrom('account_view')
        .select('redeemed_at')
        .where('account_id', '=', accountId)
        .where('redeemed_at', '>', atTime(clock() - SHOWN_MS))
        .orderBy('redeemed_at', 'desc')
        .limit(MAX_SHOWN)
        .execute();
      return rows.flatMap(({ redeemed_at: at }) => at ?? []);
    },
  };
}

export type AccountViews = ReturnType<typeof createAccountViews>;

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
