import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm, useWatch } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildSettings, PENDING, refusal, renderWithApp, type HarnessOptions, type MockRequest } from '@parlor/testing';
import { useSmsCode, type SmsCodeProof } from '../../hooks/useSmsCode.ts';
import { IdentityError, type IdentityAdapter } from '../../identity/identityAdapter.ts';
import { IdentityAdapterLoading } from '../../identity/useIdentityProvider.ts';
import { buildBotChallenge, isSolution } from '../../testing/botChallenge.ts';
import { SmsCodeField } from './SmsCodeField.tsx';

interface Values {
  verificationCode: string;
}

let number = 0;
/** A unique number per test, because each number has a wait between codes. */
const nextNumber = () => `08${String((number += 1)).padStart(8, '0')}`;

function CodeForm({
  mobileNum,
  countryDialingCode = '66',
  isValid = true,
  onProof,
}: {
  mobileNum: string;
  countryDialingCode?: string;
  isValid?: boolean;
  onProof?: (proof: SmsCodeProof) => void;
}) {
  const { control, register, setValue } = useForm<Values>({ defaultValues: { verificationCode: '' } });
  const code = useWatch({ control, name: 'verificationCode' });
  const sms = useSmsCode({ purpose: 'register', mobileNum, countryDialingCode, isValid });
  return (
    <>
      <SmsCodeField
        {...register('verificationCode')}
        sms={sms}
        onFilled={(filled) => setValue('verificationCode', filled)}
      />
      <output data-testid="code">{code}</output>
      <button type="button" onClick={() => void sms.confirm?.(code).then(onProof)}>
        Confirm
      </button>
    </>
  );
}

const answers = {
  getBotChallenge: () => buildBotChallenge(),
  sendSmsCode: () => ({ expirationTime: Date.now() + 60_000 }),
};
const show = (form: Parameters<typeof CodeForm>[0], options: HarnessOptions = {}, adapter?: Partial<IdentityAdapter>) =>
  renderWithApp(
    <IdentityAdapterLoading
      value={() =>
        Promise.resolve({
          signInWith: () => Promise.reject(new IdentityError('unavailable')),
          startPhone: () => Promise.reject(new IdentityError('unavailable')),
          ...adapter,
        })
      }
    >
      <CodeForm {...form} />
    </IdentityAdapterLoading>,
    { ...options, answers: { ...answers, ...options.answers } },
  );
const byProvider: HarnessOptions = {
  settings: {
    ...buildSettings(),
    smsCodes: 'provider',
    identityProvider: { apiKey: 'key', authDomain: 'sample.test', projectId: 'sample', emulatorUrl: '' },
  },
};
const idle = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Send code' });
const counting = () =>
  screen.findByRole<HTMLButtonElement>('button', { name: /You can ask for another code in \d+ seconds/ });
const toasts = ({ store }: ReturnType<typeof show>) =>
  (store.getState() as { toasts: { tone: string; messageKey: string; durationMs?: number }[] }).toasts;

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('SmsCodeField', () => {
  it('AUTH-04 disables the send button while the number is invalid', async () => {
    show({ mobileNum: '08', isValid: false });
    expect((await idle()).disabled).toBe(true);
  });

  it('REG-11 shows a loading toast, then a success toast for 1.5 s, and counts down from 60 s', async () => {
    let release = () => {};
    const gate = new Promise<void>((open) => {
      release = open;
    });
    const bodies: unknown[] = [];
    const mobileNum = nextNumber();
    const shown = show(
      { mobileNum },
      {
        answers: {
          sendSmsCode: async ({ body }: MockRequest) => (
            bodies.push(body),
            await gate,
            { expirationTime: Date.now() + 60_000 }
          ),
        },
      },
    );
    const user = userEvent.setup();
    await user.click(await idle());
    await waitFor(() =>
      expect(toasts(shown)).toMatchObject([
        { tone: 'loading', messageKey: 'auth:code.in_sms_sending', durationMs: 10_000 },
      ]),
    );
    expect((await idle()).getAttribute('aria-busy')).toBe('true');
    await waitFor(() => expect(bodies).toHaveLength(1));
    release();
    expect((await counting()).textContent).toMatch(/^(60|59) s$/);
    expect((await counting()).disabled).toBe(true);
    expect(toasts(shown)).toMatchObject([{ tone: 'success', messageKey: 'auth:code.in_sms_send', durationMs: 1500 }]);
    expect(bodies).toMatchObject([{ mobileNum, countryDialingCode: '66', purpose: 'register' }]);
    expect(await isSolution((bodies[0] as { botCheck: string }).botCheck)).toBe(true);
    expect(document.activeElement).toBe(screen.getByLabelText('SMS code'));
  });

  it('REG-11 continues the countdown of a number after a remount, and has none for another number', async () => {
    const mobileNum = nextNumber();
    show({ mobileNum });
    await userEvent.setup().click(await idle());
    await counting();
    cleanup();
    show({ mobileNum });
    expect((await counting()).disabled).toBe(true);
    cleanup();
    show({ mobileNum: nextNumber() });
    expect((await idle()).disabled).toBe(false);
  });

  it('REG-11 continues the countdown of a number whose code was sent before the countries were loaded', async () => {
    const mobileNum = nextNumber();
    show({ mobileNum, countryDialingCode: '' });
    await userEvent.setup().click(await idle());
    await counting();
    cleanup();
    show({ mobileNum, countryDialingCode: '66' });
    expect((await counting()).disabled).toBe(true);
  });

  it('REG-11 rounds up the remaining time, updates it every 500 ms and enables the button at the end', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    const mobileNum = nextNumber();
    sessionStorage.setItem('smsCodeWaits', JSON.stringify({ [`register 66 ${mobileNum}`]: Date.now() + 1400 }));
    show({ mobileNum });
    const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /code/ });
    expect(button().textContent).toBe('2 s');
    act(() => void vi.advanceTimersByTime(500));
    expect(button().textContent).toBe('1 s');
    act(() => void vi.advanceTimersByTime(1000));
    expect([button().textContent, button().disabled]).toEqual(['Send code', false]);
  });

  it('REG-11 counts down the wait of a rate limit and shows the reason', async () => {
    const shown = show(
      { mobileNum: nextNumber() },
      { answers: { sendSmsCode: refusal('request.rate_limited', { retryAfter: 300 }) } },
    );
    await userEvent.setup().click(await idle());
    expect(await screen.findByText('Too many attempts. Please wait a moment.')).toBeShown();
    expect((await counting()).textContent).toMatch(/^(300|299) s$/);
    expect(toasts(shown)).toEqual([]);
  });

  it('REG-11 ignores a second press while the request is pending', async () => {
    const gate = Promise.withResolvers<void>();
    let sent = 0;
    const shown = show(
      { mobileNum: nextNumber() },
      { answers: { sendSmsCode: async () => ((sent += 1), await gate.promise, answers.sendSmsCode()) } },
    );
    const user = userEvent.setup();
    await user.click(await idle());
    await waitFor(() => expect(sent).toBe(1));
    expect((await idle()).getAttribute('aria-busy')).toBe('true');
    const before = toasts(shown);
    await user.click(await idle());
    // A press that was not ignored would show a loading toast at once.
    expect(toasts(shown)).toBe(before);
    gate.resolve();
    expect((await counting()).disabled).toBe(true);
    expect(sent).toBe(1);
  });

  it('REG-04 keeps only the digits of a pasted text, 10 at most', async () => {
    show({ mobileNum: nextNumber() });
    const user = userEvent.setup();
    const field = screen.getByLabelText<HTMLInputElement>('SMS code');
    await user.click(field);
    await user.paste('Your code: 123 456 789 012');
    expect([field.value, screen.getByTestId('code').textContent, field.inputMode, field.autocomplete]).toEqual([
      '1234567890',
      '1234567890',
      'numeric',
      'one-time-code',
    ]);
  });

  it('AUTH-04 fills in the code from the SMS if the browser supports WebOTP', async () => {
    let arrive: (message: { code: string }) => void = () => {};
    vi.stubGlobal('OTPCredential', {});
    Object.defineProperty(navigator, 'credentials', {
      configurable: true,
      value: {
        get: () =>
          new Promise((open) => {
            arrive = open;
          }),
      },
    });
    show({ mobileNum: nextNumber() });
    await userEvent.setup().click(await idle());
    await counting();
    act(() => arrive({ code: '654321' }));
    await waitFor(() => expect(screen.getByTestId('code').textContent).toBe('654321'));
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'credentials');
  });
});

describe('SmsCodeField with an identity provider', () => {
  it('REG-08 REG-11 lets the provider send and verify the code instead of the gateway', async () => {
    const started: string[] = [];
    const proofs: SmsCodeProof[] = [];
    let isRequested = false;
    const shown = show(
      { mobileNum: '0812345678', onProof: (proof) => proofs.push(proof) },
      { ...byProvider, answers: { sendSmsCode: () => ((isRequested = true), PENDING) } },
      {
        startPhone: (fullNumber) => (
          started.push(fullNumber),
          Promise.resolve({
            confirm: (code) =>
              code === '123456'
                ? Promise.resolve({ idToken: 'proof' })
                : Promise.reject(new IdentityError('codeIncorrect')),
          })
        ),
      },
    );
    const user = userEvent.setup();
    await waitFor(async () => expect((await idle()).disabled).toBe(false));
    await user.click(await idle());
    expect((await counting()).textContent).toMatch(/^(60|59) s$/);
    expect([started, isRequested]).toEqual([['+66812345678'], false]);
    expect(toasts(shown)).toMatchObject([{ tone: 'success', messageKey: 'auth:code.in_sms_send' }]);
    await user.type(screen.getByLabelText('SMS code'), '000000');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await user.clear(screen.getByLabelText('SMS code'));
    await user.type(screen.getByLabelText('SMS code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() =>
      expect(proofs).toEqual([{ error: { status: 0, code: 'auth.code_incorrect' } }, { idToken: 'proof' }]),
    );
  });

  it('REG-11 hides the loading toast without an error if the provider fails', async () => {
    const shown = show({ mobileNum: nextNumber() }, byProvider, {
      startPhone: () => Promise.reject(new IdentityError('unavailable')),
    });
    await waitFor(async () => expect((await idle()).disabled).toBe(false));
    await userEvent.setup().click(await idle());
    await waitFor(async () => expect((await idle()).getAttribute('aria-busy')).toBeNull());
    expect([toasts(shown), screen.getByLabelText('SMS code').getAttribute('aria-invalid')]).toEqual([[], null]);
    expect((await idle()).disabled).toBe(false);
  });

  it('REG-08 reports an incorrect code if no code was sent', async () => {
    const proofs: SmsCodeProof[] = [];
    show({ mobileNum: nextNumber(), onProof: (proof) => proofs.push(proof) }, byProvider);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('SMS code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(proofs).toEqual([{ error: { status: 0, code: 'auth.code_incorrect' } }]));
  });
});
