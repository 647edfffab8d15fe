import { z } from 'zod';
import { pushKinds } from '../inbox.ts';

/** A time of day in the merchant's time zone. */
const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
/** The hours without notifications; they span midnight if they end earlier than they begin. */
const quietHours = z
  .strictObject({ from: timeOfDay, to: timeOfDay })
  .refine(({ from, to }) => from !== to, 'they end at another time');

/** Address of a browser at a push service. */
const endpoint = z.url({ protocol: /^https$/ }).max(1_000);

/** Answer of `getPushSettings`. `publicKey` is null if the platform sends no notifications. */
export const pushSettings = z.object({
  publicKey: z.string().nullable(),
  kinds: z.array(z.enum(pushKinds)),
  quietHours: quietHours.nullable(),
});
/** Body of `savePushSettings`. */
export const savePushSettingsBody = z.strictObject({
  kinds: z.array(z.enum(pushKinds)).max(pushKinds.length),
  quietHours: quietHours.nullable(),
});
/** Body of `subscribePush`: a browser's `PushSubscription`. */
export const subscribePushBody = z.strictObject({
  endpoint,
  keys: z.strictObject({
    /** An uncompressed point of P-256: 65 bytes. */
    p256dh: z.string().regex(/^B[\w-]{86}=?$/),
    /** 16 bytes. */
    auth: z.string().regex(/^[\w-]{22}(?:==)?$/),
  }),
});
/** Body of `unsubscribePush`. */
export const unsubscribePushBody = z.strictObject({ endpoint });

/** Schemas of the calls about browser notifications. */
export const pushCalls = {
  getPushSettings: {
    summary: 'Which notifications the player wants',
    value: pushSettings,
    errors: ['account.real_required'],
  },
  savePushSettings: {
    summary: 'Choose kinds of notifications and quiet hours',
    body: savePushSettingsBody,
    value: pushSettings,
    errors: ['account.real_required'],
  },
  subscribePush: {
    summary: 'Send notifications to this browser',
    body: subscribePushBody,
    value: pushSettings,
    errors: ['push.endpoint_refused', 'account.real_required'],
  },
  unsubscribePush: {
    summary: 'Send none to this browser any more',
    body: unsubscribePushBody,
    value: z.null(),
    errors: ['account.real_required'],
  },
} as const;
