import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  ClaimedRebate,
  MonthFigures,
  Paged,
  Rank,
  Rebate,
  RebateDays,
  RouteName,
  Settings,
} from '@parlor/contract';
import { newTransferId } from '../ledger/transferId.ts';
import { recordOdds } from '../provider/betOdds.ts';
import { dayAt, lastDayOf, monthAfter, monthOf } from './standing.rules.ts';
import { createLoyaltyFixture, type LoyaltyFixture, type LoyaltyPlayer } from './testing/loyaltyFixture.ts';

let fixture: LoyaltyFixture;

beforeAll(async () => {
  fixture = await createLoyaltyFixture();
});
afterAll(() => fixture.gateway.close());

const today = () => dayAt(Date.now(), 'Asia/Bangkok');
const claim = (player: LoyaltyPlayer, key: string = crypto.randomUUID()) =>
  fixture.gateway.call('claimRebate', {
    session: player.session,
    body: {},
    headers: { 'Idempotency-Key': key },
  });
const codeOf = ({ envelope }: { envelope: object }) => (envelope as { errorCode?: string }).errorCode;
const listed = ({ list }: Rebate) => list.map(({ gameType, turnover, rebate }) => [gameType, turnover, rebate]);

describe('getRank', () => {
  it('MEM-02 shows a new player the lowest level, no progress, and all levels with their benefits', async () => {
    const player = await fixture.player();
    const rank = await player.request<Rank>('getRank');
    expect(rank).toMatchObject({
      current: { labelId: 'bronze', name: 'Bronze', since: null },
      playerRankProgress: { labelId: 'silver' },
      currentProgress: { completedConditions: 0, totalExpectedConditions: 2 },
      countedFrom: null,
      keep: null,
    });
    expect(rank.levels.map(({ name }) => name)).toEqual(['Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond']);
    expect(rank.levels[2]).toMatchObject({
      conditions: [
        { kind: 'turnover', target: '50000.00' },
        { kind: 'deposits', target: '5000.00' },
      ],
      keepTurnover: '15000.00',
      gift: '250.00',
    });
    expect(rank.levels[2]?.rebates).toContainEqual({ gameType: 'RNG', percent: 0.5 });
    expect((await player.request<Rank>('getRank', { headers: { Language: 'TY' } })).current.name).toBe('บรอนซ์');
  });

  it('MEM-02 counts 60,000.00 turnover and 4,000.00 deposits as 1 of 2 conditions of gold, with the rest', async () => {
    const player = await fixture.player();
    await player.bet(6_000_000n);
    await player.deposit(400_000n);
    await fixture.read();
    expect(await player.request<Rank>('getRank')).toMatchObject({
      current: { labelId: 'silver', since: today() },
      playerRankProgress: { labelId: 'gold' },
      currentProgress: { completedConditions: 1, totalExpectedConditions: 2 },
      conditions: [
        { kind: 'turnover', done: '60000.00', left: '0.00', isMet: true },
        { kind: 'deposits', done: '4000.00', left: '1000.00', isMet: false },
      ],
      keep: { until: lastDayOf(monthOf(today())), target: '3000.00', done: '60000.00', isMet: true, isJudged: false },
    });
    await player.deposit(100_000n);
    await fixture.read();
    expect(await player.level()).toBe('gold 0/2');
  });

  it('MEM-02 has no next level and nothing to complete at the highest', async () => {
    const player = await fixture.player(400_000_000n);
    await player.bet(300_000_000n);
    await player.deposit(15_000_000n);
    await fixture.read();
    const rank = await player.request<Rank>('getRank');
    expect(rank.playerRankProgress.labelId).toBeNull();
    expect(rank).toMatchObject({
      current: { labelId: 'diamond' },
      currentProgress: { completedConditions: 0, totalExpectedConditions: 0 },
      conditions: [],
    });
  });

  it('MEM-02 counts a rolled back bet neither for the level nor for the month', async () => {
    const player = await fixture.player();
    const txId = await player.bet(900_000n);
    await player.bet(100_000n);
    await player.undo(txId);
    await fixture.read();
    const { conditions } = await player.request<Rank>('getRank');
    expect(conditions[0]).toMatchObject({ kind: 'turnover', done: '1000.00', left: '9000.00' });
    expect(await player.request<MonthFigures>('getMonthFigures')).toMatchObject({ turnover: '1000.00' });
  });

  it('MEM-02 MEM-03 counts a void sports slip neither for the level nor for the rebate', async () => {
    const slips = async (...slipsOf: { odds: string; cashedOut?: bigint }[]) => {
      const player = await fixture.player();
      for (const { odds, cashedOut } of slipsOf) {
        const [txId, winTxId] = [await player.bet(100_000n, 'SPORTS'), newTransferId()];
        if (cashedOut !== undefined) await player.win(txId, cashedOut);
        await recordOdds(fixture.gateway.deps.db, {
          player: { accountId: player.session.account.id, merchantCode: 'NORTH' },
          provider: 'PARLOR',
          rounds: [{ roundId: `round-${txId}`, odds, winTxId }],
        });
        await player.win(txId, cashedOut === undefined ? 100_000n : 50_000n, winTxId);
      }
      await fixture.read();
      const { conditions } = await player.request<Rank>('getRank');
      return { done: conditions[0]?.done, rebate: await player.request<unknown>('getRebate') };
    };
    const lost = { odds: '1.85' };
    const one = await slips(lost);
    expect(one.done).toBe('1000.00');
    expect(await slips(lost, { odds: '1' })).toEqual(one);
    // Half of it was cashed out before, for less or for as much as the whole stake.
    expect(await slips(lost, { odds: '1', cashedOut: 40_000n }, { odds: '1', cashedOut: 100_000n })).toEqual(one);
    expect(await slips(lost, lost)).not.toEqual(one);
  });
});

describe('the figures of the month', () => {
  it('MEM-01 are turnover, deposits and rewards since the first of the month, separate for each player', async () => {
    const [player, other] = [await fixture.player(), await fixture.player()];
    const txId = await player.bet(12_345n);
    await player.win(txId, 99_999n);
    await player.deposit(50_000n);
    await fixture.ledger.promo({
      player: { accountId: player.session.account.id, merchantCode: 'NORTH' },
      provider: 'reward',
      txId: 'month-figures',
      currency: 'THB',
      amount: 700n,
      note: 'test',
      eventAt: 0,
    });
    await fixture.read();
    expect(await player.request<MonthFigures>('getMonthFigures')).toEqual({
      currency: 'THB',
      from: monthOf(today()),
      turnover: '123.45',
      deposits: '500.00',
      rewards: '7.00',
    });
    expect(await other.request<MonthFigures>('getMonthFigures')).toMatchObject({ turnover: '0.00', deposits: '0.00' });
  });

  it('MEM-01 restart with the merchant’s month', async () => {
    const player = await fixture.player();
    await player.bet(10_000n);
    await fixture.read();
    await sql`update loyalty_day set day = ${monthOf(today())}::date - 1 where account_id = ${player.session.account.id}::uuid`.execute(
      fixture.gateway.database.db,
    );
    expect(await player.request<MonthFigures>('getMonthFigures')).toMatchObject({ turnover: '0.00' });
  });
});

describe('the rebate', () => {
  /** Rates of gold on all levels. */
  const rebatePpm = { RNG: 5_000, LIVE: 2_000 };
  beforeAll(() => fixture.configure({ loyalty: { levels: [{ code: 'only', names: { EN: 'Only' }, rebatePpm }] } }));
  afterAll(() => fixture.configure({}));

  it('MEM-03 is claimed once: 61.72 and 19.99 are 81.71, then nothing, and a late void lowers the next claim by 0.50', async () => {
    const player = await fixture.player(10_000_000n);
    await player.bet(1_224_567n);
    const late = await player.bet(10_000n);
    await player.bet(999_999n, 'LIVE');
    await fixture.read();
    const rebate = await player.request<Rebate>('getRebate');
    expect(rebate).toMatchObject({ claimable: '81.71', claimedInAll: '0.00' });
    expect(listed(rebate)).toEqual([
      ['RNG', '12345.67', '61.72'],
      ['LIVE', '9999.99', '19.99'],
    ]);
    const before = await player.balance();
    const { status, envelope } = await claim(player);
    expect([status, envelope.value]).toMatchObject([
      200,
      {
        amount: '81.71',
        currency: 'THB',
        parts: [
          { gameType: 'RNG', turnover: '12345.67', amount: '61.72' },
          { gameType: 'LIVE', turnover: '9999.99', amount: '19.99' },
        ],
      },
    ]);
    expect(Number(await player.balance()) - Number(before)).toBeCloseTo(81.71, 5);
    expect((await claim(player)).envelope).toMatchObject({ errorCode: 'rebate.nothing' });
    expect(await player.request<Rebate>('getRebate')).toMatchObject({
      claimable: '0.00',
      claimedInAll: '81.71',
      list: [],
    });

    await player.undo(late);
    await fixture.read();
    const owing = await player.request<Rebate>('getRebate');
    expect(owing.claimable).toBe('0.00');
    expect(listed(owing)).toEqual([['RNG', '-100.00', '0.00']]);
    expect((await claim(player)).envelope).toMatchObject({ errorCode: 'rebate.nothing' });
    await player.bet(100_000n);
    await fixture.read();
    expect((await claim(player)).envelope.value).toMatchObject({ amount: '4.50' });
  });

  it('MEM-03 shows its days: turnover times rate, and the remainder of earlier claims', async () => {
    const player = await fixture.player(10_000_000n);
    await player.bet(1_234_567n);
    await fixture.read();
    const days = async () => player.request<RebateDays>('listRebateDays', { query: { gameType: 'RNG' } });
    expect(await days()).toMatchObject({
      list: [{ day: today(), turnover: '12345.67', percent: 0.5, exact: '61.72835' }],
      carried: '0',
      totalCount: 1,
    });
    await claim(player);
    await player.bet(100n);
    await fixture.read();
    expect(await days()).toMatchObject({
      list: [{ turnover: '1.00', exact: '0.005' }],
      carried: '0.00835',
    });
    // 0.00835 and 0.005 are 0.01335.
    expect(await player.request<Rebate>('getRebate')).toMatchObject({ claimable: '0.01' });
  });

  it('MEM-03 is paid to one of many concurrent claims, and a repeated key gets the same answer', async () => {
    const player = await fixture.player(10_000_000n);
    await player.bet(1_000_000n);
    await fixture.read();
    const before = Number(await player.balance());
    const answers = await Promise.all(Array.from({ length: 12 }, () => claim(player)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(codeOf))).toEqual(new Set([undefined, 'rebate.nothing']));
    expect(Number(await player.balance()) - before).toBeCloseTo(50, 5);

    await player.bet(1_000_000n);
    await fixture.read();
    const key = crypto.randomUUID();
    const twice = await Promise.all([claim(player, key), claim(player, key)]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(twice[0]?.envelope.value).toEqual(twice[1]?.envelope.value);
    expect((await claim(player, key)).envelope.value).toEqual(twice[0]?.envelope.value);
    const { list, totalCount } = await player.request<Paged<ClaimedRebate>>('listRebates');
    expect([totalCount, list.map(({ amount }) => amount)]).toEqual([2, ['50.00', '50.00']]);
  });

  it('MEM-03 loses no bet that is counted while it is claimed', async () => {
    const player = await fixture.player(10_000_000n);
    for (let turn = 0; turn < 6; turn += 1) {
      await player.bet(100_000n);
      await Promise.all([fixture.read(), claim(player)]);
    }
    await claim(player);
    expect((await player.request<Rebate>('getRebate')).claimedInAll).toBe('30.00');
  });

  it('MEM-03 requires an idempotency key', async () => {
    const player = await fixture.player();
    const answer = await fixture.gateway.call('claimRebate', { session: player.session, body: {} });
    expect([answer.status, codeOf(answer)]).toEqual([400, 'request.idempotency_required']);
  });
});

it.each<RouteName>(['getRank', 'getMonthFigures', 'getRebate', 'listRebateDays', 'claimRebate', 'listRebates'])(
  'MEM-02 MEM-03 %s is refused to a trial',
  async (name) => {
    const session = await fixture.gateway.login({ type: 4 });
    const answer = await fixture.gateway.call(name, {
      session,
      query: name === 'listRebateDays' ? { gameType: 'RNG' } : {},
      ...(name === 'claimRebate' && { body: {}, headers: { 'Idempotency-Key': crypto.randomUUID() } }),
    });
    expect([answer.status, codeOf(answer)]).toEqual([403, 'account.real_required']);
  },
);

describe('the end of a month', () => {
  it('MEM-02 lowers a level that was not kept, once, and notifies the player’s open pages', async () => {
    const player = await fixture.player();
    await player.bet(1_000_000n);
    await player.deposit(100_000n);
    await fixture.read();
    expect(await player.level()).toBe('silver 0/2');
    const { database } = fixture.gateway;
    const accountId = player.session.account.id;
    const month = monthOf(today());
    // As if the level had been reached in an earlier month, and this month's turnover was too low.
    await sql`update loyalty_player set level_since = ${month}::date - 1, month_turnover = 299999 where account_id = ${accountId}::uuid`.execute(
      database.db,
    );
    await fixture.work.checkMonths();
    expect(await player.level()).toBe('silver 0/2');

    const end = Date.parse(`${monthAfter(month)}T00:00:00+07:00`);
    fixture.gateway.advance(end - fixture.gateway.deps.clock() + 660_000);
    await player.loginAgain();
    await fixture.read();
    // The page shows it before the job runs.
    expect(await player.level()).toBe('bronze 0/2');
    await Promise.all([fixture.work.checkMonths(), fixture.work.checkMonths(), fixture.work.checkMonths()]);
    expect(await player.request<Rank>('getRank')).toMatchObject({
      current: { labelId: 'bronze' },
      countedFrom: monthAfter(month),
    });
    const { rows } = await sql<{ to_level: string; day: string }>`
      select to_level, day from loyalty_step where account_id = ${accountId}::uuid and reason = 'not_kept'`.execute(
      database.db,
    );
    expect(rows).toEqual([{ to_level: 'bronze', day: monthAfter(month) }]);
    const published = await sql<{ payload: { level: string } }>`
      select payload from ledger_outbox where owner = ${accountId} and topic = 'reward.level' order by id`.execute(
      database.db,
    );
    expect(published.rows.map(({ payload }) => payload.level)).toEqual(['silver', 'bronze']);
  });
});

describe('if the jurisdiction allows no levels', () => {
  afterAll(() => fixture.configure({}));

  it('MEM-02 everybody has the lowest, without gifts, and the site shows no page of levels', async () => {
    await fixture.configure({ jurisdiction: 'DE', features: { vipBenefit: true } });
    const player = await fixture.player();
    await player.deposit(10_000_000n);
    await player.bet(50_000_000n);
    const before = await player.balance();
    await fixture.read();
    expect(await player.balance()).toBe(before);
    const rank = await player.request<Rank>('getRank');
    expect(rank).toMatchObject({ current: { labelId: 'bronze' }, playerRankProgress: { labelId: null } });
    expect(rank.levels).toMatchObject([{ labelId: 'bronze', gift: null, birthdayGift: null }]);
    expect(await player.request<Settings>('getSettings')).toMatchObject({ features: { vipBenefit: false } });
  });
});
