import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  offerGames,
  sendCall,
  launchAsPlayer,
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
  seat = await launchAsPlayer(gateway);
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.logged.length = 0;
});

/** Returns the log lines of events. */
const events = () =>
  gateway.logged.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ event }) => event !== undefined);

describe('the log of account events', () => {
  it('records each successful or failed login with account, merchant and request id', async () => {
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

  it('omits an invalid user name and the password', async () => {
    await attempts.logIn('My#Secret password', { password: 'Wrong#Tree7' });
    expect(events()).toHaveLength(1);
    expect(events()[0]).not.toHaveProperty('account');
    expect(gateway.logged.join('')).not.toMatch(/My#Secret|Wrong#Tree7/i);
  });

  it('records a lockout of an account', async () => {
    const { account } = await gateway.createAccount();
    for (let number = 0; number < 11; number += 1) await attempts.logIn(account, { password: 'Wrong#Tree7' });
    expect(events().at(-1)).toMatchObject({
      event: 'login',
      outcome: 'auth.too_many_attempts',
      account,
      merchant: 'NORTH',
    });
  });

  it('records a logout from all sessions, a failed password change and a logout', async () => {
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
      // Logout works without a session too, so it does not log the account.
      { event: 'logout', outcome: 'ok', merchant: 'NORTH' },
    ]);
  });

  it('records a rejected encrypted body and a rate-limited address', async () => {
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

  it('records no event for a system status call', async () => {
    await gateway.call('getSystemStatus', { remoteAddress: attempts.newAddress() });
    expect(events()).toEqual([]);
  });
});

describe('the log of money events', () => {
  it('records each bet, win and rollback with account, vendor and transaction id', async () => {
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

  it('records a rejected signature without the signed content', async () => {
    await sendCall(gateway, 'bet', seat.money({ tx_id: 'forged-event-1' }), { key: 'another key' });
    expect(events()).toMatchObject([{ event: 'signature_refused', outcome: 'BAD_SIGNATURE', provider: 'PARLOR' }]);
    expect(gateway.logged.join('')).not.toContain('forged-event-1');
  });
});
