import type { Currency } from '@parlor/contract';
import type { FreeRoundsView } from '../arcadeApi.ts';
import { amountText } from './amountText.ts';
import type { GameFrame } from './gameFrame.ts';
import type { Text } from './gameText.ts';

/** The free rounds of a session. They are played before anything is staked. */
interface FreeRounds {
  /** Those that the next bet plays, with at least one left. */
  current: () => FreeRoundsView | undefined;
  /** Takes what the server says is left. */
  set: (list: readonly FreeRoundsView[]) => void;
  /** Takes off one that was played. */
  count: (id: string) => void;
}

interface FreeRoundsParts {
  frame: Pick<GameFrame, 'setFreeRounds'>;
  text: Text;
  currency: Currency;
}

/**
 * Shows the free rounds of a session: how many are left, and at which stake. `changed` is called after every answer,
 * with whether the next bet has another stake.
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
    count: (id) => set(rounds.map((one) => (one.id === id ? { ...one, left: one.left - 1 } : one))),
  };
}
