import { describe, expect, it } from 'vitest';
import { messagesOf, type MessageKey } from './messages.ts';

const keys: MessageKey[] = ['title', 'spin', 'lineWin', 'fairnessText', 'scatterRow'];
const script = { en: /\p{Script=Latin}/u, th: /\p{Script=Thai}/u, 'zh-Hans': /\p{Script=Han}/u };

describe('game messages', () => {
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
    const messages = messagesOf(language);
    expect(messages.tag).toBe(tag);
    for (const key of keys) expect(messages.text(key)).toMatch(script[tag]);
    expect(messages.symbol('elephant')).toMatch(script[tag]);
  });

  it.each(['EN', 'TY', 'CN'])('I18N-01 include all parameters in %s', (language) => {
    const { text } = messagesOf(language);
    const written = text('lineWin', { line: 7, count: 4, symbol: '*', amount: '฿20.00' });
    for (const figure of ['7', '4', '*', '฿20.00']) expect(written).toContain(figure);
    expect(written).not.toMatch(/[{}]/);
  });
});
