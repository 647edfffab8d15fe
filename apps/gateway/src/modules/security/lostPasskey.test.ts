import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, TEST_PASSWORD, type TestAnswer, type TestGateway } from '../../testing/testGateway.ts';
import { CODE_COOKIE } from '../code/codeCookie.ts';
import { codeSentTo } from '../message/testing/sentMessages.ts';
import { createPasskeyHolder } from '../passkey/testing/passkeyHolder.ts';
import { newPin, PIN } from './testing/memberOf.ts';

let gateway: TestGateway;
let made = 0;
beforeAll(async () => {
  gateway = await createTestGateway({ config: { smsCodesPerAddress: 10_000, smsCodesPerPrefix: 10_000 } });
});
afterAll(() => gateway.close());

/** Returns the cookie that binds a code to the browser. */
const codeCookieOf = ({ cookies }: TestAnswer) => ({
  [CODE_COOKIE]: cookies.find(({ name }) => name === CODE_COOKIE)?.value ?? '',
});

async function createMemberWithLostPasskey() {
  made += 1;
  const mobile = `+6681${String(made).padStart(7, '0')}`;
  const session = await gateway.login({ paymentPassword: PIN, mobile });
  const holder = createPasskeyHolder(gateway, session);
  await holder.add();
  const sent = await gateway.call('sendSecurityCode', { session, body: { purpose: 'passkey' } });
  const verificationCode = await codeSentTo(gateway, mobile);
  const reset = (change: Record<string, string> = {}, cookies = codeCookieOf(sent)) =>
    gateway.call('resetPasskeys', {
      session,
      cookies,
      body: { loginPassword: TEST_PASSWORD, paymentPassword: PIN, verificationCode, ...change },
    });
  return { session, mobile, holder, sent, verificationCode, reset };
}

describe('lost passkeys', () => {
  it('MEM-04 are removed with both passwords and a code, and withdrawals are held for a day', async () => {
    const { holder, sent, reset } = await createMemberWithLostPasskey();
    expect([sent.status, sent.envelope.value]).toMatchObject([200, { sentTo: expect.stringMatching(/^•••• \d{4}$/) }]);
    const answer = await reset();
    expect([answer.status, answer.envelope.value]).toMatchObject([200, { list: [], heldUntil: expect.any(Number) }]);
    const { heldUntil } = await holder.passkeys();
    const now = gateway.deps.clock();
    expect((heldUntil ?? 0) - now).toBeGreaterThan(23.9 * 3_600_000);
    expect((heldUntil ?? 0) - now).toBeLessThanOrEqual(24 * 3_600_000);
    expect((await reset()).envelope).toMatchObject({ errorCode: 'passkey.not_found' });
  });

  it('MEM-04 are not removed when a password or the code is wrong', async () => {
    const { holder, verificationCode, reset } = await createMemberWithLostPasskey();
    const wrong = String((Number(verificationCode) + 1) % 1_000_000).padStart(6, '0');
    expect((await reset({ loginPassword: 'Wrong#Tree7' })).envelope).toMatchObject({ errorCode: 'password.incorrect' });
    expect((await reset({ paymentPassword: '604185' })).envelope).toMatchObject({
      errorCode: 'payment_password.wrong',
    });
    expect((await reset({ verificationCode: wrong })).envelope).toMatchObject({ errorCode: 'auth.code_incorrect' });
    expect((await holder.passkeys()).list).toHaveLength(1);
  });

  it('MEM-04 are reset only by customer service if the account has no verified contact', async () => {
    const session = await gateway.login({ paymentPassword: PIN });
    const ask = () => gateway.call('sendSecurityCode', { session, body: { purpose: 'passkey' } });
    expect((await ask()).envelope).toMatchObject({ errorCode: 'passkey.not_found' });
    const holder = createPasskeyHolder(gateway, session);
    await holder.add();
    expect((await ask()).envelope).toMatchObject({ errorCode: 'passkey.reset_by_service' });
    expect((await holder.passkeys()).resetBy).toBe('service');
  });

  it('MEM-04 are not removed with a code sent for another purpose', async () => {
    const { session, mobile, holder, reset } = await createMemberWithLostPasskey();
    gateway.advance(60_001);
    const other = await gateway.call('sendSecurityCode', { session, body: { purpose: 'payment' } });
    expect(other.status).toBe(200);
    const verificationCode = await codeSentTo(gateway, mobile);
    // The code and cookie are valid; only the purpose differs.
    const answer = await reset({ verificationCode }, codeCookieOf(other));
    expect([answer.status, answer.envelope]).toMatchObject([422, { errorCode: 'auth.code_incorrect' }]);
    expect((await holder.passkeys()).list).toHaveLength(1);
    // The code is valid for its own purpose.
    const changed = await gateway.call('resetPaymentPassword', {
      session,
      cookies: codeCookieOf(other),
      body: newPin('604185', { loginPassword: TEST_PASSWORD, verificationCode }),
    });
    expect(changed.status).toBe(200);
    const right = await reset({ paymentPassword: '604185' });
    expect([right.status, right.envelope.value]).toMatchObject([200, { list: [] }]);
    expect((await holder.passkeys()).list).toEqual([]);
  });
});
