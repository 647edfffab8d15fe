import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database as OpenDatabase } from '@parlor/database';
import { buildApp } from '../../app.ts';
import type { Database } from '../../database.ts';
import { APP_ROLE } from '../../databaseRoles.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { decided } from '../ledger/testing/ledgerFixture.ts';
import { checkLedger } from '../ledger/ledgerCheck.ts';
import { createLedgerRepository } from '../ledger/ledger.repository.ts';
import { OperatorError } from '../merchant/operatorError.ts';
import { createPayoutService } from './payout.service.ts';
import type { PayoutProvider } from './payoutProvider.ts';
import { createTrustedWithdrawer, createWithdrawer, newKey, payOut, type Withdrawer } from './testing/withdrawer.ts';
import { createWithdrawalRepository, type RequestCommand } from './withdrawal.repository.ts';
import { createWithdrawalCheck } from './withdrawalCheck.ts';
import { withdrawalPolicy, withdrawalSettings } from './withdrawalSettings.ts';

let gateway: TestGateway;
/** The connections of a second gateway on the same database. */
let own: OpenDatabase<Database>;
let second: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  gateway = await createTestGateway({ config: { isZeroConfiguration: true, rateLimitPerMinute: 100_000 } });
  await gateway.app.ready();
  own = openDatabase<Database>(gateway.databaseUrl, {
    applicationName: 'parlor-gateway-test-second',
    role: APP_ROLE,
    acquireTimeoutMs: 20_000,
  });
  second = await buildApp({ ...gateway.deps, db: own.db, pool: own.pool });
  await second.ready();
});
afterAll(async () => {
  await second.close();
  await own.close();
  await gateway.close();
});

/** Returns the two gateways in turn. */
const gatewayAt = (place: number) => (place % 2 === 0 ? gateway.app : second).gateway;
/** Returns the withdrawal repositories of the two gateways in turn. */
const repositoryAt = (place: number) => createWithdrawalRepository(gatewayAt(place).db);
const policy = withdrawalPolicy(withdrawalSettings.parse({}), 'THB');

function commandOf({ player, cardId }: Withdrawer, change: Partial<RequestCommand> = {}): RequestCommand {
  const now = gateway.deps.clock();
  return {
    player,
    card: { id: cardId, bankCode: 'KBANK', lastFour: '0815' },
    amount: 100_000n,
    fee: 0n,
    currency: 'THB',
    needsTwo: false,
    dailyMaxAmount: policy.dailyMaxAmount,
    wageringPercent: 100,
    idempotencyKey: newKey(),
    now,
    checkAt: now,
    ...change,
  };
}

/** Returns the payout workers of the two gateways in turn; `asked` collects the requested payouts. */
function payoutsAt(place: number, requested: string[]) {
  const { db, clock, log, services } = gatewayAt(place);
  const { accounts, bankCards, merchants, sandboxPayouts } = services;
  const provider: PayoutProvider = {
    code: 'sandbox',
    startPayout: async (request) => {
      requested.push(request.withdrawalId);
      await sandboxPayouts?.startPayout(request);
    },
    findPayout: () => Promise.resolve('PENDING'),
  };
  const check = createWithdrawalCheck({ db, clock, accounts, bankCards });
  return createPayoutService({ db, clock, log, merchants, bankCards, check, providers: [provider] });
}

describe('concurrent withdrawal requests', () => {
  it('WAL-04 do not reserve more than the balance', async () => {
    const player = await createWithdrawer(gateway, { balance: 1_050_000n });
    const outcomes = await Promise.all(
      Array.from({ length: 64 }, (_, place) => decided(() => repositoryAt(place).request(commandOf(player)))),
    );
    expect(outcomes.filter((outcome) => outcome === 'OK')).toHaveLength(10);
    expect(outcomes.filter((outcome) => outcome === 'INSUFFICIENT_FUNDS')).toHaveLength(54);
    expect(await player.free()).toBe(50_000n);
  });

  it('WAL-04 create one withdrawal when they share an idempotency key', async () => {
    const player = await createWithdrawer(gateway);
    const command = commandOf(player);
    const outcomes = await Promise.all(
      Array.from({ length: 64 }, (_, place) => decided(() => repositoryAt(place).request(command))),
    );
    expect([
      outcomes.filter((outcome) => outcome === 'OK').length,
      outcomes.filter((outcome) => outcome === 'REPLAYED').length,
    ]).toEqual([1, 63]);
    expect(await player.free()).toBe(900_000n);
  });

  it('WAL-04 do not exceed the daily maximum', async () => {
    const player = await createWithdrawer(gateway);
    const outcomes = await Promise.all(
      Array.from({ length: 16 }, (_, place) =>
        decided(() => repositoryAt(place).request(commandOf(player, { dailyMaxAmount: 300_000n }))),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'OK')).toHaveLength(3);
    expect(await player.free()).toBe(700_000n);
  });

  it('WAL-04 do not exceed the balance together with concurrent bets', async () => {
    const player = await createWithdrawer(gateway, { balance: 500_000n });
    const bet = (roundId: string, place: number) =>
      createLedgerRepository(gatewayAt(place).db).bet({
        player: player.player,
        provider: 'PARLOR',
        txId: roundId,
        currency: 'THB',
        amount: 100_000n,
        roundId,
        isRoundClosed: true,
        category: 'base',
        eventAt: 0,
        game: { nodeId: '1', gameCode: 'g', gameName: 'G', gameType: 'RNG', vassalage: 'PARLOR' },
      });
    const [requests, bets] = await Promise.all([
      Promise.all(
        Array.from({ length: 12 }, (_, place) => decided(() => repositoryAt(place).request(commandOf(player)))),
      ),
      Promise.all(Array.from({ length: 12 }, (_, place) => decided(() => bet(`${player.cardId}-${place}`, place)))),
    ]);
    expect(
      requests.filter((outcome) => outcome === 'OK').length + bets.filter(({ status }) => status === 'OK').length,
    ).toBe(5);
    expect(await player.free()).toBe(0n);
  });

  it('WAL-04 go to review when there are many of them', async () => {
    const player = await createTrustedWithdrawer(gateway);
    // No more than may check payment passwords at once.
    const made = await Promise.all(Array.from({ length: 4 }, () => player.made({ amount: '200' })));
    // The last check sees all of them and the withdrawal that made the player trusted, so the last two both count as
    // many.
    expect(made.filter(({ state }) => state === 'REVIEW').length).toBeGreaterThanOrEqual(2);
    await Promise.all(made.map(({ withdrawalId }) => player.cancel(withdrawalId)));
  });
});

describe('a withdrawal', () => {
  const ends = ['CANCELLED', 'REFUSED', 'PAID'] as const;

  it('WAL-04 ends in exactly one state when cancelling, decisions and payout run concurrently', async () => {
    const seen = new Set<string>();
    for (let round = 0; round < 12; round += 1) {
      const player = await createWithdrawer(gateway);
      const { withdrawalId: id } = await player.made();
      const [here, there] = [gatewayAt(round).services, gatewayAt(round + 1).services];
      const acts: (() => Promise<unknown>)[] = [
        () => here.withdrawalDesk.approve({ id, operator: 'operator01' }).then(() => there.payouts.work()),
        () => player.cancel(id),
        () => there.withdrawalDesk.refuse({ id, operator: 'operator02', reason: 'terms' }),
        () => here.payouts.work(),
      ];
      // Each round starts with another act.
      const turned = [...acts.slice(round % 4), ...acts.slice(0, round % 4)];
      const failureOf = (act: () => Promise<unknown>): Promise<unknown> =>
        decided(act).then(
          () => undefined,
          (error: unknown) => error,
        );
      // In the first rounds one act ends before the others start, so that every run sees several end states.
      const first = round < acts.length ? turned.splice(0, 1) : [];
      const failures = [...(await Promise.all(first.map(failureOf))), ...(await Promise.all(turned.map(failureOf)))];
      expect(failures.filter((failure) => failure !== undefined && !(failure instanceof OperatorError))).toEqual([]);
      await payOut(gateway);
      await payOut(gateway);
      const { state, steps } = await player.read(id);
      seen.add(state);
      expect(ends).toContain(state);
      expect(steps.filter((step) => (ends as readonly string[]).includes(step.state))).toHaveLength(1);
      expect(await player.free()).toBe(state === 'PAID' ? 900_000n : 1_000_000n);
    }
    expect(seen.size).toBeGreaterThan(1);
  });

  it('WAL-04 applies only one of two contradictory payout reports sent concurrently', async () => {
    const player = await createTrustedWithdrawer(gateway);
    const before = await player.free();
    const { withdrawalId } = await player.made();
    await gateway.app.gateway.services.payouts.work();
    const report = {
      withdrawalId,
      provider: 'sandbox',
      ref: 'r',
      amount: 100_000n,
      currency: 'THB',
      decidedAt: 0,
    } as const;
    const outcomes = await Promise.all(
      Array.from({ length: 16 }, (_, place) =>
        decided(() =>
          // Each gateway receives both.
          gatewayAt(place).services.payouts.settle({ ...report, outcome: place % 4 < 2 ? 'PAID' : 'FAILED' }),
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'OK')).toHaveLength(1);
    expect([
      outcomes.filter((outcome) => outcome === 'REPLAYED').length,
      outcomes.filter((outcome) => outcome === 'CONFLICT').length,
    ]).toEqual([7, 8]);
    expect(await player.free()).toBe((await player.read(withdrawalId)).state === 'PAID' ? before - 100_000n : before);
  });

  it('WAL-04 is sent to the provider once when the payout workers of two gateways run concurrently', async () => {
    const players: Withdrawer[] = [];
    for (let count = 0; count < 4; count += 1) players.push(await createTrustedWithdrawer(gateway));
    const made = await Promise.all(players.map((player) => player.made({ amount: '200' })));
    const ids = made.map(({ withdrawalId }) => withdrawalId);
    const requested: string[] = [];
    await Promise.all(Array.from({ length: 6 }, (_, place) => payoutsAt(place, requested).work()));
    expect(requested.filter((id) => ids.includes(id)).toSorted()).toEqual(ids.toSorted());
    await payOut(gateway);
    for (const [place, player] of players.entries())
      expect(await player.read(ids[place] ?? '')).toMatchObject({ state: 'PAID' });
  });

  it('WAL-04 is paid once when two gateways have claimed it', async () => {
    const player = await createTrustedWithdrawer(gateway);
    const { withdrawalId } = await player.made({ amount: '200' });
    const row = await repositoryAt(0).findAny(withdrawalId);
    if (row === undefined) throw new Error('The withdrawal is gone');
    const now = gateway.deps.clock();
    // Locks the withdrawal until both gateways wait for it.
    const paying = await gateway.database.db.transaction().execute(async (holder) => {
      await holder.selectFrom('withdrawal').select('id').where('id', '=', withdrawalId).forUpdate().execute();
      const both = [0, 1].map((place) => decided(() => repositoryAt(place).pay(row, 'sandbox', now, now)));
      const waiting = sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%withdrawal_pay%'`;
      await expect
        .poll(async () => (await waiting.execute(gateway.database.db)).rows.length, { timeout: 20_000 })
        .toBe(2);
      return both;
    });
    expect((await Promise.all(paying)).toSorted()).toEqual(['NOT_OPEN', 'OK']);
    const { steps } = await player.read(withdrawalId);
    expect(steps.filter(({ state }) => state === 'PAYING')).toHaveLength(1);
    await payOut(gateway);
    expect((await player.read(withdrawalId)).state).toBe('PAID');
  });

  it('WAL-04 keeps its hold when open holds expire', async () => {
    const player = await createWithdrawer(gateway);
    const { withdrawalId } = await player.made();
    const far = new Date(Date.UTC(2999, 0));
    await sql`select ledger_expire_holds(bucket, ${far}) from withdrawal where id = ${withdrawalId}`.execute(
      gateway.database.db,
    );
    expect([await player.free(), (await player.read(withdrawalId)).state]).toEqual([900_000n, 'REVIEW']);
  });
});

it('WAL-04 the ledger reconciles after all tests above', async () => {
  expect((await checkLedger(gateway.database.db)).breaks).toEqual([]);
});
