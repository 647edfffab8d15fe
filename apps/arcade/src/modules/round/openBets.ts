import type { Kysely, Transaction } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import type { ArcadeSchema } from '../../database.ts';
import type { PlaySession } from '../session/session.service.ts';
import { payFree } from './freePlay.ts';
import { newOpenBet, type OpenBet, type RoundTerms } from './newRound.ts';
import { storedRow, type PairOfRound, type RoundRow } from './round.repository.ts';
import type { BetRequest } from './roundRequests.ts';
import type { RoundSettlement } from './roundSettlement.ts';
import { refused, type RoundResult, type RoundViews } from './roundView.ts';

interface OpenBetDependencies extends RoundTerms {
  db: Kysely<ArcadeSchema>;
  views: Pick<RoundViews, 'resultOf'>;
  settlement: Pick<RoundSettlement, 'advanceLeased'>;
  now: () => number;
}

/** The shared round of a bet, and its choice. */
interface Placing {
  gameVersion: string;
  request: BetRequest;
  choice: object;
  seedPairId: string;
  nonce: bigint;
}

/** How a kind of bets is stored. */
interface OpenBetStore<Bet> {
  /** Stores the bet while bets are taken. Returns false after that. */
  insert: (query: Kysely<ArcadeSchema> | Transaction<ArcadeSchema>, bet: Bet) => Promise<boolean>;
  pair: PairOfRound;
  /** The columns that only this kind has. */
  columns: Partial<RoundRow>;
}

/** Places bets in open rounds: the stake moves at once, a win when the round is over for everybody. */
export interface OpenBets {
  newBet: (session: PlaySession, placing: Placing) => OpenBet;
  /** Stores a bet and takes its stake. Returns undefined if no bets are taken any more. */
  place: <Bet extends OpenBet>(
    session: PlaySession,
    bet: Bet,
    store: OpenBetStore<Bet>,
  ) => Promise<RoundResult | undefined>;
}

/** Thrown when bets closed before a bet was stored. Rolls back its transaction. */
class Closed extends Error {
  override name = 'Closed';
}

export function createOpenBets(dependencies: OpenBetDependencies): OpenBets {
  const { db, views, settlement, now } = dependencies;

  /** Stores a bet with play money in one transaction with its stake. */
  async function insertFree<Bet extends OpenBet>(
    bet: Bet,
    insert: OpenBetStore<Bet>['insert'],
  ): Promise<bigint | 'closed' | 'insufficient'> {
    return await db
      .transaction()
      .execute(async (transaction) => {
        const balance = await payFree(transaction, bet);
        if (balance === undefined) return 'insufficient' as const;
        if (!(await insert(transaction, { ...bet, balanceAfter: balance }))) throw new Closed();
        return balance;
      })
      .catch((error: unknown) => {
        if (error instanceof Closed) return 'closed' as const;
        throw error;
      });
  }

  return {
    newBet: (session, placing) =>
      newOpenBet(session, { ...placing, clientSeed: placing.request.clientSeed ?? '' }, dependencies, now()),
    async place(session, bet, { insert, pair, columns }) {
      const rowOf = (balanceAfter: bigint | null): RoundRow => ({
        ...storedRow({ ...bet, freeRoundsId: null }, pair, balanceAfter),
        ...columns,
      });
      if (!bet.isFreePlay)
        return (await insert(db, bet))
          ? views.resultOf(await settlement.advanceLeased(rowOf(null), session.providerToken))
          : undefined;
      const paid = await insertFree(bet, insert);
      if (paid === 'closed') return undefined;
      return paid === 'insufficient' ? refused('round.insufficient_funds') : views.resultOf(rowOf(paid));
    },
  };
}

/** Whether a stored round has this bet, so that the call repeats its idempotency key. */
export function isSameBet(
  known: Pick<RoundRow, 'stake' | 'is_free_play' | 'game_code' | 'choice'>,
  session: Pick<PlaySession, 'isFreePlay' | 'gameCode'>,
  { stake }: Pick<BetRequest, 'stake'>,
  choice: unknown,
): boolean {
  return (
    known.stake === stake &&
    known.is_free_play === session.isFreePlay &&
    known.game_code === session.gameCode &&
    isDeepStrictEqual(known.choice, choice)
  );
}
