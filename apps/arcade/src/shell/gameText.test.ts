import { describe, expect, it } from 'vitest';
import { createText } from './gameText.ts';

const messages = { en: { bet: 'Spin', only: 'Only English {count}' }, th: { bet: 'หมุน' } };
const script = { en: /\p{Script=Latin}/u, th: /\p{Script=Thai}/u, 'zh-Hans': /\p{Script=Han}/u };

describe('messages', () => {
  it.each([
    ['EN', 'en'],
    ['en-GB', 'en'],
    ['TY', 'th'],
    ['th', 'th'],
    ['CN', 'zh-Hans'],
    ['zh-CN', 'zh-Hans'],
    ['', 'th'],
    [null, 'th'],
  ] as const)('I18N-01 for the language code %s are in %s and its script', (language, tag) => {
    const made = createText({ en: {}, th: {} }, language);
    expect(made.tag).toBe(tag);
    for (const key of ['bet', 'fairnessText', 'keysRule']) expect(made.text(key)).toMatch(script[tag]);
  });

  it.each(['EN', 'TY', 'CN'])('I18N-01 include all parameters in %s', (language) => {
    const { text } = createText(messages, language);
    const written = text('shareText', { game: 'Dice', stake: '฿1.00', win: '฿20.00' });
    for (const figure of ['Dice', '฿1.00', '฿20.00']) expect(written).toContain(figure);
    expect(written).not.toMatch(/[{}]/);
  });

  it('prefer the words of the game to the shell’s', () => {
    expect(createText(messages, 'EN').text('bet')).toBe('Spin');
    expect(createText(messages, 'TY').text('bet')).toBe('หมุน');
  });

  it('fall back to English', () => {
    expect(createText(messages, 'CN').text('only', { count: 3 })).toBe('Only English 3');
  });

  it('throw for an unknown key', () => {
    expect(() => createText(messages, 'EN').text('nothing')).toThrow('nothing');
  });
});
