import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { compileMessage, UNTRANSLATED } from './icu.ts';

/** Renders a message with i18next, configured as on the site. */
async function written(tag: string, message: string, values: Record<string, string | number> = {}): Promise<string> {
  const texts = Object.fromEntries(
    Object.entries(compileMessage(message)).map(([ending, text]) => [`key${ending}`, text]),
  );
  const i18n = createInstance();
  await i18n.init({
    lng: tag,
    resources: { [tag]: { translation: texts } },
    interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
  });
  // The types of `t` know only the keys of the site's packs.
  return String(Reflect.apply(i18n.t, i18n, ['key', values]));
}

describe('compileMessage', () => {
  it.each([
    ['en', '{min} to {max} digits', { min: 4, max: 16 }, '4 to 16 digits'],
    ['en', 'Member since {day}', { day: '1 May <b>&' }, 'Member since 1 May <b>&'],
    ['en', '{count, number} points', { count: 1234567 }, '1,234,567 points'],
    ['de', '{total, number} Punkte', { total: 1234567 }, '1.234.567 Punkte'],
    ['en', 'I accept the <terms>terms</terms>', {}, 'I accept the <terms>terms</terms>'],
    ['en', "It’s “ready”. It's here.", {}, "It’s “ready”. It's here."],
  ])('I18N-01 makes i18next render in %s %j with %o as %j', async (tag, message, values, expected) => {
    expect(await written(tag, message, values)).toBe(expected);
  });

  it.each([
    [
      'en',
      'You have {count, plural, one {# game} other {# games}} of {vendor}',
      [1, 2, 1500],
      ['You have 1 game of JILI', 'You have 2 games of JILI', 'You have 1,500 games of JILI'],
    ],
    ['en', '{count, plural, =0 {No games} one {# game} other {# games}}', [0, 1, 2], ['No games', '1 game', '2 games']],
    ['th', '{count, plural, other {# เกม}}', [0, 1, 2], ['0 เกม', '1 เกม', '2 เกม']],
    ['zh-Hans', '{count, plural, other {# 款游戏}}', [1, 2500], ['1 款游戏', '2,500 款游戏']],
    [
      'ru',
      '{count, plural, one {# игра} few {# игры} many {# игр} other {# игры}}',
      [1, 3, 5, 21],
      ['1 игра', '3 игры', '5 игр', '21 игра'],
    ],
  ])('I18N-01 selects the plural form by the rules of %s for %j', async (tag, message, counts, expected) => {
    expect(await Promise.all(counts.map((count) => written(tag, message, { count, vendor: 'JILI' })))).toEqual(
      expected,
    );
  });

  it('renders an untranslated text as the source text, regardless of the language’s plural forms', async () => {
    expect(await written('th', `${UNTRANSLATED}Deposit`)).toBe('Deposit');
    expect(await written('ru', `${UNTRANSLATED}{count, plural, one {# game} other {# games}}`, { count: 3 })).toBe(
      '3 games',
    );
  });

  it.each([
    ['{min to {max}', 'is not valid ICU'],
    ['{count, plural, one {# game}}', 'is not valid ICU'],
    ['{who, select, one {a} other {b}}', 'write one message for each case'],
    ['{count, selectordinal, one {#st} other {#th}}', 'ordinal plural'],
    ['{games, plural, one {# game} other {# games}}', 'chooses its form by {games}'],
    ['{count, plural, offset:1 one {#} other {#}}', 'offset'],
    ['{count, plural, =1 {one} other {#}}', 'a form for =1'],
    ['{count, plural, one {# a} other {# b}} {count, plural, one {# a} other {# b}}', 'two plurals'],
    ['{count, plural, one {# a} other {{count, plural, one {# a} other {# b}}}}', 'a plural within a plural'],
    ['{price, number, ::currency/THB}', 'formats {price} in a style'],
    ['{day, date, short}', 'formats {day} as a date'],
    ["a '{brace}'", 'a quoted brace'],
    ['see $t(common)', 'read as another message'],
  ])('rejects %j with the reason', (message, reason) => {
    expect(() => compileMessage(message)).toThrow(reason);
  });
});
