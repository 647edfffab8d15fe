import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { decided } from '../ledger/testing/ledgerFixture.ts';
import { checkLedger } from '../ledger/ledgerCheck.ts';
import { createLedgerRepository } from '../ledger/ledger.repository.ts';
import { OperatorError } from '../merchant/operatorError.ts';
import { createTrustedWithdrawer, createWithdrawer, newKey, payOut, type Withdrawer } from './testing/withdrawer.ts';
import { createWithdrawalRepository, type RequestCommand } from './withdrawal.repository.ts';
import { withdrawalPolicy, withdrawalSettings } from './withdrawalSettings.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway({ config: { isZeroConfiguration: true, rateLimitPerMinute: 100_000 } });
  await gateway.app.ready();
});
afterAll(() => gateway.close());

const services = () => gateway.app.gateway.services;
const policy = withdrawalPolicy(withdrawalSettings.parse({}), 'THB');
const repository = () => createWithdrawalRepository(gateway.database.db);

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
    judgeAt: now,
    ...change,
  };
}

describe('concurrent withdrawal requests', () => {
  it('WAL-04 do not reserve more than the balance', async () => {
    const player = await createWithdrawer(gateway, { balance: 1_050_000n });
    const outcomes = await Promise.all(
      Array.from({ length: 64 }, () => decided(() => repository().request(commandOf(player)))),
    );
    expect(outcomes.filter((outcome) => outcome === 'OK')).toHaveLength(10);
    expect(outcomes.filter((outcome) => outcome === 'INSUFFICIENT_FUNDS')).toHaveLength(54);
    expect(await player.free()).toBe(50_000n);
  });

  it('WAL-04 create one withdrawal when they share an idempotency key', async () => {
    const player = await createWithdrawer(gateway);
    const command = commandOf(player);
    const outcomes = await Promise.all(Array.from({ length: 64 }, () => decided(() => repository().request(command))));
    expect([
      outcomes.filter((outcome) => outcome === 'OK').length,
      outcomes.filter((outcome) => outcome === 'REPLAYED').length,
    ]).toEqual([1, 63]);
    expect(await player.free()).toBe(900_000n);
  });

  it('WAL-04 do not exceed the daily maximum', async () => {
    const player = await createWithdrawer(gateway);
    const outcomes = await Promise.all(
      Array.from({ length: 16 }, () =>
        decided(() => repository().request(commandOf(player, { dailyMaxAmount: 300_000n }))),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'OK')).toHaveLength(3);
    expect(await player.free()).toBe(700_000n);
  });

  it('WAL-04 do not exceed the balance together with concurrent bets', async () => {
    const player = await createWithdrawer(gateway, { balance: 500_000n });
    const ledger = createLedgerRepository(gateway.database.db);
    const bet = (roundId: string) =>
      ledger.bet({
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
      Promise.all(Array.from({ length: 12 }, () => decided(() => repository().request(commandOf(player))))),
      Promise.all(Array.from({ length: 12 }, (_, place) => decided(() => bet(`${player.cardId}-${place}`)))),
    ]);
    expect(
      requests.filter((outcome) => outcome === 'OK').length + bets.filter(({ status }) => status === 'OK').length,
    ).toBe(5);
    expect(await player.free()).toBe(0n);
  });

  it('WAL-04 go to review when there are many of them', async () => {
    const player = await createTrustedWithdrawer(gateway);
    // No more at once than payment passwords are looked at.
    const made = await Promise.all(Array.from({ length: 4 }, () => player.made({ amount: '200' })));
    // Whoever is judged last sees all of them, and the one that made the player trusted: the fourth and the fifth are
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
      const { payouts, withdrawalDesk } = services();
      const acts: (() => Promise<unknown>)[] = [
        () => withdrawalDesk.approve({ id, operator: 'operator01' }).then(() => payouts.work()),
        () => player.cancel(id),
        () => withdrawalDesk.refuse({ id, operator: 'operator02', reason: 'terms' }),
        () => payouts.work(),
      ];
      // Another one begins each time.
      const turned = [...acts.slice(round % 4), ...acts.slice(0, round % 4)];
      const failures = await Promise.all(
        turned.map((act) =>
          decided(act).then(
            () => undefined,
            (error: unknown) => error,
          ),
        ),
      );
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
    await services().payouts.work();
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
        decided(() => services().payouts.settle({ ...report, outcome: place % 2 === 0 ? 'PAID' : 'FAILED' })),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'OK')).toHaveLength(1);
    expect([
      outcomes.filter((outcome) => outcome === 'REPLAYED').length,
      outcomes.filter((outcome) => outcome === 'CONFLICT').length,
    ]).toEqual([7, 8]);
    expect(await player.free()).toBe((await player.read(withdrawalId)).state === 'PAID' ? before - 100_000n : before);
  });

  it('WAL-04 is sent to the provider once when the payout worker runs six times concurrently', async () => {
    const player = await createTrustedWithdrawer(gateway);
    const made = [await player.made({ amount: '200' }), await player.made({ amount: '200' })];
    await Promise.all(Array.from({ length: 6 }, () => services().payouts.work()));
    const ids = made.map(({ withdrawalId }) => withdrawalId);
    const asked = await gateway.database.db
      .selectFrom('sandbox_payout')
      .select('withdrawal_id')
      .where('withdrawal_id', 'in', ids)
      .execute();
    expect(asked.map((row) => row.withdrawal_id).toSorted()).toEqual(ids.toSorted());
    await payOut(gateway);
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
