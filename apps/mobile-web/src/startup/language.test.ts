import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LanguageCode } from '@parlor/contract';
import { readStoredLanguage, startLanguage, storeLanguage } from './language.ts';

afterEach(() => {
  localStorage.clear();
  document.cookie = 'parlor_language=; path=/; max-age=0';
});

const offers = (defaultLanguage: LanguageCode, ...languages: LanguageCode[]) => ({ defaultLanguage, languages });

describe('startLanguage', () => {
  it('I18N-01 uses the merchant’s default when nothing is stored, although the stored language reads CN', () => {
    expect(readStoredLanguage()).toBe('CN');
    expect(startLanguage(offers('TY', 'TY', 'EN', 'CN'))).toBe('TY');
    expect(startLanguage(offers('EN', 'TY', 'EN', 'CN'))).toBe('EN');
    expect(startLanguage(undefined)).toBe('TY');
  });

  it('I18N-01 uses the stored language, including a chosen CN', () => {
    storeLanguage('CN');
    expect([readStoredLanguage(), startLanguage(offers('TY', 'TY', 'EN', 'CN'))]).toEqual(['CN', 'CN']);
    expect(document.cookie).toContain('parlor_language=CN');
  });

  it('I18N-01 SYS-08 falls back to the cookie when localStorage is empty, unless its code is unknown', () => {
    storeLanguage('EN');
    localStorage.clear();
    expect([readStoredLanguage(), startLanguage(offers('TY', 'TY', 'EN'))]).toEqual(['EN', 'EN']);
    document.cookie = 'parlor_language=XX; path=/';
    expect(startLanguage(offers('TY', 'TY', 'EN'))).toBe('TY');
  });

  it('I18N-01 reads the choice from a cookie, which has the __Host- prefix over HTTPS', () => {
    vi.stubGlobal('location', { protocol: 'https:' });
    const written = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    storeLanguage('EN');
    vi.unstubAllGlobals();
    expect(written.mock.calls).toEqual([['__Host-parlor_language=EN; path=/; max-age=31536000; SameSite=Lax; Secure']]);
    written.mockRestore();
    localStorage.clear();
    const cookieSpy = vi.spyOn(document, 'cookie', 'get').mockReturnValue('other=1; __Host-parlor_language=EN');
    expect(startLanguage(offers('TY', 'TY', 'EN'))).toBe('EN');
    cookieSpy.mockRestore();
  });

  it('I18N-02 falls back to the merchant’s default when the stored language is not offered or has no pack', () => {
    storeLanguage('CN');
    expect(startLanguage(offers('TY', 'TY', 'EN'))).toBe('TY');
    localStorage.setItem('language', 'VN');
    expect(startLanguage(offers('EN', 'EN', 'VN'))).toBe('EN');
  });

  it('I18N-01 falls back to Thai when the merchant’s default has no pack', () => {
    expect(startLanguage(offers('VN', 'VN', 'TY'))).toBe('TY');
  });
});
