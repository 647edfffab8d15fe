import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SecurityOverview } from '@parlor/contract';
import {
  buildFullSecurity,
  buildSecurity,
  buildSession,
  NOW,
  PENDING,
  refusal,
  renderWithApp,
  type HarnessOptions,
  type MockRequest,
} from '@parlor/testing';
import { Page } from './PaymentPasswordPage.tsx';

afterEach(cleanup);

function open(overview: SecurityOverview, { answers, ...options }: HarnessOptions = {}) {
  const sent: unknown[] = [];
  const take = ({ body }: MockRequest) => {
    sent.push(body);
    return {};
  };
  const result = renderWithApp(<Page />, {
    route: '/m/securityCenter/FundsPasswordBox',
    session: buildSession(),
    ...options,
    answers: {
      getSecurity: overview,
      setPaymentPassword: take,
      changePaymentPassword: take,
      resetPaymentPassword: take,
      ...answers,
    },
  });
  return {
    ...result,
    sent,
    user: userEvent.setup(),
    toasts: () => result.store.getState().toasts.map(({ messageKey }) => messageKey),
    /** The calls that the page makes, accepted or refused. */
    calls: () => Object.values(result.store.getState().api.mutations).map((call) => call?.endpointName),
  };
}

const field = (label: string) => screen.findByLabelText(label);
const isSetBy = (resetBy: SecurityOverview['paymentPassword']['resetBy'], lockedUntil: number | null = null) =>
  buildFullSecurity({ paymentPassword: { isSet: true, lockedUntil, resetBy } });

describe('the form that sets a payment password', () => {
  it('MEM-04 sends the new and the login password and returns to the security centre', async () => {
    const { user, sent, toasts, location } = open(buildSecurity());
    await user.type(await field('New payment password'), '482913');
    await user.type(await field('New payment password again'), '482913');
    await user.type(await field('Login password'), 'Mango#Tree7');
    await user.click(screen.getByRole('button', { name: 'Set payment password' }));
    await waitFor(() => expect(toasts()).toEqual(['security:payment.wasSet']));
    expect(sent).toEqual([{ newPassword: '482913', confirmNewPassword: '482913', loginPassword: 'Mango#Tree7' }]);
    await waitFor(() => expect(location()).toBe('/m/securityCenter'));
  });

  it('MEM-04 takes six digits on a numeric keypad, masked until the player shows them', async () => {
    const { user } = open(buildSecurity());
    const input = await field('New payment password');
    expect(['inputmode', 'type', 'maxlength', 'autocomplete'].map((name) => input.getAttribute(name))).toEqual([
      'numeric',
      'password',
      '6',
      'new-password',
    ]);
    await user.type(input, '4829135');
    expect((input as HTMLInputElement).value).toBe('482913');
    await user.click(screen.getAllByRole('button', { name: 'Show' })[0]!);
    expect(input.getAttribute('type')).toBe('text');
  });

  it.each([
    ['', '', 'Please fill this in'],
    ['4829', '4829', 'Six digits, please'],
    ['๔๘๒๙๑๓', '๔๘๒๙๑๓', 'Six digits, please'],
    ['123456', '123456', 'This is too easy to guess'],
    ['777777', '777777', 'This is too easy to guess'],
    ['482913', '482914', 'The two are not the same'],
  ])('MEM-04 rejects "%s" and "%s" with "%s" and sends nothing', async (first, second, words) => {
    const { user, calls } = open(buildSecurity());
    if (first !== '') await user.type(await field('New payment password'), first);
    if (second !== '') await user.type(await field('New payment password again'), second);
    await user.type(await field('Login password'), 'Mango#Tree7');
    await user.click(screen.getByRole('button', { name: 'Set payment password' }));
    expect(await screen.findByText(words)).toBeShown();
    expect(calls()).toEqual([]);
  });

  it('MEM-04 shows a field error from the gateway', async () => {
    const { user } = open(buildSecurity(), {
      answers: {
        setPaymentPassword: refusal('payment_password.invalid', {
          fields: { newPassword: { key: 'validation.payment_password_weak' } },
        }),
      },
    });
    for (const label of ['New payment password', 'New payment password again', 'Login password'])
      await user.type(await field(label), '356789');
    await user.click(screen.getByRole('button', { name: 'Set payment password' }));
    expect(await screen.findByText('This is too easy to guess')).toBeShown();
  });

  it('MEM-04 reports a wrong login password and focuses its field', async () => {
    const { user } = open(buildSecurity(), { answers: { setPaymentPassword: refusal('password.incorrect') } });
    await user.type(await field('New payment password'), '482913');
    await user.type(await field('New payment password again'), '482913');
    await user.type(await field('Login password'), 'Wrong#Tree7');
    await user.click(screen.getByRole('button', { name: 'Set payment password' }));
    expect(await screen.findByText('The login password is not correct.')).toBeShown();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Login password')));
  });

  it('MEM-04 does not store the password in the browser', async () => {
    const { user, unmount } = open(buildSecurity());
    await user.type(await field('New payment password'), '482913');
    unmount();
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('482913');
  });

  it('MEM-04 submits once when the button is double-clicked', async () => {
    const setPaymentPassword = vi.fn<() => unknown>(() => PENDING);
    const { user } = open(buildSecurity(), { answers: { setPaymentPassword } });
    for (const label of ['New payment password', 'New payment password again', 'Login password'])
      await user.type(await field(label), '482913');
    await user.dblClick(screen.getByRole('button', { name: 'Set payment password' }));
    await waitFor(() => expect(setPaymentPassword).toHaveBeenCalledOnce());
  });
});

describe('the form that changes a payment password', () => {
  it('MEM-04 sends the current and the new password', async () => {
    const { user, sent, toasts } = open(isSetBy('sms'));
    await user.type(await field('Present payment password'), '482913');
    await user.type(await field('New payment password'), '739164');
    await user.type(await field('New payment password again'), '739164');
    await user.click(screen.getByRole('button', { name: 'Change payment password' }));
    await waitFor(() => expect(toasts()).toEqual(['security:payment.wasChanged']));
    expect(sent).toEqual([{ oldPassword: '482913', newPassword: '739164', confirmNewPassword: '739164' }]);
  });

  it('MEM-04 reports a wrong current password', async () => {
    const { user } = open(isSetBy('sms'), { answers: { changePaymentPassword: refusal('payment_password.wrong') } });
    await user.type(await field('Present payment password'), '604185');
    for (const label of ['New payment password', 'New payment password again'])
      await user.type(await field(label), '739164');
    await user.click(screen.getByRole('button', { name: 'Change payment password' }));
    expect(await screen.findByText('The payment password is not correct.')).toBeShown();
  });

  it('MEM-04 shows until when the password is locked', async () => {
    open(isSetBy('sms', NOW + 1_800_000));
    expect(await screen.findByRole('heading', { name: 'Locked for now' })).toBeShown();
    // 12:30 UTC in the merchant's time zone.
    expect(screen.getByText(/try again at .*19:30/)).toBeShown();
  });

  it('MEM-04 resets the password with a code and the login password', async () => {
    const sendSecurityCode = vi.fn<(request: MockRequest) => unknown>(() => ({
      expirationTime: Date.now() + 60_000,
      sentTo: '•••• 5678',
    }));
    const { user, sent, toasts } = open(isSetBy('sms'), { answers: { sendSecurityCode } });
    await user.click(await screen.findByRole('button', { name: 'Forgot it?' }));
    expect(screen.getByText(/We send a code to •••• 5678/)).toBeShown();
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByText('The code went to •••• 5678.')).toBeShown();
    expect(screen.getByRole('button', { name: /^Another code in \d+ seconds$/ })).toHaveProperty('disabled', true);
    expect(sendSecurityCode.mock.calls[0]?.[0].body).toEqual({ purpose: 'payment' });
    await user.type(await field('Code'), '112233');
    for (const label of ['New payment password', 'New payment password again'])
      await user.type(await field(label), '739164');
    await user.type(await field('Login password'), 'Mango#Tree7');
    await user.click(screen.getByRole('button', { name: 'Set new payment password' }));
    await waitFor(() => expect(toasts()).toEqual(['security:payment.wasSet']));
    expect(sent).toEqual([
      { verificationCode: '112233', newPassword: '739164', confirmNewPassword: '739164', loginPassword: 'Mango#Tree7' },
    ]);
  });

  it('MEM-04 refers the member to customer service for a reset when no code can be sent', async () => {
    const { user, store } = open(isSetBy('service'));
    await user.click(await screen.findByRole('button', { name: 'Forgot it?' }));
    expect(screen.getByRole('heading', { name: 'Customer service sets it for you' })).toBeShown();
    await user.click(screen.getByRole('button', { name: 'Customer service' }));
    expect(store.getState().dialogs.open).toBe('service');
  });

  it('MEM-04 I18N-03 is shown in Thai', async () => {
    open(isSetBy('sms'), { language: 'TY' });
    expect(await screen.findByRole('button', { name: 'เปลี่ยนรหัสผ่านการชำระเงิน' })).toBeShown();
  });

  it('AUTH-13 is not available to a trial account', () => {
    open(buildSecurity(), { session: buildSession({ type: 4 }) });
    expect(
      screen.getByRole('heading', { name: 'Please log in to an actual account to use this function' }),
    ).toBeShown();
  });
});
