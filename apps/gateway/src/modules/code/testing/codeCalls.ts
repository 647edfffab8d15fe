import type { TestAnswer, TestCall, TestGateway } from '../../../testing/testGateway.ts';
import type { MerchantSettingsInput } from '../../merchant/merchantSettings.ts';
import { CODE_COOKIE } from '../codeCookie.ts';

/** Settings of a merchant that sends codes for login, registration and reset. */
export const everyScreen: MerchantSettingsInput = {
  features: { mobileCodeLogin: true, phoneRetrieval: true },
  registration: { methods: { username: true, mobile: true } },
};

export const CODE_PAUSE_MS = 60_000;

let count = 0;

/** Returns an unused number in a new block of numbers. */
export function newNumber(): string {
  count += 1;
  return `+668${String(count).padStart(4, '0')}0000`;
}

/** Requests a code. The client address is derived from the number, so that tests do not share budgets. */
export async function requestCode(
  gateway: TestGateway,
  number: string,
  purpose: string,
  call: TestCall & { at?: TestGateway } = {},
): Promise<TestAnswer> {
  const { at = gateway, ...rest } = call;
  const body = {
    mobileNum: number.slice(3),
    countryDialingCode: '66',
    purpose,
    botCheck: await at.botCheck(),
    ...(rest.body as object | undefined),
  };
  return at.call('sendSmsCode', { remoteAddress: `10.${count % 250}.0.1`, ...rest, body });
}

/** Returns the browser's part of the code: its cookie, or '' if none was set. */
export const idIn = (answer: TestAnswer): string =>
  answer.cookies.find(({ name }) => name === CODE_COOKIE)?.value ?? '';
