import { sql, type Kysely, type Transaction } from 'kysely';
import { currencies, toMinor } from '@parlor/contract';
import type { Database } from '../../database.ts';
import type { LedgerEvents } from '../live/ledgerEvents.ts';
import { readToEnd, type OutboxLine, type OutboxReader } from '../ledger/watch/outboxReader.ts';
import type { MerchantService } from '../merchant/merchant.service.ts';
import { countRound, endBonus } from './bonus.repository.ts';

/** The name under which the position of the outbox reader is stored. */
export const WAGERING_READER = 'wagering';
/** The most purses that one sweep ends. */
const SWEEP_BATCH = 200;

const topics = new Set([
  'ledger.bet',
  'ledger.win',
  'ledger.jackpot_win',
  'ledger.rollback',
  'ledger.adjustment',
  'ledger.round_end',
]);

/** Counts rounds for the wagering of bonuses, and ends bonuses. Several gateways may run it at once. */
export interface BonusWork {
  /** Counts the rounds settled since the last reading, each once. */
  readOutbox(): Promise<void>;
  /** Ends expired bonuses, and those whose last open round is settled. */
  sweep(): Promise<void>;
}

interface BonusWorkDeps {
  db: Kysely<Database>;
  merchants: Pick<MerchantService, 'byCode'>;
  /** Notifies open pages. */
  ledgerEvents: Pick<LedgerEvents, 'publish'>;
  clock: () => number;
}

/** A round of a player who has or had a bonus. */
interface TouchedRound {
  bucket: number;
  orderId: string;
  merchantCode: string;
  owner: string;
  currency: string;
}

export function createBonusWork({ db, merchants, ledgerEvents, clock }: BonusWorkDeps): BonusWork {
  async function smallestStakeOf(merchantCode: string, currency: string): Promise<bigint> {
    const known = currencies.find((code) => code === currency);
    if (known === undefined) return 0n;
    const settings = (await merchants.byCode(merchantCode))?.settings;
    return toMinor(settings?.smallestStake ?? '1', known) ?? toMinor('1', known) ?? 0n;
  }

  /** Reads more lines, and notifies open pages of changes once they are stored. */
  async function readOutbox(): Promise<void> {
    const changed = new Map<string, TouchedRound>();
    const reader: OutboxReader = {
      name: WAGERING_READER,
      async apply(lines, transaction) {
        for (const round of await touchedRounds(transaction, lines)) {
          const smallest = await smallestStakeOf(round.merchantCode, round.currency);
          const { bucket, orderId } = round;
          if (await countRound(transaction, { bucket, orderId, smallest, at: clock() }))
            changed.set(round.owner, round);
        }
      },
      publish() {
        for (const { owner, merchantCode } of changed.values())
          ledgerEvents.publish({ accountId: owner, merchantCode, topic: 'reward.bonus', transferId: null });
        changed.clear();
      },
    };
    await readToEnd(db, reader);
  }

  return {
    readOutbox,
    async sweep() {
      const now = clock();
      const due = await db
        .selectFrom('bonus_purse')
        .select(['id', 'owner', 'merchant_code', 'ends_as'])
        .where((is) =>
          is.or([
            is('state', '=', 'ENDING'),
            is.and([is('state', '=', 'ACTIVE'), is('expires_at', '<=', sql<number>`${new Date(now)}`)]),
          ]),
        )
        .where('state', 'in', ['ACTIVE', 'ENDING'])
        .orderBy('expires_at')
        .limit(SWEEP_BATCH)
        .execute();
      for (const purse of due) {
        const player = { accountId: purse.owner, merchantCode: purse.merchant_code };
        const status = await endBonus(db, player, purse.id, { end: purse.ends_as ?? 'EXPIRED', at: now });
        if (status === 'OK') ledgerEvents.publish({ ...player, topic: 'reward.bonus', transferId: null });
      }
    },
  };
}

/**
 * Reads the rounds of outbox lines, in order, each once. Filters by players with a bonus first, because most never had
 * one.
 */
async function touchedRounds(
  transaction: Transaction<Database>,
  lines: readonly OutboxLine[],
): Promise<TouchedRound[]> {
  const relevant = lines.filter(({ topic }) => topics.has(topic));
  if (relevant.length === 0) return [];
  // Each row is looked up by its key: `offset 0` keeps the planner from a join that reads the whole tables.
  const { rows } = await sql<TouchedRound>`
    with line as materialized (
      select * from unnest(${relevant.map(({ bucket }) => bucket)}::int[], ${relevant.map(({ owner }) => owner)}::text[],
        ${relevant.map(({ orderId, payload }) => orderId ?? payload?.['orderId'] ?? null)}::uuid[]) with ordinality line (bucket, owner, order_id, place)
    ), rewarded as materialized (
      select one.bucket, one.owner, a.currency from (select distinct bucket, owner from line) one
      cross join lateral (select currency from ledger_account
        where bucket = one.bucket and owner = one.owner and kind = 'cash' and had_bonus offset 0) a
    )
    select o.bucket, o.id as "orderId", o.merchant_code as "merchantCode", o.owner, o.currency
    from line join rewarded r on r.bucket = line.bucket and r.owner = line.owner
    cross join lateral (select * from bet_order where bucket = line.bucket and id = line.order_id offset 0) o
    where o.currency = r.currency order by line.place`.execute(transaction);
  return [...new Map(rows.map((row) => [row.orderId, row])).values()];
}
