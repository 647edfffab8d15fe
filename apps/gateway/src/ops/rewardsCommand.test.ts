import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApplicantFor } from '../modules/reward/testing/rewardApplicant.ts';
import { runRewards, createRewardPlayer, publishOffer, ruleOf } from '../modules/reward/testing/rewardFixture.ts';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { readCommand } from './command.ts';
import { rewardsArea } from './rewardsCommand.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
  const form = { isImageRequired: true, isRemarkRequired: true };
  await publishOffer(gateway, 'story', ruleOf({ trigger: { on: 'operator' }, form, caps: { perPlayer: 1 } }));
});
afterAll(() => gateway.close());

/** Runs `pnpm ops` with these arguments. */
async function run(...typed: string[]): Promise<string> {
  const { rewardDesk } = gateway.app.gateway.services;
  const context = { rewardDesk, operator: 'operator01' };
  const parsed = readCommand<typeof context>({ rewards: rewardsArea }, ['rewards', ...typed]);
  return 'help' in parsed ? parsed.help : parsed.run(context);
}

describe('pnpm ops rewards', () => {
  it('PROMO-05 lists, shows and approves an application, and saves a picture readable only by its owner', async () => {
    const applicant = createApplicantFor(gateway, await gateway.login(), 'story');
    const id = await applicant.apply('my channel');
    expect(await run('list', 'NORTH')).toContain(`${id}  `);
    const shown = await run('show', id);
    expect(shown).toContain('Remarks: my channel');
    expect(shown).toContain('Pictures: 0');
    const path = join(mkdtempSync(join(tmpdir(), 'rewards-')), 'proof.jpg');
    expect(await run('picture', id, '0', path)).toMatch(/: \d+ bytes, JPEG$/);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(await run('approve', id)).toBe(`${id}: approved`);
    await runRewards(gateway);
    expect(await applicant.taker.balance()).toBe('10.00');
    await expect(run('approve', id)).rejects.toThrow("waits for nobody's decision");
  });

  it('publishes an offer from a file, reports its cost in a dry run, and revokes a reward', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'rewards-')), 'offer.json');
    const rule = ruleOf({
      trigger: { on: 'deposit' },
      value: { type: 'fixed', amount: '3' },
      claim: { days: 1 },
      budget: { amount: '100' },
    });
    const write = (change: object) =>
      writeFileSync(path, JSON.stringify({ code: 'from-file', titles: { EN: 'File' }, rule, ...change }));
    write({});
    expect(await run('publish', 'NORTH', path)).toBe('from-file: version 1');
    expect(await run('publish', 'NORTH', path)).toBe('from-file: version 1');
    const taker = createRewardPlayer(gateway, await gateway.login());
    await taker.deposit(500n);
    await runRewards(gateway);
    expect(await run('budget', 'NORTH', 'from-file')).toBe('from-file  3.00 THB of 100.00 THB spent, 97.00 THB left');
    const [reward] = await taker.rewards();
    expect(await run('revoke', reward?.rewardId ?? '', 'a', 'mistake')).toBe(`${reward?.rewardId}: revoked`);
    expect(await run('budget', 'NORTH', 'from-file')).toContain('100.00 THB left');
    expect((await taker.claim(reward?.rewardId)).envelope).toMatchObject({ errorCode: 'reward.not_open' });
    expect(await run('dry-run', 'NORTH', 'from-file')).toMatch(/^from-file: \d+ rewards to \d+ players in 30 days/);
    write({ rule: { ...rule, value: { type: 'fixed', amount: '4' } } });
    expect(await run('publish', 'NORTH', path)).toBe('from-file: version 2');
    write({ rule: { ...rule, value: { type: 'fixed', amount: 'much' } } });
    await expect(run('publish', 'NORTH', path)).rejects.toThrow('value.amount');
    expect(await run('close', 'NORTH', 'from-file')).toBe('from-file: closed');
    expect(await run('offers', 'NORTH')).toContain('from-file  version 2  closed');
  });

  it.each([
    [['list'], 'pnpm ops rewards list MERCHANT [STATE]'],
    [['list', 'NOBODY'], 'There is no merchant NOBODY'],
    [['list', 'NORTH', 'LOST'], '"LOST" is not a state'],
    [['show', 'x'], 'There is no application x'],
    [['refuse', 'x', 'because'], '"because" is not a reason'],
    [['revoke', '5f0c1d5e-6a56-4a3c-9e0e-7d1c1b1f0b01', 'why'], 'There is no reward'],
    [['dry-run', 'NORTH', 'nothing'], 'NORTH has no offer nothing'],
  ])('rejects %j', async (args, words) => {
    await expect(run(...args)).rejects.toThrow(words);
  });
});
