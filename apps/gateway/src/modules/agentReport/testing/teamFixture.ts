import { sql } from 'kysely';
import { expect } from 'vitest';
import { createTestGateway, type TestGateway, type TestSession } from '../../../testing/testGateway.ts';
import { createLedgerRepository, type LedgerRepository } from '../../ledger/ledger.repository.ts';
import { untilRead } from '../../ledger/testing/outboxReading.ts';
import { newTransferId } from '../../ledger/transferId.ts';
import { AGENT_READER, createAgentReportWork, type AgentReportWork } from '../agentReader.ts';

/** An account of a team that bets and deposits directly in the ledger. Amounts are minor units of THB. */
export interface TeamMember {
  readonly id: string;
  readonly name: string;
  /** Places a bet in a new round and returns its transaction id. */
  bet(amount: bigint, gameType?: string): Promise<string>;
  /** Rolls a bet back. */
  undo(txId: string): Promise<void>;
  /** Pays a win for a bet. */
  win(txId: string, amount: bigint): Promise<void>;
  deposit(amount: bigint): Promise<void>;
  gift(amount: bigint): Promise<void>;
}

/** A gateway with teams that are counted on demand. */
export interface TeamFixture {
  gateway: TestGateway;
  ledger: LedgerRepository;
  work: AgentReportWork;
  /** Opens an account with 1,000,000.00 below another. */
  member(above?: TeamMember, account?: { type?: number }): Promise<TeamMember>;
  /** Opens a session of an account. */
  sessionOf(member: TeamMember): Promise<TestSession>;
  /** Backdates a transfer of the ledger, which only the owner of its table can do. */
  backdate(txId: string, at: Date): Promise<void>;
  /** Counts until no transfer is left. */
  read(): Promise<void>;
  /** Reads all rows of the roll-ups, in a fixed order. */
  counted(): Promise<unknown>;
}

/** Creates the fixture; close `gateway` in `afterAll`. */
export async function createTeamFixture(): Promise<TeamFixture> {
  const gateway = await createTestGateway({ config: { rateLimitPerMinute: 100_000 } });
  const { db } = gateway.deps;
  const { merchants } = gateway.app.gateway.services;
  const ledger = createLedgerRepository(db);
  const work = createAgentReportWork({ db, merchants });
  const expectOk = (answer: { status: string }) => {
    expect(answer.status).toBe('OK');
  };
  return {
    gateway,
    ledger,
    work,
    read: () => untilRead(gateway.database.db, AGENT_READER, () => work.readOutbox()),
    async sessionOf({ id }) {
      const { sessions } = gateway.app.gateway.services;
      const account = await gateway.database.db
        .selectFrom('account')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return { account, ...(await sessions.open({ accountId: id, device: 'test', clientAddress: '127.0.0.1' })) };
    },
    async backdate(txId, at) {
      await gateway.database.db.transaction().execute(async (transaction) => {
        await sql`alter table ledger_transfer disable trigger ledger_transfer_append_only`.execute(transaction);
        await sql`update ledger_transfer set recorded_at = ${at} where provider_tx_id = ${txId}`.execute(transaction);
        await sql`alter table ledger_transfer enable trigger ledger_transfer_append_only`.execute(transaction);
      });
    },
    async counted() {
      const tables: unknown[] = [];
      for (const table of [
        'agent_hour',
        'agent_day',
        'agent_team_hour',
        'agent_team_day',
        'agent_first_deposit',
        'agent_late_change',
        'agent_exchange_day',
        'agent_own_now',
        'agent_team_now',
        'agent_team_heads_day',
        'agent_active_day',
        'agent_team_active_day',
      ]) {
        const { rows } = await sql<{ hash: string }>`
          select md5(coalesce(string_agg(r::text, e'\\n' order by r::text), '')) as hash, count(*)::int as count
          from ${sql.table(table)} r`.execute(gateway.database.db);
        tables.push([table, rows]);
      }
      return tables;
    },
    async member(above, account = {}) {
      const opened = await gateway.createAccount({ type: 0, ...account, parentId: above?.id ?? null });
      const player = { accountId: opened.id, merchantCode: 'NORTH' };
      await ledger.open(player, 'THB', 'Asia/Bangkok');
      const credit = { player, currency: 'THB', note: 'test', eventAt: 0 } as const;
      await ledger.promo({ ...credit, provider: 'demo', txId: newTransferId(), amount: 100_000_000n });
      const roundOf = (txId: string) => `round-${txId}`;
      return {
        id: opened.id,
        name: opened.account,
        async bet(amount, gameType = 'RNG') {
          const txId = newTransferId();
          expectOk(
            await ledger.bet({
              player,
              provider: 'PARLOR',
              txId,
              currency: 'THB',
              amount,
              roundId: roundOf(txId),
              isRoundClosed: false,
              category: 'base',
              eventAt: 0,
              game: { nodeId: '1', gameCode: 'x', gameName: 'X', gameType, vassalage: 'PARLOR' },
            }),
          );
          return txId;
        },
        async undo(refTxId) {
          const command = { player, provider: 'PARLOR', txId: newTransferId(), refTxId, roundId: roundOf(refTxId) };
          expectOk(await ledger.rollback({ ...command, eventAt: 0 }, 'OK'));
        },
        async win(refTxId, amount) {
          expectOk(
            await ledger.win({
              player,
              provider: 'PARLOR',
              txId: newTransferId(),
              refTxId,
              currency: 'THB',
              amount,
              roundId: roundOf(refTxId),
              isRoundClosed: true,
              category: 'base',
              eventAt: 0,
            }),
          );
        },
        async deposit(amount) {
          expectOk(await ledger.deposit({ ...credit, provider: 'psp:test', txId: newTransferId(), amount }));
        },
        async gift(amount) {
          expectOk(await ledger.promo({ ...credit, provider: 'reward', txId: newTransferId(), amount }));
        },
      };
    },
  };
}
