import type { ReelsEvent } from '../rules.ts';
import type { SpinWin } from './wins.ts';

type EventOf<Type extends ReelsEvent['type']> = Extract<ReelsEvent, { type: Type }>;

/** The view of a round. Each method resolves when its part has been shown. */
export interface RoundStage {
  stopReels: (window: EventOf<'reels_stopped'>['window']) => Promise<void>;
  /** Starts the reels of a free spin and stops them. */
  playFreeSpin: (event: EventOf<'free_spin'>) => Promise<void>;
  expandWilds: (reels: readonly number[]) => Promise<void>;
  showWins: (wins: readonly SpinWin[]) => Promise<void>;
  showScatter: (event: EventOf<'scatter'>) => Promise<void>;
  startFreeSpins: (count: number) => Promise<void>;
  addFreeSpins: (count: number) => Promise<void>;
  endFreeSpins: (amount: bigint) => Promise<void>;
  pickPrize: (event: EventOf<'prize_picked'>) => Promise<void>;
  stopWheel: (event: EventOf<'wheel_stopped'>) => Promise<void>;
  showBigWin: (amount: bigint) => Promise<void>;
  /** Shows the win so far. */
  setWin: (amount: bigint) => void;
}

/** Returns the consecutive events of one kind from a position on. */
function groupAt<Type extends ReelsEvent['type']>(
  events: readonly ReelsEvent[],
  from: number,
  ...types: readonly Type[]
): EventOf<Type>[] {
  const group: EventOf<Type>[] = [];
  for (const event of events.slice(from)) {
    if (!types.some((type) => type === event.type)) break;
    group.push(event as EventOf<Type>);
  }
  return group;
}

/** Plays the events of a round in order. It decides nothing and only adds up the wins that it shows. */
export async function playRound(events: readonly ReelsEvent[], stage: RoundStage): Promise<void> {
  let won = 0n;
  const add = (...amounts: readonly { amount: string }[]): void => {
    for (const { amount } of amounts) won += BigInt(amount);
    stage.setWin(won);
  };

  for (let at = 0; at < events.length; at += 1) {
    const event = events[at] as ReelsEvent;
    switch (event.type) {
      case 'reels_stopped':
        await stage.stopReels(event.window);
        break;
      case 'wild_expanded': {
        const group = groupAt(events, at, 'wild_expanded');
        at += group.length - 1;
        await stage.expandWilds(group.map(({ reel }) => reel));
        break;
      }
      case 'line_win':
      case 'ways_win': {
        // The wins of one spin are shown together.
        const group = groupAt(events, at, 'line_win', 'ways_win');
        at += group.length - 1;
        add(...group);
        await stage.showWins(group);
        break;
      }
      case 'scatter':
        add(event);
        await stage.showScatter(event);
        break;
      case 'free_spins_started':
        await stage.startFreeSpins(event.count);
        break;
      case 'free_spin':
        await stage.playFreeSpin(event);
        break;
      case 'free_spins_added':
        await stage.addFreeSpins(event.count);
        break;
      case 'free_spins_ended':
        await stage.endFreeSpins(BigInt(event.amount));
        break;
      case 'prize_picked':
        await stage.pickPrize(event);
        add(event);
        break;
      case 'wheel_stopped':
        await stage.stopWheel(event);
        add(event);
        break;
      case 'big_win':
        await stage.showBigWin(BigInt(event.amount));
        break;
      case 'round_ended':
        stage.setWin(BigInt(event.win));
        break;
    }
  }
}
