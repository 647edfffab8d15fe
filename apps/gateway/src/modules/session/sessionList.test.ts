import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionInfo, Sessions } from '@parlor/contract';
import { SESSION_COOKIE } from '@parlor/contract';
import {
  createTestGateway,
  TEST_PASSWORD,
  type TestAnswer,
  type TestGateway,
  type TestSession,
} from '../../testing/testGateway.ts';
import type { Account } from '../member/account.service.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36';
const DESK = 'Mozilla/5.0 (X11; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

async function logIn(account: Account, userAgent: string, remoteAddress: string): Promise<TestSession> {
  const answer = await gateway.call('login', {
    body: { type: 'username', username: account.account, password: TEST_PASSWORD },
    headers: { 'User-Agent': userAgent },
    remoteAddress,
  });
  const { token } = answer.envelope.value as unknown as SessionInfo;
  return { account, token, cookie: cookieOf(answer) };
}

const cookieOf = (answer: TestAnswer) => answer.cookies.find(({ name }) => name === SESSION_COOKIE)?.value ?? '';
const listOf = async (session: TestSession) =>
  ((await gateway.call('listSessions', { session })).envelope.value as unknown as Sessions).list;
const isAlive = async (session: TestSession) => (await gateway.call('getMemberInfo', { session })).status === 200;

describe('account sessions', () => {
  it('AUTH-18 are listed with browser, system, model and client address, the current one first', async () => {
    const account = await gateway.createAccount();
    const phone = await logIn(account, PHONE, '10.12.0.1');
    gateway.advance(1_000);
    const desk = await logIn(account, DESK, '10.12.0.2');
    const here = {
      isCurrent: true,
      browser: 'Chrome',
      system: 'Android',
      model: 'Pixel 8',
      clientAddress: '10.12.0.1',
    };
    const there = { isCurrent: false, browser: 'Firefox', system: 'Linux', model: '', clientAddress: '10.12.0.2' };
    expect(await listOf(phone)).toMatchObject([here, there]);
    expect(await listOf(desk)).toMatchObject([
      { ...there, isCurrent: true },
      { ...here, isCurrent: false },
    ]);
  });

  it('AUTH-18 are listed only if they are active and belong to the account', async () => {
    const timed = await createTestGateway();
    try {
      const old = await timed.login();
      await timed.login();
      timed.advance(31 * 60_000);
      const opened = await timed.app.gateway.services.sessions.open({
        accountId: old.account.id,
        device: 'test',
        clientAddress: '127.0.0.1',
      });
      const answer = await timed.call('listSessions', { session: { account: old.account, ...opened } });
      expect((answer.envelope.value as unknown as Sessions).list).toHaveLength(1);
    } finally {
      await timed.close();
    }
  });

  it('AUTH-18 can be ended one at a time', async () => {
    const account = await gateway.createAccount();
    const [here, there] = [await logIn(account, PHONE, '10.12.0.3'), await logIn(account, DESK, '10.12.0.4')];
    const other = (await listOf(here)).find(({ isCurrent }) => !isCurrent);
    expect((await gateway.call('endSession', { session: here, params: { sessionId: other?.id ?? '' } })).status).toBe(
      200,
    );
    expect([await isAlive(here), await isAlive(there)]).toEqual([true, false]);
    const again = await gateway.call('endSession', { session: here, params: { sessionId: other?.id ?? '' } });
    expect(again).toMatchObject({ status: 404, envelope: { errorCode: 'session.not_found' } });
  });

  it('AUTH-18 except the current one can be ended together without affecting other accounts', async () => {
    const [account, stranger] = [await gateway.createAccount(), await gateway.login()];
    const [here, there] = [await logIn(account, PHONE, '10.12.0.5'), await logIn(account, DESK, '10.12.0.6')];
    expect((await gateway.call('endOtherSessions', { session: here })).status).toBe(200);
    expect([await isAlive(here), await isAlive(there), await isAlive(stranger)]).toEqual([true, false, true]);
  });

  it('AUTH-18 of another account cannot be ended and return the same error as unknown ones', async () => {
    const [here, stranger] = [await gateway.login(), await gateway.login()];
    const [theirs] = await listOf(stranger);
    const answer = await gateway.call('endSession', { session: here, params: { sessionId: theirs?.id ?? '' } });
    const none = await gateway.call('endSession', { session: here, params: { sessionId: crypto.randomUUID() } });
    expect(answer.envelope).toEqual(none.envelope);
    expect(answer.envelope).toMatchObject({ errorCode: 'session.not_found' });
    expect(await isAlive(stranger)).toBe(true);
  });

  it('AUTH-18 can be ended including the current one, which clears its cookie', async () => {
    const here = await gateway.login();
    const [mine] = await listOf(here);
    const answer = await gateway.call('endSession', { session: here, params: { sessionId: mine?.id ?? '' } });
    expect([answer.status, cookieOf(answer), await isAlive(here)]).toEqual([200, '', false]);
  });

  it('AUTH-18 keep their id when rotated, and the old token and cookie stop working', async () => {
    const before = await gateway.login();
    const [mine] = await listOf(before);
    const after = { account: before.account, ...(await gateway.app.gateway.services.sessions.rotate(mine?.id ?? '')) };
    expect([await isAlive(before), await isAlive(after)]).toEqual([false, true]);
    expect(await isAlive({ ...before, token: after.token })).toBe(false);
    expect(await isAlive({ ...before, cookie: after.cookie })).toBe(false);
    expect((await listOf(after)).map(({ id }) => id)).toEqual([mine?.id]);
  });
});
