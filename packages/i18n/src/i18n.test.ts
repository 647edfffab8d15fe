import { afterEach, describe, expect, it, vi } from 'vitest';
import { changeLanguage, createI18n, hasFullPack, isFirstNamespace, languageOf, loadFullPack } from './i18n.ts';
import { isLanguage, languages, loadPack } from './packs.ts';

afterEach(() => vi.restoreAllMocks());

describe('createI18n', () => {
  it('I18N-02 switches without a reload and loads the pack on demand', async () => {
    const i18n = await createI18n('TY');
    expect(i18n.t('shell.home')).toBe('หน้าแรก');
    expect(i18n.hasResourceBundle('en', 'common')).toBe(false);
    await changeLanguage(i18n, 'EN');
    expect([languageOf(i18n), i18n.t('shell.home')]).toEqual(['EN', 'Home']);
  });

  it('I18N-02 uses the last requested language, for any order in which packs load', async () => {
    const i18n = await createI18n('EN');
    const slow = changeLanguage(i18n, 'TY');
    await changeLanguage(i18n, 'EN');
    await slow;
    expect(languageOf(i18n)).toBe('EN');
    await changeLanguage(i18n, 'TY');
    expect(languageOf(i18n)).toBe('TY');
  });

  it("WL-01 applies a brand's messages in every language that has them", async () => {
    const i18n = await createI18n('EN', { EN: { 'common.shell.home': 'Market' }, TY: { 'common.shell.home': 'ตลาด' } });
    expect([i18n.t('shell.home'), i18n.t('shell.deposit')]).toEqual(['Market', 'Deposit']);
    await changeLanguage(i18n, 'TY');
    expect([i18n.t('shell.home'), i18n.t('shell.deposit')]).toEqual(['ตลาด', 'ฝากเงิน']);
  });

  it('I18N-01 I18N-03 formats a count with the plural form and digits of the language', async () => {
    const i18n = await createI18n('EN');
    const counted = () => [0, 1, 2, 1500].map((count) => i18n.t('games:list.count', { count }));
    expect(counted()).toEqual(['0 games', '1 game', '2 games', '1,500 games']);
    await changeLanguage(i18n, 'TY');
    expect(counted()).toEqual(['0 เกม', '1 เกม', '2 เกม', '1,500 เกม']);
    await changeLanguage(i18n, 'CN');
    expect(counted()).toEqual(['0 款游戏', '1 款游戏', '2 款游戏', '1,500 款游戏']);
  });

  it('rejects a language without a pack', async () => {
    await expect(createI18n('VN')).rejects.toThrow('VN has no pack');
  });
});

describe('the first part of a pack', () => {
  const first = (language: 'EN' | 'TY' = 'EN', wording = {}) => createI18n(language, wording, 'first');

  it('I18N-02 contains the texts of the first screen and all titles, and nothing else', async () => {
    const i18n = await first();
    expect([i18n.t('shell.home'), i18n.t('games:category.HOT'), i18n.t('screens:wallet.deposit')]).toEqual([
      'Home',
      'Hot',
      expect.not.stringContaining('.'),
    ]);
    expect([hasFullPack(i18n), i18n.exists('auth:login.submit'), i18n.exists('dialogs:language.title')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it.each(languages.map(({ code }) => code))('I18N-01 is in %s a subset of the full pack', async (code) => {
    const [part, whole] = await Promise.all([loadPack(code, 'first'), loadPack(code)]);
    expect(Object.keys(whole).filter(isFirstNamespace).toSorted()).toEqual(Object.keys(part).toSorted());
    expect(whole).toMatchObject(part);
    expect(isFirstNamespace('auth')).toBe(false);
    expect(isFirstNamespace('toString')).toBe(false);
  });

  it('I18N-02 is completed once for concurrent requests', async () => {
    const i18n = await first();
    const added = vi.spyOn(i18n, 'addResourceBundle');
    await Promise.all([loadFullPack(i18n), loadFullPack(i18n)]);
    expect(added.mock.calls.filter(([, namespace]) => namespace === 'auth')).toHaveLength(1);
    await loadFullPack(i18n);
    expect(added.mock.calls.filter(([, namespace]) => namespace === 'auth')).toHaveLength(1);
    expect([hasFullPack(i18n), i18n.exists('auth:login.submit')]).toEqual([true, true]);
  });

  it('I18N-02 is completed by the next call after a failure', async () => {
    const i18n = await first();
    vi.spyOn(i18n, 'addResourceBundle').mockImplementationOnce(() => {
      throw new Error('away');
    });
    await expect(loadFullPack(i18n)).rejects.toThrow('away');
    expect(hasFullPack(i18n)).toBe(false);
    await loadFullPack(i18n);
    expect(hasFullPack(i18n)).toBe(true);
  });

  it('I18N-02 is completed in the current language', async () => {
    const i18n = await first('TY');
    await loadFullPack(i18n);
    expect(i18n.hasResourceBundle('en', 'auth')).toBe(false);
    expect(i18n.exists('auth:login.submit')).toBe(true);
  });

  it('I18N-02 becomes the full pack of the new language', async () => {
    const i18n = await first();
    await changeLanguage(i18n, 'TY');
    expect([languageOf(i18n), hasFullPack(i18n)]).toEqual(['TY', true]);
    await changeLanguage(i18n, 'EN');
    expect([languageOf(i18n), hasFullPack(i18n)]).toEqual(['EN', true]);
  });

  it("WL-01 applies a brand's messages like the full pack, and does not mistake one for a loaded namespace", async () => {
    const i18n = await first('EN', { EN: { 'common.shell.home': 'Market', 'auth.login.submit': 'Come in' } });
    expect([i18n.t('shell.home'), hasFullPack(i18n)]).toEqual(['Market', false]);
    await loadFullPack(i18n);
    expect([i18n.t('shell.home'), i18n.t('auth:login.submit'), hasFullPack(i18n)]).toEqual(['Market', 'Come in', true]);
  });

  it('rejects a language without a pack', async () => {
    await expect(createI18n('VN', {}, 'first')).rejects.toThrow('VN has no pack');
  });
});

describe('languages', () => {
  it('I18N-01 are those with a pack, including EN and TY, which is Thai', () => {
    expect(languages).toEqual(
      expect.arrayContaining([
        { code: 'EN', name: 'English', tag: 'en' },
        { code: 'TY', name: 'ไทย', tag: 'th' },
      ]),
    );
  });

  it('I18N-02 a language without a pack cannot be chosen', () => {
    expect([isLanguage('TY'), isLanguage('VN'), isLanguage('toString'), isLanguage(null)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
