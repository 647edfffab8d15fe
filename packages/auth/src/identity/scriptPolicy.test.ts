import { describe, expect, it } from 'vitest';
import { providerScriptUrl } from './scriptPolicy.ts';

describe('the script policy of the identity provider', () => {
  it.each([
    ['https://apis.google.com/js/api.js?onload=ready', 'https://apis.google.com/js/api.js?onload=ready'],
    [
      'https://www.google.com/recaptcha/api.js?onload=ready&render=explicit',
      'https://www.google.com/recaptcha/api.js?onload=ready&render=explicit&trustedtypes=true',
    ],
    [
      'https://www.google.com/recaptcha/enterprise.js?render=key',
      'https://www.google.com/recaptcha/enterprise.js?render=key&trustedtypes=true',
    ],
    [
      'https://www.gstatic.com/recaptcha/releases/abc/recaptcha__en.js',
      'https://www.gstatic.com/recaptcha/releases/abc/recaptcha__en.js',
    ],
  ])('AUTH-16 allows %s', (address, loaded) => {
    expect(providerScriptUrl(address)).toBe(loaded);
  });

  it.each([
    '',
    '/m/assets/evil.js',
    'evil.js',
    'http://apis.google.com/js/api.js',
    '//apis.google.com/js/api.js',
    'https://apis.google.com.evil.example/js/api.js',
    'https://apis.google.com@evil.example/',
    'https://www.google.com/complete/search?client=chrome&jsonp=alert',
    'https://www.google.com/recaptcha/../complete/search?jsonp=alert',
    'https://www.google.com/recaptcha/%2e%2e/complete/search',
    'https://www.gstatic.com/other.js',
    'javascript:alert(1)',
    'data:text/javascript,alert(1)',
    'blob:https://apis.google.com/1',
  ])('AUTH-16 rejects %j', (address) => {
    expect(providerScriptUrl(address)).toBeNull();
  });
});
