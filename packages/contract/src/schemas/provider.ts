import { z } from 'zod';
import { providerStatuses, type ProviderCall } from '../provider.ts';

const txId = z.string().regex(/^[\x21-\x7e]{1,64}$/);
/** An identifier or secret issued by the gateway. Printable ASCII, like every stored string that a vendor sends. */
const reference = z.string().regex(/^[\x21-\x7e]{1,128}$/);
/** Epoch milliseconds, up to the end of the year 9999. */
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
  /** Minor units, unsigned. */
  amount: minorAmount,
  event_at: moment,
};

/** Bodies of the provider calls. Unknown fields are rejected. */
export const providerBodies = {
  authenticate: z.strictObject({ launch_code: reference }),
  balance: z.strictObject({ player_ref: txId, session_token: reference }),
  bet: z.strictObject({
    ...money,
    round_closed: z.boolean().default(false),
    category: z.enum(['base', 'jackpot', 'tip']).default('base'),
  }),
  win: z.strictObject({
    ...money,
    /** Transaction id of the bet that this win belongs to. */
    ref_tx_id: txId,
    round_closed: z.boolean().default(true),
    category: z.enum(['base', 'free_round', 'bonus', 'jackpot', 'tournament']).default('base'),
  }),
  rollback: z.strictObject({
    tx_id: txId,
    /** Transaction id of the bet to roll back. Partial rollbacks do not exist. */
    ref_tx_id: txId,
    round_id: txId,
    player_ref: txId,
    event_at: moment,
  }),
  /** A bet and its win in one call, which closes the round: both happen or neither. */
  bet_win: z.strictObject({
    ...money,
    win_amount: minorAmount,
    category: z.enum(['base', 'jackpot', 'tip']).default('base'),
  }),
  /** No bet joins the round any more. */
  end_round: z.strictObject({ round_id: txId, player_ref: txId, event_at: moment }),
  /** A win that answers no bet. */
  promo_win: z.strictObject({
    tx_id: txId,
    player_ref: txId,
    game_code: txId,
    currency: currencyCode,
    amount: minorAmount,
    category: z.enum(['free_round', 'bonus', 'jackpot', 'tournament', 'tip']),
    event_at: moment,
  }),
  /** What became of a transaction of this vendor. */
  tx_status: z.strictObject({ call: z.enum(['bet', 'win', 'rollback']), tx_id: txId, player_ref: txId }),
} satisfies Record<ProviderCall, z.ZodType>;

const status = z.enum(providerStatuses);

/** Answer of every call but `authenticate`. `balance` is in minor units and absent if the player is unknown. */
export const providerAnswer = z.object({
  status,
  tx_id: z.string().optional(),
  operator_tx_id: z.string().optional(),
  balance: z.string().optional(),
  currency: z.string().optional(),
  /** How the transaction ended that `tx_status` asks about, and its amount in minor units. */
  tx_status: z.enum(providerStatuses).optional(),
  amount: z.string().optional(),
  /** True if this repeats the stored answer of an identical earlier call. */
  replayed: z.boolean().optional(),
});

/** Answer of `authenticate`: the player, and the session token that bets need. */
export const providerIdentity = providerAnswer.extend({
  player_ref: z.string().optional(),
  session_token: z.string().optional(),
  display_name: z.string().optional(),
  language: z.string().optional(),
  game_code: z.string().optional(),
  free_play: z.boolean().optional(),
});
