import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { renderHook } from '@testing-library/react';
import { exportJWK, generateKeyPair } from 'jose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { passkeyPurpose } from '@parlor/contract';
import { createAppStore } from '../store.ts';
import { useNewPasskey, usePasskeyStep } from './usePasskeys.ts';

const requestOptions = {
  challenge: 'AAAA',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'preferred',
  allowCredentials: [{ id: 'AQID', type: 'public-key', transports: ['internal'] }],
};
const creationOptions = {
  challenge: 'AAAA',
  rp: { id: 'localhost', name: 'Sample' },
  user: { id: 'AQID', name: 'player01', displayName: 'player01' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  attestation: 'none',
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'preferred', requireResidentKey: false, userVerification: 'preferred' },
};
const bytes = (...values: number[]) => new Uint8Array(values).buffer;
const made = { id: 'AQID', rawId: bytes(1, 2, 3), type: 'public-key', getClientExtensionResults: () => ({}) };

/** The browser's passkey dialog. */
const browser = { create: vi.fn(), get: vi.fn() };
beforeEach(() => {
  browser.create.mockResolvedValue({
    ...made,
    response: { clientDataJSON: bytes(1), attestationObject: bytes(2), getTransports: () => ['internal'] },
  });
  browser.get.mockResolvedValue({
    ...made,
    response: { clientDataJSON: bytes(1), authenticatorData: bytes(2), signature: bytes(3) },
  });
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: browser });
  vi.spyOn(console, 'warn')
    .mockReset()
    .mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  browser.create.mockReset();
  browser.get.mockReset();
});

/** The number of logged problems with passkeys. */
const logged = () =>
  vi.mocked(console.warn).mock.calls.filter(([message]) => String(message).includes('use a passkey')).length;

/** Renders a hook with a gateway that answers calls by their path; a number is the status of a refusal. */
async function render<Result>(hook: () => Result, answers: Record<string, unknown>) {
  const { publicKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  const key = { ...(await exportJWK(publicKey)), kid: 'k', alg: 'ECDH-ES', use: 'enc' };
  const asked: string[] = [];
  const store = createAppStore({
    baseUrl: '',
    merchantCode: 'SAMPLE',
    release: 'test',
    language: () => 'EN',
    device: () => 'MOBILE',
    fetch: (url) => {
      const path = url as string;
      if (path === '/wps/system/jwks') return Promise.resolve(Response.json({ success: true, value: { keys: [key] } }));
      asked.push(path);
      const value = answers[path];
      return Promise.resolve(
        typeof value === 'number'
          ? Response.json({ success: false, errorCode: 'request.rate_limited', message: '' }, { status: value })
          : Response.json({ success: true, value }),
      );
    },
  });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return { asked, run: renderHook(hook, { wrapper }).result.current };
}

const challenge = '/wps/member/passkeys/challenge';
const purpose = passkeyPurpose.withdrawal({ amount: '100.00', cardId: 'c1' });
const required = { error: { status: 403, code: 'passkey.required' } };
const refused = { error: { status: 422, code: 'passkey.refused' } };

describe('a call that may require a passkey', () => {
  const step = (answers: Record<string, unknown> = { [challenge]: requestOptions }) => render(usePasskeyStep, answers);
  const withdrawal = (...results: unknown[]) => {
    const proofs: unknown[] = [];
    const send = (proof: object) => {
      proofs.push(proof);
      return Promise.resolve(results[proofs.length - 1] as { error?: unknown });
    };
    return { proofs, send };
  };

  it.each([
    ['is done', { data: 'paid' }],
    ['is refused for another reason', { error: { status: 409, code: 'wallet.insufficient_balance' } }],
    ['failed in another way', { error: new Error('network') }],
  ])('MEM-04 is sent once if it %s', async (_, result) => {
    const { asked, run } = await step();
    const { proofs, send } = withdrawal(result);
    expect(await run(purpose, send)).toBe(result);
    expect([proofs, asked]).toEqual([[{}], []]);
    expect(browser.get).not.toHaveBeenCalled();
  });

  it('MEM-04 is repeated with the confirmation of the passkey', async () => {
    const { asked, run } = await step();
    const { proofs, send } = withdrawal(required, { data: 'paid' });
    expect(await run(purpose, send)).toEqual({ data: 'paid' });
    expect(proofs).toEqual([
      {},
      { passkey: { id: 'AQID', clientDataJSON: 'AQ', authenticatorData: 'Ag', signature: 'Aw' } },
    ]);
    expect(asked).toEqual([challenge]);
  });

  it('MEM-04 is not repeated if the browser has no passkeys', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    const { asked, run } = await step();
    const { proofs, send } = withdrawal(required);
    expect(await run(purpose, send)).toEqual(refused);
    expect([proofs.length, asked]).toEqual([1, []]);
  });

  it('MEM-04 is not repeated if the gateway gives no challenge', async () => {
    const { run } = await step({ [challenge]: 429 });
    const { proofs, send } = withdrawal(required);
    expect(await run(purpose, send)).toEqual({ error: { status: 429, code: 'request.rate_limited' } });
    expect(proofs).toHaveLength(1);
    expect(browser.get).not.toHaveBeenCalled();
  });

  it.each(['NotAllowedError', 'AbortError', 'InvalidStateError'])(
    'MEM-04 is not repeated if the player cancels (%s), which is no problem to report',
    async (name) => {
      browser.get.mockRejectedValue(new DOMException('cancelled', name));
      const { run } = await step();
      const { proofs, send } = withdrawal(required);
      expect(await run(purpose, send)).toEqual(refused);
      expect(proofs).toHaveLength(1);
      expect(logged()).toBe(0);
    },
  );

  it.each([
    ['an unknown error', new DOMException('no', 'UnknownError')],
    ['an error with a longer name', Object.assign(new Error('no'), { name: 'AbortErrors' })],
    ['an error that ends like a known one', Object.assign(new Error('no'), { name: 'NoAbortError' })],
    ['no error', 'broken'],
  ])('MEM-04 reports %s of the browser', async (_, cause) => {
    browser.get.mockRejectedValue(cause);
    const { run } = await step();
    expect(await run(purpose, withdrawal(required).send)).toEqual(refused);
    expect(logged()).toBe(1);
  });
});

describe('a new passkey', () => {
  const start = '/wps/member/passkeys/start';
  const create = (answers: Record<string, unknown> = { [start]: creationOptions }) => render(useNewPasskey, answers);

  it('MEM-04 is made by the browser with the options of the gateway', async () => {
    const { run } = await create();
    expect(await run()).toEqual({
      credential: { id: 'AQID', clientDataJSON: 'AQ', attestationObject: 'Ag', transports: ['internal'] },
    });
  });

  it('MEM-04 has no transports if the browser names none', async () => {
    browser.create.mockResolvedValue({ ...made, response: { clientDataJSON: bytes(1), attestationObject: bytes(2) } });
    const { run } = await create();
    expect(await run()).toMatchObject({ credential: { transports: [] } });
  });

  it('MEM-04 is not made if the gateway refuses or the player cancels', async () => {
    const limited = await create({ [start]: 429 });
    expect(await limited.run()).toEqual({ error: { status: 429, code: 'request.rate_limited' } });
    expect(browser.create).not.toHaveBeenCalled();
    browser.create.mockRejectedValue(new DOMException('cancelled', 'NotAllowedError'));
    const { run } = await create();
    expect(await run()).toEqual(refused);
  });
});
