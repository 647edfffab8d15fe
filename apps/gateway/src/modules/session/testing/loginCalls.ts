import { TEST_PASSWORD } from '../../../testing/testGateway.ts';

let address = 0;

/** Returns a client address of its own for each test, so that tests do not share budgets. */
export function newAddress(): string {
  address += 1;
  return `10.1.${Math.floor(address / 250)}.${1 + (address % 250)}`;
}

/** Returns the body of a login by name with the right password. */
export function loginBody(username: string, change: Record<string, unknown> = {}) {
  return { username, password: TEST_PASSWORD, captcha: '', type: 'username', ...change };
}
