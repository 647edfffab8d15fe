import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { homeAliases, LANGUAGE_KEY, SESSION_KEY } from '@parlor/contract';
import { screens } from '../src/routing/screens.ts';
import { DOWNLOAD_BAR_HIDDEN_KEY } from '../src/startup/storageKeys.ts';
import { packTags } from '../vite/documentPlugin.ts';
import { markPlace } from './place.ts';

const tags = packTags();

interface Visit {
  lang?: string;
  stored?: Record<string, string>;
  isStorageClosed?: boolean;
  userAgent?: string;
  isStandalone?: boolean;
}

/** Sets up a document at an address, and returns what it draws before the site has started. */
function visit(
  pathname: string,
  { lang = 'th', stored = {}, isStorageClosed = false, userAgent = 'iPhone', isStandalone = false }: Visit = {},
) {
  const root = document.createElement('html');
  root.lang = lang;
  window.history.replaceState(null, '', pathname);
  localStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  if (isStorageClosed)
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('closed');
      },
    });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(display-mode: standalone)' && isStandalone }));
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  markPlace(root, tags);
  vi.unstubAllGlobals();
  return root.dataset;
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the initial document', () => {
  it.each(homeAliases)('SYS-01 at %s is marked as home', (address) => {
    expect(visit(address)['place']).toBe('home');
  });

  const addressOf = (path: string) => path.replaceAll(/:\w+/g, '1');
  it.each(screens.filter(({ frame }) => frame === 'shell').map(({ paths: [path = ''] }) => addressOf(path)))(
    'NAV-08 at %s is marked as an inner page',
    (address) => {
      expect(visit(address)['place']).toBe('page');
    },
  );

  it('NAV-08 is marked as bare on the play screen', () => {
    const bare = screens.filter(({ frame }) => frame === 'bare').map(({ paths: [path = ''] }) => addressOf(path));
    expect(bare.map((address) => visit(address)['place'])).toEqual(bare.map(() => 'bare'));
    expect(bare).toHaveLength(1);
  });

  it('I18N-01 uses the stored language, or its own when that is unknown or storage is blocked', () => {
    const words = (stored?: string, visited: Visit = {}) =>
      visit('/m/home', { ...visited, ...(stored !== undefined && { stored: { [LANGUAGE_KEY]: stored } }) })['words'];
    expect(words()).toBe('th');
    expect(words('EN')).toBe('en');
    expect(words('XX', { lang: 'en' })).toBe('en');
    expect(words('EN', { isStorageClosed: true })).toBe('th');
  });

  it('NAV-10 is marked as member when a session is stored, and as guest otherwise', () => {
    expect(visit('/m/home')['visitor']).toBe('guest');
    expect(visit('/m/home', { stored: { [SESSION_KEY]: '{}' } })['visitor']).toBe('member');
    expect(visit('/m/home', { stored: { [SESSION_KEY]: '{}' }, isStorageClosed: true })['visitor']).toBe('guest');
  });
});

describe('space for the download bar', () => {
  const desktop =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.0.0 Safari/537.36';
  const android =
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.0.0 Mobile Safari/537.36';
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';
  const isBarKept = (visited: Visit) => 'offer' in visit('/m/home', visited);

  it.each<[string, Visit]>([
    ['an iPhone', { userAgent: iphone }],
    ['a desktop', { userAgent: desktop }],
    ['a browser that stores nothing', { userAgent: iphone, isStorageClosed: true }],
  ])('DL-01 is reserved on %s', (_, visited) => {
    expect(isBarKept(visited)).toBe(true);
  });

  it.each<[string, Visit]>([
    ['for a player who hid the bar', { userAgent: iphone, stored: { [DOWNLOAD_BAR_HIDDEN_KEY]: '1' } }],
    ['on Android', { userAgent: android }],
    ['on the home screen', { userAgent: iphone, isStandalone: true }],
    ['in the app of the merchant', { userAgent: `${iphone} ParlorApp/2.1.0` }],
  ])('DL-01 is not reserved %s', (_, visited) => {
    expect(isBarKept(visited)).toBe(false);
  });
});
