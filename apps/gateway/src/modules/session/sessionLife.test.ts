import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SESSION_COOKIE } from '@parlor/contract';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
});

afterAll(() => gateway.close());

describe('a session', () => {
  it('AUTH-12 is required to read member info', async () => {
    const answer = await gateway.call('getMemberInfo');
    expect(answer).toMatchObject({ status: 401, envelope: { errorCode: 'session.required' } });
  });

  it('AUTH-12 is not authenticated by a stolen token or cookie alone', async () => {
    const session = await gateway.login();
    const other = await gateway.login();
    const tokenOnly = await gateway.call('getMemberInfo', { headers: { Token: session.token } });
    const cookieOnly = await gateway.call('getMemberInfo', { cookies: { [SESSION_COOKIE]: session.cookie } });
    const mixed = await gateway.call('getMemberInfo', {
      headers: { Token: session.token },
      cookies: { [SESSION_COOKIE]: other.cookie },
    });
    expect(tokenOnly).toMatchObject({ status: 401, envelope: { errorCode: 'session.ended' } });
    expect(cookieOnly).toMatchObject({ status: 401, envelope: { errorCode: 'session.required' } });
    expect(mixed).toMatchObject({ status: 401, envelope: { errorCode: 'session.ended' } });
  });

  it('stores neither its token nor its cookie in the database', async () => {
    const session = await gateway.login();
    const rows = JSON.stringify(await gateway.deps.db.selectFrom('session').selectAll().execute());
    expect(rows).not.toContain(session.token);
    expect(rows).not.toContain(session.cookie);
  });

  it('AUTH-11 ends at logout, which clears the cookie', async () => {
    const session = await gateway.login();
    const answer = await gateway.call('logout', { session });
    expect(answer).toMatchObject({ status: 200, envelope: { success: true, value: {} } });
    expect(answer.cookies.find(({ name }) => name === SESSION_COOKIE)?.value).toBe('');
    expect((await gateway.call('getMemberInfo', { session })).envelope).toMatchObject({ errorCode: 'session.ended' });
    expect((await gateway.call('logout')).envelope).toMatchObject({ errorCode: 'session.required' });
  });

  it('AUTH-11 stays active when another session of the account logs out', async () => {
    const here = await gateway.login();
    const there = await gateway.app.gateway.services.sessions.open({
      accountId: here.account.id,
      device: 'other',
      clientAddress: '10.0.0.2',
    });
    await gateway.call('logout', { session: here });
    expect((await gateway.call('getMemberInfo', { session: { account: here.account, ...there } })).status).toBe(200);
  });

  it('is not valid at another merchant', async () => {
    const session = await gateway.login();
    const answer = await gateway.call('getMemberInfo', { session, headers: { Merchant: 'SOUTH' } });
    expect(answer.envelope).toMatchObject({ errorCode: 'session.ended' });
  });

  it('ends when the account is disabled', async () => {
    const session = await gateway.login();
    await gateway.deps.db
      .updateTable('account')
      .set({ status: 'disabled' })
      .where('id', '=', session.account.id)
      .execute();
    expect((await gateway.call('getMemberInfo', { session })).envelope).toMatchObject({ errorCode: 'session.ended' });
  });

  it('AUTH-12 expires after 30 minutes without use and after 12 hours of use', async () => {
    const timed = await createTestGateway();
    try {
      const idle = await timed.login();
      timed.advance(31 * 60_000);
      expect((await timed.call('getMemberInfo', { session: idle })).envelope).toMatchObject({
        errorCode: 'session.ended',
      });
      const used = await timed.login();
      for (let minutes = 0; minutes < 12 * 60; minutes += 20) {
        expect((await timed.call('getMemberInfo', { session: used })).status).toBe(200);
        timed.advance(20 * 60_000);
      }
      expect((await timed.call('getMemberInfo', { session: used })).envelope).toMatchObject({
        errorCode: 'session.ended',
      });
    } finally {
      await timed.close();
    }
  });
});
