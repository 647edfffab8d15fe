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
import { forgetSessionPassword, keepSessionPassword, readSessionPassword } from './sessionPassword.ts';

const CANARY = 'Canary#Password2026';
const login = { username: 'player01', password: CANARY, countryDialingCode: '' };

/**
 * Everything that a script or a person with the device finds in the browser's storage, in every reading that is easily
 * tried.
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

describe('sealed secrets', () => {
  it('AUTH-07 open for the purpose that they were sealed for, and for no other', async () => {
    const sealed = (await sealSecret(CANARY, 'one')) ?? '';
    expect(await openSecret(sealed, 'one')).toBe(CANARY);
    expect(await openSecret(sealed, 'other')).toBeUndefined();
  });

  it('AUTH-07 do not open once a byte was changed', async () => {
    const sealed = (await sealSecret(CANARY, 'one')) ?? '';
    const bytes = Uint8Array.from(atob(sealed), (letter) => letter.charCodeAt(0));
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(await openSecret(btoa(String.fromCharCode(...bytes)), 'one')).toBeUndefined();
    expect(await openSecret('no base64!', 'one')).toBeUndefined();
  });

  it('AUTH-07 differ each time and tell nothing of the length of a password', async () => {
    const sealed = await Promise.all(['a', CANARY, CANARY].map((text) => sealSecret(text, 'one')));
    expect(new Set(sealed).size).toBe(3);
    expect(new Set(sealed.map((text) => text?.length)).size).toBe(1);
  });

  it('AUTH-07 are sealed by a key that not even the site can read', async () => {
    await sealSecret(CANARY, 'one');
    const { createStore, get } = await import('idb-keyval');
    const key = await get<CryptoKey>('sealing', createStore('parlor-secrets', 'keys'));
    expect(key?.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', key as CryptoKey)).rejects.toThrow(/extractable/);
  });
});

describe('a remembered login', () => {
  it('AUTH-07 comes back with its password, and storage alone does not give the password away', async () => {
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

  it('AUTH-07 by mobile number keeps the number and its country, apart from the one by name', async () => {
    const byNumber = { username: '0812345678', password: '', countryDialingCode: '66' };
    await rememberLogin('sms', byNumber);
    await rememberLogin('username', login);
    expect([await recallLogin('sms'), await recallLogin('username')]).toEqual([byNumber, login]);
    expect([hasRememberedLogin('sms'), hasRememberedLogin('username')]).toEqual([true, true]);
  });

  it('AUTH-07 follows a change of the password, of this account alone', async () => {
    await rememberLogin('username', login);
    await updateRememberedPassword('somebody', 'Other#2026');
    expect((await recallLogin('username'))?.password).toBe(CANARY);
    await updateRememberedPassword('PLAYER01', 'Fresh#2026');
    expect((await recallLogin('username'))?.password).toBe('Fresh#2026');
  });

  it('AUTH-07 is the name alone where the browser keeps no key', async () => {
    vi.spyOn(globalThis.crypto, 'subtle', 'get').mockReturnValue(undefined as unknown as SubtleCrypto);
    await rememberLogin('username', login);
    expect(await recallLogin('username')).toEqual({ ...login, password: '' });
    expect(storedText()).not.toContain(CANARY);
  });

  it('AUTH-07 whose record was tampered with is dropped', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    localStorage.setItem('rememberedLogin.username', '{"username":7}');
    expect(await recallLogin('username')).toBeUndefined();
  });
});

describe('the password of the session', () => {
  beforeEach(() => sessionStorage.setItem('token', 'abc'));

  it('AUTH-07 is kept sealed, in the tab alone, until it is forgotten', async () => {
    await keepSessionPassword('abc', CANARY);
    expect(await readSessionPassword()).toBe(CANARY);
    expect([sessionStorage.getItem('PSW') === null, localStorage.getItem('PSW')]).toEqual([false, null]);
    expect(storedText()).not.toContain(CANARY);
    forgetSessionPassword();
    expect(await readSessionPassword()).toBeUndefined();
  });

  it('AUTH-07 is not kept for a session that is over by then', async () => {
    await keepSessionPassword('another', CANARY);
    expect(sessionStorage.getItem('PSW')).toBeNull();
  });
});
