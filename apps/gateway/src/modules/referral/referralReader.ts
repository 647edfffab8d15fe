import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import { readToEnd, type OutboxLine, type OutboxReader } from '../ledger/watch/outboxReader.ts';
import type { MerchantService } from '../merchant/merchant.service.ts';
import { voidWins } from '../provider/betOdds.ts';
import { promiseOf } from './referral.rules.ts';
import { insertReferrals, lockOpen, saveReferral, sharedBy, type ReferralRow } from './referral.repository.ts';
import { rewardReferrer } from './referralPayment.ts';
import { termsOf } from './referralSettings.ts';

/** The name under which the outbox reader's position is stored. */
export const REFERRAL_READER = 'referral';

const counted: readonly string[] = ['ledger.deposit', 'ledger.bet', 'ledger.rollback', 'ledger.win'];

interface ReaderDeps {
  db: Kysely<Database>;
  merchants: MerchantService;
  clock: () => number;
}

/** Tracks newcomers until their referrers are rewarded. Several gateways may run it at once. */
export interface ReferralWork {
  /** Processes the events since the last read, each once. */
  readOutbox(): Promise<void>;
}

export function createReferralWork({ db, merchants, clock }: ReaderDeps): ReferralWork {
  /** Applies a transfer of a newcomer. */
  async function count(row: ReferralRow, { topic }: OutboxLine, moved: bigint): Promise<ReferralRow> {
    if (row.state === 'DEPOSITED') return topic === 'ledger.deposit' ? row : { ...row, wagered: row.wagered - moved };
    if (topic !== 'ledger.deposit') return row;
    const merchant = await merchants.byCode(row.merchant_code);
    const promise = merchant && promiseOf(moved, termsOf(merchant.settings.referral, merchant.currency));
    return promise === undefined ? row : { ...row, ...promise, state: 'DEPOSITED' };
  }

  /** Saves the progress of a newcomer, and settles the referral when all conditions are met. */
  async function settle(transaction: Transaction<Database>, row: ReferralRow): Promise<void> {
    if (row.state !== 'DEPOSITED') return;
    const reason = row.reason ?? (await sharedBy(transaction, row));
    const isMet = row.required !== null && row.wagered >= row.required;
    if (!isMet) return saveReferral(transaction, { ...row, reason });
    if (reason !== null) return saveReferral(transaction, { ...row, reason, state: 'FLAGGED' });
    await rewardReferrer(transaction, row, clock());
    return saveReferral(transaction, { ...row, state: 'REWARDED' });
  }

  const reader: OutboxReader = {
    name: REFERRAL_READER,
    async apply(lines, transaction) {
      const registered = lines.filter(({ topic }) => topic === 'account.registered').map(({ owner }) => owner);
      if (registered.length > 0) await insertReferrals(transaction, registered);
      const transfers = lines.filter(({ topic, transferId }) => transferId !== null && counted.includes(topic));
      if (transfers.length === 0) return;
      const open = await lockOpen(transaction, [...new Set(transfers.map(({ owner }) => owner))]);
      if (open.length === 0) return;
      const rows = new Map(open.map((row) => [row.newcomer_id, row]));
      const own = transfers.filter(({ owner }) => rows.has(owner));
      const voids = await voidWins(transaction, own);
      const counting = own.filter(({ topic, transferId }) => topic !== 'ledger.win' || voids.has(transferId ?? ''));
      for (const { line, moved } of await readMoved(transaction, counting)) {
        const row = rows.get(line.owner);
        const voided = voids.get(line.transferId ?? '');
        if (row !== undefined) rows.set(line.owner, await count(row, line, voided ?? moved));
      }
      for (const row of rows.values()) await settle(transaction, row);
    },
  };
  return { readOutbox: () => readToEnd(db, reader) };
}

/**
 * Returns the amounts of the lines' transfers, in minor units; negative for a stake. Omits deposits without a payment
 * provider, rounds of free play, and stakes that are not turnover. Each row is looked up by its key.
 */
async function readMoved(
  transaction: Transaction<Database>,
  lines: readonly OutboxLine[],
): Promise<{ line: OutboxLine; moved: bigint }[]> {
  const { rows } = await sql<{ place: number; moved: bigint }>`
    select line.place::int, t.moved
    from unnest(${lines.map(({ bucket }) => bucket)}::int[], ${lines.map(({ transferId }) => transferId)}::uuid[]) with ordinality line (bucket, id, place)
    cross join lateral (select * from ledger_transfer where bucket = line.bucket and id = line.id offset 0) t
    left join lateral (select game_type from bet_order where bucket = t.bucket and id = t.order_id offset 0) o on true
    where t.moved is not null and (t.kind <> 'deposit' or t.provider like 'psp:%') and is_turnover(coalesce(o.game_type, ''))
    order by line.place`.execute(transaction);
  return rows.flatMap(({ place, moved }) => {
    const line = lines[place - 1];
    return line === undefined ? [] : [{ line, moved }];
  });
}
