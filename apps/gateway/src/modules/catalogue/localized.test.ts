import { describe, expect, it } from 'vitest';
import { localize } from './localized.ts';

describe('localize', () => {
  const text = { EN: 'Welcome', TY: 'ยินดีต้อนรับ' };

  it.each([
    ['TY', 'EN', 'ยินดีต้อนรับ'],
    ['EN', 'TY', 'Welcome'],
    ['CN', 'TY', 'ยินดีต้อนรับ'],
    ['CN', 'EN', 'Welcome'],
    ['CN', 'VN', 'Welcome'],
  ] as const)(
    'I18N-02 for a player with %s and a merchant default of %s returns %j',
    (language, defaultLanguage, words) => {
      expect(localize(text, { language, defaultLanguage })).toBe(words);
    },
  );

  it('returns any available text when neither language nor English has one', () => {
    expect([
      localize({ VN: 'Xin chào' }, { language: 'CN', defaultLanguage: 'TY' }),
      localize({}, { language: 'CN' }),
    ]).toEqual(['Xin chào', '']);
  });
});
