import { sql, type Kysely } from 'kysely';
import type { LanguageCode, PushKind } from '@parlor/contract';
import type { Database } from '../../database.ts';
import { atTime } from '../../sqlTime.ts';
import type { InboxParams } from '../../tables/inboxTables.ts';
import type { LocalizedText } from '../../tables/localizedColumn.ts';
import { localize } from '../catalogue/localized.ts';
import { isTextKey, wordsOf } from '../inbox/inbox.rules.ts';
import type { MerchantService } from '../merchant/merchant.service.ts';
import { afterFailure, BATCH, LEASE_MS, quietUntil } from './push.rules.ts';
import { payloadOf } from './pushPayload.ts';
import type { Push, PushSender } from './pushSender.ts';

/** The most batches in a row before other work runs. */
const BATCHES_IN_A_ROW = 20;

/** Sends notifications that are due. Several gateways may run it at once: only one of them gets each notification. */
export interface PushWork {
  sendDue(): Promise<void>;
}

interface PushWorkDeps {
  db: Kysely<Database>;
  clock: () => number;
  merchants: Pick<MerchantService, 'byCode'>;
  sender: PushSender;
  /** Called with notifications that a push service will never accept. */
  onRefused: (refused: { messageId: string; host: string }) => void;
}

interface Due {
  messageId: string;
  subscriptionId: string;
  kind: PushKind;
  attempts: number;
  expiresAt: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: LanguageCode;
  merchantCode: string;
  isWanted: boolean;
  quietFrom: number | null;
  quietTo: number | null;
  textKey: string | null;
  params: InboxParams;
  titles: LocalizedText | null;
  contents: LocalizedText | null;
  link: string | null;
}

/**
 * Claims due notifications and returns whether each is still wanted. A notification is unwanted if its message was
 * read, deleted or has expired, if its kind is disabled, or if it is marketing and the account is excluded or blocked.
 * A claimed notification becomes due again later, so none is lost if its process dies.
 */
async function takeDue(db: Kysely<Database>, now: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with taken as (
      update push_delivery set attempts = attempts + 1, due_at = ${new Date(now + LEASE_MS)}
      where (message_id, subscription_id) in (
        select message_id, subscription_id from push_delivery where due_at <= ${atTime(now)} order by due_at limit ${sql.lit(BATCH)} for update skip locked)
      returning *)
    select d.message_id as "messageId", d.subscription_id as "subscriptionId", d.kind, d.attempts, d.expires_at as "expiresAt",
      s.endpoint, s.p256dh, s.auth, s.language, a.merchant_code as "merchantCode", p.quiet_from as "quietFrom", p.quiet_to as "quietTo",
      m.text_key as "textKey", m.params, m.link, b.titles, b.contents,
      m.read_at is null and m.deleted_at is null and d.expires_at > ${atTime(now)} and d.kind = any (p.kinds) and a.status = 'active'
        and (d.kind in ('account', 'service') or not exists (
          select from ledger_account l where l.bucket = ledger_bucket(a.merchant_code, a.id::text) and l.owner = a.id::text and l.kind = 'cash'
            and (l.is_blocked or l.is_frozen or l.excluded_until > ${atTime(now)}))) as "isWanted"
    from taken d
    join inbox_message m on m.id = d.message_id
    join push_subscription s on s.id = d.subscription_id
    join push_preference p on p.account_id = s.account_id
    join account a on a.id = s.account_id
    left join inbox_broadcast b on b.id = m.broadcast_id`.execute(db);
  return rows;
}

export function createPushWork({ db, clock, merchants, sender, onRefused }: PushWorkDeps): PushWork {
  const rowOf = ({ messageId, subscriptionId }: Due) =>
    [
      ['message_id', '=', messageId],
      ['subscription_id', '=', subscriptionId],
    ] as const;

  async function end(due: Due): Promise<void> {
    const [message, subscription] = rowOf(due);
    await db
      .deleteFrom('push_delivery')
      .where(...message)
      .where(...subscription)
      .execute();
  }

  /** Postpones a notification. Waiting for the end of quiet hours is not an attempt. */
  async function postpone(due: Due, until: number, attempts: number): Promise<void> {
    const [message, subscription] = rowOf(due);
    await db
      .updateTable('push_delivery')
      .set({ due_at: new Date(until), attempts })
      .where(...message)
      .where(...subscription)
      .execute();
  }

  async function pushOf(due: Due): Promise<Push | undefined> {
    const merchant = await merchants.byCode(due.merchantCode);
    if (merchant === undefined) return undefined;
    const { defaultLanguage, timeZone } = merchant.settings;
    const reading = { language: due.language, defaultLanguage, merchantName: merchant.name, timeZone };
    const words =
      due.textKey === null
        ? { title: localize(due.titles ?? {}, reading), html: localize(due.contents ?? {}, reading) }
        : isTextKey(due.textKey)
          ? wordsOf(due.textKey, due.params, reading)
          : undefined;
    if (words === undefined) return undefined;
    const { endpoint, p256dh, auth, messageId, language, link } = due;
    return {
      endpoint,
      p256dh,
      auth,
      payload: payloadOf({ ...words, tag: messageId, link, language }),
      topic: messageId.replaceAll('-', ''),
      ttl: Math.max(60, Math.floor((due.expiresAt - clock()) / 1_000)),
      isUrgent: due.kind === 'account',
    };
  }

  async function send(due: Due): Promise<void> {
    if (!due.isWanted) return end(due);
    const merchant = await merchants.byCode(due.merchantCode);
    const quiet = due.quietFrom === null || due.quietTo === null ? null : { from: due.quietFrom, to: due.quietTo };
    const until = quietUntil(clock(), quiet, merchant?.settings.timeZone ?? 'UTC');
    if (until !== undefined) return postpone(due, until, due.attempts - 1);
    const push = await pushOf(due);
    if (push === undefined) return end(due);
    const outcome = await sender.deliver(push);
    if (outcome === 'gone') {
      await db.deleteFrom('push_subscription').where('id', '=', due.subscriptionId).execute();
      return undefined;
    }
    if (outcome === 'refused') onRefused({ messageId: due.messageId, host: new URL(due.endpoint).host });
    if (outcome === 'delivered' || outcome === 'refused') return end(due);
    const again = afterFailure(due.attempts, clock(), outcome.laterMs);
    return again === undefined ? end(due) : postpone(due, again, due.attempts);
  }

  return {
    async sendDue() {
      for (let batch = 0; batch < BATCHES_IN_A_ROW; batch += 1) {
        const due = await takeDue(db, clock());
        await Promise.all(due.map(send));
        if (due.length < BATCH) return;
      }
    },
  };
}
