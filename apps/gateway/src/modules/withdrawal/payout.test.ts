import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SIGNATURE_HEADER, type BankCards } from '@parlor/contract';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { checkLedger } from '../ledger/ledgerCheck.ts';
import { createLedgerRepository } from '../ledger/ledger.repository.ts';
import { signatureHeader } from '../provider/signature.rules.ts';
import { newAccountNumber, PIN } from '../security/testing/memberOf.ts';
import { createPayoutService } from './payout.service.ts';
import type { PayoutProvider, PayoutReport, PayoutRequest } from './payoutProvider.ts';
import { SANDBOX_PAYOUT_WEBHOOK_PATH } from './sandboxPayout.ts';
import { createTrustedWithdrawer, createWithdrawer, payOut, type Withdrawer } from './testing/withdrawer.ts';
import { createWithdrawalCheck } from './withdrawalCheck.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway({ config: { isZeroConfiguration: true } });
  await gateway.app.ready();
});
afterAll(() => gateway.close());

const services = () => gateway.app.gateway.services;

/** Creates a withdrawal of 1,000.00 that is being paid by the sandbox, and the report of its payout. */
async function createInTransit(player?: Withdrawer) {
  const by = player ?? (await createTrustedWithdrawer(gateway));
  const { withdrawalId } = await by.made();
  await services().payouts.work();
  const { id } = await gateway.database.db
    .selectFrom('sandbox_payout')
    .select('id')
    .where('withdrawal_id', '=', withdrawalId)
    .executeTakeFirstOrThrow();
  const report = {
    payout_id: id,
    withdrawal_id: withdrawalId,
    outcome: 'PAID',
    reason: null,
    amount: '100000',
    currency: 'THB',
    decided_at: gateway.deps.clock(),
  };
  return { by, withdrawalId, report };
}

/** Sends a payout report as the provider does, with optional faults. */
async function send(
  body: Record<string, unknown>,
  options: { key?: string; skewMs?: number; sent?: Record<string, unknown> } = {},
) {
  const rawBody = JSON.stringify(body);
  const signature = signatureHeader(
    options.key ?? services().sandboxPayouts?.webhookKey ?? '',
    gateway.deps.clock() + (options.skewMs ?? 0),
    {
      method: 'POST',
      path: SANDBOX_PAYOUT_WEBHOOK_PATH,
      rawBody: Buffer.from(rawBody),
    },
  );
  const answer = await gateway.app.inject({
    method: 'POST',
    url: SANDBOX_PAYOUT_WEBHOOK_PATH,
    payload: options.sent ? JSON.stringify(options.sent) : rawBody,
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
  });
  return [answer.statusCode, answer.json<{ status: string }>().status];
}

const cardsOf = async ({ session }: Withdrawer) =>
  (await gateway.call('listBankCards', { session })).envelope.value as unknown as BankCards;

describe('a sandbox payout', () => {
  it('WAL-04 MEM-05 is paid, appears in the transactions and locks the card and the payee name', async () => {
    const player = await createWithdrawer(gateway);
    expect(await cardsOf(player)).toMatchObject({ isPayeeLocked: false, list: [{ isLocked: false }] });
    const { withdrawalId: id } = await player.made();
    await services().withdrawalDesk.approve({ id, operator: 'operator01' });
    await services().payouts.work();
    expect(await cardsOf(player)).toMatchObject({ isPayeeLocked: false, list: [{ isLocked: false }] });
    await payOut(gateway);
    expect((await player.read(id)).state).toBe('PAID');
    expect(await player.free()).toBe(900_000n);
    expect(await cardsOf(player)).toMatchObject({ isPayeeLocked: true, list: [{ isLocked: true }] });
    const removal = await gateway.call('removeBankCard', {
      session: player.session,
      body: { cardId: player.cardId, paymentPassword: PIN },
    });
    expect(removal.envelope).toMatchObject({ errorCode: 'bank_card.locked' });
    const record = await gateway.call('listTransactions', { session: player.session, query: { kind: 'WITHDRAWAL' } });
    expect(record.envelope.value).toMatchObject({
      list: [{ amount: '-1000.00', balanceAfter: '9000.00', reference: id }],
    });
  });

  it('WAL-04 MEM-05 releases the money and locks no card when the bank refuses it', async () => {
    const player = await createWithdrawer(gateway, { card: { accountNumber: '4799990000' } });
    const { withdrawalId: id } = await player.made();
    await services().withdrawalDesk.approve({ id, operator: 'operator01' });
    await payOut(gateway);
    expect(await player.read(id)).toMatchObject({ state: 'FAILED', reason: 'card_refused' });
    expect(await player.free()).toBe(1_000_000n);
    expect(await cardsOf(player)).toMatchObject({ isPayeeLocked: false, list: [{ isLocked: false }] });
  });

  it('WAL-04 is paid to a card that was removed after the request', async () => {
    const player = await createWithdrawer(gateway);
    const { withdrawalId: id } = await player.made();
    await gateway.call('addBankCard', {
      session: player.session,
      body: { bankCode: 'SCB', payeeName: 'Somchai Jaidee', accountNumber: newAccountNumber(), paymentPassword: PIN },
    });
    expect(
      (
        await gateway.call('removeBankCard', {
          session: player.session,
          body: { cardId: player.cardId, paymentPassword: PIN },
        })
      ).status,
    ).toBe(200);
    await services().withdrawalDesk.approve({ id, operator: 'operator01' });
    await payOut(gateway);
    expect((await player.read(id)).state).toBe('PAID');
  });
});

describe('a payout report', () => {
  it('WAL-04 is applied once when it is sent concurrently and again 90 days later', async () => {
    const { by, withdrawalId, report } = await createInTransit();
    const free = await by.free();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(report)));
    gateway.advance(90 * 24 * 3_600_000);
    answers.push(await send(report));
    expect(answers.filter(([, status]) => status === 'OK')).toHaveLength(1);
    expect(answers.filter(([, status]) => status === 'REPLAYED')).toHaveLength(8);
    const row = await gateway.database.db
      .selectFrom('withdrawal')
      .select('state')
      .where('id', '=', withdrawalId)
      .executeTakeFirstOrThrow();
    expect([row.state, await by.free()]).toEqual(['PAID', free]);
  });

  it('WAL-04 changes nothing and raises an alarm when it contradicts an earlier report', async () => {
    const { by, withdrawalId, report } = await createInTransit();
    expect(await send({ ...report, outcome: 'FAILED', reason: 'bank_failed' })).toEqual([200, 'OK']);
    const free = await by.free();
    expect(await send(report)).toEqual([409, 'CONFLICT']);
    expect([(await by.read(withdrawalId)).state, await by.free()]).toEqual(['FAILED', free]);
    const alarm = await gateway.database.db
      .selectFrom('ledger_outbox')
      .select('payload')
      .where('topic', '=', 'ledger.alarm.withdrawal_conflict')
      .executeTakeFirstOrThrow();
    expect(alarm.payload).toMatchObject({ withdrawalId, state: 'FAILED', reported: 'PAID' });
  });

  it('WAL-04 has no effect when it is forged, outdated, malformed or does not match the payout', async () => {
    const [one, another] = [await createTrustedWithdrawer(gateway), await createTrustedWithdrawer(gateway)];
    const { by, withdrawalId, report } = await createInTransit(one);
    const [free, other] = [await by.free(), await createInTransit(another)];
    const cases: [Record<string, unknown>, Parameters<typeof send>[1], [number, string]][] = [
      [report, { key: 'guessed' }, [401, 'BAD_SIGNATURE']],
      [report, { skewMs: -301_000 }, [401, 'BAD_SIGNATURE']],
      [report, { skewMs: 302_000 }, [401, 'BAD_SIGNATURE']],
      [report, { sent: { ...report, amount: '1' } }, [401, 'BAD_SIGNATURE']],
      [{ ...report, extra: 1 }, {}, [400, 'BAD_REQUEST']],
      [{ ...report, amount: '-100000' }, {}, [400, 'BAD_REQUEST']],
      [{ ...report, amount: '99999' }, {}, [409, 'MISMATCH']],
      [{ ...report, currency: 'USD' }, {}, [409, 'MISMATCH']],
      [{ ...report, withdrawal_id: 'nowhere' }, {}, [404, 'NOT_FOUND']],
      [{ ...report, withdrawal_id: crypto.randomUUID() }, {}, [404, 'NOT_FOUND']],
    ];
    for (const [body, options, answer] of cases) expect(await send(body, options)).toEqual(answer);
    expect([(await by.read(withdrawalId)).state, await by.free()]).toEqual(['PAYING', free]);
    expect(await send(report)).toEqual([200, 'OK']);
    expect((await other.by.read(other.withdrawalId)).state).toBe('PAYING');
    expect(await send({ ...report, payout_id: 'another' })).toEqual([409, 'MISMATCH']);
  });

  it('WAL-04 has no effect for a withdrawal that is still in review', async () => {
    const player = await createWithdrawer(gateway);
    const { withdrawalId } = await player.made();
    const report = {
      payout_id: 'x',
      withdrawal_id: withdrawalId,
      outcome: 'PAID',
      reason: null,
      amount: '100000',
      currency: 'THB',
      decided_at: gateway.deps.clock(),
    };
    expect(await send(report)).toEqual([409, 'MISMATCH']);
    expect((await player.read(withdrawalId)).state).toBe('REVIEW');
  });

  it('WAL-04 is answered with 503 while the account is frozen and can be sent again afterwards', async () => {
    const { by, withdrawalId, report } = await createInTransit();
    const ledger = createLedgerRepository(gateway.database.db);
    await ledger.freeze(by.player, true);
    expect(await send(report)).toEqual([503, 'PLAYER_BLOCKED']);
    expect((await by.read(withdrawalId)).state).toBe('PAYING');
    await ledger.freeze(by.player, false);
    expect(await send(report)).toEqual([200, 'OK']);
  });
});

describe('the payout worker', () => {
  /** Returns a provider that the test controls. */
  function providerOf(change: Partial<PayoutProvider>): { requests: PayoutRequest[]; provider: PayoutProvider } {
    const requests: PayoutRequest[] = [];
    const startPayout: PayoutProvider['startPayout'] = async (request) => {
      requests.push(request);
      await change.startPayout?.(request);
    };
    return {
      requests,
      provider: { code: 'sandbox', findPayout: () => Promise.resolve('PENDING'), ...change, startPayout },
    };
  }

  /** Creates a payout service with another provider. */
  function payoutsOver(provider: PayoutProvider) {
    const { accounts, bankCards, merchants } = services();
    const { clock, db, log } = gateway.deps;
    return createPayoutService({
      db,
      clock,
      log,
      merchants,
      bankCards,
      check: createWithdrawalCheck({ db, clock, accounts, bankCards }),
      providers: [provider],
    });
  }

  it('WAL-04 looks a payout up instead of sending it again when the answer of the provider is lost', async () => {
    const player = await createTrustedWithdrawer(gateway);
    const { withdrawalId, amount } = await player.made();
    let known: 'PENDING' | PayoutReport = 'PENDING';
    const { requests: asked, provider } = providerOf({
      startPayout: () => Promise.reject(new Error('the answer was lost')),
      findPayout: () => Promise.resolve(known),
    });
    const payouts = payoutsOver(provider);
    await payouts.work();
    expect([asked.length, (await player.read(withdrawalId)).state, amount]).toEqual([1, 'PAYING', '1000.00']);
    gateway.advance(15_000);
    await payouts.work();
    expect([asked.length, (await player.read(withdrawalId)).state]).toEqual([1, 'PAYING']);

    known = {
      withdrawalId,
      provider: 'sandbox',
      ref: 'found-1',
      outcome: 'PAID',
      amount: 100_000n,
      currency: 'THB',
      decidedAt: gateway.deps.clock(),
    };
    gateway.advance(1_000);
    await payouts.work();
    expect((await player.read(withdrawalId)).state).toBe('PAID');
    gateway.advance(600_000);
    await payouts.work();
    expect(asked).toHaveLength(1);
  });

  it('WAL-04 sends the same request again when the provider does not know the payout', async () => {
    const player = await createTrustedWithdrawer(gateway);
    const { withdrawalId } = await player.made();
    const { requests: asked, provider } = providerOf({ findPayout: () => Promise.resolve('UNKNOWN') });
    const payouts = payoutsOver(provider);
    await payouts.work();
    gateway.advance(15_000);
    await payouts.work();
    expect(asked.map((request) => request.withdrawalId)).toEqual([withdrawalId, withdrawalId]);
    expect(asked[1]).toEqual(asked[0]);
    await payouts.settle({
      withdrawalId,
      provider: 'sandbox',
      ref: 'late',
      outcome: 'FAILED',
      amount: 100_000n,
      currency: 'THB',
      decidedAt: 0,
    });
    expect(await player.read(withdrawalId)).toMatchObject({ state: 'FAILED', reason: 'bank_failed' });
  });

  it('WAL-04 sends nothing while the account is frozen or no provider is connected', async () => {
    const player = await createTrustedWithdrawer(gateway);
    const ledger = createLedgerRepository(gateway.database.db);
    const { withdrawalId } = await player.made();
    const { requests: asked, provider } = providerOf({});
    await payoutsOver({ ...provider, code: 'elsewhere' }).work();
    await ledger.freeze(player.player, true);
    gateway.advance(60_000);
    await payoutsOver(provider).work();
    expect([asked, (await player.read(withdrawalId)).state]).toEqual([[], 'APPROVED']);
    await ledger.freeze(player.player, false);
    await player.cancel(withdrawalId);
  });

  it('WAL-04 reviews a request that a stopped gateway left behind', async () => {
    const player = await createWithdrawer(gateway);
    const { withdrawalId } = await player.made();
    // As if the gateway had stopped between the request and the check.
    await gateway.database.db.transaction().execute(async (transaction) => {
      await sql`set local session_replication_role = replica`.execute(transaction);
      await transaction
        .updateTable('withdrawal')
        .set({ state: 'REQUESTED', next_attempt_at: new Date(gateway.deps.clock()) })
        .where('id', '=', withdrawalId)
        .execute();
    });
    await services().payouts.work();
    expect((await player.read(withdrawalId)).state).toBe('REVIEW');
  });
});

it('WAL-04 the ledger reconciles after all tests above', async () => {
  expect((await checkLedger(gateway.database.db)).breaks).toEqual([]);
});
