import type { Currency } from '@parlor/contract';
import type { FreeRoundsView } from '../arcadeApi.ts';
import { amountText } from './amountText.ts';
import type { GameFrame } from './gameFrame.ts';
import type { Text } from './gameText.ts';

/** The free rounds of a session. They are played before money is staked. */
interface FreeRounds {
  /** Returns the free rounds of the next bet, with at least one left. */
  current: () => FreeRoundsView | undefined;
  /** Sets the remaining free rounds from the server. */
  set: (list: readonly FreeRoundsView[]) => void;
  /** Subtracts a played round. */
  count: (id: string) => void;
}

interface FreeRoundsParts {
  frame: Pick<GameFrame, 'setFreeRounds'>;
  text: Text;
  currency: Currency;
}

/**
 * Shows the number of remaining free rounds of a session, and their stake. `changed` is called after every answer, with
 * whether the next bet has another stake.
 */
export function showFreeRounds(
  { frame, text, currency }: FreeRoundsParts,
  changed: (hasOtherStake: boolean) => void,
): FreeRounds {
  let rounds: readonly FreeRoundsView[] = [];

  const current = (): FreeRoundsView | undefined => rounds.find(({ left }) => left > 0);

  function set(list: readonly FreeRoundsView[]): void {
    const before = current();
    rounds = list;
    const now = current();
    frame.setFreeRounds(
      now && text('freeRoundsLeft', { count: now.left, stake: amountText(BigInt(now.stake), currency) }),
    );
    changed(before?.stake !== now?.stake);
  }

  return {
    current,
    set,
    count: (id) => set(rounds.map((round) => (round.id === id ? { ...round, left: round.left - 1 } : round))),
  };
}
