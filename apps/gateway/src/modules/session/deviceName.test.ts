import { describe, expect, it } from 'vitest';
import { deviceNameOf } from './deviceName.ts';

const REDUCED =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36';

describe('the device name', () => {
  it.each([
    [
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36',
      'Chrome',
      'Android',
      'Pixel 8',
    ],
    [
      'Mozilla/5.0 (Linux; Android 9; SM-G960F Build/PPR1.180610.011; wv) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/99.0 Mobile Safari/537.36',
      'Chrome',
      'Android',
      'SM-G960F',
    ],
    [REDUCED, 'Chrome', 'Android', ''],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
      'Safari',
      'iOS',
      'iPhone',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0', 'Firefox', 'Linux', ''],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36 Edg/124.0.0.0',
      'Microsoft Edge',
      'Windows',
      '',
    ],
  ])('AUTH-18 is parsed from the user agent %s', (userAgent, browser, system, model) => {
    expect(deviceNameOf({ 'user-agent': userAgent })).toMatchObject({ browser, system, model });
  });

  it('AUTH-18 takes the model from the client hint header when the user agent has none', () => {
    expect(deviceNameOf({ 'user-agent': REDUCED, 'sec-ch-ua-model': '"SM-S921B"' }).model).toBe('SM-S921B');
  });

  it.each([['""'], ['SM-S921B'], ['"<b>phone</b>"'], [`"${'x'.repeat(600)}"`]])(
    'AUTH-18 ignores an invalid client hint header: %j',
    (hint) => {
      expect(deviceNameOf({ 'user-agent': REDUCED, 'sec-ch-ua-model': hint }).model).toBe('');
    },
  );

  it.each([[undefined], [''], ['<script>alert(1)</script>'], [`Mozilla/5.0 ${'(x) '.repeat(5_000)}Chrome/124`]])(
    'AUTH-18 is empty for an unrecognized user agent: %j',
    (userAgent) => {
      expect(deviceNameOf({ 'user-agent': userAgent })).toEqual({ browser: '', system: '', model: '' });
    },
  );
});
