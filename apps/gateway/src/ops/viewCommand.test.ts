import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createViewDesk } from '../modules/accountView/viewDesk.ts';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { readCommand } from './command.ts';
import { viewArea } from './viewCommand.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

/** Runs `pnpm ops` with these arguments. */
async function run(...typed: string[]): Promise<string> {
  const { accountViews: views, accounts, merchants } = gateway.app.gateway.services;
  const context = { viewDesk: createViewDesk({ views, accounts, merchants }), operator: 'malee' };
  const parsed = readCommand<typeof context>({ view: viewArea }, typed);
  return 'help' in parsed ? parsed.help : parsed.run(context);
}

describe('pnpm ops view', () => {
  it('AGT-09 prints a link with a secret fragment, lists views with operator and reason, and ends a view', async () => {
    const { account } = await gateway.createAccount();
    expect(await run('view', 'list', 'NORTH')).toBe('No account was viewed.');
    const printed = await run('view', 'open', 'NORTH', account, 'asks', 'for', 'a', 'bonus');
    const [, token, id] = /^\/m\/view#view=([\w-]+)\n\n.* end ([\da-f-]+)$/.exec(printed) ?? [];
    expect(await run('view', 'list', 'NORTH')).toMatch(
      new RegExp(`${id} .* ${account}  malee  not used .*asks for a bonus`),
    );
    await gateway.call('redeemView', { body: { viewToken: token } });
    expect(await run('view', 'list', 'NORTH')).toMatch(/used .*, 0 calls read/);
    expect(await run('view', 'end', id ?? '')).toBe(`${id}: ended`);
    await expect(run('view', 'end', id ?? '')).rejects.toThrow('is not an open view');
    expect(await run('view', 'list', 'NORTH')).toMatch(/ended /);
  });

  it('requires a reason, and an existing account and merchant', async () => {
    const { account } = await gateway.createAccount();
    await expect(async () => run('view', 'open', 'NORTH', account)).rejects.toThrow('MERCHANT NAME REASON');
    await expect(run('view', 'open', 'NORTH', 'nobody', 'asks')).rejects.toThrow('There is no account nobody');
    await expect(run('view', 'open', 'NOWHERE', account, 'asks')).rejects.toThrow('There is no merchant NOWHERE');
  });
});
