import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Settings } from '@parlor/contract';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

const write = (code: string, settings: object) => gateway.database.db.updateTable('merchant').set({ settings: JSON.stringify(settings) }).where('code', '=', code).execute();

async function nameOf(code: string): Promise<string> {
  gateway.advance(5_000);
  const { status, envelope } = await gateway.call('getSettings', { headers: { Merchant: code } });
  return status === 200 ? (envelope.value as Settings).mainDomain : `refused with ${status}`;
}

it('SYS-13 a merchant whose row somebody spoilt by hand stays as it was, and the others go on changing', async () => {
  await write('NORTH', { mainDomain: 'one.north.example' });
  expect(await nameOf('NORTH')).toBe('one.north.example');
  await write('NORTH', { mainDomain: 17 });
  await write('SOUTH', { mainDomain: 'south.example' });
  expect([await nameOf('NORTH'), await nameOf('SOUTH')]).toEqual(['one.north.example', 'south.example']);
  expect(gateway.logged.join('\n')).toContain('"merchant":"NORTH","msg":"the settings of a merchant cannot be read"');
  await write('NORTH', { mainDomain: 'two.north.example' });
  expect(await nameOf('NORTH')).toBe('two.north.example');
});

it('SYS-13 one that was spoilt from the start is the only one that is not there', async () => {
  await gateway.database.db.insertInto('merchant').values({ code: 'EAST', name: 'East', brand: 'east', currency: 'THB', settings: '{"languages":"all"}' }).execute();
  expect([await nameOf('EAST'), await nameOf('SOUTH')]).toEqual(['refused with 400', 'south.example']);
});
