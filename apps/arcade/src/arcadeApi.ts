/*
 * The API between the arcade's server and its game clients. Amounts are digits in minor units; times are epoch
 * milliseconds. Types only, so that a client contains none of it.
 */
import type { Currency } from '@parlor/contract';
import type { RoundEvent } from './games/game.ts';

/** The current seeds, without the secret one. */
export interface SeedView {
  id: string;
  serverSeedHash: string;
  /** Null until the first spin, which sends it. */
  clientSeed: string | null;
  /** The nonce of the next round. */
  nextNonce: number;
}

/** Revealed seeds, with the secret one. */
export interface RevealedSeeds extends SeedView {
  serverSeed: string;
  clientSeed: string | null;
}

/** A round as the player sees it. */
export interface RoundView {
  id: string;
  /**
   * `OPEN` waits for a decision of the player; `PENDING_WIN` is over and its win is not credited yet; `PENDING_JACKPOT`
   * likewise with its jackpot.
   */
  state: 'OPEN' | 'PENDING_WIN' | 'PENDING_JACKPOT' | 'SETTLED' | 'VOID';
  /** The reason of a void round. */
  voidReason: string | null;
  stake: string;
  /** The stake plus the raises of decisions. */
  staked: string;
  /** The win; of an open round, what the player gets by stopping now. */
  win: string;
  /**
   * The jackpot that the round won besides its win. The amount is null until it is credited, and always null with play
   * money.
   */
  jackpot: { pool: string; amount: string | null } | null;
  currency: Currency;
  isFreePlay: boolean;
  /** Whether a free round of a reward paid for it. */
  isFreeRound: boolean;
  gameVersion: string;
  /** The choice of the bet, in the form of the game's `choice`. */
  choice: unknown;
  /** The decisions so far, in order. */
  decisions: unknown[];
  /** The events in order; empty for a void round. A decision adds events and changes none. */
  events: RoundEvent[];
  /** The balance after the round, if the gateway returned it. */
  balance: string | null;
  nonce: number;
  serverSeedHash: string;
  clientSeed: string;
  /** Present after the seeds were rotated. */
  serverSeed: string | null;
  createdAt: number;
}

/** The look of a title: the colours and drawings of its card. Colours are `#rrggbb`. */
export interface Dress {
  /** Sky from the top to the horizon, key light, accent, and the darkest tone. */
  colours: { sky: [string, string, string]; light: string; accent: string; ink: string };
  /** Drawings of the card, the main one first: SVG markup inside a 512 × 512 view box, with its gradient colours. */
  motifs: { body: string; hi: string; mid: string; lo: string; ink: string }[];
}

/**
 * The limits that the merchant's jurisdiction sets for a game. The server refuses bets beyond them; the client does not
 * offer them.
 */
export interface PlayProfile {
  /** The least time from one bet to the next, in ms. */
  minCycleMs: number;
  isAutoplayAllowed: boolean;
  /** Whether a round may be shortened by turbo or skip. */
  isTurboAllowed: boolean;
  /** Whether a win below the stake may be celebrated. */
  isSmallWinCelebrated: boolean;
  areJackpotsAllowed: boolean;
  /** The largest stake in minor units; null without a cap. The stakes of a session are within it. */
  maxStake: string | null;
  /** How many such games a player may have open at once; null for any number. A new game replaces earlier ones. */
  parallelGames: number | null;
}

/** The game. */
export interface TitleView {
  gameCode: string;
  title: { EN: string; TY: string };
  /** Null for a game with its own look. */
  dress: Dress | null;
  profile: PlayProfile;
  /** A fraction of the stake with nine places, for instance "0.990000000". */
  declaredReturn: string;
  gameVersion: string;
}

/** A round replayed from its address, without session, player and balance. */
export interface ReplayView {
  round: RoundView;
  session: TitleView;
}

/** The current state of a jackpot. */
export interface JackpotView {
  pool: string;
  amount: string;
  /** The amount at which it falls at the latest; null for a jackpot that is drawn. */
  ceiling: string | null;
  /** SHA-256 of `<drop point>:<salt>`, which fixes the drop point of a jackpot with a ceiling. */
  commitment: string | null;
  /** How it last fell; for a jackpot with a ceiling, with the inputs of its commitment. */
  last: {
    amount: string;
    wonAt: number;
    commitment: string | null;
    dropPoint: string | null;
    dropSalt: string | null;
  } | null;
}

/** Free rounds of a reward. */
export interface FreeRoundsView {
  id: string;
  /** The stake of each round. */
  stake: string;
  left: number;
  /** The time after which a new round is not free. */
  expiresAt: number;
}

/** The answer to a poll of the balance. */
export interface BalanceView {
  balance: string;
  /** The jackpots of the game, if it has any. */
  jackpots: JackpotView[];
  /** The free rounds in the game, from those that run out first. */
  freeRounds: FreeRoundsView[];
}

/** A session, new or resumed. */
export interface SessionView extends TitleView {
  playerName: string;
  currency: Currency;
  language: string;
  isFreePlay: boolean;
  balance: string;
  /** The available stakes; for a game with slips, the chips of an amount. */
  stakes: string[];
  /**
   * For a game whose stake is the sum of amounts on several places: each amount is a multiple of `unit`, and the sum is
   * at most `max`. Null for other games.
   */
  slip: { unit: string; max: string } | null;
  /** The stake of the last round, or a default. */
  stake: string;
  seeds: SeedView;
  openedAt: number;
  serverTime: number;
  /** Totals of this session. */
  wagered: string;
  won: string;
  /** The jackpots of the game, if it has any. */
  jackpots: JackpotView[];
  /** The free rounds in the game, from those that run out first. */
  freeRounds: FreeRoundsView[];
  /** An interrupted round. An open one waits for the player's next decision. */
  interruptedRound: RoundView | null;
  /** Bets in shared rounds that ended while the player was away. */
  missedBets: RoundView[];
}

/** The codes of refusals. */
const arcadeErrorCodes = [
  'bad_request',
  'not_found',
  'too_many_calls',
  'signature.refused',
  'session.code_refused',
  'session.expired',
  'session.replaced',
  'gateway.unreachable',
  'round.undecided',
  'round.unfinished',
  'round.key_reused',
  'round.too_soon',
  'round.insufficient_funds',
  'round.closed',
  'round.decision_passed',
  'round.raise_refused',
  'choice.unknown',
  'free_rounds.over',
  'decision.unknown',
  'seed.client_seed_needed',
  'seed.client_seed_set',
  'seed.rotated',
  'stake.unknown',
  'room.closed',
  'draw.closed',
  'chase.stopped',
  'room.crashed',
  'seat.taken',
  'seat.none',
  'shots.late',
  'favourites.full',
  'unexpected',
] as const;
export type ArcadeErrorCode = (typeof arcadeErrorCodes)[number];

/** The envelope of every answer. */
export type ArcadeAnswer<Value> =
  | { success: true; value: Value }
  | { success: false; errorCode: ArcadeErrorCode; message: string };
