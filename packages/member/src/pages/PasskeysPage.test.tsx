import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  buildFullSecurity,
  buildPasskey,
  buildPasskeys,
  buildSecurity,
  buildSession,
  refusal,
  renderWithApp,
  type HarnessOptions,
  type MockRequest,
} from '@parlor/testing';
import { Page } from './PasskeysPage.tsx';

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

/** The results of the browser's passkey dialog. */
const browser = { create: vi.fn(), get: vi.fn() };
beforeEach(() => {
  browser.create.mockResolvedValue({
    id: 'AQID',
    rawId: bytes(1, 2, 3),
    type: 'public-key',
    getClientExtensionResults: () => ({}),
    response: {
      clientDataJSON: bytes(1),
      attestationObject: bytes(2),
      getTransports: () => ['internal'],
    },
  });
  browser.get.mockResolvedValue({
    id: 'AQID',
    rawId: bytes(1, 2, 3),
    type: 'public-key',
    getClientExtensionResults: () => ({}),
    response: { clientDataJSON: bytes(1), authenticatorData: bytes(2), signature: bytes(3) },
  });
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: browser });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  browser.create.mockReset();
  browser.get.mockReset();
});

function open({ answers, ...options }: HarnessOptions = {}) {
  const result = renderWithApp(<Page />, {
    route: '/m/securityCenter/passkeys',
    session: buildSession(),
    ...options,
    answers: {
      getSecurity: buildFullSecurity(),
      listPasskeys: buildPasskeys(),
      startPasskey: creationOptions,
      challengePasskey: requestOptions,
      ...answers,
    },
  });
  return { ...result, toasts: () => result.store.getState().toasts.map(({ messageKey }) => messageKey) };
}

async function addPasskey() {
  await userEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  await userEvent.type(await screen.findByLabelText(/Name of the passkey/), 'My phone');
  await userEvent.type(screen.getByLabelText('Payment password'), '482913');
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
}

describe('PasskeysPage', () => {
  it('MEM-04 adds a passkey with a name and the payment password', async () => {
    const sent: unknown[] = [];
    const { toasts } = open({
      answers: {
        listPasskeys: buildPasskeys([]),
        addPasskey: ({ body }: MockRequest) => {
          sent.push(body);
          return buildPasskeys();
        },
      },
    });
    await addPasskey();
    await waitFor(() => expect(toasts()).toEqual(['security:passkeys.added']));
    expect(sent).toEqual([
      {
        name: 'My phone',
        paymentPassword: '482913',
        credential: { id: 'AQID', clientDataJSON: 'AQ', attestationObject: 'Ag', transports: ['internal'] },
      },
    ]);
  });

  it('MEM-04 shows an error when the player cancels, and sends nothing', async () => {
    browser.create.mockRejectedValue(new DOMException('cancelled', 'NotAllowedError'));
    const add = vi.fn();
    open({ answers: { listPasskeys: buildPasskeys([]), addPasskey: add } });
    await addPasskey();
    expect(await screen.findByText(/Your passkey did not confirm this/)).toBeShown();
    expect(add).not.toHaveBeenCalled();
  });

  it('MEM-04 removes a passkey with the payment password and, if required, a passkey assertion', async () => {
    const sent: Record<string, unknown>[] = [];
    const { toasts } = open({
      answers: {
        removePasskey: ({ body }: MockRequest) => {
          sent.push(body as Record<string, unknown>);
          return sent.length === 1 ? refusal('passkey.required') : buildPasskeys([]);
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove My phone' }));
    await userEvent.type(await screen.findByLabelText('Payment password'), '482913');
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(toasts()).toEqual(['security:passkeys.removed']));
    expect(sent.map(({ passkey }) => passkey)).toEqual([
      undefined,
      { id: 'AQID', clientDataJSON: 'AQ', authenticatorData: 'Ag', signature: 'Aw' },
    ]);
  });

  it('MEM-04 renames a passkey', async () => {
    const sent: unknown[] = [];
    open({
      answers: {
        renamePasskey: ({ body }: MockRequest) => {
          sent.push(body);
          return buildPasskeys([buildPasskey({ name: 'Blue key' })]);
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Rename My phone' }));
    const field = await screen.findByRole('textbox', { name: 'Name of the passkey' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Blue key');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toEqual([{ passkeyId: buildPasskey().id, name: 'Blue key' }]));
  });

  it('MEM-04 removes lost passkeys with a code and both passwords', async () => {
    const sent: unknown[] = [];
    const { toasts } = open({
      answers: {
        resetPasskeys: ({ body }: MockRequest) => {
          sent.push(body);
          return buildPasskeys([]);
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'I lost my passkey' }));
    await userEvent.type(await screen.findByLabelText('Code'), '123456');
    await userEvent.type(screen.getByLabelText('Login password'), 'Player#2026');
    await userEvent.type(screen.getByLabelText('Payment password'), '482913');
    await userEvent.click(screen.getByRole('button', { name: 'Remove all passkeys' }));
    await waitFor(() => expect(toasts()).toEqual(['security:passkeys.wasReset']));
    expect(sent).toEqual([{ verificationCode: '123456', loginPassword: 'Player#2026', paymentPassword: '482913' }]);
  });

  it('MEM-04 asks for a payment password first, and reports a browser without passkey support', async () => {
    const { unmount } = open({ answers: { getSecurity: buildSecurity() } });
    expect(await screen.findByRole('link', { name: 'Set payment password' })).toBeShown();
    unmount();
    vi.stubGlobal('PublicKeyCredential', undefined);
    open({ answers: { listPasskeys: buildPasskeys([]) } });
    expect(await screen.findByText(/cannot use passkeys/)).toBeShown();
  });
});
