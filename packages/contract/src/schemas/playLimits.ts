import { z } from 'zod';
import { exclusionSpans, limitKinds, limitPeriods } from '../playLimits.ts';
import { currency, epochMs, moneyAmount, positiveAmount } from './primitives.ts';

const limit = z.object({
  kind: z.enum(limitKinds),
  period: z.enum(limitPeriods),
  /** Null: no limit. */
  amount: moneyAmount.nullable(),
  /** What counts towards it in the running day, week or month; below zero where more was won than staked. */
  used: moneyAmount,
  /** A raise that waits; its amount is null where the limit goes away. */
  next: z.object({ amount: moneyAmount.nullable(), at: epochMs }).nullable(),
});

const exclusion = z.object({
  span: z.enum(exclusionSpans),
  since: epochMs,
  /** Null: it has no end. */
  until: epochMs.nullable(),
});

/** Answer of the calls about limits and breaks. */
export const playLimits = z.object({
  currency,
  /** One of every kind and period. */
  limits: z.array(limit).length(limitKinds.length * limitPeriods.length),
  /** How long a raise waits. */
  raiseHours: z.int().nonnegative(),
  /** The break or exclusion that is running and ends last. */
  exclusion: exclusion.nullable(),
  /** Which password confirms a break: the payment password where there is one. */
  confirmBy: z.enum(['payment', 'login']),
});

/** Body of `setPlayLimit`. */
export const playLimitBody = z.strictObject({
  kind: z.enum(limitKinds),
  period: z.enum(limitPeriods),
  /** Null takes the limit away. */
  amount: positiveAmount.nullable(),
});

/** Body of `takeBreak`. */
export const breakBody = z.strictObject({
  span: z.enum(exclusionSpans),
  /** The payment password, or the login password of who has none. */
  password: z.string().max(256),
});

/** Schemas of the calls about limits and breaks. */
export const playLimitCalls = {
  getPlayLimits: {
    summary: 'Own limits, what is used of them, and a break that is running',
    value: playLimits,
    errors: ['account.real_required'],
  },
  setPlayLimit: {
    summary: 'Set, lower, raise or remove a limit; what is looser counts later',
    body: playLimitBody,
    value: playLimits,
    errors: ['wallet.amount_invalid', 'account.real_required'],
  },
  takeBreak: {
    summary: 'Take a break, or exclude oneself',
    body: breakBody,
    value: playLimits,
    errors: [
      'payment_password.wrong',
      'payment_password.locked',
      'payment_password.not_set',
      'password.incorrect',
      'auth.too_many_attempts',
      'account.real_required',
    ],
  },
} as const;
