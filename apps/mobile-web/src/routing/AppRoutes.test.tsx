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

describe('addresses', () => {
  it.each(['/', '/m', '/m/', '/m/home', '/m/index', '/m/index.html'])('SYS-01 home answers on %s', async (address) => {
    renderSite(address);
    expect(await screen.findByRole('link', { name: 'Sample' })).toBeShown();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });

  it('NAV-01 /m/help?tag=terms leads to the item with that tag', async () => {
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
  ])('NAV-01 %s, which is no screen, leads home', async (address) => {
    const { address: current } = renderSite(address);
    await waitFor(() => expect(current()).toBe('/m/home'));
  });
});

describe('the code of an agent', () => {
  it.each(['code', 'agentCode'])(
    'AUTH-03 AGT-01 of /m/agent?%s=… is kept there, and forgotten at any other address',
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

  it('AUTH-03 is kept as well where the address is written in capitals, or ends with a stroke', async () => {
    for (const address of ['/m/AGENT?code=AGENT02', '/m/agent/?code=AGENT03']) {
      renderSite(address);
      await screen.findByText(/^Agent code: AGENT0/);
      expect(address).toContain(localStorage.getItem('agentCode') ?? 'nothing');
      cleanup();
    }
  });
});

describe('popups', () => {
  it.each([
    ['/m/login', 'Log in'],
    ['/m/register', 'Create account'],
  ])(
    'NAV-02 %s leads a player home, or on to where the way in would have led, and is open to free play',
    async (way, name) => {
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
    },
  );

  it('NAV-02 login stands over the page that was there, and closing it leads home', async () => {
    const { address } = renderSite('/m/activity');
    await title('Promotions');
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.click(within(await popup('Menu')).getByRole('link', { name: 'Log in' }));
    const dialog = await popup('Log in');
    expect(address()).toBe('/m/login');
    // What stands behind an open popup is hidden from assistive technology, and still there.
    expect(screen.getByRole('heading', { level: 1, name: 'Promotions', hidden: true })).toBeShown();

    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/m/home');
  });

  it('NAV-02 a popup opened by its address stands over home, and Escape closes it', async () => {
    const { address } = renderSite('/m/login');
    await popup('Log in');
    expect(await screen.findByRole('link', { name: 'Sample', hidden: true })).toBeShown();
    await userEvent.setup().keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/m/home'));
  });

  it('NAV-03 locks the scroll of the page while it is open, and gives it back', async () => {
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

  it('NAV-02 puts the focus on the first field of a popup, once it is there', async () => {
    renderSite('/m/login');
    await popup('Log in');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Username')));
    expect(document.title).toBe('Log in · Sample');
  });

  it('NAV-02 puts the focus on the first field of the registration, once its form is there', async () => {
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
  ])('NAV-03 "%s" closes the login and opens "%s"', async (link, name, place) => {
    const { address } = renderSite('/m/login', { answers: registration });
    const user = userEvent.setup();
    await user.click(await within(await popup('Log in')).findByRole('link', { name: link }));
    await popup(name);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(address()).toBe(place);
    await user.click(within(await popup(name)).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/m/home'));
  });

  it('NAV-03 going back to the login closes a forgotten password', async () => {
    renderSite('/m/forget');
    const user = userEvent.setup();
    await user.click(await within(await popup('Forgot password')).findByRole('link', { name: 'Back to login' }));
    await popup('Log in');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('NAV-01 NAV-02 a player changes the password over the page that was there; a visitor is led home and sees no popup', async () => {
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

  it('NAV-03 opening registration closes the login, and the other way round', async () => {
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

describe('screens for players alone', () => {
  it.each(['/m/voucherCenter', '/m/gameRecord', '/m/transaction/record', '/m/member/home'])(
    'WAL-06 NAV-20 a visitor at %s is asked to log in first',
    async (target) => {
      const { address } = renderSite(target);
      await popup('Log in');
      expect(address()).toBe('/m/login');
    },
  );

  it.each(['/m/gameRecord?from=mail&n=2#part', '/m/GAMERECORD/?from=mail'])(
    'NAV-20 leads on to %s, where the visitor was headed, with its query and its part',
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

  it.each(['/m/applyReward?p1', '/m/applyReward'])('NAV-01 %s leads visitors to the promotions', async (target) => {
    const { address } = renderSite(target);
    await title('Promotions');
    expect(address()).toBe('/m/activity');
  });

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
  ])('SYS-13 %s leads home and says so where %s is off', async (target, name) => {
    const { address } = renderSite(target, { session: buildSession(), answers: { getSettings: off(name) } });
    expect(await screen.findByText(/feature is temporarily unavailable/)).toBeShown();
    expect(address()).toBe('/m/home');
  });

  it('SYS-13 NAV-17 /m/rewardCenter sends players to customer service where rewardCentre is off', async () => {
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
  ])('NAV-16 an account of type %i asking for the agency centre ends up at %s', async (type, place) => {
    const { address } = renderSite('/m/agent/home', { session: buildSession({ type }) });
    await act(async () => {});
    await waitFor(() => expect(address()).toBe(place));
  });

  it('AUTH-12 a token that the gateway refuses ends the session, and the player is told', async () => {
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
