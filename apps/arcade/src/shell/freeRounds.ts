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
  /** Told after every change. */
  changed: () => void;
}

/** Shows the free rounds of a session: how many are left, and at which stake. */
export function showFreeRounds({ frame, text, currency, changed }: FreeRoundsParts): FreeRounds {
  let rounds: readonly FreeRoundsView[] = [];

  const current = (): FreeRoundsView | undefined => rounds.find(({ left }) => left > 0);

  function set(list: readonly FreeRoundsView[]): void {
    rounds = list;
    const now = current();
    frame.setFreeRounds(
      now && text('freeRoundsLeft', { count: now.left, stake: amountText(BigInt(now.stake), currency) }),
    );
    changed();
  }

  return {
    current,
    set,
    count: (id) => set(rounds.map((one) => (one.id === id ? { ...one, left: one.left - 1 } : one))),
  };
}
