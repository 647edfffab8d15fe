import { describe, expect, it } from 'vitest';
import { changeLanguage, createI18n, languageOf } from './i18n.ts';
import { isLanguage, languages } from './packs.ts';

describe('createI18n', () => {
  it('I18N-02 switches without a reload and loads the pack on demand', async () => {
    const i18n = await createI18n('TY');
    expect(i18n.t('shell.home')).toBe('หน้าแรก');
    expect(i18n.hasResourceBundle('en', 'common')).toBe(false);
    await changeLanguage(i18n, 'EN');
    expect([languageOf(i18n), i18n.t('shell.home')]).toEqual(['EN', 'Home']);
  });

  it('I18N-02 speaks what was asked for last, whichever pack arrives first', async () => {
    const i18n = await createI18n('EN');
    const slow = changeLanguage(i18n, 'TY');
    await changeLanguage(i18n, 'EN');
    await slow;
    expect(languageOf(i18n)).toBe('EN');
    await changeLanguage(i18n, 'TY');
    expect(languageOf(i18n)).toBe('TY');
  });

  it('WL-01 speaks a brand\'s own wording, in every language that the brand worded', async () => {
    const i18n = await createI18n('EN', { EN: { 'common.shell.home': 'Market' }, TY: { 'common.shell.home': 'ตลาด' } });
    expect([i18n.t('shell.home'), i18n.t('shell.deposit')]).toEqual(['Market', 'Deposit']);
    await changeLanguage(i18n, 'TY');
    expect([i18n.t('shell.home'), i18n.t('shell.deposit')]).toEqual(['ตลาด', 'ฝากเงิน']);
  });

  it('I18N-01 I18N-03 writes a count in the form and the digits of the language', async () => {
    const i18n = await createI18n('EN');
    const counted = () => [0, 1, 2, 1500].map((count) => i18n.t('games:list.count', { count }));
    expect(counted()).toEqual(['0 games', '1 game', '2 games', '1,500 games']);
    await changeLanguage(i18n, 'TY');
    expect(counted()).toEqual(['0 เกม', '1 เกม', '2 เกม', '1,500 เกม']);
    await changeLanguage(i18n, 'CN');
    expect(counted()).toEqual(['0 款游戏', '1 款游戏', '2 款游戏', '1,500 款游戏']);
  });

  it('refuses a language that has no pack', async () => {
    await expect(createI18n('VN')).rejects.toThrow('VN has no pack');
  });
});

describe('languages', () => {
  it('I18N-01 are those with a pack, EN and TY among them, TY being Thai', () => {
    expect(languages).toEqual(expect.arrayContaining([{ code: 'EN', name: 'English', tag: 'en' }, { code: 'TY', name: 'ไทย', tag: 'th' }]));
  });

  it('I18N-02 a language that is only known by name cannot be chosen', () => {
    expect([isLanguage('TY'), isLanguage('VN'), isLanguage('toString'), isLanguage(null)]).toEqual([true, false, false, false]);
  });
});
