import type { Kysely } from 'kysely';
import type { ArcadeSchema } from '../../database.ts';
import { creditFree } from '../round/freePlay.ts';
import { moveRound } from '../round/round.repository.ts';
import type { RoundSettlement } from '../round/roundSettlement.ts';
import { listStoppedBets, type ChasedBet } from './chase.repository.ts';
import { cancelDrawBet } from './drawBet.repository.ts';
import type { Draws } from './draws.ts';

export interface ChaseDependencies {
  db: Kysely<ArcadeSchema>;
  draws: Draws;
  settlement: Pick<RoundSettlement, 'advance'>;
  now: () => number;
}

/** Cancels the open bets of chases after a win. */
export interface Chases {
  /**
   * Cancels the open bets of chases that have won, each once, in any process. A bet whose draw closes at that time is
   * kept. Returns how many were cancelled.
   */
  stopWon(): Promise<number>;
}

const BATCH = 200;

/** Creates the cancellation of chases. It reads the bets from the table, so a process that stops loses nothing. */
export function createChases({ db, draws, settlement, now }: ChaseDependencies): Chases {
  async function cancelBet(bet: ChasedBet): Promise<boolean> {
    const room = draws.roomOf(bet.game_code);
    if (!room || bet.draw_id === null) return false;
    const request = {
      id: bet.id,
      drawId: bet.draw_id,
      chainId: await draws.chainIdOf(room, Number(bet.nonce)),
      index: bet.nonce,
      waitedMs: 0,
    };
    if (!bet.is_free_play) {
      const isCancelled = await cancelDrawBet(db, request, new Date(now()));
      if (isCancelled) await settlement.advance(bet.id);
      return isCancelled;
    }
    return await db.transaction().execute(async (transaction) => {
      if (!(await cancelDrawBet(transaction, request, new Date(now())))) return false;
      const balance = await creditFree(transaction, bet.session_id, bet.stake);
      await moveRound(transaction, bet.id, 'VOID', { balance_after: balance });
      return true;
    });
  }

  return {
    async stopWon() {
      let count = 0;
      for (const bet of await listStoppedBets(db, BATCH)) if (await cancelBet(bet)) count += 1;
      return count;
    },
  };
}
