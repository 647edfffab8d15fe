import { describe, expect, it } from 'vitest';
import { searchForm } from './searchForm.ts';

describe('searchForm', () => {
  it.each([
    ['case', 'Golden NAGA', 'golden naga'],
    ['width', 'ｇｏｌｄｅｎ', 'golden'],
    ['accents', 'Café Noël', 'cafe noel'],
    ['Vietnamese letters', 'Đường Phố', 'duong pho'],
    ['spaces', 'พญานาค ทอง', 'พญานาคทอง'],
    ['spaces without width', 'พญา\u200bนาค', 'พญานาค'],
    ['hyphens and apostrophes', 'Tuk-Tuk Driver’s', 'tuktuk drivers'],
    ['a Thai vowel in two characters', 'น้\u0e33ตก', 'น้\u0e4d\u0e32ตก'],
  ])('GAME-10 ignores %s', (_, first, second) => {
    expect(searchForm(first)).toBe(searchForm(second));
  });

  it.each([
    ['Thai vowels', 'นาค', 'นค'],
    ['Thai tones', 'น้า', 'นา'],
    ['letters', 'naga', 'nage'],
  ])('GAME-10 distinguishes %s', (_, first, second) => {
    expect(searchForm(first)).not.toBe(searchForm(second));
  });

  it('GAME-10 keeps a text of punctuation only, and returns nothing for a blank one', () => {
    expect(searchForm(' -- ')).toBe('--');
    expect(searchForm('   ')).toBe('');
  });
});
