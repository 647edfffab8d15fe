import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { homeAliases, paths } from '@parlor/core';
import { firstFailure, firstFailureCss, firstPlaces, firstPlacesCss } from '../../vite/firstPlaces.ts';
import { firstPlacesPlugin, packTags } from '../../vite/firstPlacesPlugin.ts';
import { screens } from '../routing/screens.ts';

const html = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
const tags = packTags();

describe('what the page says when the site does not start', () => {
  /** Runs the page's own script, and answers what it does with an event of the window. */
  function watch(fetch: () => Promise<{ ok: boolean }> = () => Promise.resolve({ ok: true }), { hasStarted = false } = {}) {
    const dataset: Record<string, string> = {};
    const heard: Record<string, (event: object) => unknown> = {};
    const deleted: string[] = [];
    let reloads = 0;
    runInNewContext(scripts.find((candidate) => candidate.includes('dataset.start')) ?? '', {
      document: { documentElement: { dataset }, querySelector: () => (hasStarted ? null : {}) },
      location: { href: '/m/help', reload: () => (reloads += 1) },
      caches: { keys: () => Promise.resolve(['shell-1', 'files']), delete: (name: string) => Promise.resolve(deleted.push(name)) },
      fetch,
      addEventListener: (type: string, listener: (event: object) => unknown) => { heard[type] = listener; },
    });
    return { dataset, deleted, reloads: () => reloads, hear: async (type: string, event: object = {}) => heard[type]?.({ type, preventDefault: () => {}, ...event }) };
  }
  const link = { target: { closest: () => ({}) } };

  it.each([
    ['a script that does not arrive', { target: { localName: 'script' } }, 'failed'],
    ['a script that the browser does not understand', { target: {}, filename: 'https://site.test/m/assets/index-1.js' }, 'failed'],
    ['a picture that does not arrive', { target: { localName: 'img' } }, undefined],
    ['a script of somebody else that breaks', { target: {}, filename: 'chrome-extension://1/a.js' }, undefined],
  ])('SYS-02 after %s', async (_, event, start) => {
    const page = watch();
    await page.hear('error', event);
    expect(page.dataset['start']).toBe(start);
  });

  it.each([['a tap on the link', 'click', link], ['the network that is back', 'online', {}]])('SYS-02 %s loads the page anew, without what was kept of the site', async (_, type, event) => {
    const page = watch();
    page.dataset['start'] = 'failed';
    await page.hear(type, event);
    expect([page.reloads(), page.deleted]).toEqual([1, ['shell-1']]);
  });

  it.each([['does not answer', () => Promise.reject(new TypeError('away'))], ['is ill', () => Promise.resolve({ ok: false })]])('SYS-02 stays while the gateway %s', async (_, fetch) => {
    const page = watch(fetch);
    page.dataset['start'] = 'failed';
    await page.hear('click', link);
    expect([page.reloads(), page.dataset['start']]).toEqual([0, 'failed']);
  });

  it('SYS-02 leaves a site that has started alone, also when something in it breaks', async () => {
    const page = watch(undefined, { hasStarted: true });
    await page.hear('error', { target: {}, filename: 'https://site.test/m/assets/index-1.js' });
    await page.hear('online');
    await page.hear('click', link);
    expect(page.reloads()).toBe(0);
  });
});

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

  it('SYS-02 says in every language that the site did not start, with a link that loads the page again', () => {
    const words = { en: { title: 'Not <here>', text: 'Try.', retry: 'Again' }, th: { title: 'ก', text: 'ข', retry: 'ค' } };
    const page = document.createElement('div');
    page.innerHTML = firstFailure(words);
    expect(page.querySelector('[role="alert"] [lang="en"]')?.textContent).toBe('Not <here>Try.Again');
    expect([...page.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent])).toEqual([['', 'Again'], ['', 'ค']]);
    // What hides the words of the other languages is weaker than what shows those of one.
    const style = document.createElement('style');
    style.textContent = `.first-failure [lang]{display:none}${firstFailureCss(['en', 'th'])}`;
    page.append(style);
    const shown = (tag: string) => {
      document.documentElement.dataset['words'] = tag;
      const copy = page.cloneNode(true) as HTMLElement;
      document.body.append(copy);
      const tagsShown = [...copy.querySelectorAll('[lang]')].flatMap((part) => (getComputedStyle(part).display === 'none' ? [] : [part.getAttribute('lang')]));
      copy.remove();
      return tagsShown;
    };
    expect([shown('en'), shown('th')]).toEqual([['en'], ['th']]);
    delete document.documentElement.dataset['words'];
  });

  it('SYS-02 says it in the languages of the packs once the page is built', () => {
    const { transformIndexHtml } = firstPlacesPlugin();
    if (typeof transformIndexHtml !== 'function') throw new Error('The plugin has no transformation');
    const built = transformIndexHtml.call({} as never, html, {} as never) as string;
    expect(built).toContain('<div lang="en"><p><b>This page did not load</b>');
    expect(built).toContain(`${firstFailureCss(Object.values(tags))}</style>`);
    expect(built).not.toContain('site:');
  });

  it('WL-01 is cut as the brand cuts its bar', () => {
    const cuts = (['raised', 'flat', 'floating'] as const).map((bottomBar) => firstPlacesCss({ bottomBar }, ['en']));
    expect(new Set(cuts).size).toBe(3);
    for (const css of cuts) expect(css).toContain("[data-words='en'] .first-places [lang='en']{display:block}");
  });
});
