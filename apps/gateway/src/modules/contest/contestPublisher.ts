import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { ContestKind, Currency } from '@parlor/contract';
import type { Database } from '../../database.ts';
import type { MasterKeys } from '../../masterKey/masterKeys.ts';
import { contestSeedContext } from '../../masterKey/sealedRecords.ts';
import type { LocalizedText } from '../../tables/localizedColumn.ts';
import { OperatorError } from '../merchant/operatorError.ts';
import { contestLimit, readLimits } from '../reward/offerLimits.ts';
import { minorOf } from '../reward/offerValue.rules.ts';
import { findContest } from './contest.repository.ts';
import { contestProblem, contestRule, type ContestRule, type NewContestRule } from './contestRule.ts';
import { prizeReward } from './contestScore.rules.ts';
import { sha256Hex } from './raffleDraw.rules.ts';

/** A contest as input. */
export interface NewContest {
  merchantCode: string;
  code: string;
  kind: ContestKind;
  titles: LocalizedText;
  cover: { url: string; dominantColour: string } | null;
  rule: NewContestRule;
  by: string;
}

/**
 * Writes a contest. A contest with participants keeps its rule: only its texts and its picture can change. Throws
 * OperatorError for a rule that is invalid, or that the merchant's jurisdiction forbids.
 */
export async function saveContest(
  db: Kysely<Database> | Transaction<Database>,
  masterKeys: Pick<MasterKeys, 'seal'>,
  { merchantCode, code, kind, titles, cover, rule: written, by }: NewContest,
  now: number,
): Promise<void> {
  const merchant = await db
    .selectFrom('merchant')
    .select(['currency', 'settings'])
    .where('code', '=', merchantCode)
    .executeTakeFirst();
  if (merchant === undefined) throw new OperatorError(`There is no merchant ${merchantCode}`);
  const rule = checkedContest(code, kind, written, merchant.currency as Currency);
  const forbidden = contestLimit(rule, readLimits(merchant.settings, now));
  if (forbidden !== undefined) throw new OperatorError(`${code}: ${forbidden}`);
  const words = { titles: JSON.stringify(titles), cover: cover && JSON.stringify(cover) };
  const known = await findContest(db, merchantCode, code);
  if (known !== undefined && (await isJoined(db, merchantCode, code))) {
    if (known.kind !== kind || JSON.stringify(known.rule) !== JSON.stringify(rule))
      throw new OperatorError(`Somebody joined ${code}: its rule stays. Publish another contest`);
    await db
      .updateTable('contest')
      .set(words)
      .where('merchant_code', '=', merchantCode)
      .where('code', '=', code)
      .execute();
    return;
  }
  if (known !== undefined && known.state !== 'OPEN') throw new OperatorError(`${code} is over`);
  const seed = kind === 'raffle' ? randomBytes(32) : undefined;
  const values = {
    kind,
    ...words,
    rule: JSON.stringify(rule),
    starts_at: new Date(rule.window.from),
    ends_at: new Date(rule.window.to),
    made_by: by,
    seed_sealed:
      seed === undefined
        ? null
        : masterKeys.seal(seed.toString('hex'), contestSeedContext({ merchant_code: merchantCode, code })),
    commitment: seed === undefined ? null : sha256Hex(seed),
  };
  await db
    .insertInto('contest')
    .values({ merchant_code: merchantCode, code, ...values })
    .onConflict((conflict) => conflict.columns(['merchant_code', 'code']).doUpdateSet(values))
    .execute();
}

/** Parses a rule, and tries all computations with it once, so that none fails later. */
function checkedContest(code: string, kind: ContestKind, written: unknown, currency: Currency): ContestRule {
  if (!/^[a-z0-9-]{1,60}$/.test(code))
    throw new OperatorError(`"${code}" is not a code of a contest, such as spin-race`);
  const read = contestRule.safeParse(written);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new OperatorError(
      `${code}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.replace(/\s+/g, ' ').trim(),
    );
  }
  let problem: string | undefined;
  try {
    problem = contestProblem(kind, read.data, currency);
    prizeReward(read.data, currency, minorOf(read.data.pool, currency));
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
  }
  if (problem !== undefined) throw new OperatorError(`${code}: ${problem}`);
  return read.data;
}

async function isJoined(
  db: Kysely<Database> | Transaction<Database>,
  merchantCode: string,
  code: string,
): Promise<boolean> {
  const entry = await db
    .selectFrom('contest_entry')
    .select('code')
    .where('merchant_code', '=', merchantCode)
    .where('code', '=', code)
    .where('demo_name', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}
