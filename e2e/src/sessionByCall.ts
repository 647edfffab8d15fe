import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { CompactEncrypt, importJWK } from 'jose';
import {
  ENCRYPTION_JWE,
  HEADER,
  SESSION_KEY,
  pathOf,
  routes,
  type BotChallenge,
  type EncryptionKeys,
  type Envelope,
  type RouteName,
  type SessionInfo,
} from '@parlor/contract';
import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import { product } from './product.ts';

/** A name and a password. */
interface Login {
  username: string;
  password: string;
}

/** The demo's player, which journeys do not change. */
export const demoPlayer: Login = { username: 'player01', password: 'Player#2026' };

async function valueOf<Value>(answer: APIResponse): Promise<Value> {
  const envelope = (await answer.json()) as Envelope<Value>;
  if (!envelope.success) throw new Error(`${answer.url()} was refused: ${envelope.errorCode}`);
  return envelope.value;
}

const read = async <Value>(request: APIRequestContext, name: RouteName): Promise<Value> =>
  valueOf<Value>(await request.get(product.url + pathOf(name)));

/** Sends a call whose body is encrypted, as the site does. */
async function sealed<Value>(request: APIRequestContext, name: RouteName, body: object): Promise<Value> {
  const { method, path } = routes[name];
  const { keys } = await read<EncryptionKeys>(request, 'getEncryptionKeys');
  const [key] = keys;
  if (key === undefined) throw new Error('The gateway published no key');
  const data = await new CompactEncrypt(
    new TextEncoder().encode(JSON.stringify({ method, path, iat: Date.now(), nonce: crypto.randomUUID(), body })),
  )
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid })
    .encrypt(await importJWK(key, 'ECDH-ES'));
  return valueOf<Value>(
    await request.fetch(product.url + pathOf(name), {
      method,
      data,
      headers: { 'Content-Type': 'application/jose', [HEADER.encryption]: ENCRYPTION_JWE },
    }),
  );
}

async function botCheck(request: APIRequestContext): Promise<string> {
  const challenge = await read<BotChallenge>(request, 'getBotChallenge');
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}

/** Registers an account by the calls that the form makes. `request` gets the session cookie. */
export async function createAccount(
  request: APIRequestContext,
  { username, password, email = '' }: Login & { email?: string },
): Promise<SessionInfo> {
  // The captcha's answer is bound to a cookie.
  await read(request, 'getCaptcha');
  return sealed<SessionInfo>(request, 'register', {
    username,
    password,
    confirmPassword: password,
    email,
    captcha: product.captchaAnswer,
    registerMethod: 'H5',
    type: 0,
    botCheck: await botCheck(request),
  });
}

const tokens = new WeakMap<Page, string>();

/** Returns the token of a session started by a call, even if its page has not opened the site yet. */
export const startedToken = (page: Page): string => tokens.get(page) ?? '';

/**
 * Stores a session for the next addresses that a page opens, as the site does. Does not restore it once the site has
 * removed it.
 */
async function begin(page: Page, session: SessionInfo, url: string): Promise<void> {
  tokens.set(page, session.token);
  await page.addInitScript(
    ({ key, stored, token, origin }) => {
      const mark = `begun ${token}`;
      if (location.origin !== origin || localStorage.getItem(mark) !== null) return;
      localStorage.setItem(mark, '');
      for (const storage of [localStorage, sessionStorage]) {
        storage.setItem(key, stored);
        storage.setItem('token', token);
      }
      localStorage.setItem('autoLogin', '1');
    },
    { key: SESSION_KEY, stored: JSON.stringify(session), token: session.token, origin: url },
  );
}

/**
 * Registers an account without the form, and logs its page in, for journeys about something else. The form takes ten
 * times the processor time.
 */
export async function registerByCall(page: Page, account: Login & { email?: string }): Promise<void> {
  await begin(page, await createAccount(page.request, account), product.url);
}

/** Logs an account in without the form, at the product or at a proxy in front of it. */
export async function logInByCall(page: Page, { username, password }: Login, url = product.url): Promise<void> {
  await begin(page, await sealed<SessionInfo>(page.request, 'login', { type: 'username', username, password }), url);
}
