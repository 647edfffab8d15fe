import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FeatureFlag, sealCustomerServicePath, type SessionInfo, type Settings, type WhitelabelSwitch } from '@parlor/contract';
import { buildRegistrationSettings, buildSession, buildSettings, sealedChat } from '@parlor/testing';
import { renderSite } from '../testing/renderSite.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const base = buildSettings({
  domainRoute: ['https://one.test'], customerService: [sealedChat],
  resources: [{ resourceType: 'MOBILECONFIG', url: '/m/webclip.mobileconfig', labelNameEn: 'Home screen' }],
});

/** The settings with one switch turned off. */
function without(name: WhitelabelSwitch | FeatureFlag): Settings {
  return name in base.whitelabel ? { ...base, whitelabel: { ...base.whitelabel, [name]: false } } : { ...base, features: { ...base.features, [name]: false } };
}

/** Where an element of a switch is looked for, with the way there. */
const places = {
  menu: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));
    return within(await screen.findByRole('dialog', { name: 'Menu' })).findByRole('navigation', { name: 'Shortcuts' });
  },
  account: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Account, Balance/ }));
    return screen.findByRole('dialog', { name: 'Your account' });
  },
  service: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));
    await userEvent.click(within(await screen.findByRole('dialog', { name: 'Menu' })).getByRole('button', { name: 'Messages and service' }));
    return screen.findByRole('dialog', { name: 'Messages and service' });
  },
} as const;

async function names(place: keyof typeof places, settings: Settings, session: SessionInfo | undefined): Promise<(string | null)[]> {
  renderSite('/m/home', { answers: { getSettings: settings }, ...(session && { session }) });
  const found = await places[place]();
  // The seals of channels open a moment later, and so does the code of parts that are fetched.
  await waitFor(() => expect(found.querySelectorAll('a, button').length).toBeGreaterThan(1));
  await act(async () => {});
  const controls = [...found.querySelectorAll('a, button')].map((control) => control.textContent);
  cleanup();
  return controls;
}

/** What each place has with every switch on, looked at once. */
const withAll = new Map<keyof typeof places, (string | null)[]>();
const visitor = undefined;
const player = buildSession();

describe('switches of the merchant', () => {
  it.each<[WhitelabelSwitch | FeatureFlag, keyof typeof places, string, SessionInfo | undefined]>([
    ['TRANSBETREPMEM3', 'menu', 'Betting record', visitor],
    ['bettingReport', 'menu', 'Betting record', visitor],
    ['TRANSREC3', 'menu', 'Account record', visitor],
    ['PERSREP', 'menu', 'Profit and loss', visitor],
    ['REWCEN3', 'menu', 'Reward centre', visitor],
    ['rewardCentre', 'menu', 'Reward centre', visitor],
    ['MANPLAYREB3', 'menu', 'Rebate', visitor],
    ['SECPRIV', 'menu', 'Security centre', visitor],
    ['mailCentre', 'menu', 'Messages', visitor],
    ['vipBenefit', 'menu', 'VIP benefits', visitor],
    ['referral', 'menu', 'Invite', visitor],
    ['share', 'menu', 'Share', visitor],
    ['speedTest', 'menu', 'Speed test', visitor],
    ['TRANSBETREPMEM3', 'account', 'Betting record', player],
    ['TRANSREC3', 'account', 'Account record', player],
    ['referral', 'account', 'Invite friends', player],
    ['mailCentre', 'service', 'Messages', visitor],
    ['feedback', 'service', 'Feedback', visitor],
    ['CBS3', 'service', 'Chat', visitor],
  ])('SYS-13 NAV-13 NAV-15 NAV-18 SVC-02 with %s the %s has "%s", without it not', async (name, place, words, session) => {
    const all = withAll.get(place) ?? await names(place, base, session);
    withAll.set(place, all);
    expect(all).toContain(words);
    expect(await names(place, without(name), session)).not.toContain(words);
  });

  it('SYS-13 NAV-09 with trialLogin the header has "Play for free", without it not', async () => {
    renderSite('/m/help', { answers: { getSettings: base } });
    expect(await screen.findByRole('button', { name: 'Play for free' })).toBeTruthy();
    cleanup();
    renderSite('/m/help', { answers: { getSettings: without('trialLogin') } });
    await screen.findByRole('navigation', { name: 'Main' });
    // Its code is there from before: one turn, and it would be seen.
    await act(async () => {});
    expect(screen.queryByRole('button', { name: 'Play for free' })).toBeNull();
  });

  it.each<[FeatureFlag, string, 'tab' | 'link', string]>([
    ['mobileCodeLogin', '/m/login', 'tab', 'With SMS code'],
    ['forgotPassword', '/m/login', 'link', 'Forgot your password?'],
    ['emailRetrieval', '/m/forget', 'tab', 'By email'],
    ['phoneRetrieval', '/m/forget', 'tab', 'By phone'],
  ])('SYS-13 AUTH-01 AUTH-02 PSW-01 with %s the form at %s has the %s "%s", without it not', async (name, address, role, words) => {
    const all = { ...base.features, mobileCodeLogin: true };
    const open = async (features: Settings['features']) => {
      const answers = { getRegistrationSettings: buildRegistrationSettings(), listCountries: { list: [{ country: 'TH', countryDialingCode: '66' }] } };
      renderSite(address, { answers: { ...answers, getSettings: { ...base, features } } });
      const form = await screen.findByRole('dialog');
      // The last part of a form is its way to another one.
      await within(form).findByRole('link', { name: /Create an account|Back to login/ });
      return within(form);
    };
    expect(await (await open(all)).findByRole(role, { name: words })).toBeTruthy();
    cleanup();
    const form = await open({ ...all, [name]: false });
    // What is there with every switch on arrived just now: one turn, and it would be seen.
    await act(async () => {});
    expect(form.queryByRole(role, { name: words })).toBeNull();
  });

  it('NAV-13 NAV-14 every entry of the menu leads where it says', async () => {
    renderSite('/m/help', { answers: { getSettings: base }, session: buildSession({ type: 1 }) });
    const grid = await places.menu();
    const targets = within(grid).getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(targets).toEqual([
      '/m/home', '/m/activity', '/m/notice', '/m/gameRecord', '/m/transaction/record', '/m/profitandloss', '/m/rewardCenter', '/m/member/manualRebate', '/m/securityCenter', '/m/webEmail',
      '/m/member/benefits', '/m/agent/home',
    ]);
    const list = within(screen.getByRole('dialog', { name: 'Menu' })).getByRole('list', { name: 'All places' });
    expect(within(list).getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/m/home', '/m/notice', '/m/changePsw', '/m/securityCenter/FundsPasswordBox']);
  });

  it('NAV-14 visitors are not offered what belongs to an account', async () => {
    renderSite('/m/help', { answers: { getSettings: base } });
    await places.menu();
    const menu = screen.getByRole('dialog', { name: 'Menu' });
    const words = ['Change password', 'Payment password', 'Sign out', 'Log out'];
    expect(words.filter((name) => within(menu).queryByRole('link', { name }) ?? within(menu).queryByRole('button', { name }))).toEqual([]);
  });

  it('NAV-15 Telegram shows only where customer service has a channel there', async () => {
    expect(await names('menu', base, visitor)).not.toContain('Ask us on Telegram');
    const telegram = { csType: 'TELEGRAM' as const, title: 'Ask us on Telegram', path: await sealCustomerServicePath('https://t.test/help') };
    await waitFor(async () => expect(await names('menu', { ...base, customerService: [telegram] }, visitor)).toContain('Ask us on Telegram'));
  });

  it('NAV-15 the speed test shows only where there are addresses to compare', async () => {
    expect(await names('menu', { ...base, domainRoute: [] }, visitor)).not.toContain('Speed test');
  });

  it('NAV-15 the download is offered where there is one, and not inside the native app', async () => {
    const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';
    const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(iphone);
    expect(await names('menu', base, visitor)).toContain('Get the app');
    agent.mockReturnValue(`${iphone} ParlorApp/2.1.0`);
    expect(await names('menu', base, visitor)).not.toContain('Get the app');
  });

  it('NAV-14 channels of the merchant and of customer service open from the menu, to http(s) addresses alone', async () => {
    const resources: Settings['resources'] = [
      { resourceType: 'TELEGRAM', url: 'https://t.test/news', labelNameEn: 'News' }, { resourceType: 'FACEBOOK', url: 'javascript:alert(1)', labelNameEn: 'Page' },
      { resourceType: 'WHATSAPP', url: 'https://w.test/group', labelNameEn: 'Group' },
    ];
    renderSite('/m/help', { answers: { getSettings: { ...base, resources } } });
    await places.menu();
    const menu = screen.getByRole('dialog', { name: 'Menu' });
    await userEvent.click(await within(menu).findByRole('button', { name: 'Customer service' }));
    expect(within(menu).getByRole('link', { name: 'Chat' }).getAttribute('href')).toBe('https://chat.test/');
    await userEvent.click(within(menu).getByRole('button', { name: 'Our channels' }));
    expect(['News', 'Group'].map((name) => within(menu).getByRole('link', { name }).getAttribute('href'))).toEqual(['https://t.test/news', 'https://w.test/group']);
    expect(within(menu).queryByRole('link', { name: 'Page' })).toBeNull();
  });

  it('NAV-18 the account menu has the agency for agents alone, and closes when a place is chosen', async () => {
    const account = async (type: number) => {
      const site = renderSite('/m/home', { session: buildSession({ type }) });
      return { ...site, menu: await places.account() };
    };
    const { menu } = await account(0);
    expect(within(menu).queryByRole('link', { name: 'Agency centre' })).toBeNull();
    expect(within(menu).getByRole('link', { name: 'Withdraw' }).getAttribute('href')).toBe('/m/withdraw');
    cleanup();
    const { menu: agents, address } = await account(1);
    expect(within(agents).getByRole('link', { name: 'Agency centre' }).getAttribute('href')).toMatch(/^\/m\/member\/home/);
    await userEvent.click(within(agents).getByRole('link', { name: 'Profile' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/m/member/home');
  });

  it.each<[string, Partial<Settings>, string]>([
    ['the chat', {}, 'https://chat.test/'],
    ['the chat, though it is not among the channels', { whitelabel: { ...base.whitelabel, CBS3: false } }, 'https://chat.test/'],
    ['the first channel where there is no chat', { customerService: [] }, 'https://t.test/help'],
  ])('SVC-01 SVC-02 the 24-hour button leads to %s', async (_, settings, target) => {
    const telegram = { csType: 'TELEGRAM' as const, title: 'Ask us on Telegram', path: await sealCustomerServicePath('https://t.test/help') };
    const customerService = [telegram, ...(settings.customerService ?? base.customerService)];
    renderSite('/m/help', { answers: { getSettings: { ...base, ...settings, customerService } } });
    const menu = within(await places.service());
    expect((await menu.findByRole('link', { name: '24-hour customer service' })).getAttribute('href')).toBe(target);
    expect(menu.getByRole('link', { name: 'Ask us on Telegram' }).getAttribute('href')).toBe('https://t.test/help');
  });

  it('SVC-02 says honestly when nobody can be reached', async () => {
    renderSite('/m/help', { answers: { getSettings: { ...base, customerService: [] } } });
    const menu = await places.service();
    expect(within(menu).getByRole('heading', { name: 'No one can be reached here right now' })).toBeTruthy();
  });

  it('SYS-12 the template switches are stored', async () => {
    renderSite('/m/help', { answers: { getSettings: { ...base, mobileTemplate: { mem_cen: '1', dep_func: '0' } } } });
    await screen.findByRole('navigation', { name: 'Main' });
    const kept = JSON.parse(localStorage.getItem('setTemplate') ?? '{}') as { value?: Settings };
    expect(kept.value?.mobileTemplate).toEqual({ mem_cen: '1', dep_func: '0' });
  });
});
