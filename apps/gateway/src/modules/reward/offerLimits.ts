import { gameTypes, type GameType } from '@parlor/contract';
import { parseMerchantSettings } from '../merchant/merchantSettings.ts';
import { offerLimitsAt, type OfferLimits } from '../jurisdiction/offerLimits.ts';
import { contributionPercents, contributionsOf } from './contributions.ts';
import type { OfferRule } from './offerRule.ts';

/** The product that a game type belongs to. */
type Product = 'casino' | 'betting' | 'lottery';

function productOf(gameType: string): Product {
  if (gameType === 'SPORTS') return 'betting';
  return gameType === 'LOTT' || gameType === 'ELOTT' ? 'lottery' : 'casino';
}

const isMixed = (types: readonly string[]): boolean => new Set(types.map(productOf)).size > 1;

/** Returns the limits on offers by the jurisdiction in the stored settings of a merchant. */
export function readLimits(settings: unknown, now: number): OfferLimits {
  return offerLimitsAt(parseMerchantSettings(settings).jurisdiction, now);
}

/** Fields that both offers and contests have. */
type Limited = Pick<OfferRule, 'money' | 'audience'>;

function sharedLimit({ money, audience }: Limited, limits: OfferLimits): string | undefined {
  if (!limits.hasLevels && audience.levels !== undefined)
    return 'audience.levels: the jurisdiction of the merchant allows no offer for some levels alone';
  if (money.type === 'cash' || money.type === 'tickets' || money.type === 'points') return undefined;
  if (limits.maxWagering !== null && money.wageringMultiple > limits.maxWagering)
    return `money.wageringMultiple: the jurisdiction of the merchant allows at most ${limits.maxWagering}`;
  // Free rounds are rounds of one game.
  if (limits.mixesProducts || money.type !== 'bonus') return undefined;
  const counted = contributionPercents(contributionsOf(money.contributions)).filter(({ percent }) => percent > 0);
  return isMixed(counted.map(({ gameType }) => gameType))
    ? 'money.contributions: the jurisdiction of the merchant allows games of one product alone; set the others to 0'
    : undefined;
}

/** Returns why the merchant's jurisdiction forbids an offer; undefined if it is allowed. */
export function offerLimit(rule: OfferRule, limits: OfferLimits): string | undefined {
  const { trigger, caps } = rule;
  if (!limits.hasLevels && trigger.on === 'level')
    return 'trigger: the jurisdiction of the merchant allows no reward for a level';
  const isWelcome = trigger.on === 'registered' || (trigger.on === 'deposit' && trigger.isFirst);
  if (!limits.welcomes && isWelcome)
    return 'trigger: the jurisdiction of the merchant allows no reward for registering or for a first deposit';
  if (!limits.repeats && caps.perPlayer !== 1)
    return 'caps.perPlayer: the jurisdiction of the merchant allows one reward for a player, so it is 1';
  if (!limits.mixesProducts && trigger.on === 'bet' && isMixed(trigger.gameTypes ?? allTypes)) return mixedGames;
  return sharedLimit(rule, limits);
}

/** Returns why the merchant's jurisdiction forbids a contest; undefined if it is allowed. */
export function contestLimit(
  rule: Limited & { measure: { by: string }; gameTypes?: readonly string[] | undefined },
  limits: OfferLimits,
): string | undefined {
  if (!limits.mixesProducts && rule.measure.by !== 'deposits' && isMixed(rule.gameTypes ?? allTypes)) return mixedGames;
  return sharedLimit(rule, limits);
}

const allTypes: readonly GameType[] = gameTypes;
const mixedGames = 'gameTypes: the jurisdiction of the merchant allows games of one product alone';
