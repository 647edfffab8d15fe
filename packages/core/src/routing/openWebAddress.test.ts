import { afterEach, describe, expect, it, vi } from 'vitest';
import { isWebAddress, openWebAddress } from './openWebAddress.ts';

afterEach(() => void vi.restoreAllMocks());

describe('an address from the gateway', () => {
  it.each([
    ['https://pay.example/checkout', true],
    ['http://pay.example/checkout', true],
    ['/m/deposit', true],
    ['javascript:alert(1)', false],
    ['data:text/html,hi', false],
    ['itms-services://?action=download-manifest', false],
    ['https://', false],
  ])('%s is a web address: %s', (address, expected) => {
    expect(isWebAddress(address, 'https://site.example/m/home')).toBe(expected);
  });

  it('is opened', () => {
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue(undefined);
    openWebAddress('https://pay.example/checkout');
    expect(assign).toHaveBeenCalledExactlyOnceWith('https://pay.example/checkout');
  });

  it('is not opened if it runs a script, and the problem is reported', () => {
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue(undefined);
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    openWebAddress('javascript:alert(1)');
    expect(assign).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledExactlyOnceWith('An address that does not belong to the web was not followed');
  });
});
