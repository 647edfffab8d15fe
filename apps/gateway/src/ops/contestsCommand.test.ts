import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listActs } from '../modules/audit/operatorActs.ts';
import { createContestDesk } from '../modules/contest/contestDesk.ts';
import { runContests, contestOf, createEntrant } from '../modules/contest/testing/contestFixture.ts';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { readCommand } from './command.ts';
import { contestsArea } from './contestsCommand.ts';

const HOUR_MS = 3_600_000;

let gateway: TestGateway;
let ahead = 0;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

/** Runs `pnpm ops` with these arguments. */
async function run(...typed: string[]): Promise<string> {
  const { db, masterKeys } = gateway.deps;
  const contestDesk = createContestDesk({ db, masterKeys, clock: () => Date.now() + ahead });
  const context = { contestDesk, operator: 'operator01' };
  const parsed = readCommand<typeof context>({ contests: contestsArea }, ['contests', ...typed]);
  return 'help' in parsed ? parsed.help : parsed.run(context);
}

function write(contest: object): string {
  const path = join(mkdtempSync(join(tmpdir(), 'contests-')), 'contest.json');
  writeFileSync(path, JSON.stringify({ kind: 'raffle', titles: { EN: 'Weekend draw' }, ...contest }));
  return path;
}

const raffle = contestOf({ measure: { by: 'turnover' }, ticket: { per: '10' } });

describe('pnpm ops contests', () => {
  it('PROMO-06 adds a raffle from a file, shows its players, draws it after its end and records each act', async () => {
    const path = write({ code: 'weekend', rule: raffle });
    expect(await run('add', 'NORTH', path)).toBe('weekend: added');
    await expect(run('add', 'NORTH', path)).rejects.toThrow('NORTH has a contest weekend');
    expect(await run('publish', 'NORTH', write({ code: 'weekend', titles: { EN: 'Sunday draw' }, rule: raffle }))).toBe(
      'weekend: published',
    );
    const entrant = createEntrant(gateway, await gateway.login());
    await entrant.deposit(100_00n);
    await entrant.enter('weekend');
    await entrant.bet(2_000n);
    await runContests(gateway);
    expect(await run('list', 'NORTH')).toMatch(/^weekend {2}raffle {2}OPEN .* 1 players$/m);
    expect(await run('show', 'NORTH', 'weekend')).toContain('Seed: sealed until it is drawn');
    await expect(run('end', 'NORTH', 'weekend', 'mistake')).rejects.toThrow('somebody joined it');
    await expect(run('draw', 'NORTH', 'weekend')).rejects.toThrow('is not over yet');
    ahead = 2 * HOUR_MS;
    expect(await run('draw', 'NORTH', 'weekend')).toBe('weekend: paid');
    expect(await run('show', 'NORTH', 'weekend')).toMatch(/^1\. {2}\S+ {2}score 2000 {2}prize 50000, paid$/m);
    await expect(run('draw', 'NORTH', 'weekend')).rejects.toThrow('is drawn and paid');
    ahead = 0;
    const acts = await listActs(gateway.deps.db, { area: 'contests', subject: 'weekend' });
    expect(acts.map(({ act, operator }) => `${operator} ${act}`)).toEqual([
      'operator01 draw',
      'operator01 publish',
      'operator01 add',
    ]);
  });

  it('ends a contest without players before or after its start', async () => {
    const later = Date.now() + HOUR_MS;
    const soon = contestOf({ window: { from: later, to: later + HOUR_MS } });
    await run('add', 'NORTH', write({ code: 'soon', kind: 'tournament', rule: soon }));
    expect(await run('end', 'NORTH', 'soon', 'wrong', 'prizes')).toBe('soon: ended');
    await expect(run('end', 'NORTH', 'soon', 'again')).rejects.toThrow('soon is over');
    const late = createEntrant(gateway, await gateway.login());
    expect((await late.enter('soon')).envelope).toMatchObject({ errorCode: 'promotion.closed' });
  });

  it.each([
    [['list'], 'pnpm ops contests list MERCHANT'],
    [['list', 'NOBODY'], 'There is no merchant NOBODY'],
    [['show', 'NORTH', 'nothing'], 'NORTH has no contest nothing'],
    [['add', 'NORTH', write({ code: 'x', kind: 'lottery', rule: raffle })], 'is not a contest: kind'],
    [['add', 'NORTH', write({ code: 'x', rule: { ...raffle, pool: '999' } })], 'pool: is what the prizes sum to'],
    [['add', 'NORTH', write({ code: 'x', rule: { ...raffle, colour: 'red' } })], 'colour'],
    [['end', 'NORTH', 'weekend'], 'pnpm ops contests end MERCHANT CONTEST REASON'],
  ])('rejects %j', async (args, words) => {
    await expect(run(...args)).rejects.toThrow(words);
  });
});
