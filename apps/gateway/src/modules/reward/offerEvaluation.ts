import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import { bucketOf, type Player } from '../ledger/player.ts';
import type { RewardEvent } from './offerEvents.ts';
import { factOf, isMet, rungsMet, type Fact, type OfferPlace } from './offerMatch.rules.ts';
import {
  currentOffers,
  factDays,
  findOffer,
  grantedOf,
  participationsOf,
  talliesIn,
  type Participation,
} from './offer.repository.ts';
import type { Offer } from './offerRule.ts';
import { addDays } from './offerSpan.rules.ts';
import { minorOf, rewardOf, streakStep, valueOf, type ValueBase } from './offerValue.rules.ts';
import { grantReward, grantRewards, type GrantOutcome, type NewReward } from './rewardGrant.ts';

const DAY_MS = 86_400_000;

/** An event that counted for the first time, with the version that judged it. */
interface Counted {
  player: Player;
  offer: Offer;
  place: OfferPlace;
  fact: Fact;
}

/** What an evaluation needs beside the database. */
export interface EvaluationDeps {
  /** The currency and time zone of a merchant; undefined when there is none. */
  placeOf: (merchantCode: string) => Promise<OfferPlace | undefined>;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Judges events by the offers of their merchants, and grants what they bring. An event counts once for each offer: told
 * again, it changes nothing. Sums and counts do not depend on the order.
 */
export async function evaluateEvents(
  transaction: Transaction<Database>,
  events: readonly RewardEvent[],
  { placeOf, now }: EvaluationDeps,
): Promise<void> {
  if (events.length === 0) return;
  const offers = await currentOffers(transaction);
  if (offers.length === 0) return;
  const joined = await joinedBy(transaction, events);
  const known = new Map(offers.map((offer) => [nameOf(offer), offer]));
  const byMerchant = Map.groupBy(offers, ({ merchantCode }) => merchantCode);
  const places = new Map<string, OfferPlace | undefined>();
  const facts: Counted[] = [];
  for (const event of events) {
    const { player } = event;
    const current = byMerchant.get(player.merchantCode);
    if (current === undefined) continue;
    if (!places.has(player.merchantCode)) places.set(player.merchantCode, await placeOf(player.merchantCode));
    const place = places.get(player.merchantCode);
    if (place === undefined) continue;
    const own = joined.get(player.accountId);
    for (const inForce of current) {
      const participation = own?.get(inForce.code);
      if (participation === undefined && (!inForce.isOpen || inForce.rule.trigger.on !== event.kind)) continue;
      // Who joined keeps the version of then, also of an offer that an operator closed.
      const offer = participation === undefined ? inForce : await versionOf(transaction, known, inForce, participation);
      const fact = factOf(offer.rule, event, place, participation?.joined_at);
      if (fact !== undefined) facts.push({ player, offer, place, fact });
    }
  }
  await grantAll(transaction, await insertFacts(transaction, facts), now);
}

const nameOf = ({ merchantCode, code, version }: Pick<Offer, 'merchantCode' | 'code' | 'version'>): string =>
  `${merchantCode} ${code} ${version}`;

async function joinedBy(
  transaction: Transaction<Database>,
  events: readonly RewardEvent[],
): Promise<Map<string, Map<string, Participation>>> {
  const players = new Map(events.map(({ player }) => [player.accountId, player]));
  const rows = await participationsOf(transaction, [...players.values()]);
  const joined = new Map<string, Map<string, Participation>>();
  for (const row of rows) {
    const own = joined.get(row.account_id) ?? new Map<string, Participation>();
    joined.set(row.account_id, own.set(row.offer_code, row));
  }
  return joined;
}

async function versionOf(
  transaction: Transaction<Database>,
  known: Map<string, Offer>,
  current: Offer,
  { version }: Participation,
): Promise<Offer> {
  if (version === current.version) return current;
  const name = nameOf({ ...current, version });
  const offer = known.get(name) ?? (await findOffer(transaction, current.merchantCode, current.code, version));
  if (offer === undefined) throw new Error(`The version ${version} of ${current.code} is gone`);
  known.set(name, offer);
  return offer;
}

/** Writes facts and adds them to their sums; answers those that were new. */
async function insertFacts(transaction: Transaction<Database>, facts: readonly Counted[]): Promise<Counted[]> {
  if (facts.length === 0) return [];
  const column = <Value>(read: (counted: Counted) => Value): Value[] => facts.map(read);
  const buckets = new Map<string, number>();
  const bucketFor = (player: Player): number => {
    const known = buckets.get(player.accountId) ?? bucketOf(player);
    buckets.set(player.accountId, known);
    return known;
  };
  const { rows } = await sql<{ account_id: string; offer_code: string; event_id: string }>`
    with one as (
      insert into offer_fact (bucket, account_id, offer_code, event_id, version, period, day, amount, at)
      select bucket, account_id, offer_code, event_id, version, period, day, amount, at
      from unnest(${column(({ player }) => bucketFor(player))}::int[], ${column(({ player }) => player.accountId)}::uuid[], ${column(({ offer }) => offer.code)}::text[],
        ${column(({ fact }) => fact.eventId)}::text[], ${column(({ offer }) => offer.version)}::int[], ${column(({ fact }) => fact.period)}::text[], ${column(({ fact }) => fact.day)}::date[],
        ${column(({ fact }) => String(fact.amount))}::bigint[], ${column(({ fact }) => new Date(fact.at))}::timestamptz[])
        with ordinality told (bucket, account_id, offer_code, event_id, version, period, day, amount, at, place)
      -- In the order of the index, whose pages are then written one after the other. Of two that are one, the first counts.
      order by bucket, account_id, offer_code, event_id, place
      on conflict (bucket, account_id, offer_code, event_id) do nothing
      returning *
    ), added as (
      insert into offer_tally (bucket, account_id, offer_code, period, amount, events)
      select bucket, account_id, offer_code, period, sum(amount)::bigint, sum(case when amount < 0 then -1 else 1 end)::int from one group by 1, 2, 3, 4
      on conflict (bucket, account_id, offer_code, period) do update
        set amount = offer_tally.amount + excluded.amount, events = offer_tally.events + excluded.events
    )
    select account_id, offer_code, event_id from one`.execute(transaction);
  const isNew = new Set(rows.map((row) => [row.account_id, row.offer_code, row.event_id].join(' ')));
  // A fact that stood twice in the list was written once, and is judged once.
  return facts.filter(({ player, offer, fact }) =>
    isNew.delete([player.accountId, offer.code, fact.eventId].join(' ')),
  );
}

/**
 * Grants what new facts bring. Sums and counts are asked for together, each span once: all its facts bring the same
 * reward.
 */
async function grantAll(transaction: Transaction<Database>, facts: readonly Counted[], now: number): Promise<void> {
  const spans = new Map<string, Counted>();
  for (const counted of facts) {
    const { type } = counted.offer.rule.condition;
    const key = spanOf(counted);
    if ((type === 'sum' || type === 'count') && !spans.has(key)) spans.set(key, counted);
  }
  const asked = [...spans.values()].map((counted) => ({ ...counted, eventKey: counted.fact.period, counted }));
  const sums = await talliesIn(
    transaction,
    asked.map(({ player, offer, fact }) => ({ player, offer, period: fact.period })),
  );
  const met = asked.filter(({ offer, place }, at) => {
    const sum = sums[at];
    if (sum === undefined) throw new Error(`The sum of ${offer.code} is gone`);
    return isMet(offer.rule, sum, place.currency);
  });
  const isGranted = await grantedOf(transaction, met);
  const due = new Set(met.filter((one) => !isGranted(one)).map(({ counted }) => counted));
  const rewards: NewReward[] = [];
  for (const counted of facts) {
    const { player, offer, place, fact } = counted;
    const grants = due.has(counted)
      ? [{ player, offer, place, now, eventKey: fact.period, day: fact.day }]
      : spans.has(spanOf(counted))
        ? []
        : await grantsFor(transaction, counted, now);
    rewards.push(...grants.flatMap((grant) => rewardFor(grant) ?? []));
  }
  await grantRewards(transaction, rewards);
}

const spanOf = ({ player, offer, fact }: Counted): string =>
  [player.accountId, offer.code, offer.version, fact.period].join(' ');

/** What a fact brings by itself: one reward, or more for a day that joins two rows of a streak. */
async function grantsFor(transaction: Transaction<Database>, counted: Counted, now: number): Promise<OfferGrant[]> {
  const { player, offer, place, fact } = counted;
  const { condition } = offer.rule;
  const about = { player, offer, place, now };
  if (condition.type === 'ladder') {
    const [sum] = await talliesIn(transaction, [{ player, offer, period: fact.period }]);
    const rungs = sum === undefined ? 0 : rungsMet(offer.rule, sum, place.currency);
    return Array.from({ length: rungs }, (_, at) => ({
      ...about,
      eventKey: `${fact.period}:${at + 1}`,
      step: at + 1,
      day: fact.day,
    }));
  }
  if (condition.type !== 'streak') return [{ ...about, eventKey: fact.eventId, base: fact.amount, day: fact.day }];
  const days = await factDays(transaction, player, offer.code);
  const grants: OfferGrant[] = [];
  for (let day = fact.day; days.has(day); day = addDays(day, 1)) {
    const step = streakStep(days, day, condition.days);
    if (offer.rule.value.type === 'steps' || step === condition.days)
      grants.push({ ...about, eventKey: day, step, day });
  }
  return grants;
}

/** A reward of an offer to grant. */
interface OfferGrant extends ValueBase {
  player: Player;
  offer: Offer;
  place: OfferPlace;
  eventKey: string;
  /** The day in the merchant's time zone that caps and budgets of a day count it for. */
  day: string;
  now: number;
  /** Whether the money moves in this transaction when nobody has to claim it. */
  isPaidNow?: boolean;
}

/** Grants what an offer gives for an event; `nothing` where that is zero. */
export async function grantOffer(
  transaction: Transaction<Database>,
  grant: OfferGrant,
): Promise<GrantOutcome | { outcome: 'nothing' }> {
  const reward = rewardFor(grant);
  return reward === undefined ? { outcome: 'nothing' } : grantReward(transaction, reward);
}

/** The reward that an offer gives for an event; undefined where that is zero. */
function rewardFor({
  player,
  offer,
  place,
  eventKey,
  day,
  now,
  isPaidNow = false,
  ...from
}: OfferGrant): NewReward | undefined {
  const { rule } = offer;
  const amount = valueOf(rule, place.currency, from);
  if (amount <= 0n) return undefined;
  const { perPlayer, perDay } = rule.caps;
  return {
    player,
    source: rule.trigger.on === 'week_end' ? 'cashback' : 'offer',
    sourceId: offer.code,
    version: offer.version,
    eventKey,
    category: rule.kind,
    title: offer.titles,
    reward: rewardOf(rule, place.currency, amount, from.base),
    mustClaim: rule.claim !== null,
    isPaidLater: !isPaidNow,
    caps: [
      ...(perPlayer === undefined ? [] : [{ period: 'all', most: perPlayer }]),
      ...(perDay === undefined ? [] : [{ period: day, most: perDay }]),
    ],
    ...(rule.claim !== null && { expiresAt: new Date(now + rule.claim.days * DAY_MS) }),
    ...(rule.budget !== null && { budget: budgetOf(offer, place, day) }),
    at: now,
  };
}

/** Which budget an offer draws on, and how much it holds in all. */
export function budgetOf(
  { code, rule }: Offer,
  { currency }: OfferPlace,
  day: string,
): { code: string; amount: bigint } {
  const { budget } = rule;
  if (budget === null) throw new Error(`The offer ${code} has no budget`);
  return { code: budget.per === 'day' ? `${code}:${day}` : code, amount: minorOf(budget.amount, currency) };
}
