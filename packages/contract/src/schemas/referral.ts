import { z } from 'zod';
import { currency, epochMs, moneyAmount, paged, pageNumber, pageSize } from './primitives.ts';

/** The letters and digits of a player's code. */
const code = z.string().regex(/^[A-HJ-NP-Z2-9]{8}$/);

/** Answer of `getReferral` (PROMO-08): the player's code, its results so far, and the terms. */
export const referral = z.object({
  /** The value of `referrer` in the address of the registration. */
  code,
  /** Number of players who registered with it, and of those who earned a reward. */
  invited: z.int().nonnegative(),
  rewarded: z.int().nonnegative(),
  /** The sum of the rewards. */
  earned: moneyAmount,
  currency,
  terms: z.object({
    /** The minimum first deposit that counts. */
    minDeposit: moneyAmount,
    /** The reward as a share of that deposit, and its maximum. */
    percent: z.number().positive().max(100),
    maxReward: moneyAmount,
    /** How many times the new player must stake that deposit. */
    wageringMultiple: z.int().nonnegative(),
  }),
});

/** The progress of an invited player; `CHECKED` awaits an operator. */
export const referralStates = ['REGISTERED', 'DEPOSITED', 'CHECKED', 'REWARDED', 'REFUSED'] as const;

/** An invited player. */
export const referredPlayer = z.object({
  /** The name with all but its first and last letter masked. */
  name: z.string(),
  registeredAt: epochMs,
  state: z.enum(referralStates),
  /** Null before it is granted. */
  reward: moneyAmount.nullable(),
});

/** Query of `listReferrals`. */
export const referralsQuery = z.object({ pageNo: pageNumber, pageSize: pageSize(20, 100) });

/** Schemas of the calls about invitations. */
export const referralCalls = {
  getReferral: { summary: 'Invitation code of the player', value: referral, errors: ['account.real_required'] },
  listReferrals: {
    summary: 'Invited players, newest first',
    query: referralsQuery,
    value: paged(referredPlayer),
    errors: ['account.real_required'],
  },
} as const;
