import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlayLimit, PlayLimits } from '@parlor/contract';
import { createTestGateway, TEST_PASSWORD, type TestGateway, type TestSession } from '../../testing/testGateway.ts';
import { createLedgerRepository } from '../ledger/ledger.repository.ts';
import { newTransferId } from '../ledger/transferId.ts';
import { offerGames, launchAsPlayer, TEST_PROVIDER_SECRET } from '../provider/testing/testVendor.ts';
import { PIN } from '../security/testing/memberOf.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway({
    env: { PROVIDER_SECRET: TEST_PROVIDER_SECRET },
    config: { isZeroConfiguration: true },
  });
  await settle('unpaced');
  await offerGames(gateway);
});
afterAll(() => gateway.close());

async function settle(jurisdiction: string): Promise<void> {
  const merchant = { code: 'NORTH', name: 'North', brand: 'north', currency: 'THB' } as const;
  await gateway.app.gateway.services.merchants.save({ ...merchant, settings: { jurisdiction } });
}

async function limitsOf(session: TestSession): Promise<PlayLimits> {
  return (await gateway.call('getPlayLimits', { session })).envelope.value as PlayLimits;
}

async function limitOf(session: TestSession, kind: PlayLimit['kind'], period: PlayLimit['period']) {
  return (await limitsOf(session)).limits.find((limit) => limit.kind === kind && limit.period === period);
}

const set = (session: TestSession, kind: string, period: string, amount: string | null) =>
  gateway.call('setPlayLimit', { session, body: { kind, period, amount } });

const away = (session: TestSession, span: string, password: string) =>
  gateway.call('takeBreak', { session, body: { span, password } });

function deposit(session: TestSession, amount: bigint) {
  return createLedgerRepository(gateway.database.db).deposit({
    player: { accountId: session.account.id, merchantCode: 'NORTH' },
    provider: 'test',
    txId: newTransferId(),
    currency: 'THB',
    amount,
    note: '',
    eventAt: 0,
  });
}

const depositRoom = ({ account }: TestSession) =>
  createLedgerRepository(gateway.database.db).depositRoom({ accountId: account.id, merchantCode: 'NORTH' }, 'THB');

describe('limits of a player', () => {
  it('MEM-07 are all unset at first: nine of three kinds and three periods', async () => {
    const { limits, exclusion, currency, confirmBy } = await limitsOf(await gateway.login());
    expect(limits.map(({ kind, period }) => `${kind} ${period}`)).toEqual([
      'deposit day',
      'deposit week',
      'deposit month',
      'loss day',
      'loss week',
      'loss month',
      'wager day',
      'wager week',
      'wager month',
    ]);
    expect(limits.every(({ amount, used, next }) => amount === null && used === '0.00' && next === null)).toBe(true);
    expect({ exclusion, currency, confirmBy }).toEqual({ exclusion: null, currency: 'THB', confirmBy: 'login' });
  });

  it('MEM-07 apply at once when set or lowered, while a raise or removal is delayed', async () => {
    const session = await gateway.login();
    await set(session, 'deposit', 'day', '500');
    expect(await depositRoom(session)).toBe(50_000n);
    await set(session, 'deposit', 'day', '200.50');
    expect(await depositRoom(session)).toBe(20_050n);
    const before = Date.now();
    await set(session, 'deposit', 'day', '900');
    const raised = await limitOf(session, 'deposit', 'day');
    expect(raised).toMatchObject({ amount: '200.50', next: { amount: '900.00' } });
    expect(raised?.next?.at).toBeGreaterThanOrEqual(before + DAY - HOUR);
    expect(raised?.next?.at).toBeLessThanOrEqual(Date.now() + DAY + HOUR);
    expect(await depositRoom(session)).toBe(20_050n);
    await set(session, 'deposit', 'day', null);
    expect(await limitOf(session, 'deposit', 'day')).toMatchObject({ amount: '200.50', next: { amount: null } });
    // Setting the same amount again cancels the raise.
    await set(session, 'deposit', 'day', '200.50');
    expect(await limitOf(session, 'deposit', 'day')).toMatchObject({ amount: '200.50', next: null });
  });

  it.each([
    ['DE', 168],
    ['SE', 72],
    ['GB', 24],
    ['nowhere', 168],
  ])('MEM-07 of the jurisdiction %s are raised after %d hours', async (jurisdiction, hours) => {
    const session = await gateway.login();
    await settle(jurisdiction);
    await set(session, 'loss', 'week', '100');
    await set(session, 'loss', 'week', '101');
    const { raiseHours } = await limitsOf(session);
    const { next } = (await limitOf(session, 'loss', 'week'))!;
    await settle('unpaced');
    expect(raiseHours).toBe(hours);
    expect(Math.round((next!.at - Date.now()) / HOUR)).toBe(hours);
  });

  it('MEM-07 show deposits, stakes and losses as the ledger counts them', async () => {
    const seat = await launchAsPlayer(gateway, 0n);
    await deposit(seat.session, 30_000n);
    const bet = newTransferId();
    await seat.bet({ tx_id: bet, amount: '5000' });
    await seat.win({ ref_tx_id: bet, amount: '1250' });
    for (const period of ['day', 'week', 'month'] as const) {
      expect(await limitOf(seat.session, 'deposit', period)).toMatchObject({ used: '300.00' });
      expect(await limitOf(seat.session, 'wager', period)).toMatchObject({ used: '50.00' });
      expect(await limitOf(seat.session, 'loss', period)).toMatchObject({ used: '37.50' });
    }
    await set(seat.session, 'loss', 'month', '40');
    expect((await seat.bet({ amount: '250', round_id: 'two' })).status).toBe('OK');
    expect((await seat.bet({ amount: '1', round_id: 'three' })).status).toBe('LIMIT_REACHED');
  });

  it.each([
    ['an amount of zero', { kind: 'deposit', period: 'day', amount: '0' }, 400],
    ['an amount below zero', { kind: 'deposit', period: 'day', amount: '-1' }, 400],
    ['an unknown kind', { kind: 'time', period: 'day', amount: '1' }, 400],
    ['an unknown period', { kind: 'deposit', period: 'year', amount: '1' }, 400],
    ['another field', { kind: 'deposit', period: 'day', amount: '1', delay: 0 }, 400],
    ['more decimals than the currency has', { kind: 'deposit', period: 'day', amount: '1.001' }, 422],
  ])('MEM-07 refuse %s', async (_, body, status) => {
    const session = await gateway.login();
    expect((await gateway.call('setPlayLimit', { session, body })).status).toBe(status);
    expect(await limitOf(session, 'deposit', 'day')).toMatchObject({ amount: null });
  });

  it('MEM-07 belong to members: a visitor on trial has none', async () => {
    const session = await gateway.login({ type: 4 });
    expect((await gateway.call('getPlayLimits', { session })).envelope).toMatchObject({
      errorCode: 'account.real_required',
    });
  });
});

describe('a break', () => {
  it('MEM-07 refuses bets in an open game and deposits at once, and pays wins', async () => {
    const seat = await launchAsPlayer(gateway);
    const bet = newTransferId();
    expect((await seat.bet({ tx_id: bet })).status).toBe('OK');
    const answer = await away(seat.session, '24h', TEST_PASSWORD);
    const { exclusion } = answer.envelope.value as PlayLimits;
    expect(exclusion).toMatchObject({ span: '24h', until: exclusion!.since + DAY });
    expect((await seat.bet({ round_id: 'later' })).status).toBe('PLAYER_BLOCKED');
    expect(await depositRoom(seat.session)).toBe(0n);
    expect((await seat.win({ ref_tx_id: bet, amount: '200' })).status).toBe('OK');
  });

  it('WAL-02 MEM-07 refuses a deposit during a break or above a limit, each with its own error', async () => {
    const [away24h, limited] = [await gateway.login(), await gateway.login()];
    const pay = async (session: TestSession) => {
      const { envelope } = await gateway.call('createDeposit', {
        session,
        body: { methodId: 'sandbox-qr', amount: '100' },
        headers: { 'Idempotency-Key': `pay-${session.account.id}` },
      });
      return envelope.success ? undefined : envelope.errorCode;
    };
    await away(away24h, '24h', TEST_PASSWORD);
    await set(limited, 'deposit', 'day', '50');
    expect([await pay(away24h), await pay(limited)]).toEqual(['deposit.excluded', 'deposit.limit_reached']);
  });

  it('MEM-07 requires the payment password if there is one, and the login password otherwise', async () => {
    const [plain, protectedOne] = [await gateway.login(), await gateway.login({ paymentPassword: PIN })];
    expect((await limitsOf(protectedOne)).confirmBy).toBe('payment');
    expect((await away(plain, '7d', 'not it')).envelope).toMatchObject({ errorCode: 'password.incorrect' });
    expect((await away(protectedOne, '7d', TEST_PASSWORD)).envelope).toMatchObject({
      errorCode: 'payment_password.wrong',
    });
    expect([(await limitsOf(plain)).exclusion, (await limitsOf(protectedOne)).exclusion]).toEqual([null, null]);
    expect((await away(plain, '7d', TEST_PASSWORD)).status).toBe(200);
    expect((await away(protectedOne, '7d', PIN)).status).toBe(200);
  });

  it('MEM-07 is never shortened by a shorter one, and an indefinite one outlasts all', async () => {
    const session = await gateway.login();
    await away(session, '6m', TEST_PASSWORD);
    await away(session, '24h', TEST_PASSWORD);
    expect((await limitsOf(session)).exclusion).toMatchObject({ span: '6m' });
    await away(session, 'permanent', TEST_PASSWORD);
    await away(session, '5y', TEST_PASSWORD);
    expect((await limitsOf(session)).exclusion).toMatchObject({ span: 'permanent', until: null });
  });

  it('MEM-07 leaves the account open: its owner logs in, lowers limits and sees the balance', async () => {
    const session = await gateway.login();
    await away(session, 'permanent', TEST_PASSWORD);
    const { account } = session.account;
    const body = { username: account, password: TEST_PASSWORD, captcha: '', type: 'username' };
    expect((await gateway.call('login', { body })).status).toBe(200);
    expect((await set(session, 'deposit', 'day', '100')).status).toBe(200);
    expect((await gateway.call('getBalance', { session })).status).toBe(200);
  });

  it('MEM-07 that starts during concurrent bets accepts none after its response', async () => {
    const seat = await launchAsPlayer(gateway);
    const sent = Array.from({ length: 8 }, (_, at) => seat.bet({ round_id: `race-${at}` }));
    await away(seat.session, '30d', TEST_PASSWORD);
    const late = await seat.bet({ round_id: 'after' });
    const early = await Promise.all(sent);
    expect(late.status).toBe('PLAYER_BLOCKED');
    expect(early.every(({ status }) => status === 'OK' || status === 'PLAYER_BLOCKED')).toBe(true);
  });
});
