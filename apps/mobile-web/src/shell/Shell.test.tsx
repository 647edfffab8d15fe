import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sealCustomerServicePath, type Settings } from '@parlor/contract';
import { dialogOpened, sessionStarted } from '@parlor/core';
import { changeLanguage } from '@parlor/i18n';
import {
  buildSession,
  buildSettings,
  buildVendor,
  i18nByLanguage,
  PENDING,
  refusal,
  UNREACHABLE,
} from '@parlor/testing';
import { renderSite } from '../testing/renderSite.tsx';

beforeEach(() => localStorage.clear());

afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  await changeLanguage(i18nByLanguage.EN, 'EN');
});

const bottomBar = () => screen.findByRole('navigation', { name: 'Main' });

describe('the page header', () => {
  it('NAV-08 shows the title of the route, and Back returns to the previous page', async () => {
    const { address } = renderSite('/m/help');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('link', { name: 'Terms' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Help' })).toBeShown();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(address()).toBe('/m/help'));
  });

  it('NAV-08 goes home on Back when there is no previous page', async () => {
    const { address } = renderSite('/m/notice');
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(address()).toBe('/m/home'));
  });

  it('NAV-08 NAV-20 goes home on Back from a page that opened after login at the start of the visit', async () => {
    const { address } = renderSite('/m/transaction/record', { answers: { login: buildSession() } });
    const dialog = await screen.findByRole('dialog', { name: 'Log in' });
    const user = userEvent.setup();
    await user.type(await within(dialog).findByLabelText('Username'), 'player01');
    await user.type(within(dialog).getByLabelText('Password'), 'Player#2026');
    await user.click(within(dialog).getByRole('button', { name: 'Log in' }));
    await screen.findByRole('heading', { level: 1, name: 'Account record' });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(address()).toBe('/m/home'));
  });

  it('NAV-08 goes home on Back from the promotions, even after another page', async () => {
    const { address } = renderSite('/m/help');
    const user = userEvent.setup();
    await user.click(within(await bottomBar()).getByRole('link', { name: 'Promotions' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Promotions' })).toBeShown();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(address()).toBe('/m/home'));
  });

  it('sets the document title', async () => {
    renderSite('/m/notice');
    await screen.findByRole('heading', { level: 1, name: 'Announcements' });
    expect(document.title).toBe('Announcements · Sample');
  });
});

describe('free play', () => {
  it('NAV-09 starts a session for a visitor and replaces the page with home', async () => {
    const { address, store } = renderSite('/m/help', {
      answers: { startTrial: buildSession({ type: 4, userName: 'trial01' }) },
    });
    const before = window.history.length;
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Play for free' }));
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(window.history.length).toBe(before);
    expect(store.getState().session.info?.userName).toBe('trial01');
  });

  it('NAV-09 shows an error and stays on the page when the gateway rejects the request', async () => {
    const { address } = renderSite('/m/help', { answers: { startTrial: refusal('request.rate_limited') } });
    const button = await screen.findByRole('button', { name: 'Play for free' });
    await userEvent.setup().click(button);
    expect(await screen.findByText('Too many attempts. Please wait a moment.')).toBeShown();
    expect(address()).toBe('/m/help');
  });

  it('NAV-09 marks its button as busy while it starts', async () => {
    renderSite('/m/help', { answers: { startTrial: PENDING } });
    const button = await screen.findByRole('button', { name: 'Play for free' });
    await userEvent.setup().click(button);
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  });

  it('NAV-09 is not offered to players', async () => {
    const { store } = renderSite('/m/help');
    expect(await screen.findByRole('button', { name: 'Play for free' })).toBeShown();
    act(() => void store.dispatch(sessionStarted(buildSession())));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Play for free' })).toBeNull());
  });
});

describe('the home header', () => {
  it('NAV-10 offers visitors login, registration, language and menu', async () => {
    renderSite('/m/home');
    const header = await screen.findByRole('banner');
    expect(within(header).getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/m/login');
    expect(within(header).getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/m/register');
    expect(within(header).getByRole('button', { name: 'Language' })).toBeShown();
    expect(within(header).getByRole('button', { name: 'Menu' })).toBeShown();
  });

  it('NAV-10 opens the account menu from the balance, and masks a hidden balance', async () => {
    renderSite('/m/home', { session: buildSession() });
    const account = await screen.findByRole('button', { name: 'Account, Balance ฿1,234.50' });
    expect(screen.queryByRole('link', { name: 'Register' })).toBeNull();
    await userEvent.setup().click(account);
    expect(await screen.findByRole('dialog', { name: 'Your account' })).toBeShown();

    cleanup();
    localStorage.setItem('parlor.balanceHidden', '1');
    renderSite('/m/home', { session: buildSession() });
    const hidden = await screen.findByRole('button', { name: 'Account, Balance hidden' });
    await waitFor(() => expect(hidden.textContent).toBe('****'));
  });

  it('NAV-10 keeps the account button while the balance loads and when it fails', async () => {
    renderSite('/m/home', { session: buildSession(), answers: { getBalance: PENDING } });
    expect(await screen.findByRole('button', { name: /^Account, Balance/ })).toBeShown();
    cleanup();
    renderSite('/m/home', { session: buildSession(), answers: { getBalance: UNREACHABLE } });
    const account = await screen.findByRole('button', { name: /^Account, Balance/ });
    await waitFor(() => expect(account.textContent).toBe('Account'));
    await userEvent.setup().click(account);
    expect(await screen.findByRole('dialog', { name: 'Your account' })).toBeShown();
  });

  it('NAV-10 selects Hot, clears the filters and scrolls to the top when the logo is clicked', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const vendors = [
      buildVendor(),
      buildVendor({ vassalage: 'CRM', displayName: 'Crimson Mezzanine', gameType: 'LIVE' }),
    ];
    const { address } = renderSite('/m/home?category=LIVE&vassalage=CRM', {
      answers: { listVendors: { list: vendors } },
    });
    const categories = { name: 'Game categories' };
    const strip = await screen.findByRole('tablist', categories);
    await waitFor(() =>
      expect(within(strip).getByRole('tab', { name: /^Live/ }).getAttribute('aria-selected')).toBe('true'),
    );
    await userEvent.setup().click(await screen.findByRole('link', { name: 'Sample' }));
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(
      within(screen.getByRole('tablist', categories)).getByRole('tab', { name: /^Hot/ }).getAttribute('aria-selected'),
    ).toBe('true');
    expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
  });

  it('NAV-10 I18N-02 changes the language of the page', async () => {
    renderSite('/m/home');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Language' }));
    const dialog = await screen.findByRole('dialog', { name: 'Language' });
    await user.click(within(dialog).getByRole('radio', { name: 'ไทย' }));
    expect(await screen.findByRole('link', { name: 'สมัครสมาชิก', hidden: true })).toBeShown();
    expect(document.documentElement.lang).toBe('th');
  });
});

describe('a page', () => {
  it.each(['/m/home', '/m/help', '/m/agent'])(
    'NAV-19 at %s has the bottom bar and the customer service button',
    async (address) => {
      const customerService = [
        {
          csType: 'TELEGRAM' as const,
          title: 'Telegram',
          path: await sealCustomerServicePath('https://t.test/sample'),
        },
        {
          csType: 'WHATSAPP' as const,
          title: 'WhatsApp',
          path: await sealCustomerServicePath('https://w.test/sample'),
        },
        { csType: 'LIVECHAT' as const, title: 'Chat', path: await sealCustomerServicePath('javascript:alert(1)') },
      ];
      renderSite(address, { answers: { getSettings: buildSettings({ customerService }) } });
      expect(await bottomBar()).toBeShown();
      const opened = vi.spyOn(crypto.subtle, 'digest');
      await act(async () => void (await import('./service/ServicePanel.tsx')));
      // It is not shown before the first touch, even when its code has loaded.
      expect(opened).not.toHaveBeenCalled();
      fireEvent.pointerDown(document.body);
      await userEvent.setup().click(await screen.findByRole('button', { name: 'Customer service' }));
      const panel = await screen.findByRole('dialog', { name: 'Customer service' });
      // WhatsApp is listed in the menu only; an address that is not http(s) is dropped.
      expect(
        within(panel)
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')),
      ).toEqual(['https://t.test/sample']);
    },
  );

  it.each(['/m/home', '/m/help', '/m/agent', '/m/activity'])(
    'NAV-19 at %s opens the search and download dialogs',
    async (address) => {
      const resources: Settings['resources'] = [
        { resourceType: 'Android', url: 'https://files.test/app.apk', labelNameEn: 'App' },
      ];
      const { store } = renderSite(address, { answers: { getSettings: buildSettings({ resources }) } });
      await bottomBar();
      act(() => void store.dispatch(dialogOpened('search')));
      expect(await screen.findByRole('searchbox', { name: 'Search by name' })).toBeShown();
      act(() => void store.dispatch(dialogOpened('download')));
      expect(await screen.findByRole('dialog', { name: 'Get the app' })).toBeShown();
      expect(screen.queryByRole('searchbox')).toBeNull();
    },
  );

  it.each(['/m/help', '/m/home'])(
    'NAV-19 at %s has the extra top bar only when the merchant lists its path',
    async (address) => {
      renderSite(address, {
        answers: { getSettings: buildSettings({ extraTopBarPaths: [address] }) },
        session: buildSession(),
      });
      const bar = await screen.findByRole('region', { name: 'Quick access' });
      expect(await within(bar).findByText('฿1,234.50')).toBeShown();
      expect(within(bar).getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/m/voucherCenter');
      cleanup();
      renderSite(address, { answers: { getSettings: buildSettings({ extraTopBarPaths: ['/m/notice'] }) } });
      await bottomBar();
      await act(async () => {});
      expect(screen.queryByRole('region', { name: 'Quick access' })).toBeNull();
    },
  );

  it.each([
    ['/m/home', '/m'],
    ['/m/home', '/'],
    ['/m', '/m/home'],
    ['/m/help', '/m/help/'],
  ])('NAV-19 listed as %s has the extra top bar at its alias %s', async (named, address) => {
    renderSite(address, { answers: { getSettings: buildSettings({ extraTopBarPaths: [named] }) } });
    expect(await screen.findByRole('region', { name: 'Quick access' })).toBeShown();
  });

  it('NAV-19 masks a hidden balance in the extra top bar and keeps its links when the balance fails', async () => {
    const answers = { getSettings: buildSettings({ extraTopBarPaths: ['/m/help'] }) };
    localStorage.setItem('parlor.balanceHidden', '1');
    renderSite('/m/help', { answers, session: buildSession() });
    expect(
      await within(await screen.findByRole('region', { name: 'Quick access' })).findByText('Balance hidden'),
    ).toBeShown();
    expect(screen.queryByText('฿1,234.50')).toBeNull();
    cleanup();
    renderSite('/m/help', { answers: { ...answers, getBalance: UNREACHABLE }, session: buildSession() });
    const bar = await screen.findByRole('region', { name: 'Quick access' });
    expect(await within(bar).findByText('–')).toBeShown();
    expect(
      within(bar)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/m/withdraw', '/m/voucherCenter']);
  });

  it('NAV-19 shows visitors login and registration in the extra top bar', async () => {
    renderSite('/m/help', { answers: { getSettings: buildSettings({ extraTopBarPaths: ['/m/help'] }) } });
    const bar = await screen.findByRole('region', { name: 'Quick access' });
    expect(
      within(bar)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/m/login', '/m/register']);
  });

  it.each([
    ['no channel', []],
    ['only a channel of the service menu', ['WHATSAPP'] as const],
  ])('NAV-19 has no customer service button when the merchant has %s', async (_, kinds) => {
    const path = await sealCustomerServicePath('https://t.test/sample');
    const channels = (csTypes: readonly ('TELEGRAM' | 'WHATSAPP')[]) =>
      buildSettings({ customerService: csTypes.map((csType) => ({ csType, title: csType, path })) });
    let settings = channels(['TELEGRAM']);
    renderSite('/m/help', { answers: { getSettings: () => settings } });
    await bottomBar();
    fireEvent.pointerDown(document.body);
    expect(await screen.findByRole('button', { name: 'Customer service' })).toBeShown();
    settings = channels(kinds);
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Customer service' })).toBeNull());
  });

  it('SYS-11 shows an offline notice while the device is offline', async () => {
    renderSite('/m/help');
    await bottomBar();
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText('You are offline. We will continue when the connection is back.')).toBeShown();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText('You are offline. We will continue when the connection is back.')).toBeNull();
    expect(await screen.findByText('Back online')).toBeShown();
  });

  it('SYS-11 shows a slow network notice when a call takes long, until it is answered', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let answer: ((value: unknown) => void) | undefined;
    renderSite('/m/help', {
      answers: {
        listHelp: () =>
          new Promise((resolve) => {
            answer = resolve;
          }),
      },
    });
    await waitFor(() => expect(answer).toBeDefined());
    await act(() => vi.advanceTimersByTimeAsync(7000));
    expect(screen.queryByText('The network is slow. Hold on…')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(screen.getByText('The network is slow. Hold on…')).toBeShown();
    answer?.({ list: [] });
    await waitFor(() => expect(screen.queryByText('The network is slow. Hold on…')).toBeNull());
  });
});
