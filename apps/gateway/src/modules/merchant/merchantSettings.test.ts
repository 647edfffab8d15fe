import { describe, expect, it } from 'vitest';
import { parseMerchantSettings } from './merchantSettings.ts';

describe('merchant settings', () => {
  it('I18N-01 have the languages Thai and English, with Thai as the default, when none are given', () => {
    const { languages, defaultLanguage } = parseMerchantSettings({});
    expect([languages, defaultLanguage]).toEqual([['TY', 'EN'], 'TY']);
  });

  it('I18N-01 accept other supported languages', () => {
    const { languages, defaultLanguage } = parseMerchantSettings({ languages: ['VN', 'CN'], defaultLanguage: 'VN' });
    expect([languages, defaultLanguage]).toEqual([['VN', 'CN'], 'VN']);
  });

  it.each([[['XX']], [['th']], [[]]])('I18N-02 reject the languages %o', (languages) => {
    expect(() => parseMerchantSettings({ languages })).toThrow('languages');
  });

  it('I18N-03 use the time zone of Bangkok by default and reject an unknown one', () => {
    expect(parseMerchantSettings({}).timeZone).toBe('Asia/Bangkok');
    expect(parseMerchantSettings({ timeZone: 'Asia/Shanghai' }).timeZone).toBe('Asia/Shanghai');
    expect(() => parseMerchantSettings({ timeZone: 'Siam/Ayutthaya' })).toThrow('timeZone');
  });

  it('REG-13 require SMS countries that have a dialling code', () => {
    expect(parseMerchantSettings({ smsCountries: ['VN', 'TH'] }).smsCountries).toEqual(['VN', 'TH']);
    for (const smsCountries of [['ZZ'], ['th'], []])
      expect(() => parseMerchantSettings({ smsCountries })).toThrow('smsCountries');
  });

  it('WAL-02 require deposit method names in at least one language and only in known ones', () => {
    const [method] = parseMerchantSettings({}).depositMethods;
    const named = (names: object) => parseMerchantSettings({ depositMethods: [{ ...method, names }] });
    expect(named({ CN: '银行卡' }).depositMethods[0]?.names).toEqual({ CN: '银行卡' });
    expect(() => named({})).toThrow('a name in at least one language');
    expect(() => named({ XX: 'Card' })).toThrow('XX');
  });
});

describe('identity provider settings', () => {
  const provider = { apiKey: 'AIzaSy-key_1', authDomain: 'shop-1.firebaseapp.com', projectId: 'shop-1' };

  it.each(['shop-1.firebaseapp.com', 'auth.shop.example', 'localhost', '127.0.0.1:9099'])(
    'AUTH-16 accept the host %s',
    (authDomain) => {
      expect(parseMerchantSettings({ identityProvider: { ...provider, authDomain } }).identityProvider).toEqual({
        ...provider,
        authDomain,
      });
    },
  );

  it.each([
    { authDomain: '' },
    { authDomain: 'https://shop.example' },
    { authDomain: 'shop.example/path' },
    { authDomain: 'shop.example; script-src *' },
    { authDomain: 'shop.example *' },
    { authDomain: '*.example' },
    { authDomain: 'shop..example' },
    { authDomain: '-shop.example' },
    { authDomain: 'shop.example\nX: y' },
    { projectId: '' },
    { projectId: 'Shop' },
    { projectId: 'shop/../other' },
    { apiKey: '' },
    { apiKey: 'a b' },
  ])('AUTH-16 reject %o', (wrong) => {
    expect(() => parseMerchantSettings({ identityProvider: { ...provider, ...wrong } })).toThrow('identityProvider');
  });
});
