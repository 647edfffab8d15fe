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
/** Decimal odds such as "1.85", with the stake in them. */
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
/** The odds of the bet, of several lines the lowest. A bonus may require minimum odds of stakes on sports. */
const betOdds = decimalOdds.optional();
const bet = { ...money, round_closed: z.boolean().default(false), category: betCategory, odds: betOdds };
const win = {
  ...money,
  /** Transaction id of the bet that this win belongs to. */
  ref_tx_id: txId,
  round_closed: z.boolean().default(true),
  category: z.enum(['base', 'free_round', 'bonus', 'jackpot', 'tournament']).default('base'),
  /** The final odds of the round, void selections at 1. A bet that is void as a whole has 1: its stake is back. */
  odds: decimalOdds.optional(),
};
/** A bet and its win in one call, which closes the round: both happen or neither. */
const betWin = { ...money, win_amount: minorAmount, category: betCategory, odds: betOdds };
const rollback = {
  tx_id: txId,
  /** Transaction id of the bet to roll back. Partial rollbacks do not exist. */
  ref_tx_id: txId,
  round_id: txId,
  event_at: moment,
};
/** No bet joins the round any more. */
const endRound = { round_id: txId, event_at: moment };
/** A win that answers no bet. */
const promoWin = {
  tx_id: txId,
  game_code: txId,
  currency: currencyCode,
  amount: minorAmount,
  category: z.enum(['free_round', 'bonus', 'jackpot', 'tournament', 'tip']),
  event_at: moment,
};

/** A command of a batch: the fields of the call of that name, without the player and the session. */
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
    /** Asks for the jackpots of this game too. */
    game_code: txId.optional(),
  }),
  bet: z.strictObject({ ...seat, ...bet }),
  win: z.strictObject({ ...seat, ...win }),
  rollback: z.strictObject({
    ...rollback,
    /** Left out, the bet is looked up by its transaction id; TEMPORARY is answered until it is found there. */
    player_ref: txId.optional(),
    /** Asked for only where the vendor's profile says that sessions are checked on rollbacks. */
    session_token: reference.optional(),
  }),
  bet_win: z.strictObject({ ...seat, ...betWin }),
  end_round: z.strictObject({ ...player, ...endRound }),
  promo_win: z.strictObject({ ...player, ...promoWin }),
  /** A jackpot that a bet of the round drew. The ledger says how much it is. */
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
  /** A round that free rounds of the player paid for, with what it won. It stakes nothing; the win is a bonus. */
  free_round: z.strictObject({
    ...seat,
    tx_id: txId,
    round_id: txId,
    game_code: txId,
    currency: currencyCode,
    category: z.literal('free_round').default('free_round'),
    /** Which free rounds: an `id` of an answer's `free_rounds`. */
    free_rounds_id: z.uuid(),
    /** The stake that the round was played at, in minor units: the one of the free rounds. */
    stake: minorAmount,
    win_amount: minorAmount,
    /** When the round began. One that began in time is settled also after the free rounds ran out. */
    event_at: moment,
  }),
  /** Corrects a settled round by a signed amount: what its win paid, or what its bet took. */
  adjust: z.strictObject({
    ...player,
    tx_id: txId,
    /** Transaction that is corrected, and which kind of call it was. */
    ref_tx_id: txId,
    ref_call: z.enum(['bet', 'win']).default('win'),
    round_id: txId,
    currency: currencyCode,
    /** Above zero the player gets it, below zero it is taken. */
    amount: signedAmount,
    event_at: moment,
  }),
  /** Commands of one player, in this order: all of them, or none that was not done before. */
  batch: z.strictObject({
    ...player,
    /** Asked for by bets alone. */
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
    /** One of the player's rounds of the draw that stands. */
    round_id: txId,
    currency: currencyCode,
    /** The total win of the player's rounds in the draw, in minor units. */
    win_amount: minorAmount,
  }),
} satisfies Record<ProviderCall, z.ZodType>;

const status = z.enum(providerStatuses);

/** The present state of a jackpot of a game. Amounts are minor units of the player's currency. */
const jackpot = z.object({
  pool: z.string(),
  amount: z.string(),
  /** It falls before it grows past this; absent on one that is drawn. */
  ceiling: z.string().optional(),
  /** Hex SHA-256 of `<drop point>:<salt>`: fixes where a jackpot with a ceiling falls before it does. */
  commitment: z.string().optional(),
  /** How it fell the last time; with a ceiling, what its commitment was made of: minor units, and hex. */
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

/** Rounds of the session's game that a reward of the player pays for. */
const freeRounds = z.object({
  id: z.uuid(),
  /** Minor units that each round is played at. */
  stake: z.string(),
  left: z.int().min(1),
  /** Rounds that begin later are not free. */
  expires_at: moment,
});

/**
 * The limits of a game session. The jurisdiction of the merchant sets them for the kind of game, on the day that the
 * session opens. The gateway refuses bets beyond it; a game shows it, and keeps the rest.
 */
export const playProfile = z.object({
  /** Name of the jurisdiction; `strictest` where the merchant names none that is known. */
  jurisdiction: z.string(),
  /** Rounds of a `shared` game do not begin with the player's bet: crash, live tables, draws, sports. */
  kind: z.enum(['slot', 'shared', 'other']),
  /** Least time from one bet of a player to the next in games of the kind, in ms. */
  min_cycle_ms: z.int().min(0).max(600_000),
  autoplay: z.boolean(),
  /** Whether a round may be shortened by turbo or skip. */
  turbo: z.boolean(),
  /** Whether a win below the stake may be celebrated. */
  celebrate_small_wins: z.boolean(),
  jackpots: z.boolean(),
  /** Largest stake of a round in minor units of the session's currency; absent: no cap. */
  max_stake: minorAmount.optional(),
  /** How many games of the kind a player may have open at once; absent: any number. */
  parallel_games: z.int().min(1).optional(),
});

/** Why the profile of a session refuses it or its bet. */
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
  /** How the transaction ended that `tx_status` asks about. */
  tx_status: z.enum(providerStatuses).optional(),
  /** Minor units: of the transaction that `tx_status` asks about, or what `jackpot_win` paid. */
  amount: z.string().optional(),
  /** Of the game that `balance` named, from the smallest; at most 2 s old. */
  jackpots: z.array(jackpot).optional(),
  /** Free rounds in the game of the session, from those that run out first. Absent if there are none. */
  free_rounds: z.array(freeRounds).optional(),
  /** True if this repeats the stored answer of an identical earlier call. */
  replayed: z.boolean().optional(),
  /**
   * Which rule of the play profile refused the call: `LIMIT_REACHED` by a stake or a pace, `SESSION_EXPIRED` because
   * the player opened another game.
   */
  play_limit: z.enum(playLimits).optional(),
});

/** Answer of `batch`: of the whole, and of each command in its place. */
export const providerBatchAnswer = providerAnswer.extend({ results: z.array(providerAnswer).optional() });

/** Answer of `authenticate`: the player, and the session token that bets need. */
export const providerIdentity = providerAnswer.extend({
  player_ref: z.string().optional(),
  session_token: z.string().optional(),
  display_name: z.string().optional(),
  language: z.string().optional(),
  game_code: z.string().optional(),
  free_play: z.boolean().optional(),
  profile: playProfile.optional(),
});

/** Body of the in-house games' call `cancel`: a bet for real money, by its player and round. */
export const operatorCancelBody = z.strictObject({ player_ref: txId, round_id: z.uuid() });
/** Answer of the in-house games to the gateway, as far as the gateway reads it. */
export const operatorAnswer = z.union([
  z.object({ success: z.literal(true), value: z.object({ state: z.string() }) }),
  z.object({ success: z.literal(false), errorCode: z.string() }),
]);
