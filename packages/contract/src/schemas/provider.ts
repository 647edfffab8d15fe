import { z } from 'zod';
import { providerStatuses, type ProviderCall } from '../provider.ts';

const txId = z.string().regex(/^[\x21-\x7e]{1,64}$/);
/** A name or a secret that we gave out: printable ASCII, as everything that is stored of a vendor's words. */
const reference = z.string().regex(/^[\x21-\x7e]{1,128}$/);
/** Epoch milliseconds, up to the last that has a year of four digits. */
const moment = z.int().min(0).max(253_402_300_799_999);
const minorAmount = z.string().regex(/^\d{1,18}$/);
const currencyCode = z.string().regex(/^[A-Z]{3}$/);

const money = {
  tx_id: txId,
  round_id: txId,
  game_code: txId,
  player_ref: txId,
  session_token: reference,
  currency: currencyCode,
  /** Minor units, digits only. */
  amount: minorAmount,
  event_at: moment,
};

/** Bodies of the provider calls; unknown fields are refused. */
export const providerBodies = {
  authenticate: z.strictObject({ launch_code: reference }),
  balance: z.strictObject({ player_ref: txId, session_token: reference }),
  bet: z.strictObject({ ...money, round_closed: z.boolean().default(false), category: z.enum(['base', 'jackpot', 'tip']).default('base') }),
  win: z.strictObject({
    ...money,
    /** The bet that this win answers. */
    ref_tx_id: txId,
    round_closed: z.boolean().default(true),
    category: z.enum(['base', 'free_round', 'bonus', 'jackpot', 'tournament']).default('base'),
  }),
  rollback: z.strictObject({
    tx_id: txId,
    /** The bet that is taken back, whole. */
    ref_tx_id: txId,
    round_id: txId,
    player_ref: txId,
    event_at: moment,
  }),
} satisfies Record<ProviderCall, z.ZodType>;

const status = z.enum(providerStatuses);

/** Answer to bet, win, rollback and balance. Balance is in minor units and is left out when the player is not known. */
export const providerAnswer = z.object({
  status,
  tx_id: z.string().optional(),
  operator_tx_id: z.string().optional(),
  balance: z.string().optional(),
  currency: z.string().optional(),
  /** True when the stored answer of an earlier, same call was given again. */
  replayed: z.boolean().optional(),
});

/** Answer to authenticate: who plays, and the session that bets are made in. */
export const providerIdentity = providerAnswer.extend({
  player_ref: z.string().optional(),
  session_token: z.string().optional(),
  display_name: z.string().optional(),
  language: z.string().optional(),
  game_code: z.string().optional(),
  free_play: z.boolean().optional(),
});
