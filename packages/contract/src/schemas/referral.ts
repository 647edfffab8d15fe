import { z } from 'zod';
import { currency, epochMs, moneyAmount, paged, pageNumber, pageSize } from './primitives.ts';

/** The letters and digits of a player's code. */
const code = z.string().regex(/^[A-HJ-NP-Z2-9]{8}$/);

/** Answer of `getReferral` (PROMO-08): the player's code, what it has brought, and the terms. */
export const referral = z.object({
  /** What `referrer` is in the address of the registration. */
  code,
  /** Players who registered with it, and those who brought a reward. */
  invited: z.int().nonnegative(),
  rewarded: z.int().nonnegative(),
  /** The rewards together. */
  earned: moneyAmount,
  currency,
  terms: z.object({
    /** The first deposit of at least this counts. */
    minDeposit: moneyAmount,
    /** The share of that deposit that is the reward, and the most that it is. */
    percent: z.number().positive().max(100),
    maxReward: moneyAmount,
    /** How many times the newcomer has to stake that deposit. */
    wageringMultiple: z.int().nonnegative(),
  }),
});

/** How far an invited player is; `CHECKED` waits for an operator. */
export const referralStates = ['REGISTERED', 'DEPOSITED', 'CHECKED', 'REWARDED', 'REFUSED'] as const;

/** A player who was invited. */
export const referredPlayer = z.object({
  /** Of the name all but the first and last letter are hidden. */
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
