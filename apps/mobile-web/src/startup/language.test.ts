import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LanguageCode } from '@parlor/contract';
import { readStoredLanguage, startLanguage, storeLanguage } from './language.ts';

afterEach(() => {
  localStorage.clear();
  document.cookie = 'parlor_language=; path=/; max-age=0';
});

const offers = (defaultLanguage: LanguageCode, ...languages: LanguageCode[]) => ({ defaultLanguage, languages });

describe('startLanguage', () => {
  it("I18N-01 the stored language reads CN when nothing is stored, yet the site starts in the merchant's own", () => {
    expect(readStoredLanguage()).toBe('CN');
    expect(startLanguage(offers('TY', 'TY', 'EN', 'CN'))).toBe('TY');
    expect(startLanguage(offers('EN', 'TY', 'EN', 'CN'))).toBe('EN');
    expect(startLanguage(undefined)).toBe('TY');
  });

  it('I18N-01 a stored language is started in, Chinese too once somebody chose it', () => {
    storeLanguage('CN');
    expect([readStoredLanguage(), startLanguage(offers('TY', 'TY', 'EN', 'CN'))]).toEqual(['CN', 'CN']);
    expect(document.cookie).toContain('parlor_language=CN');
  });

  it('I18N-01 SYS-08 a choice that found no room in the storage is known by its cookie', () => {
    storeLanguage('EN');
    localStorage.clear();
    expect([readStoredLanguage(), startLanguage(offers('TY', 'TY', 'EN'))]).toEqual(['EN', 'EN']);
    document.cookie = 'parlor_language=XX; path=/';
    expect(startLanguage(offers('TY', 'TY', 'EN'))).toBe('TY');
  });

  it("I18N-01 over TLS the cookie of the choice is this host's alone, and known again", () => {
    vi.stubGlobal('location', { protocol: 'https:' });
    const written = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    storeLanguage('EN');
    vi.unstubAllGlobals();
    expect(written.mock.calls).toEqual([['__Host-parlor_language=EN; path=/; max-age=31536000; SameSite=Lax; Secure']]);
    written.mockRestore();
    localStorage.clear();
    const kept = vi.spyOn(document, 'cookie', 'get').mockReturnValue('other=1; __Host-parlor_language=EN');
    expect(startLanguage(offers('TY', 'TY', 'EN'))).toBe('EN');
    kept.mockRestore();
  });

  it("I18N-02 a stored language that the merchant does not offer, or that has no pack, gives way to the merchant's own", () => {
    storeLanguage('CN');
    expect(startLanguage(offers('TY', 'TY', 'EN'))).toBe('TY');
    localStorage.setItem('language', 'VN');
    expect(startLanguage(offers('EN', 'EN', 'VN'))).toBe('EN');
  });

  it('I18N-01 a merchant whose own language has no pack starts in Thai', () => {
    expect(startLanguage(offers('VN', 'VN', 'TY'))).toBe('TY');
  });
});
