import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import { readToEnd, type OutboxLine, type OutboxReader } from '../ledger/watch/outboxReader.ts';
import type { MerchantService } from '../merchant/merchant.service.ts';
import { activeTurnoverOf } from '../agent/agentSettings.ts';
import {
  countAgain,
  countHeads,
  forgetCounts,
  listUncounted,
  recountMoved,
  type CountRule,
} from './headCounts.repository.ts';
import { addExchanges, addMoves, emptyRollups } from './rollup.repository.ts';

/** The name under which the position of the outbox reader is stored. */
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
/** The topic of transfers to another account; its payload names the receiver. */
const SENT_TOPIC = 'ledger.transit';
/** The topics of new accounts, and of accounts that move to another agent. */
const REGISTERED_TOPIC = 'account.registered';
const MOVED_TOPIC = 'agent.moved';

/** Counts the play and the transfers of accounts and teams. Several gateways may run it at once. */
export interface AgentReportWork {
  /** Counts the transfers since the last reading, each once. */
  readOutbox(): Promise<void>;
  /** Empties the roll-ups and counts every transfer again. Produces the same rows. */
  rebuild(): Promise<void>;
}

export function createAgentReportWork({
  db,
  merchants,
}: {
  db: Kysely<Database>;
  merchants: MerchantService;
}): AgentReportWork {
  /** Reads the rules by which the teams of all merchants are counted. */
  async function rules(): Promise<CountRule[]> {
    const rows = await db.selectFrom('merchant').select('code').execute();
    const found = await Promise.all(rows.map(({ code }) => merchants.byCode(code)));
    return found.flatMap((merchant) =>
      merchant === undefined
        ? []
        : [
            {
              merchantCode: merchant.code,
              currency: merchant.currency,
              timeZone: merchant.settings.timeZone,
              threshold: activeTurnoverOf(merchant.settings.agents, merchant.currency),
            },
          ],
    );
  }

  /** Recounts the heads of merchants whose settings have changed, or whose roll-ups were written without the reader. */
  async function countChanged(): Promise<void> {
    for (const rule of await listUncounted(db, await rules()))
      await db.transaction().execute(async (transaction) => {
        await sql`insert into ledger_outbox_reader (name) values (${AGENT_READER}) on conflict (name) do nothing`.execute(
          transaction,
        );
        const { rows } =
          await sql`select from ledger_outbox_reader where name = ${AGENT_READER} for update skip locked`.execute(
            transaction,
          );
        // Another process holds the lock; the next reading counts the rest.
        if (rows.length > 0) await countAgain(transaction, rule, Date.now());
      });
  }

  const reader: OutboxReader = {
    name: AGENT_READER,
    async apply(lines, transaction) {
      const moves = lines.filter(({ topic, transferId }) => transferId !== null && countedTopics.has(topic));
      const exchanges = lines.filter(isSent);
      const owners = lines.filter(isOfAccount).map(({ owner }) => owner);
      const moved = lines.filter(({ topic }) => topic === MOVED_TOPIC);
      if (owners.length + exchanges.length + moved.length === 0) return;
      await awaitMoves(transaction, lines);
      const zones = await rules();
      const changed = moves.length > 0 ? await addMoves(transaction, moves, zones) : { played: [], deposited: [] };
      if (exchanges.length > 0) await addExchanges(transaction, exchanges, zones);
      await countHeads(transaction, { owners: [...new Set(owners)], ...changed });
      if (moved.length > 0)
        await recountMoved(transaction, {
          moved: moved.map(({ owner }) => owner),
          left: moved.flatMap(({ payload }) => uplinesOf(payload?.['from'])),
        });
    },
  };

  const readOutbox = async () => {
    await countChanged();
    await readToEnd(db, reader).catch((error: unknown) => {
      if (!(error instanceof MoveIsDue)) throw error;
    });
  };

  return {
    readOutbox,
    async rebuild() {
      await db.transaction().execute(async (transaction) => {
        // Waits for a running reader; later readers start from the position before all transfers.
        await sql`insert into ledger_outbox_reader (name) values (${AGENT_READER})
          on conflict (name) do update set tx = '0'`.execute(transaction);
        await emptyRollups(transaction);
        await forgetCounts(transaction);
      });
      await readOutbox();
    },
  };
}

const isSent = ({ topic, transferId, payload }: OutboxLine): boolean =>
  topic === SENT_TOPIC && transferId !== null && typeof payload?.['to'] === 'string';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a line opens an account or is a transfer of one, which changes its balance. */
const isOfAccount = ({ topic, transferId, owner }: OutboxLine): boolean =>
  UUID.test(owner) && (topic === REGISTERED_TOPIC || transferId !== null);

const uplinesOf = (ids: unknown): string[] =>
  Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : [];

/** A move in the tree is due and not done yet. */
class MoveIsDue extends Error {}

/** Defers lines that are later than a pending move: the agents above an account are known only after the move. */
async function awaitMoves(transaction: Transaction<Database>, lines: readonly OutboxLine[]): Promise<void> {
  const last = new Date(lines.reduce((latest, { at }) => Math.max(latest, at), 0));
  const { rows } = await sql`select from agent_move where state = 'WAITING' and at <= ${last} limit 1`.execute(
    transaction,
  );
  if (rows.length > 0) throw new MoveIsDue();
}
