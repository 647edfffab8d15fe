import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type FeatureFlag,
  sealCustomerServicePath,
  type SessionInfo,
  type Settings,
  type WhitelabelSwitch,
} from '@parlor/contract';
import { buildRegistrationSettings, buildSession, buildSettings, sealedChat } from '@parlor/testing';
import { renderSite } from '../testing/renderSite.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const base = buildSettings({
  domainRoute: ['https://one.test'],
  customerService: [sealedChat],
  resources: [
    { resourceType: 'MOBILECONFIG', url: '/m/webclip.mobileconfig', labelNameEn: 'Home screen' },
    { resourceType: 'IOS', url: 'https://store.test/app', labelNameEn: 'iOS' },
  ],
  features: { ...buildSettings().features, mobileCodeLogin: true },
});

type SwitchName = WhitelabelSwitch | FeatureFlag;

/** Builds settings with one switch on or off. */
function withSwitch(name: SwitchName, isOn: boolean): Settings {
  return name in base.whitelabel
    ? { ...base, whitelabel: { ...base.whitelabel, [name]: isOn } }
    : { ...base, features: { ...base.features, [name]: isOn } };
}

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';

const openMenu = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));
  return screen.findByRole('dialog', { name: 'Menu' });
};

/** The area with a switch's element, with the steps from the page at its address. */
const areas = {
  menu: async () => within(await openMenu()).findByRole('navigation', { name: 'Shortcuts' }),
  list: openMenu,
  account: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Account, Balance/ }));
    return screen.findByRole('dialog', { name: 'Your account' });
  },
  service: async () => {
    await userEvent.click(within(await openMenu()).getByRole('button', { name: 'Messages and service' }));
    return screen.findByRole('dialog', { name: 'Messages and service' });
  },
  download: async () => {
    const bar = await screen.findByRole('region', { name: 'Get the app' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Get the app' }));
    return screen.findByRole('dialog', { name: 'Get the app' });
  },
  header: () => screen.findByRole('banner'),
  form: () => screen.findByRole('dialog'),
} as const;
type Area = keyof typeof areas;

/** Returns the names of all links and buttons. */
const controlsOf = (area: HTMLElement) =>
  [...area.querySelectorAll('a, button, [role=tab]')].map((control) => control.textContent);

async function names(area: Area, settings: Settings, session?: SessionInfo): Promise<string[]> {
  renderSite('/m/home', { answers: { getSettings: settings }, ...(session && { session }) });
  const found = await areas[area]();
  // Sealed channels are decrypted a moment later, and lazy parts load later too.
  await waitFor(() => expect(controlsOf(found).length).toBeGreaterThan(1));
  await act(async () => {});
  const controls = controlsOf(found);
  cleanup();
  return controls;
}

const visitor = undefined;
const player = buildSession();

/**
 * Content that a switch shows, or removes if it hides something: its page, the area on the page, the words, and the
 * acceptance row.
 */
interface Sight {
  row: string;
  address: string;
  area: Area;
  words: string;
  session?: SessionInfo;
  hides?: true;
}

const inMenu = (words: string, row = 'NAV-13'): Sight => ({ row, address: '/m/help', area: 'menu', words });
const inList = (words: string): Sight => ({ row: 'NAV-14', address: '/m/help', area: 'list', words, session: player });
const inAccount = (words: string): Sight => ({
  row: 'NAV-18',
  address: '/m/home',
  area: 'account',
  words,
  session: player,
});
const inService = (words: string): Sight => ({ row: 'SVC-02', address: '/m/help', area: 'service', words });
const inForm = (row: string, address: string, words: string): Sight => ({ row, address, area: 'form', words });

/** Every switch of the contract with its visible effects. A new switch does not compile without an entry here. */
const sights: Readonly<Record<SwitchName, readonly Sight[]>> = {
  TRANSBETREPMEM3: [inMenu('Betting record'), inAccount('Betting record')],
  bettingReport: [inMenu('Betting record'), inAccount('Betting record')],
  TRANSREC3: [inMenu('Account record'), inAccount('Account record')],
  PERSREP: [inMenu('Profit and loss')],
  REWCEN3: [inMenu('Reward centre')],
  rewardCentre: [inMenu('Reward centre')],
  MANPLAYREB3: [inMenu('Rebate')],
  SECPRIV: [inMenu('Security centre'), inList('Payment password')],
  CBS3: [inService('Chat')],
  mailCentre: [inMenu('Messages'), inService('Messages')],
  feedback: [inService('Feedback')],
  vipBenefit: [inMenu('VIP benefits', 'NAV-15')],
  referral: [inMenu('Invite', 'NAV-15'), inList('Invite friends'), inAccount('Invite friends')],
  share: [inMenu('Share', 'NAV-15')],
  speedTest: [inMenu('Speed test', 'NAV-15 NAV-21')],
  trialLogin: [
    // On narrow screens the text is only in the accessible name, so it occurs twice.
    { row: 'NAV-09', address: '/m/help', area: 'header', words: 'Play for freePlay for free' },
    { row: 'NAV-09', address: '/m/help', area: 'list', words: 'Play for free' },
  ],
  hideIosDownload: [{ row: 'DL-02', address: '/m/home', area: 'download', words: 'Download for iOS', hides: true }],
  mobileCodeLogin: [inForm('AUTH-01', '/m/login', 'With SMS code')],
  forgotPassword: [inForm('AUTH-02', '/m/login', 'Forgot your password?')],
  emailRetrieval: [inForm('PSW-01', '/m/forget', 'By email')],
  phoneRetrieval: [inForm('PSW-01', '/m/forget', 'By phone')],
  // These two appear only when the code of the provider runs, which needs a browser; the tests of SocialButtons in auth
  // change them.
  googleLogin: [],
  facebookLogin: [],
};

describe('the site shell', () => {
  const lines = Object.entries(sights).flatMap(([name, seen]) =>
    seen.map((sight) => ({ ...sight, name: name as SwitchName })),
  );
  it.each(lines)(
    'SYS-13 $row toggles "$words" with the switch $name ($area at $address)',
    async ({ name, address, area, words, session, hides = false }) => {
      vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(iphone);
      let settings = withSwitch(name, !hides);
      const answers = {
        getSettings: () => settings,
        getRegistrationSettings: buildRegistrationSettings(),
        listCountries: { list: [{ country: 'TH', countryDialingCode: '66' }] },
      };
      renderSite(address, { answers, ...(session && { session }) });
      // An operator's change reaches the page when it becomes visible again.
      const flip = async (isOn: boolean) => {
        settings = withSwitch(name, isOn);
        await act(async () => void window.dispatchEvent(new Event('visibilitychange')));
      };
      const found = await areas[area]();
      await waitFor(() => expect(controlsOf(found)).toContain(words));
      await flip(hides);
      await waitFor(() => expect(controlsOf(found)).not.toContain(words));
      await flip(!hides);
      await waitFor(() => expect(controlsOf(found)).toContain(words));
    },
  );

  it('NAV-13 NAV-14 links every menu entry to its page', async () => {
    renderSite('/m/help', { answers: { getSettings: base }, session: buildSession({ type: 1 }) });
    const grid = await areas.menu();
    const targets = within(grid)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(targets).toEqual([
      '/m/home',
      '/m/activity',
      '/m/notice',
      '/m/gameRecord',
      '/m/transaction/record',
      '/m/profitandloss',
      '/m/rewardCenter',
      '/m/member/manualRebate',
      '/m/securityCenter',
      '/m/webEmail',
      '/m/member/benefits',
      '/m/agent/home',
    ]);
    const list = within(screen.getByRole('dialog', { name: 'Menu' })).getByRole('list', { name: 'All places' });
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/m/home', '/m/notice', '/m/changePsw', '/m/securityCenter/FundsPasswordBox']);
  });

  it('NAV-14 hides account entries in the menu from visitors', async () => {
    renderSite('/m/help', { answers: { getSettings: base } });
    await areas.menu();
    const menu = screen.getByRole('dialog', { name: 'Menu' });
    const words = ['Change password', 'Payment password', 'Sign out', 'Log out'];
    expect(
      words.filter(
        (name) => within(menu).queryByRole('link', { name }) ?? within(menu).queryByRole('button', { name }),
      ),
    ).toEqual([]);
  });

  it('NAV-15 shows Telegram only when customer service has a Telegram channel', async () => {
    expect(await names('menu', base, visitor)).not.toContain('Ask us on Telegram');
    const telegram = {
      csType: 'TELEGRAM' as const,
      title: 'Ask us on Telegram',
      path: await sealCustomerServicePath('https://t.test/help'),
    };
    await waitFor(async () =>
      expect(await names('menu', { ...base, customerService: [telegram] }, visitor)).toContain('Ask us on Telegram'),
    );
  });

  it('NAV-15 hides the speed test when there are no addresses to compare', async () => {
    expect(await names('menu', { ...base, domainRoute: [] }, visitor)).not.toContain('Speed test');
  });

  it('NAV-15 offers the download in a browser and not inside the native app', async () => {
    const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(iphone);
    expect(await names('menu', base, visitor)).toContain('Get the app');
    agent.mockReturnValue(`${iphone} ParlorApp/2.1.0`);
    expect(await names('menu', base, visitor)).not.toContain('Get the app');
  });

  it('NAV-14 lists merchant and customer service channels in the menu, with http(s) addresses only', async () => {
    const resources: Settings['resources'] = [
      { resourceType: 'TELEGRAM', url: 'https://t.test/news', labelNameEn: 'News' },
      { resourceType: 'FACEBOOK', url: 'javascript:alert(1)', labelNameEn: 'Page' },
      { resourceType: 'WHATSAPP', url: 'https://w.test/group', labelNameEn: 'Group' },
    ];
    renderSite('/m/help', { answers: { getSettings: { ...base, resources } } });
    await areas.menu();
    const menu = screen.getByRole('dialog', { name: 'Menu' });
    await userEvent.click(await within(menu).findByRole('button', { name: 'Customer service' }));
    expect(within(menu).getByRole('link', { name: 'Chat' }).getAttribute('href')).toBe('https://chat.test/');
    await userEvent.click(within(menu).getByRole('button', { name: 'Our channels' }));
    expect(['News', 'Group'].map((name) => within(menu).getByRole('link', { name }).getAttribute('href'))).toEqual([
      'https://t.test/news',
      'https://w.test/group',
    ]);
    expect(within(menu).queryByRole('link', { name: 'Page' })).toBeNull();
  });

  it('NAV-18 shows the agency in the account menu only to agents, and closes the menu on click', async () => {
    const account = async (type: number) => {
      const site = renderSite('/m/home', { session: buildSession({ type }) });
      return { ...site, menu: await areas.account() };
    };
    const { menu } = await account(0);
    expect(within(menu).queryByRole('link', { name: 'Agency centre' })).toBeNull();
    expect(within(menu).getByRole('link', { name: 'Withdraw' }).getAttribute('href')).toBe('/m/withdraw');
    cleanup();
    const { menu: agents, address } = await account(1);
    expect(within(agents).getByRole('link', { name: 'Agency centre' }).getAttribute('href')).toMatch(
      /^\/m\/member\/home/,
    );
    await userEvent.click(within(agents).getByRole('link', { name: 'Profile' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/m/member/home');
  });

  it.each<[string, SessionInfo, string[]]>([
    ['a player', player, []],
    ['a player on trial', buildSession({ type: 4 }), []],
    ['an agent', buildSession({ type: 2 }), ['Agency centre /m/member/home#agency']],
  ])('NAV-18 shows %s the account menu entries in order and confirms before logout', async (_, session, agency) => {
    renderSite('/m/home', { answers: { getSettings: base }, session });
    const menu = await areas.account();
    expect(
      [...within(menu).getByRole('list').querySelectorAll('a, button')].map((entry) =>
        [entry.textContent || entry.getAttribute('aria-label'), entry.getAttribute('href')].filter(Boolean).join(' '),
      ),
    ).toEqual([
      'Profile /m/member/home',
      ...agency,
      'Withdraw /m/withdraw',
      'Account record /m/transaction/record',
      'Betting record /m/gameRecord',
      'Invite friends',
      'Sign out',
    ]);
    await userEvent.click(within(menu).getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByRole('alertdialog', { name: 'Log out?' })).toBeShown();
  });

  it('NAV-18 closes the account menu on browser back', async () => {
    const { address } = renderSite('/m/help', { session: player });
    await userEvent.click(
      within(await screen.findByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Home' }),
    );
    await areas.account();
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/m/help');
  });

  it('SVC-02 links messages, announcements and feedback to their pages', async () => {
    renderSite('/m/help', { answers: { getSettings: base } });
    const menu = await areas.service();
    expect(
      [...(within(menu).getAllByRole('list')[0]?.querySelectorAll('a') ?? [])].map((link) => [
        link.textContent,
        link.getAttribute('href'),
      ]),
    ).toEqual([
      ['Messages', '/m/webEmail'],
      ['Announcements', '/m/notice'],
      ['Feedback', '/m/feedback'],
    ]);
  });

  it('SVC-01 says in the service sheet when there is no channel, and links to the help centre', async () => {
    let settings = base;
    const { address } = renderSite('/m/notice', { answers: { getSettings: () => settings } });
    await screen.findByRole('navigation', { name: 'Main' });
    fireEvent.pointerDown(document.body);
    await userEvent.click(await screen.findByRole('button', { name: 'Customer service' }));
    const sheet = await screen.findByRole('dialog', { name: 'Customer service' });
    settings = { ...base, customerService: [] };
    await act(async () => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await within(sheet).findByRole('heading', { name: 'No one can be reached here right now' })).toBeShown();
    await userEvent.click(within(sheet).getByRole('link', { name: 'Help centre' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/m/help');
  });

  it.each<[string, Partial<Settings>, string]>([
    ['the chat', {}, 'https://chat.test/'],
    [
      'the chat, though it is not among the channels',
      { whitelabel: { ...base.whitelabel, CBS3: false } },
      'https://chat.test/',
    ],
    ['the first channel where there is no chat', { customerService: [] }, 'https://t.test/help'],
  ])('SVC-01 SVC-02 links the 24-hour button to %s', async (_, settings, target) => {
    const telegram = {
      csType: 'TELEGRAM' as const,
      title: 'Ask us on Telegram',
      path: await sealCustomerServicePath('https://t.test/help'),
    };
    const customerService = [telegram, ...(settings.customerService ?? base.customerService)];
    renderSite('/m/help', { answers: { getSettings: { ...base, ...settings, customerService } } });
    const menu = within(await areas.service());
    expect((await menu.findByRole('link', { name: '24-hour customer service' })).getAttribute('href')).toBe(target);
    expect(menu.getByRole('link', { name: 'Ask us on Telegram' }).getAttribute('href')).toBe('https://t.test/help');
    const out = menu.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('https:'));
    expect(out.map((link) => [link.getAttribute('target'), link.getAttribute('rel')])).toEqual(
      out.map(() => ['_blank', 'noopener noreferrer']),
    );
  });

  it('SVC-02 says in the service menu when there is no channel', async () => {
    renderSite('/m/help', { answers: { getSettings: { ...base, customerService: [] } } });
    const menu = await areas.service();
    expect(within(menu).getByRole('heading', { name: 'No one can be reached here right now' })).toBeShown();
  });

  it('SYS-12 stores the template switches in localStorage', async () => {
    renderSite('/m/help', { answers: { getSettings: { ...base, mobileTemplate: { mem_cen: '1', dep_func: '0' } } } });
    await screen.findByRole('navigation', { name: 'Main' });
    const stored = JSON.parse(localStorage.getItem('setTemplate') ?? '{}') as { value?: Settings };
    expect(stored.value?.mobileTemplate).toEqual({ mem_cen: '1', dep_func: '0' });
  });
});
