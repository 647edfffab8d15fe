import type { Kysely, Transaction } from 'kysely';
import type { Currency } from '@parlor/contract';
import type { Database } from '../../database.ts';
import type { LocalizedText } from '../../tables/localizedColumn.ts';
import { OperatorError } from '../merchant/operatorError.ts';
import { turnoverProblem } from './contributions.ts';
import { findOffer } from './offer.repository.ts';
import { offerLimit, readLimits } from './offerLimits.ts';
import { offerRule, type NewOfferRule, type OfferRule } from './offerRule.ts';
import { offerTermsOf } from './offerTerms.ts';
import { contestRewardOfRule, minorOf } from './offerValue.rules.ts';
import { contestsByCode } from './contestRewards.ts';

/** An offer as its author writes it. */
export interface NewOffer {
  merchantCode: string;
  code: string;
  titles: LocalizedText;
  rule: NewOfferRule;
  by: string;
}

/**
 * Publishes an offer as a new version if it differs from the current one. Returns the version. Throws OperatorError for
 * an invalid rule, one that the jurisdiction of the merchant forbids, or a version that another operator publishes at
 * the same moment.
 */
export async function saveOffer(
  db: Kysely<Database> | Transaction<Database>,
  { merchantCode, code, titles, rule: written, by }: NewOffer,
  now = Date.now(),
): Promise<number> {
  const merchant = await db
    .selectFrom('merchant')
    .select(['currency', 'settings'])
    .where('code', '=', merchantCode)
    .executeTakeFirst();
  if (merchant === undefined) throw new OperatorError(`There is no merchant ${merchantCode}`);
  const rule = checkedRule(code, written, merchant.currency as Currency);
  const forbidden = offerLimit(rule, readLimits(merchant.settings, now));
  if (forbidden !== undefined) throw new OperatorError(`${code}: ${forbidden}`);
  const wrongContest = await contestProblem(db, merchantCode, rule);
  if (wrongContest !== undefined) throw new OperatorError(`${code}: ${wrongContest}`);
  const known = await findOffer(db, merchantCode, code);
  if (known !== undefined && isSame(known.rule, rule) && isSame(known.titles, titles)) return known.version;
  const version = (known?.version ?? 0) + 1;
  // The first row of an offer is inserted before its version; a concurrent reader finds no version.
  if (known === undefined)
    await db
      .insertInto('offer')
      .values({ merchant_code: merchantCode, code, version })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const added = await db
    .insertInto('offer_version')
    .values({
      merchant_code: merchantCode,
      code,
      version,
      titles: JSON.stringify(titles),
      rule: JSON.stringify(rule),
      made_by: by,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst();
  if (added === undefined)
    throw new OperatorError(`${code}: version ${version} was published at the same moment; publish again`);
  await db
    .updateTable('offer')
    .set({ version })
    .where('merchant_code', '=', merchantCode)
    .where('code', '=', code)
    .execute();
  return version;
}

/** Returns the error in the contest of an offer's tickets or points, which must be added before it ends. */
async function contestProblem(
  db: Kysely<Database> | Transaction<Database>,
  merchantCode: string,
  { money, value, window }: OfferRule,
): Promise<string | undefined> {
  if (money.type !== 'tickets' && money.type !== 'points') return undefined;
  const isRaffle = money.type === 'tickets';
  const { contest: code } = contestRewardOfRule(money, value);
  const contest = (await contestsByCode(db, merchantCode, [code])).get(code);
  if (contest?.adds !== money.type)
    return isRaffle
      ? `money.raffle: ${merchantCode} has no raffle ${code}`
      : `money.contest: ${merchantCode} has no tournament ${code} that ranks by points`;
  return window.to === null || window.to > contest.endsAt
    ? `window.to: the ${isRaffle ? 'raffle' : 'tournament'} ${code} ends at ${contest.endsAt}, and the offer not later`
    : undefined;
}

/** Parses a rule and computes everything derived from it once, so that errors appear now. */
function checkedRule(code: string, written: NewOfferRule, currency: Currency): OfferRule {
  if (!/^[a-z0-9-]{1,60}$/.test(code))
    throw new OperatorError(`"${code}" is not a code of an offer, such as welcome-50`);
  const read = offerRule.safeParse(written);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new OperatorError(
      `${code}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.replace(/\s+/g, ' ').trim(),
    );
  }
  const rule = read.data;
  const { trigger, money } = rule;
  const problem = turnoverProblem(
    trigger.on === 'bet' ? trigger.gameTypes : undefined,
    money.type === 'bonus' ? money.contributions : undefined,
  );
  if (problem !== undefined) throw new OperatorError(`${code}: ${problem}`);
  try {
    offerTermsOf(rule, currency);
    if (rule.condition.type === 'ladder' && rule.condition.of === 'sum')
      for (const target of rule.condition.targets) minorOf(target, currency);
    if (rule.condition.type === 'sum') minorOf(rule.condition.target, currency);
    if (rule.value.type === 'steps') for (const step of rule.value.amounts) minorOf(step, currency);
    if (rule.value.type === 'packets' && minorOf(rule.value.total, currency) < BigInt(rule.value.packets))
      throw new Error('value: each packet holds something');
    if ((rule.value.type === 'tickets' || rule.value.type === 'points') && minorOf(rule.value.worth, currency) <= 0n)
      throw new Error('value: tickets and points are worth something');
    if (rule.budget !== null) minorOf(rule.budget.amount, currency);
    if (rule.trigger.on === 'week_end') minorOf(rule.trigger.minLoss, currency);
  } catch (error) {
    throw new OperatorError(`${code}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return rule;
}

/** Whether two values are equal as JSON, in any order of fields. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, field]) => [name, sorted(field)]),
  );
}
