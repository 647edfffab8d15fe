import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Settings } from '@parlor/contract';
import { buildSettings, renderWithApp, type MockRequest } from '@parlor/testing';
import { renderSite } from '../../testing/renderSite.tsx';
import { Page as DownloadPage } from './DownloadPage.tsx';
import { HomeScreenGuide } from './HomeScreenGuide.tsx';

const agents = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
  oldIphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 12_1_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.0 Mobile/15E148 Safari/604.1',
  iphoneChrome:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/122.0.6261.89 Mobile/15E148 Safari/604.1',
  android:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.0.0 Mobile Safari/537.36',
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.0.0 Safari/537.36',
  nativeApp:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.0.0 Mobile Safari/537.36 ParlorApp/2.1.0',
} as const;
type Agent = keyof typeof agents;

const resource = (resourceType: Settings['resources'][number]['resourceType'], url: string) => ({
  resourceType,
  url,
  labelNameEn: resourceType,
});
const store = resource('IOS', 'https://store.test/parlor');
const profile = resource('MOBILECONFIG', '/m/webclip.mobileconfig');
const android = resource('Android', 'https://files.test/parlor.apk');
const everything = [store, profile, android];

const ways = ['Add to the home screen', 'Install the profile', 'Download for iOS', 'Download for Android'] as const;
/** Returns the offered options: links or buttons. */
const offered = (area: HTMLElement) =>
  ways.filter((name) =>
    [...within(area).queryAllByRole('button'), ...within(area).queryAllByRole('link')].some((way) =>
      way.textContent?.startsWith(name),
    ),
  );

const on = (agent: Agent) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agents[agent]);

/** Prevents navigation by links. */
const stay = (event: Event) => event.preventDefault();

beforeEach(() => {
  localStorage.clear();
  document.addEventListener('click', stay);
});
afterEach(() => {
  cleanup();
  document.removeEventListener('click', stay);
  vi.restoreAllMocks();
});

async function openDownload(agent: Agent, settings: Partial<Settings> = {}) {
  on(agent);
  const reports: unknown[] = [];
  renderSite('/m/home', {
    answers: {
      getSettings: buildSettings({ resources: everything, ...settings }),
      reportDownload: ({ body }: MockRequest) => (reports.push(body), {}),
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Get the app' }));
  return { user, reports, dialog: await screen.findByRole('dialog', { name: 'Get the app' }) };
}

describe('the download popup', () => {
  const { features } = buildSettings();
  it.each<[Agent, Partial<Settings>, string[]]>([
    ['iphone', {}, ['Add to the home screen', 'Install the profile', 'Download for iOS']],
    ['iphone', { features: { ...features, hideIosDownload: true } }, ['Install the profile']],
    ['iphone', { resources: [profile] }, ['Add to the home screen', 'Install the profile']],
    ['iphoneChrome', {}, ['Install the profile', 'Download for iOS']],
    ['android', {}, ['Download for Android']],
    ['desktop', {}, ['Download for iOS', 'Download for Android']],
  ])('DL-02 on %s with settings %o offers %o', async (agent, settings, expected) => {
    const { dialog } = await openDownload(agent, settings);
    expect(offered(dialog)).toEqual(expected);
  });

  it('DL-02 opens the home screen guide over it and gets focus back when the guide closes', async () => {
    const { dialog, user } = await openDownload('iphone');
    const toGuide = within(dialog).getByRole('button', { name: /^Add to the home screen/ });
    await user.click(toGuide);
    const guide = await screen.findByRole('dialog', { name: 'Add to the home screen' });
    expect(within(guide).getAllByRole('listitem')).toHaveLength(3);
    await user.click(within(guide).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toEqual([dialog]));
    await waitFor(() => expect(document.activeElement).toBe(toGuide));
  });

  it.each<[Agent, boolean]>([
    ['iphone', false],
    ['oldIphone', true],
  ])('DL-04 on %s has a guide with the profile and with tips for iOS 12.1 and earlier: %s', async (agent, hasTips) => {
    const { dialog, user } = await openDownload(agent);
    await user.click(within(dialog).getByRole('button', { name: /^Add to the home screen/ }));
    const guide = await screen.findByRole('dialog', { name: 'Add to the home screen' });
    expect(within(guide).queryByRole('heading', { name: 'On iOS 12.1 and earlier' }) !== null).toBe(hasTips);
    expect(within(guide).getByRole('link', { name: 'Install the profile' }).getAttribute('href')).toBe(
      '/m/webclip.mobileconfig',
    );
  });

  it.each<[Agent, boolean]>([
    ['iphone', true],
    ['iphoneChrome', false],
    ['android', false],
  ])('DL-04 on %s has a guide with the profile, in Safari on iOS only: %s', async (agent, hasProfile) => {
    on(agent);
    renderWithApp(<HomeScreenGuide isOpen onClose={() => undefined} />, { settings: { resources: everything } });
    const guide = await screen.findByRole('dialog', { name: 'Add to the home screen' });
    expect(within(guide).queryByRole('link', { name: 'Install the profile' }) !== null).toBe(hasProfile);
  });

  it('DL-03 reports the profile download to the gateway and does not offer it again', async () => {
    const { dialog, user, reports } = await openDownload('iphone');
    await user.click(within(dialog).getByRole('link', { name: /^Install the profile/ }));
    await waitFor(() => expect(reports).toEqual([{ resourceType: 'MOBILECONFIG' }]));
    expect(localStorage.getItem('WEBCLIP')).toBe('1');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Get the app' }));
    expect(offered(await screen.findByRole('dialog', { name: 'Get the app' }))).toEqual([
      'Add to the home screen',
      'Download for iOS',
    ]);
  });
});

describe('the download page', () => {
  const show = (agent: Agent, settings: Partial<Settings> = {}) => {
    on(agent);
    const calls: unknown[] = [];
    const { container } = renderWithApp(<DownloadPage />, {
      settings: { resources: everything, ...settings },
      answers: { reportDownload: ({ body }: MockRequest) => (calls.push(body), {}) },
    });
    return { container, calls, user: userEvent.setup() };
  };

  it('DL-01 is empty inside the native app', () => {
    const { container } = show('nativeApp');
    expect(container.textContent).toBe('/m/home');
  });

  it('DL-01 is empty in the installed web app', () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: query.includes('standalone'),
          addEventListener: () => {},
          removeEventListener: () => {},
        }) as unknown as MediaQueryList,
    );
    const { container } = show('iphone');
    expect(container.textContent).toBe('/m/home');
  });

  it.each<[Agent, string[]]>([
    ['iphone', ['Add to the home screen', 'Install the profile', 'Download for iOS']],
    ['android', ['Download for Android']],
    ['desktop', ['Download for iOS', 'Download for Android']],
  ])('DL-01 on %s has the download buttons for the device and a customer service button', (agent, expected) => {
    const { container } = show(agent);
    expect(offered(container)).toEqual(expected);
    expect(screen.getByRole('button', { name: 'Customer service' })).toBeShown();
  });

  it('DL-03 links to the store on iOS when there is one, and reports the download', async () => {
    const { user, calls } = show('iphone');
    const link = screen.getByRole('link', { name: 'Download for iOS' });
    expect(link.getAttribute('href')).toBe('https://store.test/parlor');
    await user.click(link);
    await waitFor(() => expect(calls).toEqual([{ resourceType: 'IOS' }]));
  });

  it('DL-03 links to the profile in Safari when there is no store, and reports the download', async () => {
    const { user, calls } = show('iphone', { resources: [profile] });
    const link = screen.getByRole('link', { name: 'Download for iOS' });
    expect(link.getAttribute('href')).toBe('/m/webclip.mobileconfig');
    await user.click(link);
    await waitFor(() => expect(calls).toEqual([{ resourceType: 'MOBILECONFIG' }]));
  });

  it('DL-02 DL-03 asks users of Chrome on iOS to install the profile with Safari', async () => {
    const { user, calls } = show('iphoneChrome');
    expect(screen.queryByRole('link', { name: /^Install the profile/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Install the profile/ }));
    expect(screen.getByRole('alert').textContent).toBe('Please use Safari for download App.');
    expect([calls, localStorage.getItem('WEBCLIP')]).toEqual([[], null]);
  });

  it('DL-03 asks users of Chrome on iOS to download with Safari', async () => {
    const { user } = show('iphoneChrome', { resources: [profile] });
    await user.click(screen.getByRole('button', { name: 'Download for iOS' }));
    expect(screen.getByRole('alert').textContent).toBe('Please use Safari for download App.');
  });

  it('DL-03 reports the Android download, and shows an alert when there is no file', async () => {
    const { user, calls } = show('android');
    await user.click(screen.getByRole('link', { name: 'Download for Android' }));
    await waitFor(() => expect(calls).toEqual([{ resourceType: 'Android' }]));
    cleanup();
    show('android', { resources: [] });
    await user.click(screen.getByRole('button', { name: 'Download for Android' }));
    expect(screen.getByRole('alert').textContent).toContain('nothing to download');
  });
});

describe('the browser installation prompt', () => {
  /** Fires Chromium's install prompt; returns how often it was shown. */
  function offerInstallation(): { promptCount: () => number; event: Event } {
    let promptCount = 0;
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => ((promptCount += 1), Promise.resolve()),
    });
    act(() => void window.dispatchEvent(event));
    return { promptCount: () => promptCount, event };
  }

  it('HOME-09 DL-05 adds the download bar and a home screen button on Android without an APK', async () => {
    on('android');
    renderSite('/m/home', { answers: { getSettings: buildSettings({ resources: [] }) } });
    await screen.findByRole('navigation', { name: 'Main' });
    expect(screen.queryByRole('region', { name: 'Get the app' })).toBeNull();
    const { promptCount, event } = offerInstallation();
    expect(event.defaultPrevented).toBe(true);
    const user = userEvent.setup();
    await user.click(
      within(await screen.findByRole('region', { name: 'Get the app' })).getByRole('button', { name: 'Get the app' }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Get the app' });
    expect(offered(dialog)).toEqual(['Add to the home screen']);
    expect(promptCount()).toBe(0);
    await user.click(within(dialog).getByRole('button', { name: /^Add to the home screen/ }));
    expect(promptCount()).toBe(1);
  });

  it('DL-05 is not stored for a later visit', async () => {
    on('android');
    const answers = { getSettings: buildSettings({ resources: [] }) };
    const { unmount } = renderSite('/m/home', { answers });
    await screen.findByRole('navigation', { name: 'Main' });
    offerInstallation();
    expect(await screen.findByRole('region', { name: 'Get the app' })).toBeShown();
    unmount();
    renderSite('/m/home', { answers });
    await screen.findByRole('navigation', { name: 'Main' });
    expect(screen.queryByRole('region', { name: 'Get the app' })).toBeNull();
  });

  it('HOME-09 is offered beside the APK until the site is installed', async () => {
    const { dialog } = await openDownload('android');
    offerInstallation();
    expect(offered(dialog)).toEqual(['Add to the home screen', 'Download for Android']);
    act(() => void window.dispatchEvent(new Event('appinstalled')));
    expect(offered(dialog)).toEqual(['Download for Android']);
  });
});

describe('the app icon', () => {
  it.each(['javascript:alert(1)', undefined])(
    'DL-02 is the brand’s logo when the merchant’s icon URL is missing or invalid: %s',
    async (url) => {
      const { dialog } = await openDownload('android', {
        resources: [android, ...(url === undefined ? [] : [resource('AppDownloadIcon', url)])],
      });
      expect(dialog.querySelector('img')).toBeNull();
      expect(within(dialog).getByTitle('Sample')).toBeShown();
    },
  );

  it('DL-02 is the merchant’s own, or the brand’s logo when that fails to load', async () => {
    const { dialog } = await openDownload('android', {
      resources: [android, resource('AppDownloadIcon', 'https://files.test/icon.png')],
    });
    const bar = screen.getByRole('region', { name: 'Get the app', hidden: true });
    expect([bar, dialog].map((area) => area.querySelector('img')?.src)).toEqual([
      'https://files.test/icon.png',
      'https://files.test/icon.png',
    ]);
    const picture = dialog.querySelector('img');
    if (picture) fireEvent.error(picture);
    expect(dialog.querySelector('img')).toBeNull();
    expect(within(dialog).getByTitle('Sample')).toBeShown();
  });
});

describe('the home download bar', () => {
  it('HOME-09 is shown until the player hides it, and stays hidden on the next visit', async () => {
    on('android');
    const answers = { getSettings: buildSettings({ resources: everything }) };
    renderSite('/m/home', { answers });
    const bar = await screen.findByRole('region', { name: 'Get the app' });
    await userEvent.setup().click(within(bar).getByRole('button', { name: 'Hide the download bar' }));
    expect(screen.queryByRole('region', { name: 'Get the app' })).toBeNull();
    cleanup();
    renderSite('/m/home', { answers });
    await screen.findByRole('navigation', { name: 'Main' });
    expect(screen.queryByRole('button', { name: 'Get the app' })).toBeNull();
  });

  it.each<[Agent, Settings['resources']]>([
    ['nativeApp', everything],
    ['android', []],
    ['android', [profile]],
  ])('HOME-09 DL-01 is not shown on %s with resources %o', async (agent, resources) => {
    on(agent);
    renderSite('/m/home', { answers: { getSettings: buildSettings({ resources }) } });
    await screen.findByRole('navigation', { name: 'Main' });
    expect(screen.queryByRole('button', { name: 'Get the app' })).toBeNull();
  });
});
