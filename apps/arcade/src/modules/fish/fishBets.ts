import type { Kysely } from 'kysely';
import type { ArcadeSchema } from '../../database.ts';
import { fishGame } from '../../games/fish/game.ts';
import type { FishChoice, FishEvent } from '../../games/fish/rules.ts';
import { createWater, wasInWater } from '../../games/fish/water.ts';
import { findRoundByKey } from '../round/round.repository.ts';
import type { RoundService } from '../round/round.service.ts';
import type { BetRequest } from '../round/roundRequests.ts';
import { refused } from '../round/roundView.ts';
import type { PlaySession } from '../session/session.service.ts';
import { caughtOf, findFishSeat, noteHappened, tableTimes } from './fishTable.repository.ts';

type Shots = FishChoice['shots'];

function sumOf(shots: Shots): bigint {
  return shots.reduce((sum, { bullet }) => sum + BigInt(bullet), 0n);
}

/** Returns the ids of the creatures that shots hit. */
function fishOf(shots: Shots): number[] {
  return shots.flatMap(({ fish }) => fish ?? []);
}

/**
 * Bets of games whose players share tables. Shots at creatures that were caught before the batch arrived are dropped
 * and cost nothing; all others are decided independently of other players. Catches are sent to the table when they are
 * paid.
 */
export function createFishBets({
  db,
  rounds,
  isFish,
  onHappened,
}: {
  db: Kysely<ArcadeSchema>;
  rounds: Pick<RoundService, 'bet'>;
  isFish: (gameCode: string) => boolean;
  onHappened: () => void;
}): RoundService['bet'] {
  /** Returns the batch without late shots. A repeated batch is the stored one. */
  async function inTime(session: PlaySession, table: string, { shots }: FishChoice, key: string): Promise<Shots> {
    const known = await findRoundByKey(db, session.playerRef, key);
    if (known) {
      const stored = new Set(fishOf((known.choice as FishChoice).shots));
      return shots.filter(({ fish }) => fish === undefined || stored.has(fish));
    }
    const caught = await caughtOf(db, table, fishOf(shots));
    return shots.filter(({ fish }) => fish === undefined || !caught.has(fish));
  }

  async function recordCatches(
    session: PlaySession,
    { table, shots }: FishChoice & { table: string },
    roundId: string,
    events: readonly FishEvent[],
  ): Promise<void> {
    const seat = await findFishSeat(db, session);
    const times = seat?.table === table ? await tableTimes(db, table) : undefined;
    if (!seat || !times) return;
    const water = createWater(table, times.startedAt);
    const caught = shots.flatMap(({ fish, species }, place) => {
      const event = events[place];
      if (fish === undefined || event?.type !== 'shot_decided' || event.multiplier === 0) return [];
      // An id of another species would take a creature from the other players.
      if (!wasInWater(water, { id: fish, species }, times.now)) return [];
      const { multiplier, win } = event;
      const body = { type: 'caught' as const, seat: seat.seat, fish, species, multiplier, win };
      return [{ place, body, round: roundId, fish }];
    });
    await noteHappened(db, table, seat.seat, caught);
    if (caught.length > 0) onHappened();
  }

  return async (session, request: BetRequest) => {
    const choice = isFish(session.gameCode) ? fishGame.choice.safeParse(request.choice) : undefined;
    const fishChoice = choice?.success ? (choice.data as FishChoice) : undefined;
    const table = fishChoice?.table;
    if (!fishChoice || table === undefined || sumOf(fishChoice.shots) !== request.stake)
      return rounds.bet(session, request);
    const shots = await inTime(session, table, fishChoice, request.idempotencyKey);
    if (shots.length === 0) return refused('shots.late');
    const result = await rounds.bet(session, { ...request, stake: sumOf(shots), choice: { ...fishChoice, shots } });
    if (result.kind === 'round' && result.round.state !== 'VOID')
      await recordCatches(session, { table, shots }, result.round.id, result.round.events as FishEvent[]);
    return result;
  };
}
