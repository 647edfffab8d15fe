import { describe, expect, it } from 'vitest';
import { changeLanguage, createI18n, languageOf, languages } from './i18n.ts';
import { pack as english } from './packs/en/index.ts';
import { pack as thai } from './packs/ty/index.ts';

function flatten(messages: object, path = ''): Record<string, string> {
  return Object.assign({}, ...Object.entries(messages).map(([key, value]: [string, unknown]) => (typeof value === 'string' ? { [`${path}${key}`]: value } : flatten(value as object, `${path}${key}.`)))) as Record<string, string>;
}
const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

describe('language packs', () => {
  const texts = { EN: flatten(english), TY: flatten(thai) };

  it('I18N-01 EN and TY have the same keys, and no text is empty', () => {
    expect(Object.keys(texts.TY).toSorted()).toEqual(Object.keys(texts.EN).toSorted());
    for (const pack of Object.values(texts)) expect(Object.entries(pack).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('I18N-01 placeholders are the same in both languages', () => {
    const broken = Object.keys(texts.EN).filter((key) => JSON.stringify(placeholders(texts.EN[key] ?? '')) !== JSON.stringify(placeholders(texts.TY[key] ?? '')));
    expect(broken).toEqual([]);
  });

  it('I18N-02 switches without a reload and loads the pack on demand', async () => {
    const i18n = await createI18n('TY');
    expect(i18n.t('shell.home')).toBe('หน้าแรก');
    expect(i18n.hasResourceBundle('en', 'common')).toBe(false);
    await changeLanguage(i18n, 'EN');
    expect([languageOf(i18n), i18n.t('shell.home')]).toEqual(['EN', 'Home']);
  });

  it('WL-01 speaks a brand\'s own wording, in every language that the brand worded', async () => {
    const i18n = await createI18n('EN', { EN: { 'common.shell.home': 'Market' }, TY: { 'common.shell.home': 'ตลาด' } });
    expect([i18n.t('shell.home'), i18n.t('shell.deposit')]).toEqual(['Market', 'Deposit']);
    await changeLanguage(i18n, 'TY');
    expect([i18n.t('shell.home'), i18n.t('shell.deposit')]).toEqual(['ตลาด', 'ฝากเงิน']);
  });

  it('I18N-01 EN and TY can be chosen, TY being Thai', () => {
    expect(languages).toEqual([{ code: 'EN', name: 'English', tag: 'en' }, { code: 'TY', name: 'ไทย', tag: 'th' }]);
  });
});
