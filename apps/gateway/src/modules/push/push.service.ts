import type { Kysely } from 'kysely';
import type { LanguageCode, PushKind, PushSettings } from '@parlor/contract';
import type { PushKeys } from '../../config.ts';
import type { Database } from '../../database.ts';
import type { CallSession, Merchant } from '../../http/call.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import { isRealType } from '../member/accountTypes.ts';
import { firstKinds, isPushEndpoint, MAX_SUBSCRIPTIONS, readMinute, writeMinute } from './push.rules.ts';

/** The subscribing account and its language. */
export interface PushCaller {
  session: CallSession;
  merchant: Merchant;
  language: LanguageCode;
}

type Closed = Refusal<'account.real_required'> | Refusal<'permission.denied'>;

/** Browser notifications. Available to accounts of merchants with the feature `mailCentre`. */
export interface PushService {
  settings(caller: PushCaller): Promise<PushSettings | Closed>;
  save(caller: PushCaller, settings: Omit<PushSettings, 'publicKey'>): Promise<PushSettings | Closed>;
  /** Subscribes a browser. A browser of another account moves to this one. */
  subscribe(
    caller: PushCaller,
    subscription: { endpoint: string; keys: { p256dh: string; auth: string } },
  ): Promise<PushSettings | Closed | Refusal<'push.endpoint_refused'>>;
  unsubscribe(caller: PushCaller, endpoint: string): Promise<null | Closed>;
}

interface PushDeps {
  db: Kysely<Database>;
  clock: () => number;
  keys: Pick<PushKeys, 'publicKey'> | undefined;
}

export function createPushService({ db, clock, keys }: PushDeps): PushService {
  async function settingsOf(accountId: string): Promise<PushSettings> {
    const row = await db
      .selectFrom('push_preference')
      .selectAll()
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    return {
      publicKey: keys?.publicKey ?? null,
      kinds: row?.kinds ?? [...firstKinds],
      quietHours:
        row === undefined || row.quiet_from === null || row.quiet_to === null
          ? null
          : { from: writeMinute(row.quiet_from), to: writeMinute(row.quiet_to) },
    };
  }

  /** Removes all but the newest browsers of an account. */
  const makeRoom = (accountId: string) =>
    db
      .deleteFrom('push_subscription')
      .where('id', 'in', (select) =>
        select
          .selectFrom('push_subscription')
          .select('id')
          .where('account_id', '=', accountId)
          .orderBy('made_at', 'desc')
          .orderBy('id')
          .offset(MAX_SUBSCRIPTIONS),
      )
      .execute();

  return {
    async settings(caller) {
      return closedTo(caller) ?? (await settingsOf(caller.session.accountId));
    },
    async save(caller, { kinds, quietHours }) {
      const closed = closedTo(caller);
      if (closed !== undefined) return closed;
      const { accountId } = caller.session;
      const preferences = {
        kinds: [...new Set<PushKind>(kinds)],
        quiet_from: quietHours === null ? null : readMinute(quietHours.from),
        quiet_to: quietHours === null ? null : readMinute(quietHours.to),
      };
      await db
        .insertInto('push_preference')
        .values({ account_id: accountId, ...preferences })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(preferences))
        .execute();
      return settingsOf(accountId);
    },
    async subscribe(caller, { endpoint, keys: browser }) {
      const closed = closedTo(caller);
      if (closed !== undefined) return closed;
      if (keys === undefined || !isPushEndpoint(endpoint)) return refuse('push.endpoint_refused');
      const { accountId } = caller.session;
      const row = { account_id: accountId, language: caller.language, made_at: new Date(clock()), ...browser };
      await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('push_preference')
          .values({ account_id: accountId, kinds: [...firstKinds], quiet_from: null, quiet_to: null })
          .onConflict((conflict) => conflict.column('account_id').doNothing())
          .execute();
        // Notifications in flight to the former account must not reach this one.
        await transaction
          .deleteFrom('push_subscription')
          .where('endpoint', '=', endpoint)
          .where('account_id', '<>', accountId)
          .execute();
        await transaction
          .insertInto('push_subscription')
          .values({ endpoint, ...row })
          .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
          .execute();
      });
      await makeRoom(accountId);
      return settingsOf(accountId);
    },
    async unsubscribe(caller, endpoint) {
      const closed = closedTo(caller);
      if (closed !== undefined) return closed;
      await db
        .deleteFrom('push_subscription')
        .where('account_id', '=', caller.session.accountId)
        .where('endpoint', '=', endpoint)
        .execute();
      return null;
    },
  };
}

function closedTo({ session, merchant }: PushCaller): Closed | undefined {
  if (!isRealType(session.type)) return refuse('account.real_required');
  return merchant.settings.features.mailCentre === true ? undefined : refuse('permission.denied');
}
