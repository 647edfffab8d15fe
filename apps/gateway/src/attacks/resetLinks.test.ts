import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { linkSentTo } from '../modules/message/testing/sentMessages.ts';
import { createAttempts, type Attempts } from '../testing/attempts.ts';
import { createTestGateway, TEST_PASSWORD, type TestGateway, type TestSession } from '../testing/testGateway.ts';

// The pause between two links, repeated in the test.
const LINK_PAUSE_MS = 60_000;

const [OWNERS, THIEFS] = ['Owners#Horse7', 'Thiefs#Horse8'];

let gateway: TestGateway;
let attempts: Attempts;
let owner: TestSession;
let email: string;
beforeAll(async () => {
  gateway = await createTestGateway({ host: 'north.example.com', config: { rateLimitPerMinute: 100_000 } });
  attempts = createAttempts(gateway);
  await gateway.app.gateway.services.merchants.save({
    code: 'NORTH',
    name: 'North',
    brand: 'north',
    currency: 'THB',
    settings: { features: { emailRetrieval: true }, mainDomain: 'north.example.com' },
  });
});
afterAll(() => gateway.close());
beforeEach(async () => {
  email = `owner-${crypto.randomUUID().slice(0, 8)}@example.com`;
  owner = await gateway.login({ profile: { email } });
});

async function requestLink(headers: Record<string, string> = {}): Promise<string> {
  const botCheck = await gateway.botCheck({ remoteAddress: attempts.newAddress() });
  const answer = await gateway.call('requestPasswordLink', {
    body: { username: owner.account.account, email, botCheck },
    headers,
    remoteAddress: attempts.newAddress(),
  });
  expect(answer.status).toBe(200);
  return linkSentTo(gateway, email);
}

async function setPassword(resetToken: string, newPassword: string) {
  const { envelope } = await gateway.call('resetPasswordByLink', {
    body: { resetToken, newPassword },
    remoteAddress: attempts.newAddress(),
  });
  return envelope.success ? 'set' : envelope.errorCode;
}

const canLogIn = async (password: string) => (await attempts.logIn(owner.account.account, { password })).status === 200;

describe('a password reset link', () => {
  it.each<[string, () => Promise<string>]>([
    [
      'it was used',
      async () => {
        const link = await requestLink();
        expect(await setPassword(link, OWNERS)).toBe('set');
        return link;
      },
    ],
    [
      'a newer one was asked for',
      async () => {
        const link = await requestLink();
        gateway.advance(LINK_PAUSE_MS + 1);
        await requestLink();
        return link;
      },
    ],
    [
      'the owner changed the password meanwhile',
      async () => {
        const link = await requestLink();
        const body = { oldPassword: TEST_PASSWORD, newPassword: OWNERS, confirmNewPassword: OWNERS };
        expect((await gateway.call('changePassword', { session: owner, body })).status).toBe(200);
        return link;
      },
    ],
    [
      'the account was disabled',
      async () => {
        const link = await requestLink();
        await gateway.deps.db
          .updateTable('account')
          .set({ status: 'disabled' })
          .where('id', '=', owner.account.id)
          .execute();
        return link;
      },
    ],
    ['it was shortened by the program that showed it', async () => (await requestLink()).slice(0, -1)],
    ['it was lengthened', async () => `${await requestLink()}A`],
    ['it was written in capitals', async () => (await requestLink()).toUpperCase()],
  ])('PSW-06 is rejected because %s', async (_case, steal) => {
    expect(await setPassword(await steal(), THIEFS)).toBe('password.link_invalid');
    expect(await canLogIn(THIEFS)).toBe(false);
  });

  it('PSW-06 sets exactly one password when the owner and a thief use it concurrently', async () => {
    const link = await requestLink();
    const outcomes = await Promise.all([OWNERS, THIEFS, OWNERS, THIEFS].map((password) => setPassword(link, password)));
    expect(outcomes.filter((outcome) => outcome === 'set')).toHaveLength(1);
    expect([await canLogIn(OWNERS), await canLogIn(THIEFS)].filter(Boolean)).toHaveLength(1);
  });

  it('PSW-06 ends a thief’s session when the owner uses it', async () => {
    const thief = await gateway.app.gateway.services.sessions.open({
      accountId: owner.account.id,
      device: 'thief',
      clientAddress: '203.0.113.9',
    });
    expect(await setPassword(await requestLink(), OWNERS)).toBe('set');
    expect(
      (await gateway.call('getBalance', { session: { account: owner.account, ...thief } })).envelope,
    ).toMatchObject({ errorCode: 'session.ended' });
  });

  it('PSW-06 points to the merchant’s domain despite forged X-Forwarded-Host and Referer headers', async () => {
    await requestLink({
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      referer: 'https://evil.example/',
    });
    const mails = await gateway.deps.db
      .selectFrom('message')
      .select(['body', 'html'])
      .where('recipient', '=', email)
      .execute();
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).toContain('https://north.example.com/m/forget#reset=');
    expect(JSON.stringify(mails)).not.toContain('evil');
  });
});
