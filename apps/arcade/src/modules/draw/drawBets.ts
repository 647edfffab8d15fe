import type { Kysely } from 'kysely';
import type { ArcadeSchema } from '../../database.ts';
import type { Game } from '../../games/game.ts';
import { creditFree } from '../round/freePlay.ts';
import { isSameBet, type OpenBets } from '../round/openBets.ts';
import { findRound, findRoundByKey, moveRound, type RoundRow } from '../round/round.repository.ts';
import type { BetRequest, CancelRequest, DrawBets } from '../round/roundRequests.ts';
import type { RoundSettlement } from '../round/roundSettlement.ts';
import { refused, type RoundResult, type RoundViews } from '../round/roundView.ts';
import { violatedIndex } from '../round/violatedIndex.ts';
import type { PlaySession } from '../session/session.service.ts';
import type { DrawRow } from './draw.repository.ts';
import { isChaseStopped } from './chase.repository.ts';
import { cancelDrawBet, insertDrawBet, type NewDrawBet } from './drawBet.repository.ts';
import type { DrawRoom, Draws } from './draws.ts';

export interface DrawBetDependencies {
  db: Kysely<ArcadeSchema>;
  draws: Draws;
  views: RoundViews;
  openBets: OpenBets;
  settlement: Pick<RoundSettlement, 'advance'>;
  gameOf: (gameCode: string) => Game | undefined;
  graceMs: number;
  now: () => number;
}

/** Creates the bets of draws. */
export function createDrawBets({
  db,
  draws,
  views,
  openBets,
  settlement,
  gameOf,
  graceMs,
  now,
}: DrawBetDependencies): DrawBets {
  const { resultOf } = views;

  /** Returns the counted time since a call arrived, in ms, by the monotonic clock. */
  const waitedSince = (arrivedMs: number): number => Math.min(Math.max(0, performance.now() - arrivedMs), graceMs);

  /** Finds the round of a used idempotency key. */
  async function repeated(session: PlaySession, request: BetRequest, choice: object): Promise<RoundResult | undefined> {
    const known = await findRoundByKey(db, session.playerRef, request.idempotencyKey);
    if (!known) return undefined;
    if (
      !isSameBet(known, session, request, choice) ||
      (request.draw !== undefined && known.nonce !== BigInt(request.draw)) ||
      known.chase_id !== (request.chase?.id ?? null)
    ) {
      return refused('round.key_reused');
    }
    return resultOf(known.closed_at === null && known.state !== 'OPEN' ? await settlement.advance(known.id) : known);
  }

  async function place(
    session: PlaySession,
    game: Game,
    request: BetRequest,
    choice: object,
    draw: DrawRow,
  ): Promise<RoundResult | undefined> {
    const { chase } = request;
    const placing = { gameVersion: game.version, request, choice, seedPairId: draw.seed_pair_id, nonce: draw.index };
    const bet: NewDrawBet = {
      ...openBets.newBet(session, placing),
      drawId: draw.id,
      chainId: draw.chain_id,
      chase,
      waitedMs: waitedSince(request.arrivedMs),
    };
    return openBets.place(session, bet, {
      insert: insertDrawBet,
      pair: { ...draw, id: draw.seed_pair_id },
      columns: {
        // A draw has no client seed until it closes.
        client_seed: draw.client_seed,
        draw_id: draw.id,
        draw_client_seed: bet.clientSeed,
        chase_id: chase?.id ?? null,
        chase_stops: chase?.stopsOnWin ?? false,
      },
    });
  }

  /** Returns the draw of a bet; undefined if that draw is over or too far ahead. */
  function drawOf(room: DrawRoom, wanted: number | undefined): number | undefined {
    const { index } = draws.current(room);
    const at = wanted ?? index;
    // The statement that stores the bet checks the close. The draw before may still accept bets that arrived in time.
    return at < index - 1 || at > index + room.drawing.drawsAhead ? undefined : at;
  }

  async function cancelFree(bet: RoundRow, request: Parameters<typeof cancelDrawBet>[1]): Promise<boolean> {
    return await db.transaction().execute(async (transaction) => {
      if (!(await cancelDrawBet(transaction, request, new Date(now())))) return false;
      const balance = await creditFree(transaction, bet.session_id, bet.stake);
      await moveRound(transaction, bet.id, 'VOID', { balance_after: balance });
      return true;
    });
  }

  return {
    async bet(session, game, request, choice) {
      const room = draws.roomOf(session.gameCode);
      if (!room) return refused('not_found');
      if (request.clientSeed === undefined) return refused('seed.client_seed_needed');
      const { chase } = request;
      if (chase?.stopsOnWin === true && (await isChaseStopped(db, session.playerRef, chase.id)))
        return (await repeated(session, request, choice)) ?? refused('chase.stopped');
      try {
        const index = drawOf(room, request.draw);
        const draw = index === undefined ? undefined : await draws.rowOf(room, index);
        const placed = draw && (await place(session, game, request, choice, draw));
        return placed ?? (await repeated(session, request, choice)) ?? refused('draw.closed');
      } catch (error) {
        if (violatedIndex(error) !== 'round_player_ref_idempotency_key_key') throw error;
        return (await repeated(session, request, choice)) ?? refused('round.undecided');
      }
    },
    async cancel(owner, { roundId, arrivedMs }: CancelRequest) {
      const bet = await findRound(db, roundId);
      const room = bet && draws.roomOf(bet.game_code);
      if (!room || bet.player_ref !== owner.playerRef || bet.is_free_play !== owner.isFreePlay || bet.draw_id === null)
        return refused('not_found');
      if (bet.void_reason === 'CANCELLED')
        return resultOf(bet.closed_at === null ? await settlement.advance(bet.id) : bet);
      if (room.drawing.isCancellable !== true || !gameOf(bet.game_code)) return refused('draw.closed');
      if (bet.state !== 'OPEN') return refused(bet.closed_at === null ? 'round.undecided' : 'draw.closed');
      const request = {
        id: bet.id,
        drawId: bet.draw_id,
        chainId: await draws.chainIdOf(room, Number(bet.nonce)),
        index: bet.nonce,
        waitedMs: waitedSince(arrivedMs),
      };
      const isCancelled = bet.is_free_play
        ? await cancelFree(bet, request)
        : await cancelDrawBet(db, request, new Date(now()));
      const moved = isCancelled && !bet.is_free_play ? await settlement.advance(bet.id) : await findRound(db, bet.id);
      if (!moved) return refused('not_found');
      // A concurrent cancellation has succeeded.
      return moved.void_reason === 'CANCELLED' ? resultOf(moved) : refused('draw.closed');
    },
  };
}
