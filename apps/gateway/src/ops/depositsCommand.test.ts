import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdjustmentDesk } from '../modules/adjustment/adjustmentDesk.ts';
import { createDepositor, offerDeposits, slipPicture } from '../modules/deposit/testing/depositor.ts';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { adjustArea } from './adjustCommand.ts';
import { readCommand } from './command.ts';
import { depositsArea } from './depositsCommand.ts';

let gateway: TestGateway;
let folder: string;
beforeAll(async () => {
  gateway = await createTestGateway({ config: { isZeroConfiguration: true } });
  await gateway.app.ready();
  await offerDeposits(gateway);
  folder = mkdtempSync(join(tmpdir(), 'parlor-slip-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await gateway.close();
});

/** Runs `pnpm ops` with these arguments. */
async function run(operator: string, ...args: string[]): Promise<string> {
  const { db } = gateway.database;
  const context = {
    depositDesk: gateway.app.gateway.services.depositDesk,
    adjustments: createAdjustmentDesk({ db, clock: gateway.deps.clock }),
    operator,
  };
  const parsed = readCommand<typeof context>({ deposits: depositsArea, adjust: adjustArea }, args);
  return 'help' in parsed ? parsed.help : parsed.run(context);
}

describe('pnpm ops deposits', () => {
  it('WAL-03 lists pending deposits, saves a slip, approves the amount received, and refuses a deposit', async () => {
    const [one, other] = [await createDepositor(gateway), await createDepositor(gateway)];
    const [{ orderId: id, transfer }, { orderId: second }] = [await one.create(), await other.create()];
    await one.sendSlip(id, await slipPicture('#123456'));
    await other.sendSlip(second, await slipPicture('#654321'));
    const list = await run('operator01', 'deposits', 'list', 'NORTH');
    expect(list.split('\n')[0]).toMatch(
      new RegExp(
        `^${id}  .{19}  ${one.session.account.account}  1000.00 THB  Bank transfer \\(sandbox\\)  ${transfer?.reference}  slip$`,
      ),
    );
    const file = join(folder, 'slip.jpg');
    expect(await run('operator01', 'deposits', 'slip', id, file)).toMatch(/slip\.jpg: \d+ bytes, JPEG$/);
    expect(readFileSync(file).subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await run('operator01', 'deposits', 'approve', transfer?.reference ?? '', '999.50')).toContain(
      'the balance is credited',
    );
    expect(await one.balance()).toBe('999.50');
    expect(await run('operator01', 'deposits', 'refuse', second, 'slip_unreadable', 'too', 'dark')).toBe(
      `${second}: refused`,
    );
    const shown = await run('operator01', 'deposits', 'show', second);
    expect(shown).toContain('FAILED (slip_unreadable)');
    expect(shown).toContain('"note":"too dark"');
    expect(await run('operator01', 'deposits', 'list', 'NORTH')).toBe('None');
  });

  it('WAL-03 requires a second operator to approve a large deposit', async () => {
    const depositor = await createDepositor(gateway);
    const { orderId: id } = await depositor.create({ amount: '45000' });
    expect(await run('operator01', 'deposits', 'approve', id)).toContain('another operator has to approve it');
    expect(await run('operator01', 'deposits', 'list', 'NORTH')).toContain('45000.00 THB approved by operator01');
    await expect(run('operator01', 'deposits', 'approve', id)).rejects.toThrow('needs another operator');
    expect(await depositor.balance()).toBe('0.00');
    expect(await run('operator02', 'deposits', 'approve', id)).toContain('the balance is credited');
    expect(await depositor.balance()).toBe('45000.00');
  });

  it.each([
    [['list'], 'pnpm ops deposits list MERCHANT [STATE]'],
    [['list', 'NOBODY'], 'There is no merchant NOBODY'],
    [['list', 'NORTH', 'LOST'], '"LOST" is not a state'],
    [['approve', 'x'], 'There is no deposit x'],
    [['slip', 'x', '/tmp/none.jpg'], 'There is no deposit x'],
    [['refuse', 'x'], 'pnpm ops deposits refuse ID REASON [NOTE]'],
  ])('rejects %j', async (args, words) => {
    await expect(run('operator01', 'deposits', ...args)).rejects.toThrow(words);
  });
});

describe('pnpm ops adjust', () => {
  it('WAL-05 requires a second operator to approve an adjustment', async () => {
    const { session, balance } = await createDepositor(gateway);
    const name = session.account.account;
    const asked = await run('operator01', 'adjust', 'request', 'NORTH', name, '12.50', 'a', 'gift');
    const id = asked.split(':')[0] ?? '';
    await expect(run('operator01', 'adjust', 'approve', id)).rejects.toThrow('another operator');
    expect(await run('operator02', 'adjust', 'list', 'NORTH')).toContain(
      `${name}  12.50 THB  requested by operator01  a gift`,
    );
    expect(await run('operator02', 'adjust', 'approve', id)).toBe(`${id}: approved, the money was moved`);
    expect(await run('operator02', 'adjust', 'approve', id)).toBe(`${id}: approved already`);
    expect(await balance()).toBe('12.50');
  });

  it.each([
    [['request', 'NORTH'], 'pnpm ops adjust request MERCHANT ACCOUNT AMOUNT REASON'],
    [['approve', 'x'], 'There is no adjustment x'],
    [['list', 'NORTH', 'LOST'], '"LOST" is not a state'],
  ])('rejects %j', async (args, words) => {
    await expect(run('operator01', 'adjust', ...args)).rejects.toThrow(words);
  });
});
