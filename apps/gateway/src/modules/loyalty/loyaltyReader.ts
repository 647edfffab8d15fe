import { sql, type Kysely, type Transaction } from 'kysely';
import { currencies, type Currency } from '@parlor/contract';
import type { Database } from '../../database.ts';
import { bucketOf, type Player } from '../ledger/player.ts';
import { readToEnd, type OutboxReader } from '../ledger/watch/outboxReader.ts';
import { DEFAULT_JURISDICTION } from '../jurisdiction/playProfile.rules.ts';
import type { MerchantService } from '../merchant/merchant.service.ts';
import {
  addDays,
  addSteps,
  isCounted,
  lockStandings,
  lockUnchecked,
  insertStandings,
  readMoves,
  saveStandings,
  type StandingPlayer,
  type PlayerStanding,
} from './loyalty.repository.ts';
import { giveGift } from './loyaltyPayment.ts';
import { levelsAt, type Levels } from './loyaltySettings.ts';
import {
  applyMoves,
  dayAt,
  checkMonths,
  levelOf,
  monthOf,
  newStanding,
  type LevelStep,
  type Outcome,
} from './standing.rules.ts';

/** The name under which the position of the outbox reader is stored. */
export const LOYALTY_READER = 'loyalty';
/** The number of players who are checked in one transaction. */
const CHECK_BATCH = 200;
/** How long after its end a month is checked, in ms: no money command of the month is in flight by then. */
const MONTH_GRACE_MS = 600_000;

/** Counts turnover and deposits for levels, and raises and lowers levels. Several gateways may run it at once. */
export interface LoyaltyWork {
  /** Counts the transfers since the last reading, each once, and raises the level of players who meet the next one. */
  readOutbox(): Promise<void>;
  /** Checks the months that have ended in the merchants' time zones. Each player is checked once for each month. */
  checkMonths(): Promise<void>;
}

interface LoyaltyWorkDeps {
  db: Kysely<Database>;
  merchants: MerchantService;
  clock: () => number;
}

export function createLoyaltyWork({ db, merchants, clock }: LoyaltyWorkDeps): LoyaltyWork {
  async function levelsFor({ merchantCode, currency }: Omit<StandingPlayer, 'accountId'>): Promise<Levels> {
    const merchant = await merchants.byCode(merchantCode);
    const settings = merchant?.settings ?? { loyalty: {}, jurisdiction: DEFAULT_JURISDICTION };
    return levelsAt(settings, knownCurrency(currency) ?? merchant?.currency ?? 'USD', clock());
  }

  /** Records the events of locked players, publishes them, and pays the gifts of reached levels. */
  async function saveOutcomes(
    transaction: Transaction<Database>,
    outcomes: readonly (StandingPlayer & { outcome: Omit<Outcome, 'days'>; levels: Levels })[],
  ): Promise<void> {
    if (outcomes.length === 0) return;
    await saveStandings(
      transaction,
      outcomes.map(({ accountId, currency, merchantCode, outcome }) => ({
        accountId,
        currency,
        merchantCode,
        standing: outcome.standing,
      })),
    );
    for (const { outcome, levels, ...player } of outcomes) {
      if (outcome.steps.length === 0) continue;
      const first = await addSteps(transaction, player, outcome.steps);
      for (const step of outcome.steps) await publishStep(transaction, player, step);
      for (const { to } of first) await giveGift(transaction, { player, at: clock() }, levelOf(levels, to));
    }
  }

  const reader: OutboxReader = {
    name: LOYALTY_READER,
    async apply(lines, transaction) {
      const counted = lines.filter(({ topic, transferId }) => transferId !== null && isCounted(topic));
      if (counted.length === 0) return;
      const moves = await readMoves(transaction, counted);
      const groups = [...Map.groupBy(moves, ({ accountId, currency }) => `${accountId} ${currency}`).values()];
      const newStandings: PlayerStanding[] = [];
      for (const [move] of groups) {
        if (move === undefined) continue;
        const { accountId, merchantCode, currency, day } = move;
        const standing = newStanding(await levelsFor(move), monthOf(day));
        newStandings.push({ accountId, merchantCode, currency, standing });
      }
      if (newStandings.length === 0) return;
      await insertStandings(transaction, newStandings);
      const outcomes = [];
      for (const { standing, ...player } of await lockStandings(transaction, newStandings)) {
        const own = groups.find(([move]) => move?.accountId === player.accountId && move.currency === player.currency);
        const levels = await levelsFor(player);
        outcomes.push({ ...player, levels, outcome: applyMoves(standing, levels, own ?? []) });
      }
      await addDays(
        transaction,
        outcomes.flatMap(({ accountId, currency, outcome }) =>
          outcome.days.map((day) => ({ accountId, currency, ...day })),
        ),
      );
      await saveOutcomes(transaction, outcomes);
    },
  };

  /** Whether every transfer before a day was counted. */
  async function isReadUpTo(day: string): Promise<boolean> {
    const { rows } = await sql`
      select from ledger_transfer t
      where t.tx > coalesce((select tx from ledger_outbox_reader where name = ${LOYALTY_READER}), '0'::xid8)
      and not coalesce(pg_visible_in_snapshot(t.tx, (select read_beyond from ledger_outbox_reader where name = ${LOYALTY_READER})), false)
        and t.status = 'OK' and t.day < ${day}::date
      limit 1`.execute(db);
    return rows.length === 0;
  }

  async function checkMerchant(merchantCode: string, lowest: string, month: string): Promise<void> {
    for (;;) {
      const count = await db.transaction().execute(async (transaction) => {
        const players = await lockUnchecked(transaction, { merchantCode, lowest, month, limit: CHECK_BATCH });
        const outcomes = [];
        for (const { standing, ...player } of players) {
          const levels = await levelsFor(player);
          outcomes.push({ ...player, levels, outcome: checkMonths(standing, levels, month) });
        }
        await saveOutcomes(transaction, outcomes);
        return players.length;
      });
      if (count < CHECK_BATCH) return;
    }
  }

  return {
    readOutbox: () => readToEnd(db, reader),
    async checkMonths() {
      const rows = await db.selectFrom('merchant').select('code').execute();
      for (const { code } of rows) {
        const merchant = await merchants.byCode(code);
        if (merchant === undefined) continue;
        const { timeZone } = merchant.settings;
        const month = monthOf(dayAt(clock() - MONTH_GRACE_MS, timeZone));
        const [lowest] = levelsAt(merchant.settings, merchant.currency, clock());
        if (await isReadUpTo(month)) await checkMerchant(code, lowest.code, month);
      }
    },
  };
}

/** Notifies readers of the outbox of a new level: open pages, the inbox. */
async function publishStep(transaction: Transaction<Database>, player: StandingPlayer, step: LevelStep): Promise<void> {
  const owner: Player = player;
  const payload = JSON.stringify({
    merchantCode: player.merchantCode,
    level: step.to,
    from: step.from,
    reason: step.reason,
  });
  await sql`select ledger_tell(${bucketOf(owner)}, 'reward.level', ${player.accountId}, ${payload}::jsonb)`.execute(
    transaction,
  );
}

function knownCurrency(code: string): Currency | undefined {
  return currencies.find((known) => known === code);
}
