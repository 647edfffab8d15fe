import { z } from 'zod';
import { exclusionSpans, limitKinds, limitPeriods, reminderMinutes } from '../playLimits.ts';
import { currency, epochMs, moneyAmount, positiveAmount } from './primitives.ts';

const limit = z.object({
  kind: z.enum(limitKinds),
  period: z.enum(limitPeriods),
  /** Null: no limit. */
  amount: moneyAmount.nullable(),
  /** The used part of the current day, week or month; negative if wins exceed stakes. */
  used: moneyAmount,
  /** A pending raise; its amount is null if it removes the limit. */
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
  /** One for every kind and period. */
  limits: z.array(limit).length(limitKinds.length * limitPeriods.length),
  /** The delay of a raise, in hours. */
  raiseHours: z.int().nonnegative(),
  /** The break or exclusion that ends last among the running ones. */
  exclusion: exclusion.nullable(),
  /** The setting of the reminder of play, and the maximum interval of the jurisdiction. */
  reminder: z.object({ minutes, latest: minutes }),
  /** The password that confirms a break: the payment password if there is one. */
  confirmBy: z.enum(['payment', 'login']),
});

/** Body of `setPlayLimit`. */
export const playLimitBody = z.strictObject({
  kind: z.enum(limitKinds),
  period: z.enum(limitPeriods),
  /** Null removes the limit. */
  amount: positiveAmount.nullable(),
});

/** Body of `takeBreak`. */
export const breakBody = z.strictObject({
  span: z.enum(exclusionSpans),
  /** The payment password, or the login password of a player without one. */
  password: z.string().max(256),
});

/** Answer of the calls about the reminder of play. Amounts are sums over rounds that began in that time. */
export const playReminder = z.object({
  minutes,
  /** When to poll again, in ms: by then a continued session may be due for a reminder. Null: poll once the player plays. */
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
      /**
       * The pause in minutes without betting after the reminder is acknowledged; zero if the jurisdiction requires
       * none.
       */
      pauseMinutes: z.int().nonnegative(),
    })
    .nullable(),
});

/** Body of `setPlayReminder`. Null: the interval that the jurisdiction requires. */
export const playReminderBody = z.strictObject({
  minutes: z.literal(reminderMinutes).nullable(),
});

/** Body of `acknowledgePlayReminder`: the reminder, identified by its `since`. */
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
