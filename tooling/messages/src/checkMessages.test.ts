import { describe, expect, it } from 'vitest';
import { checkPackTexts, checkText, pluralForms } from './checkMessages.ts';
import { UNTRANSLATED } from './icu.ts';

const plural = '{count, plural, one {# game} other {# games}}';

describe('pluralForms', () => {
  it.each([
    ['en', ['one', 'other']],
    ['th', ['other']],
    ['zh-Hans', ['other']],
    ['ru', ['few', 'many', 'one', 'other']],
  ])('returns the forms of %s: %o', (tag, forms) => {
    expect(pluralForms(tag).toSorted()).toEqual(forms);
  });
});

describe('checkText', () => {
  it.each([
    ['en', '{min} to {max}', '{min} to {max}'],
    ['th', '{max} … {min}', '{min} to {max}'],
    ['th', '{count, plural, other {# เกม}}', plural],
    ['th', 'ยอมรับ<terms>ข้อกำหนด</terms>', 'accept the <terms>terms</terms>'],
    ['en', '{count, plural, =0 {No games} one {A game} other {# games}}', plural],
  ])('I18N-01 accepts in %s the text %j for the source text %j', (tag, text, source) => {
    expect(checkText(tag, text, source)).toBeUndefined();
  });

  it.each([
    ['th', '  ', 'Home', 'is empty'],
    ['th', `${UNTRANSLATED}Home`, 'Home', 'is not translated yet'],
    ['th', '{min}', '{min} to {max}', 'lacks {max}'],
    ['th', '{min} {mix}', '{min} {max}', 'lacks {max}'],
    ['th', '{min} {max} {ip}', '{min} {max}', 'has {ip}, which the source text does not have'],
    ['th', '{count} เกม', plural, 'lacks {count, plural}'],
    ['th', 'ยอมรับ<terms>ข้อกำหนด', '<terms>terms</terms>', 'lacks </terms>'],
    ['en', '{count, plural, other {# games}}', plural, 'lacks the plural form one'],
    [
      'th',
      '{count, plural, one {# เกม} other {# เกม}}',
      plural,
      'has the plural form one, which the language does not know',
    ],
    ['th', '{min', '{min}', 'is not valid ICU'],
  ])('I18N-01 rejects in %s the text %j for the source text %j: %s', (tag, text, source, problem) => {
    expect(checkText(tag, text, source)).toContain(problem);
  });
});

describe('checkPackTexts', () => {
  it('I18N-01 reports package, language and key of missing and extra keys, bad placeholders and plurals', () => {
    const problems = checkPackTexts({
      packageName: '@parlor/i18n',
      language: 'TY',
      tag: 'th',
      source: { 'a.home': 'Home', 'a.range': '{from} to {to}', 'a.count': plural, 'a.ok': 'OK' },
      texts: {
        'a.range': '{from} ถึง {till}',
        'a.count': '{count, plural, one {#} other {#}}',
        'a.ok': 'ตกลง',
        'a.old': 'เก่า',
      },
    });
    expect(problems).toEqual([
      '@parlor/i18n TY a.home: is missing',
      '@parlor/i18n TY a.range: lacks {to}',
      '@parlor/i18n TY a.count: has the plural form one, which the language does not know',
      '@parlor/i18n TY a.old: is not a key of the source language',
    ]);
  });
});
