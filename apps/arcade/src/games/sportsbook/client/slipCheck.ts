import type { SlipLimitsView } from '../../../sportsApi.ts';
import type { Offer } from './legOffers.ts';
import { combineOf, linesOf, potentialOf, stakeOf, type Slip, type SlipPick } from './slip.ts';

/** The reasons why a slip cannot be placed, in the order in which the player has to solve them. */
export type SlipProblem =
  | { kind: 'empty' }
  | { kind: 'closed'; count: number }
  | { kind: 'suspended'; count: number }
  | { kind: 'changed'; count: number }
  | { kind: 'lines'; max: number }
  | { kind: 'noStake' }
  | { kind: 'unit'; unit: bigint }
  | { kind: 'stakeTooHigh'; max: bigint }
  | { kind: 'payoutTooHigh'; max: bigint }
  | { kind: 'balance' };

interface CheckParts {
  slip: Slip;
  offerOf: (pick: SlipPick) => Offer;
  limits: SlipLimitsView;
  balance: bigint;
}

/** Counts the picks whose price differs from the one that the player accepted. */
export function changedPicks({ picks }: Slip, offerOf: CheckParts['offerOf']): number {
  return picks.filter((pick) => {
    const offer = offerOf(pick);
    return offer.state === 'open' && offer.price !== pick.price;
  }).length;
}

/** Returns the first reason why a slip cannot be placed. Undefined if there is none. */
export function problemOf({ slip, offerOf, limits, balance }: CheckParts): SlipProblem | undefined {
  if (slip.picks.length === 0) return { kind: 'empty' };
  const count = (state: Offer['state']): number => slip.picks.filter((pick) => offerOf(pick).state === state).length;
  const closed = count('closed');
  if (closed > 0) return { kind: 'closed', count: closed };
  const changed = changedPicks(slip, offerOf);
  if (changed > 0) return { kind: 'changed', count: changed };
  const suspended = count('suspended');
  if (suspended > 0) return { kind: 'suspended', count: suspended };
  const combine = combineOf(slip);
  if (linesOf(slip.picks.length, combine) > limits.lines) return { kind: 'lines', max: limits.lines };
  if (slip.stake === 0n) return { kind: 'noStake' };
  const unit = BigInt(limits.unit);
  if (slip.stake % unit !== 0n) return { kind: 'unit', unit };
  const stake = stakeOf(slip);
  const maxStake = BigInt(limits.maxStake);
  if (stake > maxStake) return { kind: 'stakeTooHigh', max: maxStake };
  const prices = slip.picks.map(({ price }) => price);
  const maxPayout = BigInt(limits.maxPayout);
  if (potentialOf(prices, combine, slip.stake) > maxPayout) return { kind: 'payoutTooHigh', max: maxPayout };
  return stake > balance ? { kind: 'balance' } : undefined;
}
