import { sql, type KyselyPlugin } from 'kysely';
import { expect } from 'vitest';
import type { Bill, Bills, ContractDetail } from '@parlor/contract';
import type { StoredTerms, ContractKind } from '../../../tables/agentContractTables.ts';
import { createTestGateway, type TestCall, type TestGateway, type TestSession } from '../../../testing/testGateway.ts';
import { AGENT_READER } from '../../agentReport/agentReader.ts';
import { createLedgerRepository } from '../../ledger/ledger.repository.ts';
import { untilRead } from '../../ledger/testing/outboxReading.ts';
import { transitCarrier } from '../../ledger/watch/transitCarrier.ts';
import { readToEnd } from '../../ledger/watch/outboxReader.ts';
import { newTransferId } from '../../ledger/transferId.ts';
import { createBillWork, type BillWork } from '../billWork.ts';
import { createContractDesk, type ContractDesk } from '../contractDesk.ts';
import { createContractService } from '../contract.service.ts';

type CallName = Parameters<TestGateway['call']>[0];

/** Agents and members with contracts, and the play of their teams. Amounts are minor units of THB. */
export interface ContractFixture {
  gateway: TestGateway;
  desk: ContractDesk;
  /** Advances the clock of the gateway to a moment. */
  moveTo(time: string | number): void;
  agent(above?: TestSession): Promise<TestSession>;
  member(above: TestSession): Promise<TestSession>;
  /** Makes a call and returns its value. Throws if it is refused. */
  request<Value>(name: CallName, session: TestSession, call?: Omit<TestCall, 'session'>): Promise<Value>;
  /** Makes a call and returns the error code of its refusal. */
  refusal(name: CallName, session: TestSession, call?: Omit<TestCall, 'session'>): Promise<string | undefined>;
  /** Creates a contract and has it signed. Without a payer the platform pays. */
  agree(kind: ContractKind, payer: TestSession | null, payee: TestSession, terms: StoredTerms): Promise<string>;
  /** Adds play of an account at a time to the figures of its teams. */
  played(
    account: TestSession,
    time: string | number,
    turnover: bigint,
    payouts?: bigint,
    gameType?: string,
  ): Promise<void>;
  fund(account: TestSession, amount: bigint): Promise<void>;
  balance(account: TestSession): Promise<bigint>;
  /** Counts every transfer, and delivers the money in transit. */
  settle(): Promise<void>;
  /** Creates the work of a gateway; `failAt` is the number of the statement that fails. */
  work(failAt?: number): BillWork & { statements(): number };
  /** Counts every transfer, and runs all due work of one gateway. */
  runDueWork(): Promise<void>;
  /** Lists the bills of an account, newest first. */
  bills(account: TestSession, query?: TestCall['query']): Promise<Bill[]>;
  /** Reads all bills and payments, in a fixed order. */
  written(): Promise<unknown>;
}

/** The merchant of the tests: a time zone whose clocks change, and members who are active from 1.00 on. */
const settings = {
  jurisdiction: 'unpaced',
  timeZone: 'Europe/Berlin',
  agents: { activeTurnover: '1' },
} as const;

/** Creates the fixture; close `gateway` in `afterAll`. */
export async function createContractFixture(agents: Record<string, unknown> = {}): Promise<ContractFixture> {
  const gateway = await createTestGateway({ config: { rateLimitPerMinute: 100_000 } });
  const { db } = gateway.deps;
  const { clock } = gateway.deps;
  const { services } = gateway.app.gateway;
  const { merchants } = services;
  await merchants.save({
    code: 'NORTH',
    name: 'North',
    brand: 'north',
    currency: 'THB',
    settings: { ...settings, agents: { ...settings.agents, ...agents } },
  });
  const ledger = createLedgerRepository(db);
  const playerOf = ({ account }: TestSession) => ({ accountId: account.id, merchantCode: 'NORTH' });

  /** Every call gets a new session, because earlier ones expire when the clock advances. */
  const login = async ({ account }: TestSession): Promise<TestSession> => ({
    account,
    ...(await services.sessions.open({ accountId: account.id, device: 'test', clientAddress: '127.0.0.1' })),
  });

  const fixture: ContractFixture = {
    gateway,
    desk: createContractDesk({ db, clock, merchants }),
    moveTo(time) {
      gateway.advance((typeof time === 'number' ? time : Date.parse(time)) - clock());
    },
    agent: (above) => gateway.login({ type: 1, parentId: above?.account.id ?? null }),
    member: (above) => gateway.login({ type: 0, parentId: above.account.id }),
    async request<Value>(name: CallName, session: TestSession, call: Omit<TestCall, 'session'> = {}) {
      const { envelope } = await gateway.call(name, { ...call, session: await login(session) });
      expect(envelope.success || envelope).toBe(true);
      return envelope.value as Value;
    },
    async refusal(name, session, call = {}) {
      const { envelope } = await gateway.call(name, { ...call, session: await login(session) });
      return envelope.success ? undefined : envelope.errorCode;
    },
    async agree(kind, payer, payee, terms) {
      const contractId =
        payer === null
          ? await fixture.desk.offer({
              merchantCode: 'NORTH',
              account: payee.account.account,
              kind,
              terms,
              operator: 'operator01',
            })
          : (
              await fixture.request<ContractDetail>('proposeContract', payer, {
                body: { kind, account: payee.account.account, terms },
              })
            ).contractId;
      await fixture.request('answerContract', payee, {
        params: { contractId },
        body: { isAccepted: true, version: 1 },
      });
      return contractId;
    },
    async played({ account }, time, turnover, payouts = 0n, gameType = 'RNG') {
      const at = new Date(time);
      const hour = new Date(Math.floor(at.getTime() / 3_600_000) * 3_600_000);
      await sql`
        with own as (
          insert into agent_hour as h (account_id, currency, hour, game_type, day, turnover, payouts, bets)
          values (${account.id}, 'THB', ${hour}, ${gameType}, (${at}::timestamptz at time zone ${settings.timeZone})::date, ${turnover}, ${payouts}, 1)
          on conflict (account_id, currency, hour, game_type) do update set turnover = h.turnover + excluded.turnover, payouts = h.payouts + excluded.payouts
        )
        insert into agent_team_hour as h (agent_id, currency, hour, game_type, day, turnover, payouts, bets)
        select a.ancestor_id, 'THB', ${hour}, ${gameType}, (${at}::timestamptz at time zone ${settings.timeZone})::date, ${turnover}, ${payouts}, 1
        from account_ancestor a where a.descendant_id = ${account.id} and a.valid_from <= ${at} and a.valid_to > ${at}
        on conflict (agent_id, currency, hour, game_type) do update set turnover = h.turnover + excluded.turnover, payouts = h.payouts + excluded.payouts`.execute(
        gateway.database.db,
      );
    },
    async fund(session, amount) {
      const { status } = await ledger.promo({
        player: playerOf(session),
        provider: 'demo',
        txId: newTransferId(),
        currency: 'THB',
        amount,
        note: 'test',
        eventAt: 0,
      });
      expect(status).toBe('OK');
    },
    async balance({ account }) {
      const row = await db
        .selectFrom('ledger_account')
        .select('balance')
        .where('owner', '=', account.id)
        .where('kind', '=', 'cash')
        .executeTakeFirst();
      return row?.balance ?? 0n;
    },
    async settle() {
      const owner = gateway.database.db;
      await untilRead(owner, 'transit', () => readToEnd(db, transitCarrier));
      await untilRead(owner, AGENT_READER, () => services.agentReportWork.readOutbox());
    },
    work(failAt) {
      let statements = 0;
      const counting: KyselyPlugin = {
        transformQuery({ node }) {
          statements += 1;
          if (statements === failAt) throw new Error('the process is killed');
          return node;
        },
        transformResult: ({ result }) => Promise.resolve(result),
      };
      const counted = db.withPlugin(counting);
      const contracts = createContractService({ db: counted, clock });
      const log = {
        error({ err }: { err: unknown }) {
          throw err;
        },
      };
      return { ...createBillWork({ db: counted, clock, log, merchants, contracts }), statements: () => statements };
    },
    async runDueWork() {
      await fixture.settle();
      await fixture.work().run();
      await fixture.settle();
    },
    async bills(session, query = {}) {
      return (await fixture.request<Bills>('listBills', session, { query: { pageSize: 100, ...query } })).list;
    },
    async written() {
      const owner = gateway.database.db;
      const bills = await sql`
        select b.*, (select jsonb_agg(jsonb_build_array(p.number, p.source, p.amount) order by p.number) from agent_bill_payment p where p.bill_id = b.id) as payments
        from (select id, contract_id, version, period_from, period_to, turnover, active, net_loss, carried, carry_out, tier, amount, sequence, adjusts,
          level, state, paid from agent_bill) b order by b.id`.execute(owner);
      const money = await sql`
        select owner, kind, amount, note from ledger_transfer
        where status = 'OK' and (provider = 'agent-bill' or kind = 'receive') order by owner, kind, amount, note`.execute(
        owner,
      );
      return { bills: bills.rows, money: money.rows };
    },
  };
  return fixture;
}
