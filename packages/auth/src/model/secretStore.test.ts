import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetLogin,
  hasRememberedLogin,
  recallLogin,
  rememberLogin,
  updateRememberedPassword,
} from './rememberedLogin.ts';
import { openSecret, sealSecret } from './secretStore.ts';
import { forgetSessionPassword, storeSessionPassword, readSessionPassword } from './sessionPassword.ts';

const CANARY = 'Canary#Password2026';
const login = { username: 'player01', password: CANARY, countryDialingCode: '' };

/**
 * Everything that a script or a person with the device finds in the browser's storage, in every encoding that is easy
 * to try.
 */
function storedText(): string {
  const texts = [localStorage, sessionStorage].flatMap((store) =>
    Array.from({ length: store.length }, (_, index) => store.key(index) ?? '').flatMap((key) => [
      key,
      store.getItem(key) ?? '',
    ]),
  );
  const decoded = texts.flatMap((text) =>
    [...text.matchAll(/[\w+/=-]{8,}/g)].map(([part]) => {
      try {
        return atob(part);
      } catch {
        return '';
      }
    }),
  );
  return [...texts, ...decoded].join('\n');
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

describe('an encrypted secret', () => {
  it('AUTH-07 can be decrypted only for the purpose it was encrypted for', async () => {
    const sealed = (await sealSecret(CANARY, 'one')) ?? '';
    expect(await openSecret(sealed, 'one')).toBe(CANARY);
    expect(await openSecret(sealed, 'other')).toBeUndefined();
  });

  it('AUTH-07 cannot be decrypted if a byte was changed or it is not base64', async () => {
    const sealed = (await sealSecret(CANARY, 'one')) ?? '';
    const bytes = Uint8Array.from(atob(sealed), (letter) => letter.charCodeAt(0));
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(await openSecret(btoa(String.fromCharCode(...bytes)), 'one')).toBeUndefined();
    expect(await openSecret('no base64!', 'one')).toBeUndefined();
  });

  it('AUTH-07 differs on each encryption and does not reveal the length of the password', async () => {
    const sealed = await Promise.all(['a', CANARY, CANARY].map((text) => sealSecret(text, 'one')));
    expect(new Set(sealed).size).toBe(3);
    expect(new Set(sealed.map((text) => text?.length)).size).toBe(1);
  });

  it('AUTH-07 is encrypted with a key that cannot be exported', async () => {
    await sealSecret(CANARY, 'one');
    const { createStore, get } = await import('idb-keyval');
    const key = await get<CryptoKey>('sealing', createStore('parlor-secrets', 'keys'));
    expect(key?.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', key as CryptoKey)).rejects.toThrow(/extractable/);
  });
});

describe('a remembered login', () => {
  it('AUTH-07 restores its password until it is forgotten, without storing the password in plain text', async () => {
    await rememberLogin('username', login);
    expect(await recallLogin('username')).toEqual(login);
    expect(JSON.parse(localStorage.getItem('rememberedLogin.username') ?? '')).toMatchObject({
      type: 'username',
      username: 'player01',
      countryDialingCode: '',
    });
    expect(storedText()).not.toContain(CANARY);
    forgetLogin('username');
    expect(await recallLogin('username')).toBeUndefined();
  });

  it('AUTH-07 by mobile number keeps number and dialling code, separate from the login by username', async () => {
    const byNumber = { username: '0812345678', password: '', countryDialingCode: '66' };
    await rememberLogin('sms', byNumber);
    await rememberLogin('username', login);
    expect([await recallLogin('sms'), await recallLogin('username')]).toEqual([byNumber, login]);
    expect([hasRememberedLogin('sms'), hasRememberedLogin('username')]).toEqual([true, true]);
  });

  it('AUTH-07 is updated after a password change of the same account only', async () => {
    await rememberLogin('username', login);
    await updateRememberedPassword('somebody', 'Other#2026');
    expect((await recallLogin('username'))?.password).toBe(CANARY);
    await updateRememberedPassword('PLAYER01', 'Fresh#2026');
    expect((await recallLogin('username'))?.password).toBe('Fresh#2026');
  });

  it('AUTH-07 keeps only the username if Web Crypto is unavailable', async () => {
    vi.spyOn(globalThis.crypto, 'subtle', 'get').mockReturnValue(undefined as unknown as SubtleCrypto);
    await rememberLogin('username', login);
    expect(await recallLogin('username')).toEqual({ ...login, password: '' });
    expect(storedText()).not.toContain(CANARY);
  });

  it('AUTH-07 is ignored if its record is malformed', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    localStorage.setItem('rememberedLogin.username', '{"username":7}');
    expect(await recallLogin('username')).toBeUndefined();
  });
});

describe('the session password', () => {
  beforeEach(() => sessionStorage.setItem('token', 'abc'));

  it('AUTH-07 is kept encrypted, in sessionStorage only, until it is forgotten', async () => {
    await storeSessionPassword('abc', CANARY);
    expect(await readSessionPassword()).toBe(CANARY);
    expect([sessionStorage.getItem('PSW') === null, localStorage.getItem('PSW')]).toEqual([false, null]);
    expect(storedText()).not.toContain(CANARY);
    forgetSessionPassword();
    expect(await readSessionPassword()).toBeUndefined();
  });

  it('AUTH-07 is not stored for a session that is no longer current', async () => {
    await storeSessionPassword('another', CANARY);
    expect(sessionStorage.getItem('PSW')).toBeNull();
  });
});
