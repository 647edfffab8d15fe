import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  buildFullSecurity,
  buildMember,
  buildSecurity,
  buildSession,
  refusal,
  renderWithApp,
  type HarnessOptions,
  type MockRequest,
} from '@parlor/testing';
import { Page as BindEmailPage } from './BindEmailPage.tsx';
import { Page as BindMobilePage } from './BindMobilePage.tsx';
import { Page as ProfilePage } from './ProfilePage.tsx';

afterEach(cleanup);

function open(page: ReactElement, { answers, ...options }: HarnessOptions = {}) {
  const sent: unknown[] = [];
  const take =
    (value: unknown) =>
    ({ body }: MockRequest) => {
      sent.push(body);
      return value;
    };
  const result = renderWithApp(page, {
    session: buildSession(),
    route: '/m/securityCenter/mobile',
    ...options,
    answers: {
      getSecurity: buildSecurity(),
      listCountries: {
        list: [
          { country: 'TH', countryDialingCode: '66' },
          { country: 'LA', countryDialingCode: '856' },
        ],
      },
      sendSecurityCode: take({ expirationTime: Date.now() + 60_000, sentTo: '•••• 5678' }),
      bindMobile: take({}),
      bindEmail: take({}),
      setNickname: take({}),
      setHeadIcon: take({ headIcon: 'cat' }),
      getMemberInfo: buildMember({ nickname: 'Mali' }),
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

describe('the mobile number form', () => {
  it('MEM-04 sends the number, its code and the login password', async () => {
    const { user, sent, toasts } = open(<BindMobilePage />);
    await user.type(await screen.findByRole('textbox', { name: /Mobile number/ }), '812345678');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByText('The code went to •••• 5678.')).toBeShown();
    await user.type(screen.getByLabelText('Code'), '112233');
    await user.type(screen.getByLabelText('Login password'), 'Mango#Tree7');
    await user.click(screen.getByRole('button', { name: 'Bind number' }));
    await waitFor(() => expect(toasts()).toEqual(['security:contact.mobileBound']));
    expect(sent).toMatchObject([
      { purpose: 'mobile', mobileNum: '812345678', countryDialingCode: '66' },
      { mobileNum: '812345678', countryDialingCode: '66', verificationCode: '112233', loginPassword: 'Mango#Tree7' },
    ]);
  });

  it('MEM-04 sends no code without a number, and submits nothing without a code', async () => {
    const { user, calls } = open(<BindMobilePage />);
    expect(await screen.findByRole('button', { name: 'Send code' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Bind number' }));
    expect(await screen.findByText('Please enter the six digits of the code')).toBeShown();
    expect(calls()).toEqual([]);
  });

  it('MEM-04 reports a wrong code', async () => {
    const { user } = open(<BindMobilePage />, { answers: { bindMobile: refusal('auth.code_incorrect') } });
    await user.type(await screen.findByRole('textbox', { name: /Mobile number/ }), '812345678');
    await user.type(screen.getByLabelText('Code'), '112233');
    await user.type(screen.getByLabelText('Login password'), 'Mango#Tree7');
    await user.click(screen.getByRole('button', { name: 'Bind number' }));
    expect(await screen.findByText('Verification code error')).toBeShown();
  });

  it('MEM-04 refers the member to customer service when the merchant does not offer it', async () => {
    const { user, store } = open(<BindMobilePage />, {
      answers: { getSecurity: buildSecurity({ mobile: { masked: '', isVerified: false, canBind: false } }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Customer service' }));
    expect(store.getState().dialogs.open).toBe('service');
  });
});

describe('the email form', () => {
  it('MEM-04 asks for the payment password when one is set', async () => {
    const { user, sent, toasts } = open(<BindEmailPage />, { answers: { getSecurity: buildFullSecurity() } });
    expect(await screen.findByText('At present: p•••@example.com')).toBeShown();
    await user.type(screen.getByLabelText('Email'), ' mali@example.com ');
    await user.type(screen.getByLabelText('Code'), '112233');
    await user.type(screen.getByLabelText('Payment password'), '482913');
    await user.click(screen.getByRole('button', { name: 'Bind email' }));
    await waitFor(() => expect(toasts()).toEqual(['security:contact.emailBound']));
    expect(sent).toEqual([{ email: 'mali@example.com', verificationCode: '112233', paymentPassword: '482913' }]);
  });

  it('MEM-04 shows why no code was sent', async () => {
    const { user } = open(<BindEmailPage />, {
      answers: { sendSecurityCode: refusal('request.rate_limited', { retryAfter: 40 }) },
    });
    await user.type(await screen.findByLabelText('Email'), 'mali@example.com');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByText('Too many attempts. Please wait a moment.')).toBeShown();
    expect(screen.getByRole('button', { name: /^Another code in/ })).toHaveProperty('disabled', true);
  });
});

describe('the profile form', () => {
  it('MEM-04 MEM-01 changes the nickname and the avatar', async () => {
    const { user, sent, toasts } = open(<ProfilePage />);
    await user.click(await screen.findByRole('radio', { name: 'Cat' }));
    await user.clear(screen.getByLabelText('Nickname'));
    await user.type(screen.getByLabelText('Nickname'), 'สมชาย');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(toasts()).toEqual(['security:profile.saved']));
    expect(sent).toEqual([{ nickname: 'สมชาย' }, { headIcon: 'cat' }]);
  });

  it('MEM-04 sends only changed fields, and rejects an invalid nickname', async () => {
    const setHeadIcon = vi.fn(() => ({ headIcon: 'cat' }));
    const { user, sent } = open(<ProfilePage />, { answers: { setHeadIcon } });
    await user.type(await screen.findByLabelText('Nickname'), '<b>');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('2 to 20 letters or digits')).toBeShown();
    await user.clear(screen.getByLabelText('Nickname'));
    await user.type(screen.getByLabelText('Nickname'), 'Nok');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toEqual([{ nickname: 'Nok' }]));
    expect(setHeadIcon).not.toHaveBeenCalled();
  });

  it('AUTH-13 is not available to a trial account', () => {
    open(<ProfilePage />, { session: buildSession({ type: 4 }) });
    expect(
      screen.getByRole('heading', { name: 'Please log in to an actual account to use this function' }),
    ).toBeShown();
  });
});
