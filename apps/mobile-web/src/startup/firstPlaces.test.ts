import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { homeAliases, paths } from '@parlor/core';
import { firstPlaces, firstPlacesCss } from '../../vite/firstPlaces.ts';
import { packTags } from '../../vite/firstPlacesPlugin.ts';
import { screens } from '../routing/screens.ts';

const html = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
const tags = packTags();

/** Runs the page's own script at an address, and tells what the page draws before the site has started. */
function visit(pathname: string, { stored, lang = 'th', isStorageClosed = false }: { stored?: string; lang?: string; isStorageClosed?: boolean } = {}) {
  const root = { lang, dataset: {} as Record<string, string> };
  const code = scripts.find((candidate) => candidate.includes('dataset.place')) ?? '';
  runInNewContext(code.replace('{ /* site:languages */ }', JSON.stringify(tags)), {
    document: { documentElement: root },
    location: { pathname },
    localStorage: {
      getItem: (key: string) => {
        if (isStorageClosed) throw new Error('closed');
        return key === 'language' ? (stored ?? null) : null;
      },
    },
  });
  return root.dataset;
}

describe('what the page draws before the site has started', () => {
  it.each(homeAliases)('SYS-01 at %s is home', (address) => {
    expect(visit(address)['place']).toBe('home');
  });

  const addressOf = (path: string) => path.replaceAll(/:\w+/g, '1');
  it.each(screens.filter(({ frame }) => frame === 'shell').map(({ paths: [path = ''] }) => addressOf(path)))('NAV-08 at %s is a page under a title that is not there yet, without the pictures of home', (address) => {
    expect(visit(address)['place']).toBe('page');
  });

  it('NAV-08 has no bars where a game is played', () => {
    const bare = screens.filter(({ frame }) => frame === 'bare').map(({ paths: [path = ''] }) => addressOf(path));
    expect(bare.map((address) => visit(address)['place'])).toEqual(bare.map(() => 'bare'));
    expect(bare).toHaveLength(1);
  });

  it('I18N-01 speaks the language that the player chose, though the page was kept from before', () => {
    expect(visit('/m/home')['words']).toBe('th');
    expect(visit('/m/home', { stored: 'EN' })['words']).toBe('en');
    expect(visit('/m/home', { stored: 'XX', lang: 'en' })['words']).toBe('en');
    expect(visit('/m/home', { stored: 'EN', isStorageClosed: true })['words']).toBe('th');
  });

  it('NAV-19 is the bottom bar with its five places in every language, four of them links that work without the site', () => {
    const words = { en: { home: 'Home', promotion: 'Promotions', deposit: 'Deposit', invite: 'Invite', member: 'A & B' }, th: { home: 'ก', promotion: 'ข', deposit: 'ค', invite: 'ง', member: 'จ' } };
    const page = document.createElement('div');
    page.innerHTML = firstPlaces(words);
    const entries = [...page.querySelectorAll('nav > *')];
    expect(entries.map((entry) => entry.getAttribute('href'))).toEqual([paths.home, paths.activity, paths.voucherCenter, null, paths.memberHome]);
    const said = (tag: string) => entries.map((entry) => entry.querySelector(`[lang="${tag}"]`)?.textContent);
    expect([said('en'), said('th')]).toEqual([Object.values(words.en), Object.values(words.th)]);
    expect(page.querySelector('[style], script')).toBeNull();
  });

  it('WL-01 is cut as the brand cuts its bar', () => {
    const cuts = (['raised', 'flat', 'floating'] as const).map((bottomBar) => firstPlacesCss({ bottomBar }, ['en']));
    expect(new Set(cuts).size).toBe(3);
    for (const css of cuts) expect(css).toContain("[data-words='en'] .first-places [lang='en']{display:block}");
  });
});
