import { describe, expect, it } from 'vitest';
import { openCustomerServicePath } from '@parlor/contract';
import type { Merchant } from '../../http/call.ts';
import { parseMerchantSettings } from '../merchant/merchantSettings.ts';
import { gameOriginsOf, isBlocked, settingsOf, statusOf } from './system.rules.ts';

const merchant = (settings: object = {}): Merchant => ({
  code: 'NORTH',
  name: 'North',
  brand: 'north',
  currency: 'THB',
  settings: parseMerchantSettings(settings),
});
const config = { arcadeUrl: 'http://localhost:8091', identityEmulator: undefined };
const shown = (settings: object = {}, more: object = {}) =>
  settingsOf(merchant(settings), { ...config, ...more }, 'site.example');

describe('the status', () => {
  it('SYS-04 has the address of the caller, maintenance and the region', () => {
    expect(statusOf(merchant(), '10.0.0.1')).toEqual({
      location: { ip: '10.0.0.1' },
      maintenance: false,
      regionRestriction: false,
    });
    expect(statusOf(merchant({ isInMaintenance: true, blockedAddresses: ['10.0.'] }), '10.0.0.1')).toMatchObject({
      maintenance: true,
      regionRestriction: true,
    });
  });

  it.each([
    ['10.0.0.1', '10.0.0.1', true],
    ['10.0.0.1', '10.0.0.11', false],
    ['10.0.', '10.0.9.9', true],
    ['10.0.', '110.0.9.9', false],
    ['10.0', '10.0.9.9', false],
    ['2001:db8:', '2001:db8:1::1', true],
    ['2001:db8:', '2001:db9::1', false],
  ])('SYS-04 the entry %s blocks %s: %s', (entry, address, isRefused) => {
    expect(isBlocked(address, ['192.0.2.1', entry])).toBe(isRefused);
    expect(isBlocked(address, [])).toBe(false);
  });
});

describe('the settings of the site', () => {
  it('SYS-07 name the merchant, and switches that it does not set are off', async () => {
    const settings = await shown({ features: { googleLogin: true } });
    expect(settings).toMatchObject({ merchantCode: 'NORTH', merchantName: 'North', brand: 'north', currency: 'THB' });
    expect(settings.features.googleLogin).toBe(true);
    expect(settings.features.facebookLogin).toBe(false);
    expect(Object.values(settings.whitelabel).every((isOn) => !isOn)).toBe(true);
  });

  it('SVC-01 encrypt the address of customer service', async () => {
    const path = 'https://t.me/north';
    const { customerService } = await shown({ customerService: [{ csType: 'TELEGRAM', title: 'Chat', path }] });
    const [channel] = customerService;
    expect(channel).toMatchObject({ csType: 'TELEGRAM', title: 'Chat' });
    expect(channel?.path).not.toContain('t.me');
    expect(await openCustomerServicePath(channel?.path ?? '')).toBe(path);
  });

  it('have levels and jackpots of the ledger only where the jurisdiction allows them', async () => {
    const settings = { features: { vipBenefit: true, googleLogin: true }, jackpotSource: 'ledger' };
    const open = await shown(settings);
    expect([open.features.vipBenefit, open.jackpotSource]).toEqual([true, 'ledger']);
    const germany = await shown({ ...settings, jurisdiction: 'DE' });
    expect([germany.features.vipBenefit, germany.features.googleLogin, germany.jackpotSource]).toEqual([
      false,
      true,
      'animated',
    ]);
  });

  it('offer the profile for the home screen unless the merchant has its own, or wants none', async () => {
    const own = { resourceType: 'MOBILECONFIG', url: 'https://a.example/own', labelNameEn: 'Own' };
    const other = { resourceType: 'IOS', url: 'https://a.example/app', labelNameEn: 'App' };
    const urls = async (settings: object) => (await shown(settings)).resources.map(({ url }) => url);
    expect(await urls({})).toEqual([expect.stringMatching(/^\/.*mobileconfig/)]);
    expect(await urls({ resources: [other] })).toHaveLength(2);
    expect(await urls({ resources: [own, other] })).toEqual([own.url, other.url]);
    expect(await urls({ hasWebclip: false })).toEqual([]);
  });

  it('AUTH-16 name the emulator of the identity provider only where one is configured', async () => {
    const identityProvider = { apiKey: 'key', authDomain: 'a.example', projectId: 'project' };
    expect((await shown()).identityProvider).toBeNull();
    expect((await shown({ identityProvider })).identityProvider).toEqual({ ...identityProvider, emulatorUrl: '' });
    const emulated = await shown({ identityProvider }, { identityEmulator: 'localhost:9099' });
    expect(emulated.identityProvider?.emulatorUrl).toBe('http://localhost:9099');
  });

  it('list the origins of games once, the in-house games first, under the host name of the caller', async () => {
    const gameOrigins = ['https://vendor.example/x', 'https://vendor.example/y'];
    expect((await shown({ gameOrigins })).gameOrigins).toEqual(['http://site.example:8091', 'https://vendor.example']);
    expect(gameOriginsOf(merchant(), 'http://a.example')).toEqual(['http://a.example']);
  });
});
