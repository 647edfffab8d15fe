import type { Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import type { Player } from '../ledger/player.ts';
import type { RewardEvent } from './offerEvents.ts';
import { chooseAmong, listsBySpan, participationsByPlayer } from './offerChoice.ts';
import { insertFacts } from './offerFacts.repository.ts';
import { narrowList, type OfferList } from './offerList.ts';
import { countsEvent, factOfEvent, type MerchantLocale, type Per } from './offerMatch.rules.ts';
import { addProgress } from './offerProgress.repository.ts';
import { dueOf, type Counted } from './offerProgress.rules.ts';
import { currentOffers, findOffer, grantedOf, participationsOf, type Participation } from './offer.repository.ts';
import type { Offer } from './offerRule.ts';
import { minorOf, rewardOf, valueOf, type ValueBase } from './offerValue.rules.ts';
import { grantReward, grantRewards, type GrantOutcome, type NewReward } from './rewardGrant.ts';

const DAY_MS = 86_400_000;

/** The dependencies of an evaluation beside the database. */
export interface EvaluationDeps {
  /** Returns the currency and time zone of a merchant; undefined for an unknown merchant. */
  localeOf: (merchantCode: string) => Promise<MerchantLocale | undefined>;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Evaluates events by the offers of their merchants, and grants the rewards. An event counts once for each offer: a
 * repeated event changes nothing. Sums and counts do not depend on the order.
 */
export async function evaluateEvents(
  transaction: Transaction<Database>,
  events: readonly RewardEvent[],
  { localeOf, now }: EvaluationDeps,
): Promise<void> {
  if (events.length === 0) return;
  const offers = await currentOffers(transaction);
  if (offers.length === 0) return;
  const choice = chooseAmong(offers);
  const players = new Map(events.map(({ player }) => [player.accountId, player]));
  const joined = participationsByPlayer(await participationsOf(transaction, [...players.values()]));
  const known = new Map(offers.map((offer) => [nameOf(offer), offer]));
  const locales = new Map<string, MerchantLocale | undefined>();
  const facts: Counted[] = [];
  for (const event of events) {
    const { player } = event;
    const { accountId, merchantCode } = player;
    if (!locales.has(merchantCode)) locales.set(merchantCode, await localeOf(merchantCode));
    const locale = locales.get(merchantCode);
    if (locale === undefined) continue;
    const isTransfer = event.kind === 'bet' || event.kind === 'deposit';
    const count = (per: Per, list: OfferList): void => {
      facts.push({ player, list, locale, fact: factOfEvent(event, locale.timeZone, per), isTransfer });
    };
    const own = joined.get(accountId);
    for (const [per, list] of choice.open(merchantCode, event)) {
      const counting = narrowList(
        list,
        ({ code, rule }) => own?.has(code) !== true && countsEvent(rule, event, locale.currency, undefined),
      );
      if (counting !== undefined) count(per, counting);
    }
    const joinedOffers: Offer[] = [];
    for (const participation of own?.values() ?? []) {
      const inForce = choice.byCode(merchantCode, participation.offer_code);
      if (inForce === undefined) continue;
      // A participant keeps the version they joined, even if an operator closed the offer.
      const offer = await versionOf(transaction, known, inForce, participation);
      if (countsEvent(offer.rule, event, locale.currency, participation.joined_at)) joinedOffers.push(offer);
    }
    for (const [per, list] of listsBySpan(joinedOffers)) count(per, list);
  }
  await grantAll(transaction, await insertFacts(transaction, facts), now);
}

const nameOf = ({ merchantCode, code, version }: Pick<Offer, 'merchantCode' | 'code' | 'version'>): string =>
  `${merchantCode} ${code} ${version}`;

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

/** Grants rewards for new facts, unless already granted. */
async function grantAll(transaction: Transaction<Database>, facts: readonly Counted[], now: number): Promise<void> {
  if (facts.length === 0) return;
  const before = await addProgress(transaction, facts);
  const due = dueOf(facts.filter(before.mayEarn), before).map((one) => ({ ...one, ...one.counted }));
  // A reached sum stays reached, so its reward is due again with each later event. A reward for one event is due once.
  const isGranted = await grantedOf(
    transaction,
    due.filter(({ offer }) => offer.rule.condition.type !== 'none'),
  );
  await grantRewards(
    transaction,
    due.filter((one) => !isGranted(one)).flatMap((one) => rewardFor({ ...one, now }) ?? []),
  );
}

/** A reward of an offer to grant. */
interface OfferGrant extends ValueBase {
  player: Player;
  offer: Offer;
  locale: MerchantLocale;
  eventKey: string;
  /** The day in the merchant's time zone to which daily caps and budgets count the reward. */
  day: string;
  now: number;
  /** Whether the money moves in this transaction if the reward needs no claim. */
  isPaidNow?: boolean;
}

/** Grants the reward of an offer for an event; `nothing` if it is zero. */
export async function grantOffer(
  transaction: Transaction<Database>,
  grant: OfferGrant,
): Promise<GrantOutcome | { outcome: 'nothing' }> {
  const reward = rewardFor(grant);
  return reward === undefined ? { outcome: 'nothing' } : grantReward(transaction, reward);
}

/** Returns the reward of an offer for an event; undefined if it is zero. */
function rewardFor({
  player,
  offer,
  locale,
  eventKey,
  day,
  now,
  isPaidNow = false,
  ...from
}: OfferGrant): NewReward | undefined {
  const { rule } = offer;
  const amount = valueOf(rule, locale.currency, from);
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
    reward: rewardOf(rule, locale.currency, amount, from.base),
    mustClaim: rule.claim !== null,
    isPaidLater: !isPaidNow,
    caps: [
      ...(perPlayer === undefined ? [] : [{ period: 'all', most: perPlayer }]),
      ...(perDay === undefined ? [] : [{ period: day, most: perDay }]),
    ],
    ...(rule.claim !== null && { expiresAt: new Date(now + rule.claim.days * DAY_MS) }),
    ...(rule.budget !== null && { budget: budgetOf(offer, locale, day) }),
    at: now,
  };
}

/** Returns the budget that an offer uses, and its total. */
export function budgetOf(
  { code, rule }: Offer,
  { currency }: MerchantLocale,
  day: string,
): { code: string; amount: bigint } {
  const { budget } = rule;
  if (budget === null) throw new Error(`The offer ${code} has no budget`);
  return { code: budget.per === 'day' ? `${code}:${day}` : code, amount: minorOf(budget.amount, currency) };
}
