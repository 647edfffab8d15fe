import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Rain } from '@parlor/contract';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { createLedgerRepository } from '../ledger/ledger.repository.ts';
import { offerRule } from './offerRule.ts';
import { minorOf } from './offerValue.rules.ts';
import { openRainAt, packetOf, rainWindowAt } from './rain.rules.ts';
import { runRewards, createRewardPlayer, publishOffer, ruleOf } from './testing/rewardFixture.ts';

const allDay = { on: 'claim' as const, hours: [{ from: '00:00', to: '23:59' }] };
const rainOf = (packets: number, total: string, most = 3) =>
  ruleOf({ trigger: allDay, value: { type: 'packets', total, packets, most } });

describe('packets', () => {
  it('PROMO-06 sum to the total of the window exactly, each above zero, for any random numbers', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 300 }),
        fc.bigInt({ min: 0n, max: 10_000_000n }),
        fc.infiniteStream(fc.double({ min: 0, max: 0.999_999, noNaN: true })),
        (packets, more, drawn) => {
          const total = BigInt(packets) + more;
          const random = (below: number) => Math.floor((drawn.next().value as number) * below);
          let left = total;
          for (let count = packets; count > 0; count -= 1) {
            const amount = packetOf({ packets: count, amount: left }, random);
            expect(amount).toBeGreaterThan(0n);
            left -= amount;
          }
          expect(left).toBe(0n);
        },
      ),
    );
  });
});

describe('the windows of a rain', () => {
  const rule = offerRule.parse(
    ruleOf({
      trigger: {
        on: 'claim',
        hours: [
          { from: '23:58', to: '00:03' },
          { from: '12:00', to: '12:05' },
        ],
      },
      value: { type: 'packets', total: '100', packets: 10, most: 2 },
    }),
  );
  const at = (text: string) => Date.parse(text);

  it('open at their times in the merchant’s time zone, even across midnight', () => {
    expect(openRainAt(rule, 'Asia/Bangkok', at('2026-11-25T04:59:59Z'))).toBeUndefined();
    expect(openRainAt(rule, 'Asia/Bangkok', at('2026-11-25T05:00:00Z'))?.period).toBe('2026-11-25 12:00');
    expect(openRainAt(rule, 'Asia/Bangkok', at('2026-11-25T05:05:00Z'))).toBeUndefined();
    expect(openRainAt(rule, 'Asia/Bangkok', at('2026-11-25T17:02:00Z'))?.period).toBe('2026-11-25 23:58');
  });

  it('the next is announced, even on a day with a clock change', () => {
    expect(rainWindowAt(rule, 'Europe/Berlin', at('2026-10-25T01:30:00Z'))).toEqual({
      period: '2026-10-25 12:00',
      startsAt: at('2026-10-25T11:00:00Z'),
      endsAt: at('2026-10-25T11:05:00Z'),
    });
  });
});

describe('a rain', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway();
  });
  afterAll(() => gateway.close());

  const tap = (taker: ReturnType<typeof createRewardPlayer>, promotionId: string, packet: number) =>
    taker.call('takePacket', { params: { promotionId }, body: { packet } });

  it('PROMO-07 returns the same packet again, limits each player’s packets, and pays the displayed amounts', async () => {
    await publishOffer(gateway, 'drops', rainOf(10, '50', 2));
    const taker = createRewardPlayer(gateway, await gateway.login());
    const first = await tap(taker, 'drops', 1);
    const again = await Promise.all([tap(taker, 'drops', 1), tap(taker, 'drops', 1), tap(taker, 'drops', 2)]);
    expect(again[0].envelope.value).toEqual(first.envelope.value);
    expect(again[1].envelope.value).toEqual(first.envelope.value);
    expect((await tap(taker, 'drops', 3)).envelope).toMatchObject({ errorCode: 'promotion.closed' });
    await runRewards(gateway);
    const { list } = (await taker.call('listRains')).envelope.value as unknown as { list: Rain[] };
    const taken = list.find(({ promotionId }) => promotionId === 'drops')!.taken;
    expect(taken.map(({ packet }) => packet)).toEqual([1, 2]);
    const sum = taken.reduce((total, { amount }) => total + minorOf(amount, 'THB'), 0n);
    expect(minorOf(await taker.balance(), 'THB')).toBe(sum);
  });

  it('PROMO-06 is not announced to players on a break, or to players outside its audience', async () => {
    await publishOffer(gateway, 'for-all', rainOf(10, '50', 2));
    await publishOffer(gateway, 'for-old', { ...rainOf(10, '50', 2), audience: { minAccountDays: 1 } });
    const taker = createRewardPlayer(gateway, await gateway.login());
    const listedIds = async () =>
      ((await taker.call('listRains')).envelope.value as unknown as { list: Rain[] }).list.map(
        ({ promotionId }) => promotionId,
      );
    expect(await listedIds()).toContain('for-all');
    expect(await listedIds()).not.toContain('for-old');
    await taker.deposit(100n);
    await createLedgerRepository(gateway.database.db).exclude(taker.player, gateway.deps.clock() + 86_400_000);
    expect(await listedIds()).toEqual([]);
  });

  it('PROMO-06 is announced only if it starts within the advertising hours, whatever the time is now', async () => {
    const { db } = gateway.database;
    const { rows } = await sql<{ settings: object }>`select settings from merchant where code = 'NORTH'`.execute(db);
    const taker = createRewardPlayer(gateway, await gateway.login());
    const hour = new Date(gateway.deps.clock()).getUTCHours();
    /** Whether the rain is announced at this local hour to a player in Germany. */
    const toldAt = async (local: number, jurisdiction = 'DE') => {
      const ahead = ((local - hour + 36) % 24) - 12;
      // The offsets in the names of these zones have the opposite sign.
      const timeZone = `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
      const begins = `${String((local + 2) % 24).padStart(2, '0')}:00`;
      const ends = `${String((local + 3) % 24).padStart(2, '0')}:00`;
      await publishOffer(gateway, 'in-two-hours', {
        ...rainOf(10, '50', 2),
        trigger: { on: 'claim', hours: [{ from: begins, to: ends }] },
      });
      await sql`update merchant set settings = ${JSON.stringify({ jurisdiction, timeZone })}::jsonb where code = 'NORTH'`.execute(
        db,
      );
      // Merchants are cached for some seconds.
      gateway.advance(6_000);
      const { list } = (await taker.call('listRains')).envelope.value as unknown as { list: Rain[] };
      return list.some(({ promotionId }) => promotionId === 'in-two-hours');
    };
    try {
      expect(await toldAt(19)).toBe(true);
      expect(await toldAt(12)).toBe(false);
      expect(await toldAt(12, 'open')).toBe(true);
      // It is night now, but day at the start.
      expect(await toldAt(4)).toBe(false);
    } finally {
      await sql`update merchant set settings = ${JSON.stringify(rows[0]?.settings ?? {})}::jsonb where code = 'NORTH'`.execute(
        db,
      );
      gateway.advance(6_000);
    }
  });

  it('PROMO-07 pays exactly its total when there are more concurrent taps than packets', async () => {
    await publishOffer(gateway, 'rush', rainOf(8, '20', 1));
    const takers = [];
    for (let count = 0; count < 12; count += 1) takers.push(createRewardPlayer(gateway, await gateway.login()));
    const answers = await Promise.all(takers.map((taker) => tap(taker, 'rush', 1)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(8);
    expect(answers.filter(({ status }) => status !== 200).map(({ envelope }) => envelope)).toEqual(
      Array.from({ length: 4 }, () => expect.objectContaining({ errorCode: 'promotion.budget_spent' })),
    );
    await runRewards(gateway);
    const balances = await Promise.all(takers.map((taker) => taker.balance()));
    expect(balances.reduce((sum, balance) => sum + minorOf(balance, 'THB'), 0n)).toBe(2_000n);
    const left = await gateway.database.db
      .selectFrom('rain_window')
      .select(['packets_left', 'amount_left'])
      .where('offer_code', '=', 'rush')
      .execute();
    expect(left).toEqual([{ packets_left: 0, amount_left: 0n }]);
  });
});
