import { expect } from 'vitest';
import type { SessionInfo } from '@parlor/contract';
import { SESSION_COOKIE } from '@parlor/contract';
import type { PhoneGateway } from '../../../testing/phoneGateway.ts';
import type { TestAnswer, TestGateway, TestSession } from '../../../testing/testGateway.ts';
import { CODE_COOKIE } from '../../code/codeCookie.ts';
import type { NewAccount } from '../../member/account.service.ts';
import type { MerchantSettingsInput } from '../../merchant/merchantSettings.ts';
import { codeSentTo } from '../../message/testing/sentMessages.ts';

// Values of the specification, repeated here so that a test does not compare the code with itself.
export const MINUTE_MS = 60_000;

const CODE_PAUSE_MS = MINUTE_MS;

export const ACCOUNT_ATTEMPTS = 10;

export const NEW_PASSWORD = 'Other#Horse7';

/** Settings of a merchant that resets passwords by phone and by email. */
export const recoverable: MerchantSettingsInput = {
  features: { phoneRetrieval: true, emailRetrieval: true },
  mainDomain: 'north.example',
};

/** Creates an account with a phone number and an email address. */
export async function reachable(phones: PhoneGateway, change: Partial<NewAccount> = {}) {
  const number = phones.newNumber();
  const email = `Player${number.slice(1)}@Example.com`;
  const account = await phones.gateway.createAccount({ mobile: number, profile: { email }, ...change });
  return { account, number, email };
}

export const login = (phones: PhoneGateway, account: string, password: string) =>
  phones.gateway.call('login', {
    body: { type: 'username', username: account, password, captcha: '' },
    remoteAddress: phones.newAddress(),
  });

/** Returns whether the gateway still accepts the session. */
export const isAlive = async (phones: PhoneGateway, session: TestSession | { token: string; cookie: string }) =>
  (
    await phones.gateway.call('getMemberInfo', {
      headers: { Token: session.token },
      cookies: { [SESSION_COOKIE]: session.cookie },
    })
  ).status === 200;

export function sessionIn(answer: TestAnswer) {
  return {
    token: (answer.envelope.value as SessionInfo).token,
    cookie: answer.cookies.find(({ name }) => name === SESSION_COOKIE)?.value ?? '',
  };
}

/** Requests a link by email, with a solved bot check unless the call brings its own. */
export async function requestLink(
  phones: PhoneGateway,
  typed: { username: string; email: string },
  call: { headers?: Record<string, string>; botCheck?: string; remoteAddress?: string; at?: TestGateway } = {},
) {
  const { at = phones.gateway, headers = {}, remoteAddress: from = phones.newAddress() } = call;
  return at.call('requestPasswordLink', {
    body: { ...typed, botCheck: call.botCheck ?? (await at.botCheck({ remoteAddress: phones.newAddress() })) },
    headers,
    remoteAddress: from,
  });
}

export const setByLink = (
  phones: PhoneGateway,
  resetToken: string,
  newPassword = NEW_PASSWORD,
  headers: Record<string, string> = {},
) =>
  phones.gateway.call('resetPasswordByLink', {
    body: { resetToken, newPassword },
    headers,
    remoteAddress: phones.newAddress(),
  });

/** Requests a code to reset a password. Returns the code and the browser's cookie. */
export async function codeFor(phones: PhoneGateway, number: string) {
  phones.gateway.advance(CODE_PAUSE_MS);
  const answer = await phones.gateway.call('sendSmsCode', {
    body: {
      mobileNum: number.slice(3),
      countryDialingCode: '66',
      purpose: 'reset',
      botCheck: await phones.gateway.botCheck({ remoteAddress: phones.newAddress() }),
    },
    remoteAddress: phones.newAddress(),
  });
  expect(answer.status).toBe(200);
  return {
    cookie: answer.cookies.find(({ name }) => name === CODE_COOKIE)?.value ?? '',
    code: await codeSentTo(phones.gateway, number),
  };
}

export const setByPhone = (
  phones: PhoneGateway,
  number: string,
  proof: { code?: string; cookie?: string; token?: string },
  newPassword = NEW_PASSWORD,
  headers: Record<string, string> = {},
) =>
  phones.gateway.call('resetPasswordByPhone', {
    body: {
      mobileNum: `0${number.slice(3)}`,
      countryDialingCode: '66',
      verificationCode: proof.code ?? '',
      newPassword,
      firebaseIdToken: proof.token ?? '',
    },
    cookies: proof.cookie === undefined ? {} : { [CODE_COOKIE]: proof.cookie },
    headers,
    remoteAddress: phones.newAddress(),
  });
