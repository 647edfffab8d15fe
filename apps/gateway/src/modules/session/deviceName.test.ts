import { describe, expect, it } from 'vitest';
import { deviceNameOf } from './deviceName.ts';

describe('the name of a device', () => {
  it.each([
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36', 'Chrome', 'Android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1', 'Safari', 'iOS'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0', 'Firefox', 'Linux'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36 Edg/124.0.0.0', 'Microsoft Edge', 'Windows'],
  ])('AUTH-18 is read from %s', (userAgent, browser, system) => {
    expect(deviceNameOf(userAgent)).toEqual({ browser, system });
  });

  it.each([[undefined], [''], ['<script>alert(1)</script>'], [`Mozilla/5.0 ${'(x) '.repeat(5_000)}Chrome/124`]])('AUTH-18 is empty where nothing can be read: %j', (userAgent) => {
    expect(deviceNameOf(userAgent)).toEqual({ browser: '', system: '' });
  });
});
