import { z } from 'zod';
import { BATCH_MAX_COMMANDS, providerStatuses, type ProviderCall } from '../provider.ts';

const txId = z.string().regex(/^[\x21-\x7e]{1,64}$/);
/** An identifier or secret issued by the gateway. Printable ASCII, like every stored string that a vendor sends. */
const reference = z.string().regex(/^[\x21-\x7e]{1,128}$/);
/** Epoch milliseconds, up to the end of the year 9999. */
const moment = z.int().min(0).max(253_402_300_799_999);
const minorAmount = z.string().regex(/^\d{1,18}$/);
/** Minor units with a sign; zero corrects nothing. */
const signedAmount = z.string().regex(/^-?(?!0+$)\d{1,18}$/);
/** Decimal odds such as "1.85", including the stake. */
const decimalOdds = z.string().regex(/^[1-9]\d{0,7}(?:\.\d{1,4})?$/);
const currencyCode = z.string().regex(/^[A-Z]{3}$/);

const money = {
  tx_id: txId,
  round_id: txId,
  game_code: txId,
  currency: currencyCode,
  /** Minor units, unsigned. */
  amount: minorAmount,
  event_at: moment,
};
const player = { player_ref: txId };
const seat = { ...player, session_token: reference };

const betCategory = z.enum(['base', 'jackpot', 'tip']).default('base');
/** The odds of the bet; the lowest if it has several lines. A bonus may require minimum odds for sports bets. */
const betOdds = decimalOdds.optional();
const bet = { ...money, round_closed: z.boolean().default(false), category: betCategory, odds: betOdds };
const win = {
  ...money,
  /** Transaction id of the bet that this win belongs to. */
  ref_tx_id: txId,
  round_closed: z.boolean().default(true),
  category: z.enum(['base', 'free_round', 'bonus', 'jackpot', 'tournament']).default('base'),
  /**
   * The final odds of the round, with void selections at 1. A bet that is void as a whole has 1: its stake is returned.
   */
  odds: decimalOdds.optional(),
};
/** A bet and its win in one call, which closes the round. Either both are applied or neither. */
const betWin = { ...money, win_amount: minorAmount, category: betCategory, odds: betOdds };
const rollback = {
  tx_id: txId,
  /** Transaction id of the bet to roll back. Partial rollbacks do not exist. */
  ref_tx_id: txId,
  round_id: txId,
  event_at: moment,
};
/** Closes the round to further bets. */
const endRound = { round_id: txId, event_at: moment };
/** A win that belongs to no bet. */
const promoWin = {
  tx_id: txId,
  game_code: txId,
  currency: currencyCode,
  amount: minorAmount,
  category: z.enum(['free_round', 'bonus', 'jackpot', 'tournament', 'tip']),
  event_at: moment,
};

/** A command of a batch: the fields of the call with that name, without the player and the session. */
const batchCommand = z.discriminatedUnion('call', [
  z.strictObject({ call: z.literal('bet'), ...bet }),
  z.strictObject({ call: z.literal('win'), ...win }),
  z.strictObject({ call: z.literal('bet_win'), ...betWin }),
  z.strictObject({ call: z.literal('rollback'), ...rollback }),
  z.strictObject({ call: z.literal('end_round'), ...endRound }),
  z.strictObject({ call: z.literal('promo_win'), ...promoWin }),
]);

/** Bodies of the provider calls. Unknown fields are rejected. */
export const providerBodies = {
  authenticate: z.strictObject({ launch_code: reference }),
  balance: z.strictObject({
    ...seat,
    /** Also returns the jackpots of this game. */
    game_code: txId.optional(),
  }),
  bet: z.strictObject({ ...seat, ...bet }),
  win: z.strictObject({ ...seat, ...win }),
  rollback: z.strictObject({
    ...rollback,
    /** If absent, the bet is looked up by its transaction id; the answer is TEMPORARY until it is found. */
    player_ref: txId.optional(),
    /** Required only if the vendor's profile checks sessions on rollbacks. */
    session_token: reference.optional(),
  }),
  bet_win: z.strictObject({ ...seat, ...betWin }),
  end_round: z.strictObject({ ...player, ...endRound }),
  promo_win: z.strictObject({ ...player, ...promoWin }),
  /** A jackpot that a bet of the round won. The ledger knows the amount. */
  jackpot_win: z.strictObject({
    ...player,
    /** Ignored: a jackpot is paid even if the session has ended. */
    session_token: reference.optional(),
    tx_id: txId,
    /** Transaction id of the bet that drew it. */
    ref_tx_id: txId,
    round_id: txId,
    game_code: txId,
    currency: currencyCode,
    /** Code of the jackpot. */
    pool: txId,
    event_at: moment,
  }),
  /** A round paid for by the player's free rounds, with its win. It stakes nothing; the win is a bonus. */
  free_round: z.strictObject({
    ...seat,
    tx_id: txId,
    round_id: txId,
    game_code: txId,
    currency: currencyCode,
    category: z.literal('free_round').default('free_round'),
    /** The id of the free rounds: an `id` of an answer's `free_rounds`. */
    free_rounds_id: z.uuid(),
    /** The stake of the round in minor units, equal to that of the free rounds. */
    stake: minorAmount,
    win_amount: minorAmount,
    /** When the round began. A round that began in time is settled even after the free rounds have expired. */
    event_at: moment,
  }),
  /** Corrects a settled round by a signed amount: the payout of its win, or the stake of its bet. */
  adjust: z.strictObject({
    ...player,
    tx_id: txId,
    /** The corrected transaction, and the kind of its call. */
    ref_tx_id: txId,
    ref_call: z.enum(['bet', 'win']).default('win'),
    round_id: txId,
    currency: currencyCode,
    /** A positive amount is paid to the player, a negative one is taken. */
    amount: signedAmount,
    event_at: moment,
  }),
  /** Commands of one player in order. If one is refused, none is applied that was not applied before. */
  batch: z.strictObject({
    ...player,
    /** Required only by bets. */
    session_token: reference.optional(),
    commands: z.array(batchCommand).min(1).max(BATCH_MAX_COMMANDS),
  }),
  /** The outcome of a transaction of this vendor. */
  tx_status: z.strictObject({
    call: z.enum(['bet', 'win', 'rollback', 'adjust', 'jackpot_win']),
    tx_id: txId,
    player_ref: txId,
  }),
  /** The result of a lottery draw for a player, once all bets on it have ended. It moves no money. */
  draw_result: z.strictObject({
    ...player,
    game_code: txId,
    /** The number of the draw. */
    draw: z.int().min(0),
    /** One of the player's rounds of the draw that was not voided. */
    round_id: txId,
    currency: currencyCode,
    /** The total win of the player's rounds in the draw, in minor units. */
    win_amount: minorAmount,
  }),
} satisfies Record<ProviderCall, z.ZodType>;

const status = z.enum(providerStatuses);

/** The current state of a game's jackpot. Amounts are minor units of the player's currency. */
const jackpot = z.object({
  pool: z.string(),
  amount: z.string(),
  /** It is won before it exceeds this; absent for a drawn jackpot. */
  ceiling: z.string().optional(),
  /** Hex SHA-256 of `<drop point>:<salt>`: commits to the drop point of a jackpot with a ceiling before it is won. */
  commitment: z.string().optional(),
  /** How it was last won; with a ceiling, the inputs of its commitment: minor units, and hex. */
  last: z
    .object({
      amount: z.string(),
      won_at: moment,
      commitment: z.string().optional(),
      drop_point: z.string().optional(),
      drop_salt: z.string().optional(),
    })
    .optional(),
});

/** Rounds of the session's game that a reward of the player covers. */
const freeRounds = z.object({
  id: z.uuid(),
  /** Stake of each round in minor units. */
  stake: z.string(),
  left: z.int().min(1),
  /** Rounds that begin later are not free. */
  expires_at: moment,
});

/**
 * The limits of a game session. The jurisdiction of the merchant sets them for the kind of game, on the day on which
 * the session opens. The gateway refuses bets beyond the limits; a game shows them, and applies the other rules.
 */
export const playProfile = z.object({
  /** Name of the jurisdiction; `strictest` if the merchant names no known one. */
  jurisdiction: z.string(),
  /** Rounds of a `shared` game do not begin with the player's bet: crash, live tables, draws, sports. */
  kind: z.enum(['slot', 'shared', 'other']),
  /** Minimum time between two bets of a player in games of the kind, in ms. */
  min_cycle_ms: z.int().min(0).max(600_000),
  autoplay: z.boolean(),
  /** Whether a round may be shortened by turbo or skip. */
  turbo: z.boolean(),
  /** Whether a win below the stake may be celebrated. */
  celebrate_small_wins: z.boolean(),
  jackpots: z.boolean(),
  /** Maximum stake of a round in minor units of the session's currency; absent: no limit. */
  max_stake: minorAmount.optional(),
  /** Maximum number of games of the kind that a player may have open at once; absent: no limit. */
  parallel_games: z.int().min(1).optional(),
});

/** The rule by which a session's profile refuses the session or its bet. */
export const playLimits = ['MAX_STAKE', 'MIN_CYCLE', 'PARALLEL_GAMES'] as const;

/**
 * Answer of every call but `authenticate` and `batch`. `balance` is in minor units and absent if the player is unknown.
 */
export const providerAnswer = z.object({
  status,
  tx_id: z.string().optional(),
  operator_tx_id: z.string().optional(),
  balance: z.string().optional(),
  currency: z.string().optional(),
  /** The outcome of the transaction queried by `tx_status`. */
  tx_status: z.enum(providerStatuses).optional(),
  /** Minor units: the amount of the transaction queried by `tx_status`, or the amount paid by `jackpot_win`. */
  amount: z.string().optional(),
  /** The jackpots of the game named in `balance`, the smallest first; at most 2 s old. */
  jackpots: z.array(jackpot).optional(),
  /** Free rounds in the game of the session, those that expire first come first. Absent if there are none. */
  free_rounds: z.array(freeRounds).optional(),
  /** True if this repeats the stored answer of an identical earlier call. */
  replayed: z.boolean().optional(),
  /**
   * The rule of the play profile that refused the call: `LIMIT_REACHED` for a stake or a pace, `SESSION_EXPIRED`
   * because the player opened another game.
   */
  play_limit: z.enum(playLimits).optional(),
});

/** Answer of `batch`: for the batch as a whole, and for each command at its index. */
export const providerBatchAnswer = providerAnswer.extend({ results: z.array(providerAnswer).optional() });

/** Answer of `authenticate`: the player, and the session token that bets require. */
export const providerIdentity = providerAnswer.extend({
  player_ref: z.string().optional(),
  session_token: z.string().optional(),
  display_name: z.string().optional(),
  language: z.string().optional(),
  game_code: z.string().optional(),
  free_play: z.boolean().optional(),
  profile: playProfile.optional(),
});

/** Body of the in-house games' call `cancel`: a bet for real money, identified by its player and round. */
export const operatorCancelBody = z.strictObject({ player_ref: txId, round_id: z.uuid() });
/** Answer of the in-house games to the gateway; only the fields that the gateway reads. */
export const operatorAnswer = z.union([
  z.object({ success: z.literal(true), value: z.object({ state: z.string() }) }),
  z.object({ success: z.literal(false), errorCode: z.string() }),
]);
