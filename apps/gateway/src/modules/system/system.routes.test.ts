import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

describe('the speed test', () => {
  it('NAV-21 is answered to any origin, every time anew, and says nothing', async () => {
    const answer = await gateway.app.inject({ url: '/wps/system/ping', headers: { origin: 'https://other.example' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'access-control-allow-origin': '*', 'timing-allow-origin': '*', 'cache-control': 'no-store' });
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    expect(answer.json()).toEqual({ success: true, value: {} });
  });

  it('NAV-21 is the only call that other origins may read', async () => {
    const settings = await gateway.app.inject({ url: '/wps/system/settings', headers: { origin: 'https://other.example' } });
    expect(settings.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('reports of downloads', () => {
  const report = (resourceType: string, over: { remoteAddress?: string } = {}) =>
    gateway.call('reportDownload', { body: { resourceType }, headers: { Device: 'OTHERS' }, ...over });

  it('DL-03 are written down with merchant, kind and device', async () => {
    expect((await report('MOBILECONFIG')).status).toBe(200);
    const rows = await gateway.database.db.selectFrom('download_report').select(['merchant_code', 'resource_type', 'device']).execute();
    expect(rows).toEqual([{ merchant_code: 'NORTH', resource_type: 'MOBILECONFIG', device: 'OTHERS' }]);
  });

  it.each(['TELEGRAM', '', 'x'.repeat(300)])('DL-03 of %j are refused', async (resourceType) => {
    expect((await report(resourceType)).envelope).toMatchObject({ errorCode: 'request.invalid' });
  });

  it('DL-03 are rationed by address', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 11; sent += 1) statuses.push((await report('IOS', { remoteAddress: '203.0.113.60' })).status);
    expect(statuses.slice(0, 10).every((status) => status === 200)).toBe(true);
    expect(statuses[10]).toBe(429);
  });
});
