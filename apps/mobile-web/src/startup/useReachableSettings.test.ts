import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildSettings } from '@parlor/testing';
import { useReachableSettings } from './useReachableSettings.ts';

const open = (over: Parameters<typeof buildSettings>[0]) =>
  renderHook((settings) => useReachableSettings(settings), { initialProps: buildSettings(over) });

it('SYS-09 an open page drops image CDNs that were removed or that its CSP does not allow', () => {
  const { result, rerender } = open({ imageCDNs: ['https://one.test', 'https://two.test'] });
  expect(result.current?.imageCDNs).toEqual(['https://one.test', 'https://two.test']);
  rerender(buildSettings({ imageCDNs: ['https://two.test', 'https://three.test'] }));
  expect(result.current?.imageCDNs).toEqual(['https://two.test']);
  rerender(buildSettings({ imageCDNs: ['https://three.test'] }));
  expect(result.current?.imageCDNs).toEqual([]);
});

it('NAV-21 an open page drops domain routes that its CSP does not allow', () => {
  const { result, rerender } = open({ domainRoute: ['https://one.test'] });
  rerender(buildSettings({ domainRoute: ['https://two.test', `${window.location.origin}/`, 'https://one.test'] }));
  expect(result.current?.domainRoute).toEqual([`${window.location.origin}/`, 'https://one.test']);
});

it('SYS-13 an open page applies other settings at once', () => {
  const { result, rerender } = open({ mainDomain: 'one.test' });
  rerender(buildSettings({ mainDomain: 'two.test' }));
  expect(result.current?.mainDomain).toBe('two.test');
});

it('SYS-02 settings that arrive after the page load count as its initial settings', () => {
  const { result, rerender } = renderHook(
    (settings: ReturnType<typeof buildSettings> | undefined) => useReachableSettings(settings),
    { initialProps: undefined as ReturnType<typeof buildSettings> | undefined },
  );
  expect(result.current).toBeUndefined();
  rerender(buildSettings({ imageCDNs: ['https://one.test'] }));
  expect(result.current?.imageCDNs).toEqual(['https://one.test']);
});
