import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { isDialogName, paths } from '@parlor/core';
import { layoutChoices, type ThemeLayout } from '@parlor/theme';
import { firstActions, firstFailure, firstFrameCss, firstPlaces, firstWordsCss } from './firstFrame.ts';

const page = document.createElement('div');
const root = document.documentElement;
const templateCss =
  /<style>([\s\S]*?)<\/style>/.exec(readFileSync(join(import.meta.dirname, '../index.html'), 'utf8'))?.[1] ?? '';

/** Puts markup into the page, under the style of the document. */
function show(markup: string): void {
  page.innerHTML = `<style>${templateCss}${firstWordsCss(['en', 'th'])}</style><div class="first">${markup}</div>`;
  document.body.append(page);
}
/** The languages whose words are displayed, when the root names one. */
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

const placeWords = {
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

describe('the bars of the document', () => {
  it('NAV-19 have five places in every language, four of them links that work without the site', () => {
    show(firstPlaces(placeWords));
    const entries = [...page.querySelectorAll('nav > *')];
    expect(entries.map((entry) => entry.getAttribute('href'))).toEqual([
      paths.home,
      paths.activity,
      paths.voucherCenter,
      null,
      paths.memberHome,
    ]);
    const said = (tag: string) => entries.map((entry) => entry.querySelector(`[lang="${tag}"]`)?.textContent);
    expect([said('en'), said('th')]).toEqual([Object.values(placeWords.en), Object.values(placeWords.th)]);
    expect(page.querySelector('nav [style], nav script')).toBeNull();
  });

  it('NAV-10 have the ways in, the language and the menu', () => {
    show(firstActions(actionWords));
    expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      paths.login,
      paths.register,
    ]);
    expect(page.querySelector('.first-register [lang="en"]')?.textContent).toBe('Join <us>');
  });

  it('NAV-10 NAV-11 name dialogs that the site has, where only the site can answer', () => {
    show(firstActions(actionWords) + firstPlaces(placeWords));
    const dialogs = [...page.querySelectorAll('button')].map((button) => button.dataset['dialog']);
    expect(dialogs).toEqual(['language', 'drawer', 'referral']);
    expect(dialogs.every((dialog) => isDialogName(dialog))).toBe(true);
  });

  it.each(['en', 'th'])('I18N-01 show their words in one language: %s', (tag) => {
    show(firstActions(actionWords) + firstPlaces(placeWords));
    const shown = shownIn(tag, 'b[lang]');
    expect(new Set(shown)).toEqual(new Set([tag]));
    expect(shown).toHaveLength(9);
  });
});

describe('what the document says when the site does not start', () => {
  it('SYS-02 is there in every language, with a link that loads the page again', () => {
    show(firstFailure(failureWords));
    expect(page.querySelector('[role="alert"] [lang="en"]')?.textContent).toBe('Not <here>Try.Again');
    expect([...page.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['', 'Again'],
      ['', 'ค'],
    ]);
  });

  it.each(['en', 'th'])('SYS-02 shows the words of one language: %s', (tag) => {
    show(firstFailure(failureWords));
    expect(shownIn(tag, '.first-failure [lang]')).toEqual([tag]);
  });
});

describe('the style of the first frame', () => {
  const layout: ThemeLayout = {
    bottomBar: 'raised',
    gameCard: 'edge',
    header: 'bar',
    banner: 'full',
    density: 'roomy',
    homeSections: ['hero', 'rails'],
  };

  it.each(['bottomBar', 'header', 'gameCard', 'banner', 'density'] as const)(
    'WL-01 is cut as the brand cuts its %s',
    (part) => {
      const choices = layoutChoices[part];
      expect(new Set(choices.map((choice) => firstFrameCss({ ...layout, [part]: choice }))).size).toBe(choices.length);
    },
  );

  it('WL-01 keeps the place of a jackpot that home begins with', () => {
    expect(firstFrameCss({ ...layout, homeSections: ['jackpot', 'hero'] })).not.toBe(firstFrameCss(layout));
  });

  it('WL-01 comes after what all brands share, so that it holds', () => {
    const html = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8');
    expect(html.indexOf('</style>')).toBeLessThan(html.indexOf('<!--parlor:head-->'));
  });
});
