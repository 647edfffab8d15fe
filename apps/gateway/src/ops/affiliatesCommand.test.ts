import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSettingsEditor } from '../modules/merchant/settingsEditor.ts';
import { createAffiliateDomainEditor } from '../modules/registration/affiliateDomainEditor.ts';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { affiliatesArea } from './affiliatesCommand.ts';
import { readCommand } from './command.ts';
import { settingsArea } from './settingsCommand.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
  await gateway.createAccount({ account: 'agent01', type: 1 });
  await gateway.createAccount({ account: 'agent02', type: 1 });
  await gateway.createAccount({ account: 'player01' });
  await gateway.createAccount({ account: 'agent03', type: 1, merchantCode: 'SOUTH' });
});
afterAll(() => gateway.close());
beforeEach(() => gateway.database.db.deleteFrom('affiliate_domain').execute());

/** Runs `pnpm ops` with these arguments. */
async function run(...args: string[]): Promise<string> {
  const { db } = gateway.database;
  const { accounts } = gateway.app.gateway.services;
  const context = {
    settings: createSettingsEditor({ db }),
    affiliates: createAffiliateDomainEditor({ db, accounts }),
    operator: 'operator01',
  };
  const parsed = readCommand<typeof context>({ settings: settingsArea, affiliates: affiliatesArea }, args);
  return 'help' in parsed ? parsed.help : parsed.run(context);
}

let calls = 0;
async function isAccepted(domain: string, merchant = 'NORTH'): Promise<unknown> {
  calls += 1;
  return (
    await gateway.call('checkAffiliate', {
      query: { domain },
      headers: { Merchant: merchant },
      remoteAddress: `10.60.0.${calls}`,
    })
  ).envelope.value;
}

describe('pnpm ops affiliates', () => {
  it('REG-06 assigns a domain to an agent and removes it, effective immediately', async () => {
    expect(await isAccepted('friends.north.example')).toEqual({ success: false });
    expect(await run('affiliates', 'add', 'NORTH', 'agent01', 'Friends.North.example')).toBe(
      'NORTH: friends.north.example brings players to agent01',
    );
    expect(await isAccepted('friends.north.example')).toEqual({ success: true });
    expect(await isAccepted('friends.north.example', 'SOUTH')).toEqual({ success: false });
    expect(await run('affiliates', 'remove', 'NORTH', 'FRIENDS.north.example')).toBe(
      'NORTH: friends.north.example is removed',
    );
    expect(await isAccepted('friends.north.example')).toEqual({ success: false });
  });

  it('REG-06 recognizes an internationalized domain in Unicode and in Punycode', async () => {
    expect(await run('affiliates', 'add', 'NORTH', 'agent01', 'เพื่อน.example')).toBe(
      'NORTH: xn--q3cj9byb4bwc.example brings players to agent01',
    );
    expect([await isAccepted('เพื่อน.example'), await isAccepted('XN--q3cj9byb4bwc.example')]).toEqual([
      { success: true },
      { success: true },
    ]);
  });

  it('lists the domains of a merchant with their agents', async () => {
    expect(await run('affiliates', 'list', 'NORTH')).toBe('No domains yet');
    await run('affiliates', 'add', 'NORTH', 'agent02', 'b.north.example');
    await run('affiliates', 'add', 'NORTH', 'agent01', 'a.north.example');
    await run('affiliates', 'add', 'SOUTH', 'agent03', 'a.south.example');
    await gateway.database.db
      .updateTable('account')
      .set({ status: 'disabled' })
      .where('account', '=', 'agent02')
      .execute();
    expect(await run('affiliates', 'list', 'NORTH')).toBe(
      'a.north.example  agent01\nb.north.example  agent02, who brings nobody at present',
    );
    await gateway.database.db
      .updateTable('account')
      .set({ status: 'active' })
      .where('account', '=', 'agent02')
      .execute();
  });

  it('records changes in the settings log and skips a command without effect', async () => {
    await run('affiliates', 'add', 'NORTH', 'agent02', 'kept.north.example');
    expect(await run('affiliates', 'add', 'NORTH', 'agent02', 'kept.north.example')).toBe(
      'NORTH: kept.north.example brings players to agent02 already',
    );
    await run('affiliates', 'remove', 'NORTH', 'kept.north.example');
    const [last, first, ...others] = (await run('settings', 'log', 'NORTH'))
      .split('\n')
      .filter((line) => line.includes('kept.north.example'));
    expect(first).toContain('operator01  affiliates kept.north.example: not set → "agent02"');
    expect(last).toContain('operator01  affiliates kept.north.example: "agent02" → not set');
    expect(others).toEqual([]);
  });

  it('assigns a domain to only one of two agents that are added concurrently', async () => {
    const tries = await Promise.allSettled([
      run('affiliates', 'add', 'NORTH', 'agent01', 'wanted.example'),
      run('affiliates', 'add', 'NORTH', 'agent02', 'wanted.example'),
    ]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const owner = (await run('affiliates', 'list', 'NORTH')).split('  ')[1];
    const other = owner === 'agent01' ? 'agent02' : 'agent01';
    await expect(run('affiliates', 'add', 'NORTH', other, 'wanted.example')).rejects.toThrow(
      `wanted.example brings players to ${owner}; remove it first`,
    );
  });

  it.each([
    [['add', 'NOBODY', 'agent01', 'a.example'], 'There is no merchant NOBODY'],
    [['list', 'NOBODY'], 'There is no merchant NOBODY'],
    [['remove', 'NOBODY', 'a.example'], 'There is no merchant NOBODY'],
    [['add', 'NORTH', 'agent09', 'a.example'], 'NORTH has no account agent09'],
    [['add', 'NORTH', 'agent03', 'a.example'], 'NORTH has no account agent03'],
    [['add', 'NORTH', 'player01', 'a.example'], 'player01 is not an agent'],
    [['add', 'NORTH', 'agent01', 'https://a.example/'], '"https://a.example/" is not a domain'],
    [['add', 'NORTH', 'agent01', 'localhost'], '"localhost" is not a domain'],
    [['add', 'NORTH', 'agent01', 'a.example:8080'], 'is not a domain'],
    [['add', 'NORTH', 'agent01', '203.0.113.7'], 'is not a domain'],
    [['remove', 'NORTH', 'nobodys.example'], 'nobodys.example brings players to nobody'],
    [['add', 'NORTH', 'agent01'], 'pnpm ops affiliates add MERCHANT AGENT DOMAIN'],
    [['list'], 'pnpm ops affiliates list MERCHANT'],
  ])('rejects %j and adds no domain', async (args, words) => {
    await expect(run('affiliates', ...args)).rejects.toThrow(words);
    expect(await run('affiliates', 'list', 'NORTH')).toBe('No domains yet');
  });
});
