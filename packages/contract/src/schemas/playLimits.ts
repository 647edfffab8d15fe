import { z } from 'zod';
import { exclusionSpans, limitKinds, limitPeriods, reminderMinutes } from '../playLimits.ts';
import { currency, epochMs, moneyAmount, positiveAmount } from './primitives.ts';

const limit = z.object({
  kind: z.enum(limitKinds),
  period: z.enum(limitPeriods),
  /** Null: no limit. */
  amount: moneyAmount.nullable(),
  /** The used part in the running day, week or month; below zero if wins exceed stakes. */
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

/** Minutes of play after which the player sees a summary; null: never. */
const minutes = z.int().positive().nullable();

/** Answer of the calls about limits and breaks. */
export const playLimits = z.object({
  currency,
  /** One of every kind and period. */
  limits: z.array(limit).length(limitKinds.length * limitPeriods.length),
  /** How long a raise waits. */
  raiseHours: z.int().nonnegative(),
  /** The break or exclusion that is running and ends last. */
  exclusion: exclusion.nullable(),
  /** The setting of the reminder of play, and the maximum interval of the jurisdiction. */
  reminder: z.object({ minutes, latest: minutes }),
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
  /** The payment password, or the login password of a player without one. */
  password: z.string().max(256),
});

/** Answer of the calls about the reminder of play. Amounts are of rounds that began in that time. */
export const playReminder = z.object({
  minutes,
  /**
   * After which time it is worth asking again: the play that continues has lasted long enough then. Null: once there is
   * play.
   */
  askInMs: z.int().nonnegative().nullable(),
  /** The reminder to show and acknowledge. */
  due: z
    .object({
      since: epochMs,
      playedMs: z.int().nonnegative(),
      currency,
      staked: moneyAmount,
      won: moneyAmount,
      /** Won less staked. */
      net: moneyAmount,
      /** How long nobody can bet once it was acknowledged; zero where the jurisdiction asks for no pause. */
      pauseMinutes: z.int().nonnegative(),
    })
    .nullable(),
});

/** Body of `setPlayReminder`. Null: what the jurisdiction asks for. */
export const playReminderBody = z.strictObject({
  minutes: z.literal(reminderMinutes).nullable(),
});

/** Body of `acknowledgePlayReminder`: which reminder it was, by its `since`. */
export const acknowledgeReminderBody = z.strictObject({ since: epochMs });

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
  setPlayReminder: {
    summary: 'Choose after how much play to be reminded; what the jurisdiction asks for stays the latest',
    body: playReminderBody,
    value: playLimits,
    errors: ['account.real_required'],
  },
  getPlayReminder: {
    summary: 'How long one has played, with stakes and wins, when it is time to be told',
    value: playReminder,
    errors: ['account.real_required'],
  },
  acknowledgePlayReminder: {
    summary: 'Go on after a reminder; one that was acknowledged already stays as it was',
    body: acknowledgeReminderBody,
    value: playReminder,
    errors: ['account.real_required'],
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
