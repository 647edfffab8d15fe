import { localStore, readJson } from '@parlor/core';
import { openSecret, sealSecret } from './secretStore.ts';

/** A login method: name and password, or mobile number and code. */
export type LoginMethod = 'username' | 'sms';

/** A remembered login, as the form shows it. */
export interface RememberedLogin {
  /** The name, or the digits of the mobile number. */
  username: string;
  /** Empty for a login by code, and if the password could not be encrypted. */
  password: string;
  /** Without a plus sign; empty for a login by name. */
  countryDialingCode: string;
}

/** Its stored form: the password is sealed. */
export type StoredLogin = RememberedLogin & { type: LoginMethod };

const PURPOSE = 'rememberedLogin';
const keyOf = (type: LoginMethod): string => `rememberedLogin.${type}`;

function isStoredLogin(value: unknown): value is StoredLogin {
  return (
    typeof value === 'object' &&
    value !== null &&
    (['type', 'username', 'password', 'countryDialingCode'] as const).every(
      (name) => typeof (value as StoredLogin)[name] === 'string',
    )
  );
}

const readStored = (type: LoginMethod): StoredLogin | undefined => readJson(localStore, keyOf(type), isStoredLogin);

/** Whether a login of this method is remembered. */
export function hasRememberedLogin(type: LoginMethod): boolean {
  return readStored(type) !== undefined;
}

/** Reads the remembered login of a method. */
export async function recallLogin(type: LoginMethod): Promise<RememberedLogin | undefined> {
  const stored = readStored(type);
  if (!stored) return undefined;
  const { username, countryDialingCode, password } = stored;
  return { username, countryDialingCode, password: (password && (await openSecret(password, PURPOSE))) ?? '' };
}

/**
 * Seals a login for `storeLogin`. Omits a password that cannot be sealed; the next login then asks for it.
 */
export async function sealLogin(
  type: LoginMethod,
  { username, password, countryDialingCode }: RememberedLogin,
): Promise<StoredLogin> {
  const sealed = (password && (await sealSecret(password, PURPOSE))) ?? '';
  return { type, username, password: sealed, countryDialingCode };
}

/** Stores a sealed login. */
export function storeLogin(login: StoredLogin): void {
  localStore.write(keyOf(login.type), JSON.stringify(login));
}

/** Seals and stores a login that succeeded. */
export async function rememberLogin(type: LoginMethod, login: RememberedLogin): Promise<void> {
  storeLogin(await sealLogin(type, login));
}

/** Removes the remembered login of a method. */
export function forgetLogin(type: LoginMethod): void {
  localStore.remove(keyOf(type));
}

/** Replaces the password of a remembered login after a password change. */
export async function updateRememberedPassword(username: string, password: string): Promise<void> {
  const stored = readStored('username');
  if (stored?.username.toLowerCase() === username.toLowerCase())
    await rememberLogin('username', { ...stored, password });
}
