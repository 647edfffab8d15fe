import { DatabaseError } from 'pg';
import { inBatches } from '@parlor/database';
import type { RefusableBet } from './betQueries.ts';
import type { LedgerAnswer, LedgerRepository } from './ledger.repository.ts';

/** The most bets in one statement. They lock their accounts until all of them are written. */
const MAX_GROUP_SIZE = 32;
/** Groups that run at the same time: while one commits, another one is written. */
const MAX_CONCURRENT_GROUPS = 2;
/**
 * The number of bets that justify a second group beside a running one. Fewer bets wait until it ends, and share the
 * next group.
 */
const MIN_SECOND_GROUP_SIZE = 8;
/** How long a running group may hold back others, in ms: its connection may be stuck. */
const SLOW_MS = 100;

/**
 * Places bets that arrive together in one statement, which the database commits once. A bet that arrives while no group
 * is running is placed at once.
 *
 * Each bet has its own answer. A bet that would have waited for another transaction is placed alone, and so is each bet
 * of a group that the database rolled back.
 */
export function createBetGroups(
  ledger: Pick<LedgerRepository, 'bet' | 'betsAtOnce' | 'betWin' | 'betWinsAtOnce'>,
): Pick<LedgerRepository, 'bet' | 'betWin'> {
  const bet = inGroups(ledger.bet<string>, ledger.betsAtOnce);
  const betWin = inGroups(ledger.betWin<string>, ledger.betWinsAtOnce);
  return {
    bet: <Refusal extends string>(command: Parameters<typeof ledger.bet>[0], refusal?: Refusal) =>
      bet({ command, refusal }) as ReturnType<typeof ledger.bet<Refusal>>,
    betWin: <Refusal extends string>(command: Parameters<typeof ledger.betWin>[0], refusal?: Refusal) =>
      betWin({ command, refusal }) as ReturnType<typeof ledger.betWin<Refusal>>,
  };
}

function inGroups<Command>(
  placeAlone: (command: Command, refusal?: string) => Promise<LedgerAnswer<string>>,
  placeAtOnce: (bets: readonly RefusableBet<Command>[]) => Promise<(LedgerAnswer<string> | undefined)[]>,
): (bet: RefusableBet<Command>) => Promise<LedgerAnswer<string>> {
  const placeSingle = ({ command, refusal }: RefusableBet<Command>) => placeAlone(command, refusal);
  return inBatches(
    async (group) => {
      if (group.length === 1) return group.map(placeSingle);
      try {
        const answers = await placeAtOnce(group);
        return group.map((bet, index) => answers[index] ?? placeSingle(bet));
      } catch (error) {
        // After a broken connection the outcome is unknown: the call fails, and the vendor retries it.
        return group.map((bet) => (error instanceof DatabaseError ? placeSingle(bet) : Promise.reject(error as Error)));
      }
    },
    { maxSize: MAX_GROUP_SIZE, concurrency: MAX_CONCURRENT_GROUPS, minSize: MIN_SECOND_GROUP_SIZE, slowMs: SLOW_MS },
  );
}
