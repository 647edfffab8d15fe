import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate, openDatabase, type Database as Opened } from '@parlor/database';
import { createTestDatabase, type TestDatabase } from '@parlor/database/testing';
import type { Database } from '../../database.ts';
import { migrationsFolder } from '../../testing/testGateway.ts';
import { bucketOf } from '../ledger/player.ts';
import { evaluateEvents } from './offerEvaluation.ts';
import type { RewardEvent } from './offerEvents.ts';
import { streakDays, talliesOf } from './offer.repository.ts';
import { ruleOf } from './testing/rewardFixture.ts';

const LAST_BEFORE = '0300_reward_points.sql';
const player = { accountId: '00000000-0000-4000-8000-000000000001', merchantCode: 'UPGRADE' };
const bucket = bucketOf(player);

let database: TestDatabase;
let opened: Opened<Database>;
const folder = mkdtempSync(join(tmpdir(), 'parlor-upgrade-'));
beforeAll(async () => {
  database = await createTestDatabase({});
  opened = openDatabase<Database>(database.url, { applicationName: 'upgrade-test', acquireTimeoutMs: 20_000 });
  for (const file of readdirSync(migrationsFolder))
    if (file <= LAST_BEFORE || file.startsWith('repeat_'))
      copyFileSync(join(migrationsFolder, file), join(folder, file));
  await migrate(opened, folder);
});
afterAll(async () => {
  await opened.close();
  await database.drop();
  rmSync(folder, { recursive: true });
});

const bets = {
  first: '00000000-0000-4000-8000-000000000011',
  second: '00000000-0000-4000-8000-000000000012',
  rollback: '00000000-0000-4000-8000-000000000013',
  third: '00000000-0000-4000-8000-000000000014',
};
const day = (date: number): string => `2026-11-0${date}`;

it('an upgrade keeps which events counted, the sums and the streaks of offers', async () => {
  const { db } = opened;
  await sql`insert into merchant (code, name, brand, currency) values ('UPGRADE', 'Upgrade', 'upgrade', 'THB')`.execute(
    db,
  );
  await sql`insert into account (id, merchant_code, account, password_hash, affiliate_code) values (${player.accountId}, 'UPGRADE', 'upgraded', '', 'upgraded')`.execute(
    db,
  );
  const rules = {
    week: ruleOf({ trigger: { on: 'bet' }, condition: { type: 'sum', target: '100', per: 'week' } }),
    once: ruleOf({ trigger: { on: 'bet' }, condition: { type: 'count', target: 9, per: 'once' } }),
    days: ruleOf({ trigger: { on: 'login' }, condition: { type: 'streak', days: 4 }, claim: { days: 9 } }),
  };
  for (const [code, rule] of Object.entries(rules)) {
    await sql`insert into offer (merchant_code, code, version) values ('UPGRADE', ${code}, 2)`.execute(db);
    for (const version of [1, 2])
      await sql`insert into offer_version (merchant_code, code, version, titles, rule, made_by) values ('UPGRADE', ${code}, ${version}, '{"EN": "Offer"}', ${JSON.stringify(rule)}::jsonb, 'test')`.execute(
        db,
      );
  }
  // Both offers count two bets, and the rollback of the second. One offer counts a third bet. The days of logins have a gap.
  const stored: [code: string, event: string, version: number, date: number, amount: number][] = [
    ['week', bets.first, 1, 2, 4_000],
    ['once', bets.first, 2, 2, 4_000],
    ['week', bets.second, 1, 3, 5_000],
    ['once', bets.second, 2, 3, 5_000],
    ['week', bets.rollback, 2, 3, -5_000],
    ['once', bets.rollback, 2, 3, -5_000],
    ['once', bets.third, 2, 5, 700],
    ...[2, 3, 5].map((date): [string, string, number, number, number] => ['days', `login:${day(date)}`, 1, date, 0]),
  ];
  for (const [code, event, version, date, amount] of stored)
    await sql`insert into offer_fact (bucket, account_id, offer_code, event_id, version, period, day, amount, at)
      values (${bucket}, ${player.accountId}, ${code}, ${event}, ${version}, ${code === 'week' ? day(2) : 'all'}, ${day(date)}, ${amount}, ${`${day(date)} 05:00Z`})`.execute(
      db,
    );
  const sums: [code: string, period: string, amount: number, events: number, granted: number][] = [
    ['week', day(2), 4_000, 1, 0],
    ['week', 'all', 0, 0, 1],
    ['once', 'all', 4_700, 2, 0],
    ['days', 'all', 0, 3, 1],
  ];
  for (const [code, period, amount, events, granted] of sums)
    await sql`insert into offer_tally (bucket, account_id, offer_code, period, amount, events, granted)
      values (${bucket}, ${player.accountId}, ${code}, ${period}, ${amount}, ${events}, ${granted})`.execute(db);

  await migrate(opened, migrationsFolder);

  const transfers = async () => {
    const { rows } = await sql<{ line: string }>`
      select transfer || ' ' || string_agg(offer, ' ' order by offer) as line
      from offer_transfers cross join unnest(transfers) transfer cross join unnest(offers) offer group by transfer order by 1`.execute(
      db,
    );
    return rows.map(({ line }) => line);
  };
  expect(await transfers()).toEqual([
    `${bets.first} once:2 week:1`,
    `${bets.second} once:2 week:1`,
    `${bets.rollback} once:2 week:2`,
    `${bets.third} once:2`,
  ]);
  const events = await db.selectFrom('offer_event').select(['event_id', 'offers']).orderBy('event_id').execute();
  expect(events).toEqual([2, 3, 5].map((date) => ({ event_id: `login:${day(date)}`, offers: ['days:1'] })));
  const storedFacts = await db
    .selectFrom('offer_tally')
    .select(['offer_code', 'period', 'granted'])
    .orderBy('offer_code')
    .execute();
  expect(storedFacts).toEqual([
    { offer_code: 'days', period: 'all', granted: 1 },
    { offer_code: 'week', period: 'all', granted: 1 },
  ]);
  const tallies = async () =>
    (await talliesOf(db, player))
      .map(
        ({ offer_code, period, amount, events: count, granted }) =>
          `${offer_code} ${period} ${amount} ${count} ${granted}`,
      )
      .toSorted();
  expect(await tallies()).toEqual([
    'days all 0 3 1',
    'once all 4700 2 0',
    'week 2026-11-02 4000 1 0',
    'week all 0 0 1',
  ]);
  expect([...(await streakDays(db, player, 'days'))].toSorted()).toEqual([day(2), day(3), day(5)]);
  expect([...(await streakDays(db, player, 'week'))]).toEqual([]);

  // A replay adds nothing but what an offer did not count before: the third bet, to the week. A login of the missing
  // day joins the two runs of the streak.
  const event = (kind: 'bet' | 'login', date: number, amount: bigint, id: string): RewardEvent => ({
    id,
    kind,
    player,
    at: Date.parse(`${day(date)}T05:00:00Z`),
    registeredAt: 0,
    amount,
    gameType: kind === 'bet' ? 'RNG' : '',
    isFirst: false,
  });
  const replayed = [
    event('bet', 2, 4_000n, bets.first),
    event('bet', 3, 5_000n, bets.second),
    event('bet', 3, -5_000n, bets.rollback),
    event('bet', 5, 700n, bets.third),
    event('login', 3, 0n, 'line-1'),
    event('login', 4, 0n, 'line-2'),
  ];
  for (let reading = 0; reading < 2; reading += 1) {
    await db.transaction().execute((transaction) =>
      evaluateEvents(transaction, replayed, {
        localeOf: () => Promise.resolve({ currency: 'THB', timeZone: 'Asia/Bangkok' }),
        now: Date.parse(`${day(6)}T05:00:00Z`),
      }),
    );
    expect(await tallies()).toEqual([
      'days all 0 4 1',
      'once all 4700 2 0',
      'week 2026-11-02 4700 2 0',
      'week all 0 0 1',
    ]);
    expect((await transfers()).at(-1)).toBe(`${bets.third} once:2 week:2`);
    const { days } = await db
      .selectFrom('offer_streak')
      .select(sql<string>`days::text`.as('days'))
      .executeTakeFirstOrThrow();
    expect(days).toBe('{[2026-11-02,2026-11-06)}');
    const granted = await db.selectFrom('reward_grant').select(['source_id', 'event_key']).execute();
    expect(granted).toEqual([{ source_id: 'days', event_key: day(5) }]);
  }
});
