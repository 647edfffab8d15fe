import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Settings } from '@parlor/contract';
import type { MerchantSettingsInput } from '../merchant/merchantSettings.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

describe('the speed test endpoint', () => {
  it('NAV-21 answers any origin with an empty, uncached response', async () => {
    const answer = await gateway.app.inject({ url: '/wps/system/ping', headers: { origin: 'https://other.example' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'timing-allow-origin': '*',
      'cache-control': 'no-store',
    });
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    expect(answer.json()).toEqual({ success: true, value: {} });
  });

  it('NAV-21 does not make the settings readable by other origins', async () => {
    const settings = await gateway.app.inject({
      url: '/wps/system/settings',
      headers: { origin: 'https://other.example' },
    });
    expect(settings.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('the settings of a merchant', () => {
  const profile = { resourceType: 'MOBILECONFIG', url: '/m/webclip.mobileconfig', labelNameEn: 'Home screen' } as const;
  const app = { resourceType: 'IOS', url: 'https://apps.example/ios', labelNameEn: 'iPhone app' } as const;

  async function served(settings: MerchantSettingsInput): Promise<Settings> {
    await gateway.app.gateway.services.merchants.save({
      code: 'SOUTH',
      name: 'South',
      brand: 'south',
      currency: 'THB',
      settings,
    });
    return (await gateway.call('getSettings', { headers: { Merchant: 'SOUTH' } })).envelope.value as Settings;
  }

  it('SYS-07 SYS-09 SYS-12 SYS-13 are served as the operator saved them', async () => {
    const written = {
      languages: ['EN', 'CN'],
      defaultLanguage: 'EN',
      timeZone: 'Asia/Shanghai',
      statusReading: 'second',
      domainRoute: ['https://one.south.example', 'https://two.south.example'],
      mobileTemplate: { mem_cen: '0', dep_func: '1' },
      resources: [app],
      mainDomain: 'www.south.example',
      extraTopBarPaths: ['/m/activity'],
      imageCDNs: ['https://pictures.example'],
      smsCodes: 'provider',
      identityProvider: { apiKey: 'key', authDomain: 'south.example', projectId: 'south' },
    } as const satisfies MerchantSettingsInput;
    const settings = await served({
      ...(structuredClone(written) as MerchantSettingsInput),
      gameOrigins: ['https://games.example/lobby?x=1'],
    });
    expect(settings).toMatchObject({
      ...written,
      merchantCode: 'SOUTH',
      merchantName: 'South',
      brand: 'south',
      currency: 'THB',
      resources: [app, profile],
      identityProvider: { ...written.identityProvider, emulatorUrl: '' },
    });
    expect(settings.gameOrigins).toEqual([expect.stringContaining(':8081'), 'https://games.example']);
  });

  it.each([
    ['NL', 'ledger'],
    ['DE', 'animated'],
    ['a place that nobody knows', 'animated'],
  ])('HOME-06 show the ledger’s jackpots only where jackpots are allowed: %s', async (jurisdiction, source) => {
    expect((await served({ jurisdiction, jackpotSource: 'ledger' })).jackpotSource).toBe(source);
  });

  it('DL-02 contain the gateway’s own iPhone profile unless the merchant has one or disables it', async () => {
    expect((await served({})).resources).toEqual([profile]);
    expect((await served({ hasWebclip: false })).resources).toEqual([]);
    const own = { ...profile, url: 'https://apps.example/own.mobileconfig' };
    expect((await served({ resources: [own] })).resources).toEqual([own]);
  });
});

describe('the IP address block list', () => {
  it.each([
    ['203.0.113.7', true],
    ['203.0.113.70', false],
    ['198.51.100.9', true],
    ['198.51.101.9', false],
    ['2001:db8:1::7', true],
    ['2001:db9::7', false],
  ])('SYS-04 blocks %s: %s', async (remoteAddress, isBlocked) => {
    const settings = { blockedAddresses: ['203.0.113.7', '198.51.100.', '2001:db8:'] };
    await gateway.app.gateway.services.merchants.save({
      code: 'SOUTH',
      name: 'South',
      brand: 'south',
      currency: 'THB',
      settings,
    });
    const headers = { Merchant: 'SOUTH' };
    expect((await gateway.call('getSystemStatus', { headers, remoteAddress })).envelope.value).toEqual({
      location: { ip: remoteAddress },
      maintenance: false,
      regionRestriction: isBlocked,
    });
    expect((await gateway.call('listHelp', { headers, remoteAddress })).status).toBe(isBlocked ? 403 : 200);
  });
});

describe('download reports', () => {
  const report = (resourceType: string, over: { remoteAddress?: string } = {}) =>
    gateway.call('reportDownload', { body: { resourceType }, headers: { Device: 'OTHERS' }, ...over });

  it('DL-03 are stored with merchant, resource type and device', async () => {
    expect((await report('MOBILECONFIG')).status).toBe(200);
    const rows = await gateway.database.db
      .selectFrom('download_report')
      .select(['merchant_code', 'resource_type', 'device'])
      .execute();
    expect(rows).toEqual([{ merchant_code: 'NORTH', resource_type: 'MOBILECONFIG', device: 'OTHERS' }]);
  });

  it.each(['TELEGRAM', '', 'x'.repeat(300)])('DL-03 of the resource type %j are rejected', async (resourceType) => {
    expect((await report(resourceType)).envelope).toMatchObject({ errorCode: 'request.invalid' });
  });

  it('DL-03 are rate limited by IP address', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 11; sent += 1)
      statuses.push((await report('IOS', { remoteAddress: '203.0.113.60' })).status);
    expect(statuses.slice(0, 10).every((status) => status === 200)).toBe(true);
    expect(statuses[10]).toBe(429);
  });
});
