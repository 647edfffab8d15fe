import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sealCustomerServicePath, type SessionInfo, type Settings } from '@parlor/contract';
import {
  buildMember,
  buildPromotions,
  buildSession,
  buildSettings,
  PENDING,
  sealedChat,
  UNREACHABLE,
  type MockAnswers,
} from '@parlor/testing';
import { renderSite } from '../../testing/renderSite.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function openMenu(options: { session?: SessionInfo; answers?: MockAnswers } = {}) {
  const site = renderSite('/m/help', options);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  return { ...site, user, menu: await screen.findByRole('dialog', { name: 'Menu' }) };
}
const channels = [
  'Customer service',
  'Ask us on Telegram',
  'Chat',
  'Our channels',
  'News',
  'More news',
  'Page',
  'Group',
];
const playersList = [
  'Home',
  'All announcements',
  'Invite friends',
  'Change password',
  'Payment password',
  ...channels,
  'Messages and service',
  'Help centre',
  'Sign out',
];
const resource = (resourceType: Settings['resources'][number]['resourceType'], labelNameEn: string, url: string) => ({
  resourceType,
  labelNameEn,
  url,
});
/** A merchant with every switch on. */
const allSwitches = buildSettings({
  domainRoute: ['https://one.test'],
  customerService: [
    { csType: 'TELEGRAM', title: 'Ask us on Telegram', path: await sealCustomerServicePath('https://t.test/help') },
    sealedChat,
  ],
  resources: [
    resource('TELEGRAM', 'News', 'https://t.test/news'),
    resource('TELEGRAM1', 'More news', 'https://t.test/more'),
    resource('FACEBOOK', 'Page', 'https://f.test/page'),
    resource('WHATSAPP', 'Group', 'https://w.test/group'),
    resource('Android', 'App', 'https://files.test/app.apk'),
  ],
});
const openPopups = () => screen.queryAllByRole('dialog').length;

describe('the side menu', () => {
  it('NAV-12 shows a visitor the login and registration links', async () => {
    const { menu } = await openMenu();
    expect(within(menu).getByRole('heading', { name: 'Welcome back' })).toBeShown();
    expect(within(menu).getByText('Log in now')).toBeShown();
    const addresses = ['Log in', 'Register', 'New here? Create an account'].map((name) =>
      within(menu).getByRole('link', { name }).getAttribute('href'),
    );
    expect(addresses).toEqual(['/m/login', '/m/register', '/m/register']);
    expect(within(menu).getByRole('button', { name: 'Language: English' })).toBeShown();
    expect(within(menu).queryByRole('button', { name: 'Log out' })).toBeNull();
  });

  it('NAV-12 has exactly one login link', async () => {
    const { menu } = await openMenu();
    expect(
      within(menu)
        .getAllByRole('link')
        .filter((link) => link.getAttribute('href') === '/m/login'),
    ).toHaveLength(1);
  });

  it('NAV-13 NAV-14 labels the announcements differently in the tiles and in the list', async () => {
    const { menu } = await openMenu();
    const names = within(menu)
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href') === '/m/notice')
      .map((link) => link.textContent);
    expect(names).toEqual(['Announcements', 'All announcements']);
  });

  it.each([
    [{ nickname: 'Mali', account: 'player01' }, 'Mali'],
    [{ nickname: '', account: 'player01' }, 'player01'],
  ])('NAV-12 shows a player their name, balance, deposit, language and logout: %o', async (member, name) => {
    const { menu } = await openMenu({ session: buildSession(), answers: { getMemberInfo: buildMember(member) } });
    expect(await within(menu).findByText(name)).toBeShown();
    expect(await within(menu).findByText('฿1,234.50')).toBeShown();
    expect(within(menu).getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/m/voucherCenter');
    expect(within(menu).getByRole('button', { name: 'Language: English' })).toBeShown();
    expect(within(menu).getByRole('button', { name: 'Log out' })).toBeShown();
  });

  it('NAV-12 does not ask a player to log in while the profile loads or after it fails', async () => {
    const { menu } = await openMenu({ session: buildSession(), answers: { getMemberInfo: PENDING } });
    expect(await within(menu).findByText('฿1,234.50')).toBeShown();
    expect(within(menu).queryByText('Please log in')).toBeNull();
    cleanup();
    const { menu: nameless } = await openMenu({
      session: buildSession({ userName: 'player01' }),
      answers: { getMemberInfo: UNREACHABLE, getBalance: UNREACHABLE },
    });
    expect(await within(nameless).findByText('player01')).toBeShown();
    expect(await within(nameless).findByText('–')).toBeShown();
  });

  it('NAV-12 asks an account without a name to log in', async () => {
    const { menu } = await openMenu({
      session: buildSession({ userName: '' }),
      answers: { getMemberInfo: UNREACHABLE },
    });
    expect(await within(menu).findByText('Please log in')).toBeShown();
  });

  it('NAV-12 links to deposit and withdrawal and closes on click', async () => {
    const { menu, user, address } = await openMenu({ session: buildSession() });
    expect(within(menu).getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/m/voucherCenter');
    await user.click(within(menu).getByRole('link', { name: 'Withdraw' }));
    await waitFor(() => expect(openPopups()).toBe(0));
    expect(address()).toBe('/m/withdraw');
  });

  it('NAV-12 closes on its close button', async () => {
    const { menu, user } = await openMenu();
    await user.click(within(menu).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(openPopups()).toBe(0));
  });

  it('NAV-12 closes on Escape', async () => {
    const { user } = await openMenu();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(openPopups()).toBe(0));
  });

  it('NAV-12 closes on a click outside', async () => {
    const { user } = await openMenu();
    await user.pointer([
      { keys: '[MouseLeft>]', target: document.body },
      { keys: '[/MouseLeft]', target: document.body },
    ]);
    await waitFor(() => expect(openPopups()).toBe(0));
  });

  it('NAV-12 closes on navigation to another page', async () => {
    const { menu, user, address } = await openMenu();
    await user.click(within(menu).getByRole('link', { name: 'Promotions' }));
    await waitFor(() => expect(openPopups()).toBe(0));
    expect(address()).toBe('/m/activity');
  });

  it('NAV-12 closes on a history entry that changes only the query', async () => {
    await openMenu();
    act(() => {
      const state = { key: 'query' };
      window.history.pushState(state, '', `${window.location.pathname}?from=mail`);
      window.dispatchEvent(new PopStateEvent('popstate', { state }));
    });
    await waitFor(() => expect(openPopups()).toBe(0));
  });

  it('NAV-12 closes on a link to the current page', async () => {
    const { menu, user } = await openMenu();
    const here = within(menu).getByRole('link', { name: /^Help centre/ });
    expect(here.getAttribute('aria-current')).toBe('page');
    await user.click(here);
    await waitFor(() => expect(openPopups()).toBe(0));
  });

  it.each([
    [0, false],
    [4, false],
    [40, false],
    [1, true],
    [2, true],
    [41, true],
  ])('NAV-16 shows account type %i the agency entry: %s', async (type, shows) => {
    const { menu } = await openMenu({ session: buildSession({ type }) });
    expect(within(menu).queryByRole('link', { name: 'Agency centre' }) !== null).toBe(shows);
  });

  it.each<[string, SessionInfo | undefined, string[], string[]]>([
    [
      'a visitor',
      undefined,
      [],
      ['Home', 'All announcements', 'Invite friends', ...channels, 'Messages and service', 'Help centre'],
    ],
    ['a player', buildSession(), [], playersList],
    ['a player on trial', buildSession({ type: 4 }), [], playersList],
    ['an agent', buildSession({ type: 1 }), ['Agency centre'], playersList],
  ])('NAV-13 NAV-14 NAV-15 NAV-16 shows %s all entries in order', async (_, session, agencies, list) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.0.0 Mobile Safari/537.36',
    );
    const { menu } = await openMenu({ ...(session && { session }), answers: { getSettings: allSwitches } });
    const names = (area: HTMLElement) =>
      [...area.querySelectorAll('a, button')].map(
        (control) => control.textContent || control.getAttribute('aria-label'),
      );
    const grid = within(menu).getByRole('navigation', { name: 'Shortcuts' });
    // Channels are decrypted asynchronously.
    await waitFor(() =>
      expect(names(grid)).toEqual([
        'Home',
        'Promotions',
        'Announcements',
        'Betting record',
        'Account record',
        'Profit and loss',
        'Reward centre',
        'Rebate',
        'Security centre',
        'Messages',
        'VIP benefits',
        ...agencies,
        'Invite',
        'Share',
        'Get the app',
        'Ask us on Telegram',
        'Speed test',
      ]),
    );
    const menuGrid = within(menu).getByRole('list', { name: 'All places' }).parentElement;
    expect(menuGrid && names(menuGrid)).toEqual(list);
  });

  it('NAV-14 SVC-01 opens external links in a new tab with noopener and noreferrer', async () => {
    const { menu, user } = await openMenu({ answers: { getSettings: allSwitches } });
    await user.click(await within(menu).findByRole('button', { name: 'Our channels' }));
    await user.click(within(menu).getByRole('button', { name: 'Customer service' }));
    const out = within(menu)
      .getAllByRole('link')
      .filter((link) => !link.getAttribute('href')?.startsWith('/'));
    expect(out.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Ask us on Telegram', 'https://t.test/help'],
      ['Ask us on Telegram', 'https://t.test/help'],
      ['Chat', 'https://chat.test/'],
      ['News', 'https://t.test/news'],
      ['More news', 'https://t.test/more'],
      ['Page', 'https://f.test/page'],
      ['Group', 'https://w.test/group'],
    ]);
    expect(out.map((link) => [link.getAttribute('target'), link.getAttribute('rel')])).toEqual(
      out.map(() => ['_blank', 'noopener noreferrer']),
    );
  });

  it('NAV-15 shows the first three promotions, with links to their details and to all promotions', async () => {
    const {
      list: [first],
    } = buildPromotions();
    const promotions = ['One', 'Two', 'Three', 'Four'].map((title, index) => ({ ...first, id: `${index + 1}`, title }));
    const { menu, user, address } = await openMenu({
      answers: { listPromotions: { ...buildPromotions(), list: promotions } },
    });
    const third = await within(menu).findByRole('link', { name: 'Three' });
    expect(within(menu).queryByRole('link', { name: 'Four' })).toBeNull();
    expect(within(menu).getByRole('link', { name: 'All' }).getAttribute('href')).toBe('/m/activity');
    await user.click(third);
    await waitFor(() => expect(openPopups()).toBe(0));
    expect(address()).toBe('/m/activityDetail?id=3');
  });

  it.each<[string, unknown]>([
    ['there are no promotions', { ...buildPromotions(), list: [] }],
    ['promotions do not come', UNREACHABLE],
  ])('NAV-15 omits the promotions when %s', async (_, listPromotions) => {
    const { menu } = await openMenu({ answers: { listPromotions } });
    await waitFor(() => expect(within(menu).queryByRole('heading', { name: 'Promotions' })).toBeNull());
    expect(within(menu).getByRole('link', { name: 'Help centre' })).toBeShown();
  });

  it('NAV-15 shares the site address with navigator.share, or copies it when that is missing', async () => {
    const { menu, user } = await openMenu();
    await user.click(within(menu).getByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Copied')).toBeShown();
    expect(await navigator.clipboard.readText()).toBe(window.location.origin);
    const shared: unknown[] = [];
    Object.assign(navigator, { share: async (what: unknown) => void shared.push(what) });
    await user.click(within(menu).getByRole('button', { name: 'Share' }));
    expect(shared).toEqual([{ url: window.location.origin }]);
    Reflect.deleteProperty(navigator, 'share');
  });

  it('NAV-12 opens the language and logout dialogs', async () => {
    const { menu, user } = await openMenu({ session: buildSession() });
    await user.click(within(menu).getByRole('button', { name: 'Language: English' }));
    expect(await screen.findByRole('dialog', { name: 'Language' })).toBeShown();
    cleanup();
    const again = await openMenu({ session: buildSession() });
    await again.user.click(within(again.menu).getByRole('button', { name: 'Log out' }));
    expect(await screen.findByRole('alertdialog', { name: 'Log out?' })).toBeShown();
  });

  it('NAV-12 masks a hidden balance', async () => {
    localStorage.setItem('parlor.balanceHidden', '1');
    const { menu } = await openMenu({ session: buildSession() });
    expect(await within(menu).findByText('Balance hidden')).toBeShown();
    expect(within(menu).queryByText('฿1,234.50')).toBeNull();
  });
});
