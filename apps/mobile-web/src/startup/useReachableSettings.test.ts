import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildSettings } from '@parlor/testing';
import { useReachableSettings } from './useReachableSettings.ts';

const open = (over: Parameters<typeof buildSettings>[0]) =>
  renderHook((settings) => useReachableSettings(settings), { initialProps: buildSettings(over) });

it('SYS-09 an open page takes no pictures from an origin that its policy does not know, and none from one that was taken away', () => {
  const { result, rerender } = open({ imageCDNs: ['https://one.test', 'https://two.test'] });
  expect(result.current?.imageCDNs).toEqual(['https://one.test', 'https://two.test']);
  rerender(buildSettings({ imageCDNs: ['https://two.test', 'https://three.test'] }));
  expect(result.current?.imageCDNs).toEqual(['https://two.test']);
  rerender(buildSettings({ imageCDNs: ['https://three.test'] }));
  expect(result.current?.imageCDNs).toEqual([]);
});

it('NAV-21 an open page measures no address that its policy does not let it ask', () => {
  const { result, rerender } = open({ domainRoute: ['https://one.test'] });
  rerender(buildSettings({ domainRoute: ['https://two.test', `${window.location.origin}/`, 'https://one.test'] }));
  expect(result.current?.domainRoute).toEqual([`${window.location.origin}/`, 'https://one.test']);
});

it('SYS-13 everything else follows at once', () => {
  const { result, rerender } = open({ mainDomain: 'one.test' });
  rerender(buildSettings({ mainDomain: 'two.test' }));
  expect(result.current?.mainDomain).toBe('two.test');
});

it('SYS-02 settings that come after the page count as those that it was loaded with', () => {
  const { result, rerender } = renderHook(
    (settings: ReturnType<typeof buildSettings> | undefined) => useReachableSettings(settings),
    { initialProps: undefined as ReturnType<typeof buildSettings> | undefined },
  );
  expect(result.current).toBeUndefined();
  rerender(buildSettings({ imageCDNs: ['https://one.test'] }));
  expect(result.current?.imageCDNs).toEqual(['https://one.test']);
});
