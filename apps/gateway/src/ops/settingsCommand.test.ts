import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCustomerServicePath, type Settings } from '@parlor/contract';
import { createSettingsEditor, readPath, writePath } from '../modules/merchant/settingsEditor.ts';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { parseValue, runSettingsCommand } from './settingsCommand.ts';

const program = fileURLToPath(new URL('./ops.ts', import.meta.url));

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

const run = (...args: string[]) => runSettingsCommand(createSettingsEditor({ db: gateway.database.db }), args, 'operator01');

/** What the site sees once the gateway has looked again. */
async function settings(): Promise<Settings> {
  gateway.advance(6_000);
  return (await gateway.call('getSettings', { headers: { merchant: 'NORTH' } })).envelope.value as Settings;
}

describe('pnpm ops settings', () => {
  it('SYS-13 turns a switch on and back to its default, and the running gateway shows it', async () => {
    expect((await settings()).features.share).toBe(false);
    expect(await run('set', 'NORTH', 'features.share', 'true')).toBe('NORTH: features.share is true');
    expect((await settings()).features.share).toBe(true);
    expect(await run('show', 'NORTH', 'features')).toBe('{\n  "share": true\n}');
    await run('unset', 'NORTH', 'features.share');
    expect((await settings()).features.share).toBe(false);
  });

  it('SVC-01 takes channels as plain addresses and sends them sealed', async () => {
    await run('set', 'NORTH', 'customerService', '[{"csType":"TELEGRAM","title":"Telegram","path":"https://t.example/north"}]');
    const [channel] = (await settings()).customerService;
    expect(channel).toMatchObject({ csType: 'TELEGRAM', title: 'Telegram' });
    expect(channel?.path).not.toContain('example');
    expect(await openCustomerServicePath(channel?.path ?? '')).toBe('https://t.example/north');
  });

  it('SYS-13 keeps who changed what', async () => {
    await run('set', 'SOUTH', 'mainDomain', 'south.example');
    await run('set', 'SOUTH', 'mainDomain', '"www.south.example"');
    const lines = (await run('log', 'SOUTH')).split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('operator01  mainDomain: "south.example" → "www.south.example"');
    expect(lines[1]).toContain('mainDomain: not set → "south.example"');
  });

  it.each([
    [['set', 'NOBODY', 'features.share', 'true'], 'There is no merchant NOBODY'],
    [['set', 'NORTH', 'features.shares', 'true'], 'features'],
    [['set', 'NORTH', 'feature.share', 'true'], 'feature'],
    [['set', 'NORTH', 'features.share', 'maybe'], 'features.share'],
    [['set', 'NORTH', 'customerService', '[{"csType":"TELEGRAM","title":"x","path":"javascript:alert(1)"}]'], 'customerService.0.path'],
    [['set', 'NORTH', 'mainDomain.deeper', '1'], 'mainDomain'],
    [['set', 'NORTH', '__proto__.x', '1'], '__proto__'],
    [['set', 'NORTH'], 'pnpm ops settings'],
    [[], 'pnpm ops settings'],
  ])('refuses %j and names the place', async (args, place) => {
    await run('set', 'NORTH', 'mainDomain', 'north.example');
    await expect(run(...args)).rejects.toThrow(place);
    expect(await run('show', 'NORTH', 'mainDomain')).toBe('"north.example"');
  });

  it('works from the command line on the database it is given', () => {
    const ops = (...args: string[]) => spawnSync(process.execPath, [program, ...args], { env: { ...process.env, DATABASE_URL: gateway.databaseUrl }, encoding: 'utf8' });
    expect(ops('settings', 'list').stdout).toContain('NORTH  North, brand north, THB');
    const wrong = ops('settings', 'set', 'NORTH', 'features.nothing', 'true');
    expect([wrong.status, wrong.stderr.trim().split('\n').length]).toEqual([1, 1]);
    expect(ops('everything').status).toBe(1);
  });

  it('reads JSON where it is JSON and text elsewhere', () => {
    expect([parseValue('true'), parseValue('[1]'), parseValue('north.example'), parseValue('"1"')]).toEqual([true, [1], 'north.example', '1']);
    expect(readPath(writePath({ a: { b: 1 } }, 'a.c', 2), 'a')).toEqual({ b: 1, c: 2 });
    expect(writePath({ a: { b: 1 } }, 'a.b', undefined)).toEqual({ a: {} });
  });
});
