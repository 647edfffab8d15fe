import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listActs } from '../modules/audit/operatorActs.ts';
import { offerGames, launchAsPlayer, TEST_PROVIDER_SECRET } from '../modules/provider/testing/testVendor.ts';
import { createPlayLimitDesk } from '../modules/playLimit/playLimitDesk.ts';
import { createTestGateway, TEST_PASSWORD, type TestGateway, type TestSession } from '../testing/testGateway.ts';
import { readCommand } from './command.ts';
import { limitsArea } from './limitsCommand.ts';

const YEAR = 366 * 86_400_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway({ env: { PROVIDER_SECRET: TEST_PROVIDER_SECRET } });
  await offerGames(gateway);
});
afterAll(() => gateway.close());

/** Runs the arguments after `pnpm ops`, `later` from now. */
async function runLater(later: number, ...typed: string[]): Promise<string> {
  const { accounts } = gateway.app.gateway.services;
  const clock = () => gateway.deps.clock() + later;
  const context = {
    playLimitDesk: createPlayLimitDesk({ db: gateway.deps.db, clock, accounts }),
    operator: 'operator01',
  };
  const parsed = readCommand<typeof context>({ limits: limitsArea }, ['limits', ...typed]);
  return 'help' in parsed ? parsed.help : parsed.run(context);
}
const run = (...typed: string[]) => runLater(0, ...typed);

const away = (session: TestSession, span: string) =>
  gateway.call('takeBreak', { session, body: { span, password: TEST_PASSWORD } });

describe('pnpm ops limits', () => {
  it('MEM-07 sets a limit at once and a higher one later, shows both, and records them', async () => {
    const { account } = await gateway.login();
    const name = account.account;
    expect(await run('set', 'NORTH', name, 'deposit', 'week', '500')).toContain('deposit week    0.00 of 500.00\n');
    expect(await run('set', 'NORTH', name, 'deposit', 'week', 'none')).toContain(
      'deposit week    0.00 of 500.00; none from 20',
    );
    expect(await run('show', 'NORTH', name)).toContain('not excluded; used of each limit in THB:');
    expect(await listActs(gateway.deps.db, { subject: name })).toMatchObject([
      { area: 'limits', act: 'set_limit', details: { kind: 'deposit', period: 'week', amount: 'none' } },
      { operator: 'operator01', act: 'set_limit', details: { kind: 'deposit', period: 'week', amount: '500' } },
    ]);
  });

  it('MEM-07 excludes a player from an open game, and records the reason', async () => {
    const seat = await launchAsPlayer(gateway);
    const name = seat.session.account.account;
    expect(await run('exclude', 'NORTH', name, '6m', 'asked', 'in', 'the', 'chat')).toBe(`${name}: excluded (6m)`);
    expect((await seat.bet()).status).toBe('PLAYER_BLOCKED');
    expect(await run('show', 'NORTH', name)).toMatch(/^excluded \(6m\) until 20/);
    expect(await listActs(gateway.deps.db, { subject: name })).toMatchObject([
      { act: 'exclude', details: { span: '6m', reason: 'asked in the chat' } },
    ]);
  });

  it('MEM-07 does not lift a break or an exclusion with an end', async () => {
    const session = await gateway.login();
    const name = session.account.account;
    await expect(run('lift', 'NORTH', name, 'please')).rejects.toThrow(`${name} is not excluded`);
    await away(session, '5y');
    await expect(runLater(2 * YEAR, 'lift', 'NORTH', name, 'please')).rejects.toThrow('which nobody shortens');
    expect(await run('show', 'NORTH', name)).toMatch(/^excluded \(5y\)/);
    expect(await listActs(gateway.deps.db, { subject: name })).toEqual([]);
  });

  it('MEM-07 lifts a permanent exclusion after a year but not earlier, and records it', async () => {
    const seat = await launchAsPlayer(gateway);
    const name = seat.session.account.account;
    await away(seat.session, 'permanent');
    await expect(runLater(YEAR - 60_000, 'lift', 'NORTH', name, 'talked')).rejects.toThrow('can be lifted from');
    expect((await seat.bet({ round_id: 'before' })).status).toBe('PLAYER_BLOCKED');
    expect(await runLater(YEAR, 'lift', 'NORTH', name, 'talked', 'it', 'over')).toBe(
      `${name}: no longer permanently excluded`,
    );
    const { excluded_until } = await gateway.database.db
      .selectFrom('ledger_account')
      .select('excluded_until')
      .where('owner', '=', seat.session.account.id)
      .executeTakeFirstOrThrow();
    expect(excluded_until).toBeLessThanOrEqual(gateway.deps.clock() + YEAR);
    expect(await listActs(gateway.deps.db, { subject: name })).toMatchObject([
      { act: 'lift_exclusion', details: { reason: 'talked it over' } },
    ]);
  });

  it('MEM-07 keeps another active exclusion when it lifts a permanent one', async () => {
    const session = await gateway.login();
    const name = session.account.account;
    await away(session, '5y');
    await away(session, 'permanent');
    await runLater(YEAR, 'lift', 'NORTH', name, 'talked');
    expect(await run('show', 'NORTH', name)).toMatch(/^excluded \(5y\) until/);
  });

  it.each([
    [['set', 'NORTH', 'nobody', 'deposit', 'day', '1'], 'There is no account nobody'],
    [['show', 'NORTH'], 'MERCHANT NAME'],
    [['exclude', 'NORTH', 'nobody', '6m'], 'MERCHANT NAME SPAN REASON'],
  ])('reports what %j lacks', async (typed, message) => {
    await expect(run(...typed)).rejects.toThrow(message);
  });

  it.each([
    [['set', 'time', 'day', '1'], 'KIND is one of deposit, loss, wager'],
    [['set', 'loss', 'year', '1'], 'PERIOD is one of day, week, month'],
    [['set', 'loss', 'day', '-5'], 'AMOUNT is an amount'],
    [['set', 'loss', 'day', '5.001'], '5.001 is not an amount in THB'],
    [['exclude', '2h', 'tired'], 'SPAN is one of 24h'],
  ])('refuses %j', async ([verb = '', ...rest], message) => {
    const { account } = await gateway.login();
    await expect(run(verb, 'NORTH', account.account, ...rest)).rejects.toThrow(message);
  });
});
