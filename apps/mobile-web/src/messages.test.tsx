import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ErrorCode } from '@parlor/contract';
import { errorMessageKey } from '@parlor/api-client';
import { buildSession, buildSettings, i18nByLanguage, PENDING, refusal, UNREACHABLE } from '@parlor/testing';
import { renderSite } from './testing/renderSite.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The specification's messages by error code of the gateway. The gateway tests the cause of each. */
const messages: readonly [code: ErrorCode, message: string][] = [
  ['session.required', 'You are not logged in, please login first'],
  ['session.ended', 'The account has been logged out, please log in again'],
  ['auth.code_incorrect', 'Verification code error'],
  ['permission.denied', 'Sorry, this account does not have permission or the feature is temporarily unavailable.'],
  ['auth.user_disabled', 'Sorry, the user does not exist or is disabled.'],
  ['register.username_taken', 'Sorry, the username already exists.'],
  ['register.referrer_invalid', 'Referrer link error'],
  ['auth.agent_incorrect', 'Incorrect agent information'],
  ['system.maintenance', 'The platform is under maintenance'],
  ['system.unknown', 'Unknown error'],
  ['game.launch_url_empty', 'The requested url is empty. please check your request format.'],
  ['system.unavailable', 'System upgrading, please try again later.'],
  ['auth.non_member', 'Non-member account unable to login'],
  ['auth.non_agent', 'Non-agents cannot log in'],
  ['account.real_required', 'Please login to a real account to use this function'],
];

/** The specification writes the verb as one word. */
const written = (words: string) => words.replaceAll('login', 'log in');

async function refuseLogin(code: string) {
  // Some of these tests are about unknown codes.
  renderSite('/m/login', { answers: { login: refusal(code as ErrorCode) } });
  const form = within(await screen.findByRole('dialog', { name: 'Log in' }));
  const user = userEvent.setup();
  await user.type(await form.findByLabelText('Username'), 'player01');
  await user.type(form.getByLabelText('Password'), 'Player#2026');
  await user.click(form.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(form.getByRole('alert').textContent).not.toBe(''));
  return form;
}

describe('a gateway error', () => {
  it.each(messages)('AUTH-15 with code %s shows "%s" and keeps the form input', async (code, message) => {
    const form = await refuseLogin(code);
    expect(form.getByRole('alert').textContent).toContain(written(message));
    expect([
      form.getByLabelText<HTMLInputElement>('Username').value,
      form.getByLabelText<HTMLInputElement>('Password').value,
    ]).toEqual(['player01', 'Player#2026']);
  });

  it.each(messages)('AUTH-15 with code %s ("%s") has a translation in every language', (code) => {
    const [english, ...others] = (['EN', 'TY', 'CN'] as const).map((language) =>
      i18nByLanguage[language].t(errorMessageKey({ status: 0, code })),
    );
    expect(others.filter((words) => words === '' || words === english || words.includes(code))).toEqual([]);
  });

  it.each(['shop.closed_on_mondays', '', 'constructor'])(
    'AUTH-15 with the unknown code "%s" shows "Unknown error" and keeps the form input',
    async (code) => {
      const form = await refuseLogin(code);
      expect(form.getByRole('alert').textContent).toBe('Unknown error');
      expect(form.getByLabelText<HTMLInputElement>('Username').value).toBe('player01');
      expect(form.getByRole('button', { name: 'Log in' }).hasAttribute('disabled')).toBe(false);
    },
  );
});

describe('the site', () => {
  it('AUTH-15 SYS-11 shows an offline notice, then "Back online" when the network is back', async () => {
    renderSite('/m/help');
    await screen.findByRole('navigation', { name: 'Main' });
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText('You are offline. We will continue when the connection is back.')).toBeShown();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Back online')).toBeShown();
  });

  it('AUTH-15 SYS-11 shows a slow network notice while a call stays pending', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderSite('/m/activity', { answers: { listPromotions: PENDING } });
    await act(() => vi.advanceTimersByTimeAsync(9_000));
    expect(await screen.findByText('The network is slow. Hold on…')).toBeShown();
  });

  it('AUTH-15 SYS-11 shows an error in the form and keeps the input when the gateway is unreachable', async () => {
    renderSite('/m/login', { answers: { login: UNREACHABLE } });
    const form = within(await screen.findByRole('dialog', { name: 'Log in' }));
    const user = userEvent.setup();
    await user.type(await form.findByLabelText('Username'), 'player01');
    await user.type(form.getByLabelText('Password'), 'Player#2026');
    await user.click(form.getByRole('button', { name: 'Log in' }));
    await waitFor(() =>
      expect(form.getByRole('alert').textContent).toContain('We cannot reach the service right now.'),
    );
    expect(form.getByLabelText<HTMLInputElement>('Password').value).toBe('Player#2026');
  });

  it('AUTH-15 SYS-04 shows a blocked visitor that access is denied, with their IP address', async () => {
    renderSite('/m/home', {
      answers: { getSystemStatus: { location: { ip: '203.0.113.7' }, maintenance: false, regionRestriction: true } },
    });
    expect(await screen.findByText('Access is denied for your IP address or location.')).toBeShown();
    expect(screen.getByText('Your IP address: 203.0.113.7')).toBeShown();
  });

  it('AUTH-15 SYS-04 shows the maintenance message during maintenance', async () => {
    renderSite('/m/home', {
      answers: { getSystemStatus: { location: { ip: '203.0.113.7' }, maintenance: true, regionRestriction: false } },
    });
    expect(await screen.findByText('The platform is under maintenance.')).toBeShown();
  });

  it('AUTH-15 NAV-17 refers players to customer service when the reward centre is off', async () => {
    const settings = buildSettings();
    renderSite('/m/rewardCenter', {
      session: buildSession(),
      answers: { getSettings: { ...settings, features: { ...settings.features, rewardCentre: false } } },
    });
    expect(await screen.findByRole('heading', { name: 'Please contact customer service' })).toBeShown();
  });

  it('AUTH-15 DL-03 asks users of Chrome on iOS to download with Safari', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0.6478.35 Mobile/15E148 Safari/604.1',
    );
    const settings = buildSettings({
      resources: [{ resourceType: 'MOBILECONFIG', url: '/m/webclip.mobileconfig', labelNameEn: 'Home screen' }],
    });
    renderSite('/m/download', { answers: { getSettings: settings } });
    await userEvent.click(await screen.findByRole('button', { name: 'Download for iOS' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Please use Safari for download App.');
  });
});
