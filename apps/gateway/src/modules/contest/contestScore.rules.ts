import { fromMinor, type ContestState, type Currency } from '@parlor/contract';
import { isTurnover } from '../catalogue/turnover.rules.ts';
import { minorOf, rewardOf } from '../reward/offerValue.rules.ts';
import type { RewardValue } from '../reward/rewardGrant.ts';
import type { ContestRule } from './contestRule.ts';

/**
 * How long after its end a contest waits for the last rounds, in ms. A round that is settled later counts as if it had
 * won nothing.
 */
export const SETTLE_MS = 120_000;

/** The current state of a round; amounts in minor units. */
export interface PlayedRound {
  eventId: string;
  stake: bigint;
  /** The returned part of the stake. */
  refunded: bigint;
  payout: bigint;
  isSettled: boolean;
  nodeId: string;
  gameType: string;
  /** Epoch milliseconds. */
  placedAt: number;
  settledAt: number | null;
}

/** The score of a round or a deposit. */
export interface ContestFact {
  eventId: string;
  amount: bigint;
  at: number;
}

/** Whether a round or deposit of a time counts for a player who joined at another. */
function isCounted({ window }: ContestRule, at: number, joinedAt: number): boolean {
  return at >= window.from && at < window.to && at >= joinedAt;
}

/**
 * Returns the current score of a round; undefined if it is not part of the contest. A rolled back round scores nothing.
 * Rounds whose stakes are not turnover belong to no contest: a buy-in is neither staked nor won.
 */
export function roundFact(
  rule: ContestRule,
  round: PlayedRound,
  { currency, joinedAt }: { currency: Currency; joinedAt: number },
): ContestFact | undefined {
  const { by } = rule.measure;
  if (by === 'deposits' || !isCounted(rule, round.placedAt, joinedAt)) return undefined;
  if (!isTurnover(round.gameType)) return undefined;
  if (rule.gameTypes !== undefined && !rule.gameTypes.includes(round.gameType)) return undefined;
  if (rule.games !== undefined && !rule.games.includes(round.nodeId)) return undefined;
  const isOfResult = by === 'best_multiplier' || by === 'wins';
  return {
    eventId: round.eventId,
    amount: worthOf(rule, round, currency),
    at: isOfResult ? (round.settledAt ?? round.placedAt) : round.placedAt,
  };
}

function worthOf({ measure, minStake }: ContestRule, round: PlayedRound, currency: Currency): bigint {
  const stake = round.stake - round.refunded;
  if (stake <= 0n || stake < minorOf(minStake, currency)) return 0n;
  if (measure.by === 'turnover') return stake;
  // An open round has no win yet.
  const payout = round.isSettled ? round.payout : 0n;
  if (measure.by === 'wins') return payout;
  if (measure.by === 'best_multiplier') return (payout * 100n) / stake;
  if (measure.by === 'deposits') return 0n;
  const forWin = measure.wins
    .filter(({ multiple }) => payout >= stake * BigInt(multiple))
    .reduce((highest, { points }) => Math.max(highest, points), 0);
  return stake / minorOf(measure.per, currency) + BigInt(forWin);
}

/** Returns the score of a deposit; undefined if the contest does not count deposits. */
export function depositFact(
  rule: ContestRule,
  deposit: { eventId: string; amount: bigint; at: number },
  { currency, joinedAt }: { currency: Currency; joinedAt: number },
): ContestFact | undefined {
  if (rule.measure.by !== 'deposits' || !isCounted(rule, deposit.at, joinedAt)) return undefined;
  return { ...deposit, amount: deposit.amount < minorOf(rule.minStake, currency) ? 0n : deposit.amount };
}

/** Returns the tickets earned by a score, up to the limit of a player. Tickets from rewards are extra. */
export function ticketsOf({ ticket }: Pick<ContestRule, 'ticket'>, score: bigint, currency: Currency): number {
  if (ticket === null) return 0;
  const earned = Number(score / minorOf(ticket.per, currency));
  return ticket.most === undefined ? earned : Math.min(earned, ticket.most);
}

/** Returns the prize of a place in minor units; undefined for places without a prize. */
export function prizeOf({ prizes }: Pick<ContestRule, 'prizes'>, rank: number, currency: Currency): bigint | undefined {
  const prize = prizes.find(({ from, to }) => from <= rank && rank <= to);
  return prize && minorOf(prize.amount, currency);
}

/** Returns a prize as a reward, with the terms of the rule. */
export function prizeReward({ money }: Pick<ContestRule, 'money'>, currency: Currency, prize: bigint): RewardValue {
  return rewardOf({ money, value: { type: 'fixed', amount: fromMinor(prize, currency) } }, currency, prize);
}

/** Counts the places with a prize. */
export function placesOf({ prizes }: Pick<ContestRule, 'prizes'>): number {
  return prizes.at(-1)?.to ?? 0;
}

/** Formats a score for the wire; for a raffle, all tickets, those from rewards included. */
export function writeScore(
  rule: Pick<ContestRule, 'measure' | 'ticket'>,
  score: bigint,
  currency: Currency,
  given = 0,
): string {
  if (rule.ticket !== null) return String(ticketsOf(rule, score, currency) + given);
  const { by } = rule.measure;
  if (by === 'points') return String(score);
  if (by === 'best_multiplier') return `${score / 100n}.${String(score % 100n).padStart(2, '0')}`;
  return fromMinor(score, currency);
}

/** Returns the phase of a contest at a time. */
export function contestStateAt(
  { state, startsAt, endsAt }: { state: 'OPEN' | 'FROZEN' | 'PAID'; startsAt: number; endsAt: number },
  now: number,
): ContestState {
  // A frozen contest stays over, even if the clock is set back.
  if (state !== 'OPEN') return 'OVER';
  if (now < startsAt) return 'COMING';
  return now < endsAt ? 'RUNNING' : 'COUNTING';
}
