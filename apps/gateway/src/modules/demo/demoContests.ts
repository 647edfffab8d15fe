import type { Kysely } from 'kysely';
import { v5 } from 'uuid';
import { toMinor, type Currency } from '@parlor/contract';
import type { DemoContest } from '@parlor/artwork';
import type { Database } from '../../database.ts';
import type { MasterKeys } from '../../masterKey/masterKeys.ts';
import { saveContest } from '../contest/contestPublisher.ts';
import { contestRule, type NewContestRule } from '../contest/contestRule.ts';
import type { OfferLimits } from '../jurisdiction/offerLimits.ts';
import { contestLimit } from '../reward/offerLimits.ts';

const DAY_MS = 86_400_000;
/** The namespace of the ids of demo rows. */
const ID_SPACE = '0f5b0d3e-53f5-4c7e-9f43-6a3a4f6f2d11';

interface DemoRule extends Omit<NewContestRule, 'window'> {
  /** How many days it runs, from the first start of the demo. */
  days: number;
  /** The scores of its demo rows, in whole units of the measure; empty for a raffle. */
  scores: readonly number[];
}

const cash = { type: 'cash' } as const;
const three = [
  { from: 1, to: 1, amount: '500' },
  { from: 2, to: 2, amount: '300' },
  { from: 3, to: 3, amount: '200' },
];

/** The scores and prizes of the demo's contests. */
export const demoContestRules: Readonly<Record<string, DemoRule>> = {
  'contest-multiplier': {
    days: 14,
    measure: { by: 'best_multiplier' },
    gameTypes: ['RNG'],
    minStake: '2',
    pool: '1000',
    prizes: three,
    money: cash,
    scores: [412, 305, 240, 188, 150, 121, 96, 74, 52, 40, 31, 18],
  },
  'contest-turnover': {
    days: 21,
    measure: { by: 'turnover' },
    pool: '10000',
    prizes: [
      { from: 1, to: 1, amount: '5000' },
      { from: 2, to: 5, amount: '1000' },
      { from: 6, to: 10, amount: '200' },
    ],
    money: { type: 'bonus', wageringMultiple: 3, days: 14 },
    scores: [84_200, 61_750, 58_010, 40_400, 33_960, 28_120, 19_800, 14_250, 9_600, 7_340, 5_100, 2_880],
  },
  'contest-live': {
    days: 30,
    measure: { by: 'wins' },
    gameTypes: ['LIVE'],
    minStake: '10',
    pool: '3000',
    prizes: [
      { from: 1, to: 1, amount: '1500' },
      { from: 2, to: 2, amount: '900' },
      { from: 3, to: 5, amount: '200' },
    ],
    money: cash,
    scores: [36_800, 30_150, 24_600, 20_020, 15_500, 12_340, 9_900, 7_700, 4_260, 2_100],
  },
  'contest-points': {
    days: 10,
    measure: {
      by: 'points',
      per: '10',
      wins: [
        { multiple: 10, points: 20 },
        { multiple: 50, points: 150 },
      ],
    },
    gameTypes: ['FISH', 'RNG'],
    pool: '1000',
    prizes: three,
    money: cash,
    scores: [2_310, 1_984, 1_650, 1_202, 988, 764, 540, 402, 275, 130],
  },
  'contest-raffle': {
    days: 30,
    measure: { by: 'turnover' },
    ticket: { per: '1000', most: 100 },
    pool: '14000',
    prizes: [
      { from: 1, to: 1, amount: '5000' },
      { from: 2, to: 10, amount: '500' },
      { from: 11, to: 100, amount: '50' },
    ],
    money: cash,
    scores: [],
  },
};

const beginnings = ['anan', 'boss', 'chai', 'dao9', 'fern', 'golf', 'kaew', 'lek8', 'mint', 'noi7', 'ploy', 'wine'];

/**
 * Publishes the contests of a demo merchant that its jurisdiction allows. Demo rows fill their boards and win nothing.
 */
export async function publishDemoContests(
  db: Kysely<Database>,
  masterKeys: Pick<MasterKeys, 'seal'>,
  { code: merchantCode, currency }: { code: string; currency: Currency },
  { contests, limits, now }: { contests: readonly DemoContest[]; limits: OfferLimits; now: number },
): Promise<void> {
  for (const { id, title, dominantColour } of contests) {
    const demo = demoContestRules[id];
    if (demo === undefined) continue;
    const known = await db
      .selectFrom('contest')
      .select('code')
      .where('merchant_code', '=', merchantCode)
      .where('code', '=', id)
      .executeTakeFirst();
    // An existing contest is unchanged, because players may have joined it.
    if (known !== undefined) continue;
    const { days, scores, ...terms } = demo;
    const rule = { ...terms, window: { from: now - DAY_MS, to: now + days * DAY_MS } };
    if (contestLimit(contestRule.parse(rule), limits) !== undefined) continue;
    await saveContest(
      db,
      masterKeys,
      {
        merchantCode,
        code: id,
        kind: rule.ticket == null ? 'tournament' : 'raffle',
        titles: { ...title },
        cover: { url: `/art/covers/${id}`, dominantColour },
        rule,
        by: 'demo',
      },
      now,
    );
    const unit = (score: number): bigint => {
      if (rule.measure.by === 'points') return BigInt(score);
      if (rule.measure.by === 'best_multiplier') return BigInt(score) * 100n;
      return toMinor(String(score), currency) ?? 0n;
    };
    if (scores.length === 0) continue;
    await db
      .insertInto('contest_entry')
      .values(
        scores.map((score, at) => ({
          merchant_code: merchantCode,
          code: id,
          account_id: v5(`${merchantCode} ${id} ${at}`, ID_SPACE),
          joined_at: new Date(now - DAY_MS),
          score: unit(score),
          reached_at: new Date(now - (at + 1) * 3_600_000),
          demo_name: `${beginnings[(at * 5 + id.length) % beginnings.length] ?? 'anan'}${10 + ((at * 37) % 90)}`,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
