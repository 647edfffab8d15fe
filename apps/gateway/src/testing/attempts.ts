import { TEST_PASSWORD, type TestAnswer, type TestCall, type TestGateway } from './testGateway.ts';

/** Login attempts, each from a client address of its own by default. */
export interface Attempts {
  /** Returns an address that nothing else in the test uses. */
  newAddress(): string;
  /** Solves captcha and bot check from another address. Returns the fields of the body and the cookies. */
  proofs(): Promise<{ fields: { captcha: string; botCheck: string }; cookies: Record<string, string> }>;
  /** Logs in with captcha and bot check solved, by default with the right password and from a new address. */
  logIn(username: string, change?: object, call?: TestCall): Promise<TestAnswer>;
}

/**
 * Creates attempts on one gateway. `network` is the second number of their addresses, so that two tests on one gateway
 * do not share addresses.
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
