import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  offerGames,
  sendCall,
  takeSeat,
  TEST_PROVIDER_SECRET,
  type Seat,
} from '../modules/provider/testing/testVendor.ts';
import { createAttempts, type Attempts } from '../testing/attempts.ts';
import { createTestGateway, TEST_PASSWORD, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
let attempts: Attempts;
let seat: Seat;
beforeAll(async () => {
  gateway = await createTestGateway({ env: { PROVIDER_SECRET: TEST_PROVIDER_SECRET } });
  attempts = createAttempts(gateway);
  await offerGames(gateway);
  seat = await takeSeat(gateway);
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.logged.length = 0;
});

/** The lines of the log that tell of an event. */
const events = () =>
  gateway.logged.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ event }) => event !== undefined);

describe('what the log tells of accounts', () => {
  it('is one line for each login, failed or not, with account, merchant and the request’s id', async () => {
    const { account } = await gateway.createAccount();
    const failed = await attempts.logIn(account, { password: 'Wrong#Tree7' });
    const right = await attempts.logIn(account.toUpperCase());
    expect(events()).toMatchObject([
      {
        event: 'login',
        outcome: 'auth.invalid_credentials',
        account,
        merchant: 'NORTH',
        reqId: failed.headers['x-request-id'],
        status: failed.status,
      },
      { event: 'login', outcome: 'ok', account, merchant: 'NORTH', reqId: right.headers['x-request-id'], status: 200 },
    ]);
  });

  it('is never what somebody typed where the name belongs and that is none', async () => {
    await attempts.logIn('My#Secret password', { password: 'Wrong#Tree7' });
    expect(events()).toHaveLength(1);
    expect(events()[0]).not.toHaveProperty('account');
    expect(gateway.logged.join('')).not.toMatch(/My#Secret|Wrong#Tree7/i);
  });

  it('is that an account is locked', async () => {
    const { account } = await gateway.createAccount();
    for (let number = 0; number < 11; number += 1) await attempts.logIn(account, { password: 'Wrong#Tree7' });
    expect(events().at(-1)).toMatchObject({
      event: 'login',
      outcome: 'auth.too_many_attempts',
      account,
      merchant: 'NORTH',
    });
  });

  it('is a changed password, a logout everywhere, and a logout', async () => {
    const session = await gateway.login();
    const body = { oldPassword: TEST_PASSWORD, newPassword: 'Another#Horse8', confirmNewPassword: 'Another#Horse8' };
    const remoteAddress = attempts.newAddress();
    await gateway.call('endOtherSessions', { session, remoteAddress });
    await gateway.call('changePassword', { session, body: { ...body, oldPassword: 'Wrong#Tree7' }, remoteAddress });
    await gateway.call('logout', { session, remoteAddress });
    const { account } = session.account;
    expect(events()).toMatchObject([
      { event: 'logout_everywhere', outcome: 'ok', account, merchant: 'NORTH' },
      { event: 'password_change', outcome: 'password.old_incorrect', account, merchant: 'NORTH' },
      // Logging out works without a session too, so it says nothing of whose it was.
      { event: 'logout', outcome: 'ok', merchant: 'NORTH' },
    ]);
  });

  it('is a sealed body that was refused, and an address that calls too often', async () => {
    const { rateLimitPerMinute } = gateway.deps.config;
    await gateway.app.inject({
      method: 'POST',
      url: '/wps/session/login',
      headers: { merchant: 'NORTH', 'content-type': 'application/jose', encryption: 'JWE' },
      payload: 'a.b.c.d.e',
    });
    for (let number = 0; number < rateLimitPerMinute; number += 1)
      await gateway.deps.shared.hit('calls:10.99.0.1', rateLimitPerMinute, 60_000);
    await gateway.call('getSystemStatus', { remoteAddress: '10.99.0.1' });
    expect(events()).toMatchObject([
      { event: 'sealed_body_refused', outcome: 'request.encryption_invalid' },
      { event: 'rate_limited', outcome: 'request.rate_limited', address: '10.99.0.1' },
    ]);
  });

  it('is nothing of what moves no money and guards nothing', async () => {
    await gateway.call('getSystemStatus', { remoteAddress: attempts.newAddress() });
    expect(events()).toEqual([]);
  });
});

describe('what the log tells of money', () => {
  it('is one line for each bet, win and rollback, with the account, the vendor and what was asked', async () => {
    await seat.bet({ tx_id: 'bet-event-1', round_id: 'round-event-1' });
    await seat.win({ tx_id: 'win-event-1', ref_tx_id: 'bet-event-1', round_id: 'round-event-1' });
    await seat.rollback({ tx_id: 'back-event-1', ref_tx_id: 'bet-event-9', round_id: 'round-event-9' });
    const common = { account: seat.playerRef, provider: 'PARLOR' };
    expect(events()).toMatchObject([
      { event: 'money.bet', txId: 'bet-event-1', amount: expect.any(String), currency: 'THB', ...common },
      { event: 'money.win', outcome: 'ok', txId: 'win-event-1', ...common },
      { event: 'money.rollback', txId: 'back-event-1', ...common },
    ]);
    expect(gateway.logged.join('')).not.toContain(seat.token);
  });

  it('is a signature that was refused, and nothing of what it stood under', async () => {
    await sendCall(gateway, 'bet', seat.money({ tx_id: 'forged-event-1' }), { key: 'another key' });
    expect(events()).toMatchObject([{ event: 'signature_refused', outcome: 'BAD_SIGNATURE', provider: 'PARLOR' }]);
    expect(gateway.logged.join('')).not.toContain('forged-event-1');
  });
});
