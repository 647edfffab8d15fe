import { TEST_PASSWORD, type TestAnswer, type TestCall, type TestGateway } from './testGateway.ts';

/** Tries at logging in, each as somebody would make it who comes from an address of his own. */
export interface Attempts {
  /** An address that nobody else in the test has. */
  newAddress(): string;
  /** Fields for body and cookies when captcha and bot check are due: both solved, from another address. */
  proofs(): Promise<{ fields: { captcha: string; botCheck: string }; cookies: Record<string, string> }>;
  /** A login with captcha and bot check solved, by default with the right password and from a new address. */
  logIn(username: string, change?: object, call?: TestCall): Promise<TestAnswer>;
}

/**
 * Attempts on one gateway. `network` is the second number of their addresses, so that two tests on one gateway do not
 * meet.
 */
export function createAttempts(gateway: TestGateway, network = 40): Attempts {
  let made = 0;

  function newAddress(): string {
    made += 1;
    return `10.${network}.${made >> 8}.${made & 255}`;
  }

  async function proofs() {
    const [captcha, botCheck] = await Promise.all([
      gateway.captcha({ remoteAddress: newAddress() }),
      gateway.botCheck({ remoteAddress: newAddress() }),
    ]);
    return { fields: { captcha: captcha.answer, botCheck }, cookies: captcha.cookies };
  }

  return {
    newAddress,
    proofs,
    async logIn(username, change = {}, call = {}) {
      const { fields, cookies } = await proofs();
      const body = { type: 'username', username, password: TEST_PASSWORD, ...fields, ...change };
      return gateway.call('login', {
        body,
        remoteAddress: newAddress(),
        ...call,
        cookies: { ...cookies, ...call.cookies },
      });
    },
  };
}
