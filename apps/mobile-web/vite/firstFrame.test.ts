import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { isDialogName, paths } from '@parlor/core';
import { layoutChoices, type ThemeLayout } from '@parlor/theme';
import { firstActions, firstFailure, firstFrameCss, firstBarEntries, firstWordsCss } from './firstFrame.ts';

const page = document.createElement('div');
const root = document.documentElement;
const templateCss =
  /<style>([\s\S]*?)<\/style>/.exec(readFileSync(join(import.meta.dirname, '../index.html'), 'utf8'))?.[1] ?? '';

/** Renders markup into the page, under the style of the document. */
function show(markup: string): void {
  page.innerHTML = `<style>${templateCss}${firstWordsCss(['en', 'th'])}</style><div class="first">${markup}</div>`;
  document.body.append(page);
}
/** Returns the languages whose texts are displayed for a root language. */
function shownIn(tag: string, selector: string): (string | null)[] {
  root.dataset['words'] = tag;
  return [...page.querySelectorAll(selector)].flatMap((part) =>
    getComputedStyle(part).display === 'none' ? [] : [part.getAttribute('lang')],
  );
}

afterEach(() => {
  page.remove();
  delete root.dataset['words'];
});

const barEntryWords = {
  en: { home: 'Home', promotion: 'Promotions', deposit: 'Deposit', invite: 'Invite', member: 'A & B' },
  th: { home: 'ก', promotion: 'ข', deposit: 'ค', invite: 'ง', member: 'จ' },
};
const actionWords = {
  en: { login: 'Log in', register: 'Join <us>', language: 'Language', menu: 'Menu' },
  th: { login: 'ก', register: 'ข', language: 'ค', menu: 'ง' },
};
const failureWords = {
  en: { title: 'Not <here>', text: 'Try.', retry: 'Again' },
  th: { title: 'ก', text: 'ข', retry: 'ค' },
};

describe('first frame bars', () => {
  it('NAV-19 have five entries in every language, four of them plain links', () => {
    show(firstBarEntries(barEntryWords));
    const entries = [...page.querySelectorAll('nav > *')];
    expect(entries.map((entry) => entry.getAttribute('href'))).toEqual([
      paths.home,
      paths.activity,
      paths.voucherCenter,
      null,
      paths.memberHome,
    ]);
    const wordsIn = (tag: string) => entries.map((entry) => entry.querySelector(`[lang="${tag}"]`)?.textContent);
    expect([wordsIn('en'), wordsIn('th')]).toEqual([Object.values(barEntryWords.en), Object.values(barEntryWords.th)]);
    expect(page.querySelector('nav [style], nav script')).toBeNull();
  });

  it('NAV-10 link to login and registration, with escaped labels', () => {
    show(firstActions(actionWords));
    expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      paths.login,
      paths.register,
    ]);
    expect(page.querySelector('.first-register [lang="en"]')?.textContent).toBe('Join <us>');
  });

  it('NAV-10 NAV-11 have buttons that name existing dialogs of the site', () => {
    show(firstActions(actionWords) + firstBarEntries(barEntryWords));
    const dialogs = [...page.querySelectorAll('button')].map((button) => button.dataset['dialog']);
    expect(dialogs).toEqual(['language', 'drawer', 'referral']);
    expect(dialogs.every((dialog) => isDialogName(dialog))).toBe(true);
  });

  it.each(['en', 'th'])('I18N-01 show text in one language only: %s', (tag) => {
    show(firstActions(actionWords) + firstBarEntries(barEntryWords));
    const shown = shownIn(tag, 'b[lang]');
    expect(new Set(shown)).toEqual(new Set([tag]));
    expect(shown).toHaveLength(9);
  });
});

describe('the startup failure message', () => {
  it('SYS-02 has a reload link in every language', () => {
    show(firstFailure(failureWords));
    expect(page.querySelector('[role="alert"] [lang="en"]')?.textContent).toBe('Not <here>Try.Again');
    expect([...page.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['', 'Again'],
      ['', 'ค'],
    ]);
  });

  it.each(['en', 'th'])('SYS-02 shows one language only: %s', (tag) => {
    show(firstFailure(failureWords));
    expect(shownIn(tag, '.first-failure [lang]')).toEqual([tag]);
  });
});

describe('the first frame style', () => {
  const layout: ThemeLayout = {
    bottomBar: 'raised',
    gameCard: 'edge',
    header: 'bar',
    banner: 'full',
    density: 'roomy',
    homeSections: ['hero', 'rails'],
  };

  it.each(['bottomBar', 'header', 'gameCard', 'banner', 'density'] as const)(
    'WL-01 differs for each choice of %s',
    (part) => {
      const choices = layoutChoices[part];
      expect(new Set(choices.map((choice) => firstFrameCss({ ...layout, [part]: choice }))).size).toBe(choices.length);
    },
  );

  it('WL-01 differs when home begins with a jackpot', () => {
    expect(firstFrameCss({ ...layout, homeSections: ['jackpot', 'hero'] })).not.toBe(firstFrameCss(layout));
  });

  it('WL-01 comes after the shared styles', () => {
    const html = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8');
    expect(html.indexOf('</style>')).toBeLessThan(html.indexOf('<!--parlor:head-->'));
  });
});
