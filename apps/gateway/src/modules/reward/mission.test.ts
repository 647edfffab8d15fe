import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { offerLimitsAt } from '../jurisdiction/offerLimits.ts';
import { contestLimit, offerLimit } from './offerLimits.ts';
import { offerRule, type NewOfferRule } from './offerRule.ts';
import { runRewards, createRewardPlayer, publishOffer, readFromTheBeginning, ruleOf } from './testing/rewardFixture.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

const ladder = (change: Partial<NewOfferRule> = {}) =>
  ruleOf({
    kind: 'MISSION_MANUAL',
    trigger: { on: 'bet', games: ['n1'], minStake: '5' },
    condition: { type: 'ladder', of: 'sum', targets: ['20', '50', '100'], per: 'week' },
    value: { type: 'steps', amounts: ['1', '2', '4'] },
    ...change,
  });

describe('a mission of several steps', () => {
  it('PROMO-03 PROMO-06 pays each step once, and shows the player’s current step', async () => {
    await publishOffer(gateway, 'steps', ladder());
    const taker = createRewardPlayer(gateway, await gateway.login());
    await taker.deposit(100_000n);
    await taker.bet(1_000n);
    // Below the smallest stake.
    await taker.bet(499n);
    await runRewards(gateway);
    expect((await taker.standing('steps'))?.progress).toEqual({
      unit: 'money',
      done: '10.00',
      target: '20.00',
      step: { at: 1, of: 3 },
    });
    await taker.bet(5_500n);
    await runRewards(gateway);
    expect((await taker.standing('steps'))?.progress).toMatchObject({ done: '65.00', step: { at: 3, of: 3 } });
    await readFromTheBeginning(gateway);
    const amounts = async () => (await taker.rewards({ state: 'past' })).map(({ amount }) => amount).toSorted();
    expect(await amounts()).toEqual(['1.00', '2.00']);
    await taker.bet(10_000n);
    await runRewards(gateway);
    expect(await amounts()).toEqual(['1.00', '2.00', '4.00']);
    expect((await taker.standing('steps'))?.status).toBe('CLAIMED');
  });

  it('PROMO-06 counts only bets of its games', async () => {
    await publishOffer(gateway, 'elsewhere', ladder({ trigger: { on: 'bet', games: ['n2'] } }));
    const taker = createRewardPlayer(gateway, await gateway.login());
    await taker.deposit(100_000n);
    await taker.bet(5_000n);
    await runRewards(gateway);
    expect((await taker.standing('elsewhere'))?.progress).toMatchObject({ done: '0.00' });
  });

  it('PROMO-06 does not count a buy-in at a table with seats', async () => {
    await publishOffer(gateway, 'sums', ladder());
    await publishOffer(
      gateway,
      'counts',
      ladder({ condition: { type: 'ladder', of: 'count', targets: ['1', '2', '3'], per: 'week' } }),
    );
    const taker = createRewardPlayer(gateway, await gateway.login());
    await taker.deposit(100_000n);
    await taker.bet(50_000n, 'PVP');
    const taken = await taker.bet(20_000n, 'PVP');
    await taker.rollback(taken);
    await runRewards(gateway);
    for (const code of ['sums', 'counts'])
      expect((await taker.standing(code))?.progress).toMatchObject({ step: { at: 1, of: 3 } });
    await taker.bet(1_000n);
    await runRewards(gateway);
    expect((await taker.standing('sums'))?.progress).toMatchObject({ done: '10.00' });
    expect((await taker.standing('counts'))?.progress).toMatchObject({ done: '1' });
  });

  it.each([
    ['bets', { trigger: { on: 'bet', gameTypes: ['RNG', 'PVP'] } }, 'gameTypes: stakes of PVP are no turnover'],
    [
      'wagering',
      { money: { type: 'bonus', wageringMultiple: 5, days: 7, contributions: { PVP: 1 } } },
      'money.contributions.PVP',
    ],
  ] as [string, Partial<NewOfferRule>, string][])(
    'PROMO-06 PROMO-07 is not published with %s of games whose stakes are no turnover',
    async (_, change, problem) => {
      await expect(publishOffer(gateway, 'tables', ladder(change))).rejects.toThrow(problem);
    },
  );

  it.each([
    ['targets that do not rise', { condition: { type: 'ladder', of: 'sum', targets: ['50', '20'], per: 'week' } }],
    ['another number of amounts', { value: { type: 'steps', amounts: ['1'] } }],
  ] as [string, Partial<NewOfferRule>][])('is refused with %s', (_, change) => {
    expect(offerRule.safeParse(ladder(change)).success).toBe(false);
  });
});

describe('the audience of an offer', () => {
  it('PROMO-03 is the levels and countries that it names, and never an excluded player', async () => {
    const { db } = gateway.database;
    const trigger = { on: 'claim' } as const;
    await publishOffer(gateway, 'gold', ruleOf({ trigger, audience: { levels: ['gold'] } }));
    await publishOffer(gateway, 'thai', ruleOf({ trigger, audience: { countries: ['TH'] } }));
    await publishOffer(gateway, 'all', ruleOf({ trigger }));
    const taker = createRewardPlayer(gateway, await gateway.login());
    const { accountId } = taker.player;
    const labels = async () =>
      Promise.all(['gold', 'thai', 'all'].map(async (code) => (await taker.standing(code))?.status));
    expect(await labels()).toEqual(['CLOSE', 'CLOSE', 'JOIN']);
    await sql`insert into loyalty_player (account_id, currency, merchant_code, level, month) values (${accountId}, 'THB', 'NORTH', 'gold', '2026-11-01')`.execute(
      db,
    );
    await sql`update account set mobile = '+66812345678' where id = ${accountId}`.execute(db);
    expect(await labels()).toEqual(['JOIN', 'JOIN', 'JOIN']);
    await taker.deposit(1_000n);
    await sql`update ledger_account set excluded_until = 'infinity' where owner = ${accountId}`.execute(db);
    expect(await labels()).toEqual(['CLOSE', 'CLOSE', 'CLOSE']);
    expect((await taker.join('all')).envelope).toMatchObject({ errorCode: 'promotion.closed' });
  });

  it('PROMO-07 ignores events of an excluded player', async () => {
    await publishOffer(gateway, 'deposits', ruleOf({ trigger: { on: 'deposit' } }));
    const taker = createRewardPlayer(gateway, await gateway.login());
    await taker.deposit(1_000n);
    await sql`update ledger_account set excluded_until = 'infinity' where owner = ${taker.player.accountId}`.execute(
      gateway.database.db,
    );
    await runRewards(gateway);
    expect((await taker.rewards({ state: 'past' })).filter(({ promotionId }) => promotionId === 'deposits')).toEqual(
      [],
    );
  });
});

describe('a restriction of a jurisdiction', () => {
  const at = Date.parse('2026-11-25');
  const bonus = (wageringMultiple: number) => ({ type: 'bonus' as const, wageringMultiple, days: 7 });
  const inOneProduct = { SPORTS: 0, LOTT: 0, ELOTT: 0 };

  it.each([
    ['GB', ruleOf({ money: { ...bonus(10.001), contributions: inOneProduct } }), 'at most 10'],
    ['GB', ruleOf({ money: bonus(10) }), 'one product'],
    ['GB', ruleOf({ money: { ...bonus(10), contributions: inOneProduct } }), 'allowed'],
    ['SE', ruleOf({}), 'perPlayer'],
    ['SE', ruleOf({ caps: { perPlayer: 1 } }), 'allowed'],
    ['BR', ruleOf({ trigger: { on: 'registered' } }), 'first deposit'],
    ['BR', ruleOf({ trigger: { on: 'deposit', isFirst: true } }), 'first deposit'],
    ['DE', ruleOf({ audience: { levels: ['gold'] } }), 'levels'],
    ['DE', ruleOf({ trigger: { on: 'level' } }), 'for a level'],
    ['open', ruleOf({ money: bonus(40) }), 'allowed'],
    ['NOWHERE', ruleOf({ caps: { perPlayer: 1 }, money: { ...bonus(11), contributions: inOneProduct } }), 'at most 10'],
  ])('in %s is evaluated by its data (%#)', (name, rule, reason) => {
    const why = offerLimit(offerRule.parse(rule), offerLimitsAt(name, at));
    expect(why ?? 'allowed').toContain(reason);
  });

  it('applies from its date', () => {
    const rule = offerRule.parse(ruleOf({ money: bonus(40) }));
    expect(offerLimit(rule, offerLimitsAt('GB', Date.parse('2026-01-18')))).toBeUndefined();
    expect(offerLimit(rule, offerLimitsAt('GB', Date.parse('2026-01-19')))).toContain('at most 10');
  });

  it('applies to contests too', () => {
    const rule = { money: { type: 'cash' as const }, audience: {}, measure: { by: 'turnover' } };
    expect(contestLimit(rule, offerLimitsAt('GB', at))).toContain('one product');
    expect(contestLimit({ ...rule, gameTypes: ['RNG', 'FISH'] }, offerLimitsAt('GB', at))).toBeUndefined();
  });

  it('prevents the publication of an offer, with the reason', async () => {
    await sql`update merchant set settings = settings || '{"jurisdiction": "GB"}' where code = 'NORTH'`.execute(
      gateway.database.db,
    );
    await expect(publishOffer(gateway, 'too-much', ruleOf({ money: bonus(40) }))).rejects.toThrow('at most 10');
    await sql`update merchant set settings = settings - 'jurisdiction' where code = 'NORTH'`.execute(
      gateway.database.db,
    );
  });
});
