import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import { readToEnd, type OutboxLine, type OutboxReader } from '../ledger/watch/outboxReader.ts';
import type { MerchantService } from '../merchant/merchant.service.ts';
import { addExchanges, addMoves, emptyRollups, type Clock } from './rollup.repository.ts';

/** Under which the reader's place is kept. */
export const AGENT_READER = 'agent-report';

const countedTopics = new Set(
  [
    'bet',
    'win',
    'jackpot_win',
    'rollback',
    'adjustment',
    'deposit',
    'withdrawal',
    'promo',
    'bonus_in',
    'bonus_out',
    'agent_pay',
  ].map((kind) => `ledger.${kind}`),
);
/** What tells of money that is sent to somebody else; its payload names the receiver. */
const SENT_TOPIC = 'ledger.transit';

/** Counts what accounts and teams play and move. Several gateways may run it at once. */
export interface AgentReportWork {
  /** Counts the transfers since, each once. */
  readOn(): Promise<void>;
  /** Empties the roll-ups and counts every transfer again. Ends at the same rows. */
  rebuild(): Promise<void>;
}

export function createAgentReportWork({
  db,
  merchants,
}: {
  db: Kysely<Database>;
  merchants: MerchantService;
}): AgentReportWork {
  /** The time zones of all merchants, for days and hours. */
  async function clocks(): Promise<Clock[]> {
    const rows = await db.selectFrom('merchant').select('code').execute();
    const found = await Promise.all(rows.map(({ code }) => merchants.byCode(code)));
    return found.flatMap((merchant) =>
      merchant === undefined ? [] : [{ merchantCode: merchant.code, timeZone: merchant.settings.timeZone }],
    );
  }

  const reader: OutboxReader = {
    name: AGENT_READER,
    async apply(lines, transaction) {
      const moves = lines.filter(({ topic, transferId }) => transferId !== null && countedTopics.has(topic));
      const exchanges = lines.filter(isSent);
      if (moves.length + exchanges.length === 0) return;
      await awaitMoves(transaction, lines);
      const zones = await clocks();
      if (moves.length > 0) await addMoves(transaction, moves, zones);
      if (exchanges.length > 0) await addExchanges(transaction, exchanges, zones);
    },
  };

  const readOn = () =>
    readToEnd(db, reader).catch((error: unknown) => {
      if (!(error instanceof MoveIsDue)) throw error;
    });

  return {
    readOn,
    async rebuild() {
      await db.transaction().execute(async (transaction) => {
        // Waits for a reader that is at it; the others find the place as it was before all transfers.
        await sql`insert into ledger_outbox_reader (name) values (${AGENT_READER})
          on conflict (name) do update set tx = '0'`.execute(transaction);
        await emptyRollups(transaction);
      });
      await readOn();
    },
  };
}

const isSent = ({ topic, transferId, payload }: OutboxLine): boolean =>
  topic === SENT_TOPIC && transferId !== null && typeof payload?.['to'] === 'string';

/** A move in the tree is due and not done yet. */
class MoveIsDue extends Error {}

/**
 * Leaves lines for later that came after a move was due that nobody has made yet. Who was above an account is known once
 * it is made.
 */
async function awaitMoves(transaction: Transaction<Database>, lines: readonly OutboxLine[]): Promise<void> {
  const last = new Date(lines.reduce((latest, { at }) => Math.max(latest, at), 0));
  const { rows } = await sql`select from agent_move where state = 'WAITING' and at <= ${last} limit 1`.execute(
    transaction,
  );
  if (rows.length > 0) throw new MoveIsDue();
}
