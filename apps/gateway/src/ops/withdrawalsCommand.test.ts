import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWithdrawer, payOut } from '../modules/withdrawal/testing/withdrawer.ts';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { readCommand } from './command.ts';
import { withdrawalsArea } from './withdrawalsCommand.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway({ config: { isZeroConfiguration: true } });
  await gateway.app.ready();
});
afterAll(() => gateway.close());

/** Runs `pnpm ops withdrawals` with these arguments. */
async function run(operator: string, ...args: string[]): Promise<string> {
  const context = { withdrawalDesk: gateway.app.gateway.services.withdrawalDesk, operator };
  const parsed = readCommand<typeof context>({ withdrawals: withdrawalsArea }, ['withdrawals', ...args]);
  return 'help' in parsed ? parsed.help : parsed.run(context);
}

describe('pnpm ops withdrawals', () => {
  it('WAL-04 lists pending withdrawals, approves one, and shows its outcome', async () => {
    expect(await run('operator01', 'list', 'NORTH')).toBe('None');
    const player = await createWithdrawer(gateway, { card: { accountNumber: '4711220815' } });
    const { withdrawalId: id } = await player.made();
    const list = await run('operator01', 'list', 'NORTH');
    expect(list).toMatch(
      new RegExp(
        `^${id}  \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d  ${player.session.account.account}  1000.00 THB  KBANK 0815  new_card, first_withdrawal$`,
      ),
    );
    expect(await run('operator01', 'approve', id)).toBe(`${id}: approved, it will be paid next`);
    expect(await run('operator01', 'approve', id)).toBe(`${id}: approved already`);
    expect(await run('operator01', 'list', 'NORTH', 'approved')).toContain(id);
    await payOut(gateway);
    const shown = await run('operator01', 'show', id);
    expect(shown).toContain('NORTH  PAID  fee 0.00 THB');
    expect(shown).toContain('APPROVED  by operator:operator01');
    expect(shown).toContain('operator01  approve: OK');
  });

  it('WAL-04 requires a second operator to approve a large payout', async () => {
    const { withdrawalId: id } = await (
      await createWithdrawer(gateway, { balance: 10_000_000n })
    ).made({ amount: '45000' });
    expect(await run('operator01', 'list', 'NORTH')).toContain('needs two operators');
    expect(await run('operator01', 'approve', id)).toBe(
      `${id}: approved by operator01; another operator has to approve it too`,
    );
    await expect(run('operator01', 'approve', id)).rejects.toThrow('You approved');
    expect(await run('operator01', 'list', 'NORTH')).toContain('approved by operator01, needs another operator');
    expect(await run('operator02', 'approve', id)).toBe(`${id}: approved, it will be paid next`);
  });

  it('WAL-04 refuses a withdrawal with a reason for the player and a note for operators', async () => {
    const player = await createWithdrawer(gateway);
    const { withdrawalId: id } = await player.made();
    expect(await run('operator01', 'refuse', id, 'documents', 'asked', 'on', 'Monday')).toBe(
      `${id}: refused, the money is released`,
    );
    expect(await run('operator01', 'show', id)).toContain('refuse: OK, documents, asked on Monday');
    expect(await player.read(id)).toMatchObject({ state: 'REFUSED', reason: 'documents' });
  });

  it.each([
    [['list'], 'pnpm ops withdrawals list MERCHANT [STATE]'],
    [['list', 'NOBODY'], 'There is no merchant NOBODY'],
    [['list', 'NORTH', 'LOST'], '"LOST" is not a state'],
    [['approve'], 'pnpm ops withdrawals approve ID'],
    [['approve', 'x'], 'There is no withdrawal x'],
    [['refuse', 'x'], 'pnpm ops withdrawals refuse ID REASON [NOTE]'],
    [['refuse', 'x', 'because'], '"because" is not a reason'],
  ])('rejects %j', async (args, words) => {
    await expect(run('operator01', ...args)).rejects.toThrow(words);
  });
});
