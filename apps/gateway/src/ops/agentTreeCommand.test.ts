import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayIn } from '@parlor/contract';
import { createAgentDesk } from '../modules/agent/agentDesk.ts';
import { createAgent } from '../modules/agent/testing/agentCalls.ts';
import { listActs } from '../modules/audit/operatorActs.ts';
import { addDays } from '../modules/reward/offerSpan.rules.ts';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { agentTreeArea } from './agentTreeCommand.ts';
import { readCommand } from './command.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

/** Runs `pnpm ops agents` with these arguments. */
async function run(...args: string[]): Promise<string> {
  const context = {
    agentDesk: createAgentDesk({ db: gateway.deps.db, clock: gateway.deps.clock }),
    operator: 'operator01',
  };
  const parsed = readCommand<typeof context>({ agents: agentTreeArea }, ['agents', ...args]);
  return 'help' in parsed ? parsed.help : parsed.run(context);
}
const acts = async (subject: string) =>
  (await listActs(gateway.deps.db, { area: 'agents', subject })).map(({ act, operator }) => [act, operator]);

describe('pnpm ops agents', () => {
  it('AGT-06 sets quotas and rebates of an agent, shows its team, and records each act', async () => {
    const agent = await createAgent(gateway);
    const name = agent.session.account.account;
    expect(await run('quota', 'NORTH', name, '7.7=2', '7.6=5')).toBe(`NORTH: ${name} may hold 7.7=2, 7.6=5`);
    const below = (await agent.opened('7.7')).session.account.account;
    await expect(run('quota', 'NORTH', name, '7.7=0')).rejects.toThrow('uses more than 0 at 7.7 %');
    await expect(run('rates', 'NORTH', name, 'RNG=7.7')).rejects.toThrow('more is promised further down');
    await expect(run('rates', 'NORTH', name, 'CHESS=1')).rejects.toThrow('is not a game type');
    expect(await run('rates', 'NORTH', name, 'rng=8', 'LIVE=0')).toBe(
      `NORTH: ${name} has RNG 8, FISH 7.8, PVP 7.8, SPORTS 7.8, LOTT 7.8, ELOTT 7.8`,
    );
    expect(await run('view', 'NORTH', name)).toBe(
      [
        name,
        'RNG 8, FISH 7.8, PVP 7.8, SPORTS 7.8, LOTT 7.8, ELOTT 7.8',
        'quota 7.7: 1 of 2 left',
        'quota 7.6: 5 of 5 left',
        '1 direct downlines',
        `  ${below}  agent  0.00  team 0  RNG 7.7`,
      ].join('\n'),
    );
    expect(await acts(name)).toEqual([
      ['view', 'operator01'],
      ['rates', 'operator01'],
      ['quota', 'operator01'],
      ['quota', 'operator01'],
    ]);
  });

  it('AGT-03 moves an account to another agent of the merchant, and refuses a cycle or another merchant', async () => {
    const [one, two] = [await createAgent(gateway), await createAgent(gateway)];
    const [from, to] = [one.session.account.account, two.session.account.account];
    const below = (await one.opened('7')).session.account.account;
    const day = addDays(dayIn('Asia/Bangkok', gateway.deps.clock()), 1);
    await expect(run('move', 'NORTH', from, below, day)).rejects.toThrow('not in its own team');
    await expect(run('move', 'SOUTH', below, to, day)).rejects.toThrow('SOUTH has no account');
    expect(await run('move', 'NORTH', below, to, day)).toBe(`NORTH: ${below} is below ${to} from ${day} on`);
    expect(await acts(below)).toEqual([['move', 'operator01']]);
    // The new place is outside the agent's team, so the agent does not see the move.
    expect((await one.detail(below)).move).toBeNull();
  });

  it('prints its usage if arguments are missing', async () => {
    for (const typed of [
      ['move', 'NORTH', 'a', 'b', 'soon'],
      ['quota', 'NORTH', 'a', '7.7'],
      ['rates', 'NORTH', 'a'],
    ])
      await expect(run(...typed)).rejects.toThrow('pnpm ops agents');
  });
});
