import type { Kysely } from 'kysely';
import type { ArcadeSchema } from '../../database.ts';
import { crashesAfter, multiplierAt } from '../../games/crash/growth.ts';
import { crashCashOut } from '../../games/crash/game.ts';
import { MIN_TARGET } from '../../games/crash/math.ts';
import type { CrashCashOut, CrashChoice, CrashDecision, CrashEvent } from '../../games/crash/rules.ts';
import { DecisionError, type Game } from '../../games/game.ts';
import { isSameBet, type OpenBets } from '../round/openBets.ts';
import { findRound, findRoundByKey, type RoundRow } from '../round/round.repository.ts';
import type { BetRequest, DecisionRequest, SharedBets } from '../round/roundRequests.ts';
import type { RoundSettlement } from '../round/roundSettlement.ts';
import { refused, type RoundResult, type RoundViews } from '../round/roundView.ts';
import { violatedIndex } from '../round/violatedIndex.ts';
import type { PlaySession } from '../session/session.service.ts';
import type { BetEndings } from './betEndings.ts';
import type { RoomClock } from './roomClock.ts';
import { insertSharedBet, type NewSharedBet } from './sharedBet.repository.ts';
import { findSharedRound, type SharedRoundRow } from './sharedRound.repository.ts';
import type { SharedRounds } from './sharedRounds.ts';

export interface SharedBetDependencies {
  db: Kysely<ArcadeSchema>;
  clock: RoomClock;
  rounds: Pick<SharedRounds, 'newest' | 'fateOf'>;
  /** Returns the round as this process last saw it. */
  currentRound: () => SharedRoundRow | undefined;
  endings: Pick<BetEndings, 'apply'>;
  views: RoundViews;
  openBets: OpenBets;
  settlement: Pick<RoundSettlement, 'advance'>;
  gameOf: (gameCode: string) => Game | undefined;
}

/** The number of attempts of a cash-out that another decision of the same bet overtakes. */
const OVERTAKEN_TIMES = 3;

/** Creates the bets and cash-outs of the room. */
export function createSharedBets({
  db,
  clock,
  rounds,
  currentRound,
  endings,
  views,
  openBets,
  settlement,
  gameOf,
}: SharedBetDependencies): SharedBets {
  const { resultOf } = views;

  async function bettingRound(): Promise<SharedRoundRow | undefined> {
    const isOpen = (round: SharedRoundRow | undefined) =>
      round?.state === 'BETTING' && round.starts_at > clock.now() ? round : undefined;
    return isOpen(currentRound()) ?? isOpen(await rounds.newest());
  }

  /** Finds the round of a used idempotency key. */
  async function repeated(session: PlaySession, request: BetRequest, choice: object): Promise<RoundResult | undefined> {
    const known = await findRoundByKey(db, session.playerRef, request.idempotencyKey);
    if (!known) return undefined;
    if (!isSameBet(known, session, request, choice)) return refused('round.key_reused');
    return resultOf(known.closed_at === null ? await settlement.advance(known.id) : known);
  }

  async function place(
    session: PlaySession,
    request: BetRequest,
    choice: CrashChoice,
    version: string,
    shared: SharedRoundRow,
  ): Promise<RoundResult | undefined> {
    const placing = {
      gameVersion: version,
      request,
      choice,
      seedPairId: shared.seed_pair_id,
      nonce: BigInt(shared.index),
    };
    const bet: NewSharedBet = {
      ...openBets.newBet(session, placing),
      // The client seed of the round comes from all players.
      clientSeed: '',
      sharedRoundId: shared.id,
      panel: choice.panel,
    };
    return openBets.place(session, bet, {
      insert: insertSharedBet,
      pair: { ...shared, id: shared.seed_pair_id },
      columns: { shared_round_id: shared.id, panel: choice.panel },
    });
  }

  /** Checks a cash-out at its time of arrival: returns a decision, or the reason of its refusal. */
  function checkCashOut(
    bet: RoundRow,
    shared: SharedRoundRow,
    cashOut: CrashCashOut,
    arrivedAt: number,
  ): CrashDecision | 'decision.unknown' | 'room.crashed' {
    const fate = rounds.fateOf({ ...shared, client_seed: bet.client_seed });
    const elapsedMs = clock.at(arrivedAt) - shared.starts_at;
    if (!fate || elapsedMs < 0) return 'decision.unknown';
    if (elapsedMs >= crashesAfter(fate.crash)) return 'room.crashed';
    const at = multiplierAt(elapsedMs);
    const { target } = bet.choice as CrashChoice;
    // The target was reached before.
    if (target !== null && at >= target) return { ended: true };
    return at < MIN_TARGET ? 'decision.unknown' : { ...cashOut, at };
  }

  /** Returns the answer to a cash-out at the position of an earlier decision. */
  async function passed(bet: RoundRow, position: number, { cashOut }: CrashCashOut): Promise<RoundResult> {
    const earlier = bet.decisions[position] as CrashDecision;
    if ('cashOut' in earlier && earlier.cashOut === cashOut)
      return resultOf(bet.state === 'PENDING_WIN' ? await settlement.advance(bet.id) : bet);
    const game = gameOf(bet.game_code);
    // The rules of the bet's own game made these events.
    const events = game ? (views.outcome(game, bet).events as CrashEvent[]) : [];
    const isCashedOut = events.some((event) => event.type === 'cashed_out' && event.isAuto);
    return refused('ended' in earlier && !isCashedOut ? 'room.crashed' : 'round.decision_passed');
  }

  return {
    async bet(session, game, request, choice) {
      try {
        const shared = await bettingRound();
        // The rules have checked the choice.
        const placed = shared && (await place(session, request, choice as CrashChoice, game.version, shared));
        return placed ?? (await repeated(session, request, choice)) ?? refused('room.closed');
      } catch (error) {
        const index = violatedIndex(error);
        if (index !== 'round_player_ref_idempotency_key_key' && index !== 'round_shared_panel') throw error;
        return (await repeated(session, request, choice)) ?? refused('round.unfinished');
      }
    },
    async decide(session, { roundId, position, decision, arrivedAt }: DecisionRequest) {
      const cashOut = crashCashOut.safeParse(decision);
      for (let times = 0; times < OVERTAKEN_TIMES; times += 1) {
        const bet = await findRound(db, roundId);
        const game = bet && gameOf(bet.game_code);
        if (!bet || !game || bet.player_ref !== session.playerRef || bet.is_free_play !== session.isFreePlay)
          return refused('not_found');
        if (bet.shared_round_id === null) return refused('not_found');
        if (!cashOut.success) return refused('decision.unknown');
        if (position < bet.decisions.length) return passed(bet, position, cashOut.data);
        if (bet.state !== 'OPEN') return refused(bet.closed_at === null ? 'round.undecided' : 'round.closed');
        if (position > bet.decisions.length) return refused('round.decision_passed');
        const known = currentRound();
        const shared = known?.id === bet.shared_round_id ? known : await findSharedRound(db, bet.shared_round_id);
        if (!shared) return refused('not_found');
        const checked = checkCashOut(bet, shared, cashOut.data, arrivedAt);
        if (typeof checked === 'string') return refused(checked);
        try {
          const moved = await endings.apply(game, bet, checked);
          if (moved) return resultOf(moved);
        } catch (error) {
          if (error instanceof DecisionError) return refused('decision.unknown');
          throw error;
        }
      }
      return refused('round.decision_passed');
    },
  };
}
