import type { Currency } from '@parlor/contract';
import type { ArcadeErrorCode, RoundView } from '../../arcadeApi.ts';
import type { RoundState } from '../../database.ts';
import type { Game, Outcome } from '../../games/game.ts';
import type { SeedService } from '../seed/seed.service.ts';
import { outcomeOf } from './outcome.ts';
import type { RoundRow } from './round.repository.ts';

/** The result of a call about a round. */
export type RoundResult = { kind: 'round'; round: RoundView } | { kind: 'refused'; code: ArcadeErrorCode };

/** Returns the result of a refused call. */
export function refused(code: ArcadeErrorCode): { kind: 'refused'; code: ArcadeErrorCode } {
  return { kind: 'refused', code };
}

/** States in which the gateway has not accepted the bet of a round. */
const undecided = ['PENDING_BET', 'PENDING_BET_WIN', 'PENDING_FREE_ROUND', 'PENDING_ROLLBACK'] as const;

/** Whether a decision waits for the gateway to accept its bet. */
export function isRaising<Row extends { state: RoundState }>(
  round: Row,
): round is Row & { state: 'PENDING_RAISE' | 'PENDING_RAISE_BACK' } {
  return round.state === 'PENDING_RAISE' || round.state === 'PENDING_RAISE_BACK';
}

function isUndecided(state: RoundState): state is (typeof undecided)[number] {
  return undecided.some((undecidedState) => undecidedState === state);
}

/** Converts stored rounds for their players. */
export interface RoundViews {
  /** Computes the outcome of a round, with its own decisions or others. */
  outcome: (game: Game, round: RoundRow, decisions?: readonly unknown[]) => Outcome;
  /** Returns a round as its player may see it; undefined until its bet is decided. `played` is its known outcome. */
  viewOf: (round: RoundRow, played?: Outcome) => RoundView | undefined;
  /** Returns the same as the answer of a call. */
  resultOf: (round: RoundRow, played?: Outcome) => RoundResult;
}

/** Creates the views of rounds. */
export function createRoundViews({
  seeds,
  gameOf,
}: {
  seeds: Pick<SeedService, 'serverSeedOf'>;
  gameOf: (gameCode: string) => Game | undefined;
}): RoundViews {
  const serverSeedOf = (round: RoundRow): string =>
    seeds.serverSeedOf({ id: round.seed_pair_id, sealed_server_seed: round.sealed_server_seed });

  const outcome: RoundViews['outcome'] = (game, round, decisions = round.decisions) =>
    outcomeOf(game, {
      serverSeed: serverSeedOf(round),
      clientSeed: round.client_seed ?? '',
      nonce: Number(round.nonce),
      stake: round.stake,
      choice: round.choice,
      decisions,
    });

  const viewOf: RoundViews['viewOf'] = (round, played) => {
    // The outcome is returned only after the bet is accepted. Otherwise a player could cancel losing rounds. A decision
    // with a pending bet has not happened. A part that is being paid leaves the round open.
    const { state: stored } = round;
    const isGoingOn = stored === 'PENDING_RAISE' || stored === 'PENDING_RAISE_BACK' || stored === 'PENDING_PART';
    const state = isGoingOn ? 'OPEN' : stored;
    if (isUndecided(state)) return undefined;
    const isVoid = state === 'VOID';
    const game = gameOf(round.game_code);
    const isRevealed = round.revealed_at !== null;
    // A draw decides nothing before it is revealed.
    const isDecided = isRevealed || !game?.drawing;
    // Rules that have changed since cannot replay it.
    const shown =
      isVoid || !isDecided
        ? undefined
        : (played ?? (game?.version === round.game_version ? outcome(game, round) : undefined));
    const isMoneyOnItsWay = state === 'PENDING_WIN' || state === 'PENDING_JACKPOT';
    const secrets = isRevealed ? [] : (game?.sharedSecrets ?? []);
    return {
      id: round.id,
      state,
      voidReason: isVoid ? round.void_reason : null,
      stake: round.stake.toString(),
      staked: (round.stake + round.raised).toString(),
      jackpot:
        isVoid || round.jackpot_pool === null
          ? null
          : { pool: round.jackpot_pool, amount: round.jackpot_amount?.toString() ?? null },
      win: isVoid ? '0' : (state === 'OPEN' && shown ? shown.win : round.win).toString(),
      currency: round.currency as Currency,
      isFreePlay: round.is_free_play,
      isFreeRound: round.free_rounds_id !== null,
      gameVersion: round.game_version,
      choice: round.choice,
      decisions: round.decisions,
      events: (shown?.events ?? []).filter(({ type }) => !secrets.includes(type)),
      balance: isMoneyOnItsWay ? null : (round.balance_after?.toString() ?? null),
      nonce: Number(round.nonce),
      serverSeedHash: round.server_seed_hash,
      clientSeed: round.client_seed ?? '',
      serverSeed: isRevealed ? serverSeedOf(round) : null,
      createdAt: round.created_at,
    };
  };

  return {
    outcome,
    viewOf,
    resultOf(round, played) {
      const view = viewOf(round, played);
      return view ? { kind: 'round', round: view } : refused('round.undecided');
    },
  };
}
