import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Settings } from '@parlor/contract';
import { buildRegistrationSettings, buildCaptcha, buildSession, buildSettings, refusal } from '@parlor/testing';
import { renderSite } from '../testing/renderSite.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const title = async (name: string) => screen.findByRole('heading', { level: 1, name });
const popup = async (name: string) => screen.findByRole('dialog', { name });
const registration = { getRegistrationSettings: buildRegistrationSettings(), getCaptcha: buildCaptcha() };

describe('the router', () => {
  it.each(['/', '/m', '/m/', '/m/home', '/m/index', '/m/index.html'])('SYS-01 shows home at %s', async (address) => {
    renderSite(address);
    expect(await screen.findByRole('link', { name: 'Sample' })).toBeShown();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });

  it('NAV-01 redirects /m/help?tag=terms to the help item with that tag', async () => {
    const { address } = renderSite('/m/help?tag=terms');
    expect(await title('Help')).toBeShown();
    expect(address()).toBe('/m/helpDetail?i=0');
  });

  it.each([
    '/m/nowhere',
    '/m/nowhere?x=1#part',
    '/elsewhere',
    '/m/home/more',
    '/m//help',
    '/m/%E0%A4%A',
    '/m/play',
    '/m/play/1/2',
  ])('NAV-01 redirects %s, which is not a known address, to home', async (address) => {
    const { address: current } = renderSite(address);
    await waitFor(() => expect(current()).toBe('/m/home'));
  });
});

describe('an agent code', () => {
  it.each(['code', 'agentCode'])(
    'AUTH-03 AGT-01 from /m/agent?%s=… is stored on /m/agent and removed on another page',
    async (name) => {
      renderSite(`/m/agent?${name}=AGENT01`);
      await screen.findByText('Agent code: AGENT01');
      expect(localStorage.getItem('agentCode')).toBe('AGENT01');
      cleanup();
      renderSite('/m/agent');
      await screen.findByText('Agent code: AGENT01');
      cleanup();
      renderSite('/m/help');
      await waitFor(() => expect(localStorage.getItem('agentCode')).toBeNull());
    },
  );

  it('AUTH-03 is stored from an uppercase address and from one with a trailing slash', async () => {
    for (const address of ['/m/AGENT?code=AGENT02', '/m/agent/?code=AGENT03']) {
      renderSite(address);
      await screen.findByText(/^Agent code: AGENT0/);
      expect(address).toContain(localStorage.getItem('agentCode') ?? 'nothing');
      cleanup();
    }
  });
});

describe('a popup', () => {
  it.each([
    ['/m/login', 'Log in'],
    ['/m/register', 'Create account'],
  ])('NAV-02 at %s redirects a player to home or to the return address, but opens in free play', async (way, name) => {
    const { address } = renderSite(way, { session: buildSession(), answers: registration });
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => {
      const state = { usr: { returnTo: '/m/help' }, key: 'again' };
      window.history.pushState(state, '', way);
      window.dispatchEvent(new PopStateEvent('popstate', { state }));
    });
    await title('Help centre');
    expect(address()).toBe('/m/help');
    cleanup();
    const freePlay = 4;
    renderSite(way, { session: buildSession({ type: freePlay }), answers: registration });
    expect(await popup(name)).toBeShown();
  });

  it('NAV-02 opens over the current page, and closing it leads home', async () => {
    const { address } = renderSite('/m/activity');
    await title('Promotions');
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.click(within(await popup('Menu')).getByRole('link', { name: 'Log in' }));
    const dialog = await popup('Log in');
    expect(address()).toBe('/m/login');
    // The page behind an open popup stays mounted, hidden from assistive technology.
    expect(screen.getByRole('heading', { level: 1, name: 'Promotions', hidden: true })).toBeShown();

    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/m/home');
  });

  it('NAV-02 that is opened by its address shows home behind it and closes on Escape', async () => {
    const { address } = renderSite('/m/login');
    await popup('Log in');
    expect(await screen.findByRole('link', { name: 'Sample', hidden: true })).toBeShown();
    await userEvent.setup().keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/m/home'));
  });

  it('NAV-03 locks page scrolling while it is open', async () => {
    const isLocked = () =>
      [document.documentElement, document.body].some(
        (element) =>
          getComputedStyle(element).overflowY === 'hidden' || getComputedStyle(element).overflow === 'hidden',
      );
    renderSite('/m/login');
    await popup('Log in');
    await waitFor(() => expect(isLocked()).toBe(true));
    await userEvent.setup().keyboard('{Escape}');
    await waitFor(() => expect(isLocked()).toBe(false));
  });

  it('NAV-02 focuses the first login field and sets the document title', async () => {
    renderSite('/m/login');
    await popup('Log in');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Username')));
    expect(document.title).toBe('Log in · Sample');
  });

  it('NAV-02 focuses the first registration field once the form has loaded', async () => {
    let answer: ((settings: unknown) => void) | undefined;
    renderSite('/m/register', {
      answers: {
        ...registration,
        getRegistrationSettings: () =>
          new Promise((resolve) => {
            answer = resolve;
          }),
      },
    });
    await waitFor(() => expect(answer).toBeDefined());
    await act(async () => answer?.(buildRegistrationSettings()));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Username/)));
  });

  it.each([
    ['Forgot your password?', 'Forgot password', '/m/forget'],
    ['New here? Create an account', 'Create account', '/m/register'],
  ])('NAV-03 switches from login through "%s" to "%s", and closing that leads home', async (link, name, place) => {
    const { address } = renderSite('/m/login', { answers: registration });
    const user = userEvent.setup();
    await user.click(await within(await popup('Log in')).findByRole('link', { name: link }));
    await popup(name);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(address()).toBe(place);
    await user.click(within(await popup(name)).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/m/home'));
  });

  it('NAV-03 switches from forgot password back to login', async () => {
    renderSite('/m/forget');
    const user = userEvent.setup();
    await user.click(await within(await popup('Forgot password')).findByRole('link', { name: 'Back to login' }));
    await popup('Log in');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('NAV-01 NAV-02 to change the password opens for a player and redirects a visitor to home', async () => {
    const player = renderSite('/m/securityCenter', { session: buildSession() });
    await userEvent.setup().click(await screen.findByRole('link', { name: /^Change password/ }));
    await popup('Change password');
    expect(player.address()).toBe('/m/changePsw');
    expect(screen.getByRole('heading', { level: 1, name: 'Security centre', hidden: true })).toBeShown();
    cleanup();

    const visitor = renderSite('/m/changePsw');
    await waitFor(() => expect(visitor.address()).toBe('/m/home'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('NAV-03 switches from login to registration and back', async () => {
    const { address } = renderSite('/m/login', { answers: registration });
    const user = userEvent.setup();
    await user.click(await within(await popup('Log in')).findByRole('link', { name: /Create an account/ }));
    await popup('Create account');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(address()).toBe('/m/register');

    await user.click(await screen.findByRole('link', { name: /Already have an account/ }));
    await popup('Log in');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });
});

describe('a restricted screen', () => {
  it.each(['/m/voucherCenter', '/m/gameRecord', '/m/transaction/record', '/m/member/home'])(
    'WAL-06 NAV-20 at %s asks a visitor to log in',
    async (target) => {
      const { address } = renderSite(target);
      await popup('Log in');
      expect(address()).toBe('/m/login');
    },
  );

  it.each(['/m/gameRecord?from=mail&n=2#part', '/m/GAMERECORD/?from=mail'])(
    'NAV-20 requested as %s opens at that full address after login',
    async (target) => {
      const { address } = renderSite(target, { answers: { login: buildSession() } });
      const dialog = await popup('Log in');
      const user = userEvent.setup();
      await user.type(await within(dialog).findByLabelText('Username'), 'player01');
      await user.type(within(dialog).getByLabelText('Password'), 'Player#2026');
      await user.click(within(dialog).getByRole('button', { name: 'Log in' }));
      await title('Betting record');
      expect(address() + window.location.hash).toBe(target);
    },
  );

  it.each(['/m/applyReward?p1', '/m/applyReward'])(
    'NAV-01 at %s redirects visitors to the promotions',
    async (target) => {
      const { address } = renderSite(target);
      await title('Promotions');
      expect(address()).toBe('/m/activity');
    },
  );

  const { whitelabel, features } = buildSettings();
  const off = (name: string): Settings =>
    name in features
      ? buildSettings({ features: { ...features, [name]: false } })
      : buildSettings({ whitelabel: { ...whitelabel, [name]: false } });
  it.each([
    ['/m/gameRecord', 'TRANSBETREPMEM3'],
    ['/m/gameRecord', 'bettingReport'],
    ['/m/transaction/record', 'TRANSREC3'],
    ['/m/profitandloss', 'PERSREP'],
    ['/m/member/manualRebate', 'MANPLAYREB3'],
    ['/m/member/benefits', 'vipBenefit'],
    ['/m/securityCenter', 'SECPRIV'],
    ['/m/securityCenter/FundsPasswordBox', 'SECPRIV'],
    ['/m/webEmail', 'mailCentre'],
    ['/m/feedback', 'feedback'],
  ])('SYS-13 at %s redirects to home with a notice when %s is off', async (target, name) => {
    const { address } = renderSite(target, { session: buildSession(), answers: { getSettings: off(name) } });
    expect(await screen.findByText(/feature is temporarily unavailable/)).toBeShown();
    expect(address()).toBe('/m/home');
  });

  it('SYS-13 NAV-17 at /m/rewardCenter refers players to customer service when rewardCentre is off', async () => {
    const { address } = renderSite('/m/rewardCenter', {
      session: buildSession(),
      answers: { getSettings: off('rewardCentre') },
    });
    expect(await screen.findByRole('heading', { name: 'Please contact customer service' })).toBeShown();
    expect(address()).toBe('/m/rewardCenter');
  });

  it.each([
    [0, '/m/home'],
    [4, '/m/home'],
    [40, '/m/home'],
    [1, '/m/agent/home'],
  ])('NAV-16 for the agency centre takes an account of type %i to %s', async (type, place) => {
    const { address } = renderSite('/m/agent/home', { session: buildSession({ type }) });
    await act(async () => {});
    await waitFor(() => expect(address()).toBe(place));
  });

  it('AUTH-12 ends the session with a notice when the gateway rejects the token', async () => {
    const { address } = renderSite('/m/member/home', {
      session: buildSession(),
      answers: { getMemberInfo: refusal('session.ended'), getBalance: refusal('session.ended') },
    });
    expect(await screen.findByText('The account has been logged out, please log in again')).toBeShown();
    await popup('Log in');
    expect(address()).toBe('/m/login');
    expect([localStorage.getItem('token'), localStorage.getItem('MC_SESSION_INFO')]).toEqual([null, null]);
  });
});
