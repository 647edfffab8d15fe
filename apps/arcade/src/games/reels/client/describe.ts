import type { Text } from '../../../shell/gameText.ts';
import type { ReelsEvent } from '../rules.ts';

/** What a description needs besides the event. */
export interface DescribeParts {
  text: Text;
  /** An amount in minor units in words. */
  money: (minor: bigint) => string;
  /** The name of a symbol. */
  name: (symbol: number) => string;
}

/** A window in words, reel by reel. */
export function windowWords(window: readonly (readonly number[])[], name: (symbol: number) => string): string {
  return window.map((column) => column.map(name).join(', ')).join('; ');
}

/** An event in words. */
export function describeReels(event: ReelsEvent, { text, money, name }: DescribeParts): string {
  const amountOf = (minor: string): string => money(BigInt(minor));
  switch (event.type) {
    case 'reels_stopped':
      return text('reelsShow', { columns: windowWords(event.window, name) });
    case 'wild_expanded':
      return text('wildExpanded', { reel: event.reel + 1 });
    case 'line_win':
      return text(event.multiplier === 1 ? 'lineWin' : 'lineWinTimes', {
        line: event.line + 1,
        count: event.count,
        symbol: name(event.symbol),
        multiplier: event.multiplier,
        amount: amountOf(event.amount),
      });
    case 'ways_win':
      return text(event.multiplier === 1 ? 'waysWin' : 'waysWinTimes', {
        ways: event.ways,
        count: event.count,
        symbol: name(event.symbol),
        multiplier: event.multiplier,
        amount: amountOf(event.amount),
      });
    case 'scatter':
      return text('scatterWin', { count: event.count, amount: amountOf(event.amount) });
    case 'free_spins_started':
      return text('freeSpinsStarted', { count: event.count });
    case 'free_spin':
      return text('freeSpinShows', {
        index: event.index,
        count: event.count,
        multiplier: event.multiplier,
        columns: windowWords(event.window, name),
      });
    case 'free_spins_added':
      return text('freeSpinsAdded', { count: event.count });
    case 'free_spins_ended':
      return text('freeSpinsEnded', { amount: amountOf(event.amount) });
    case 'prize_picked':
      return text('prizePicked', { amount: amountOf(event.amount) });
    case 'wheel_stopped': {
      const multiplier = event.multipliers[event.multiplierIndex] ?? 1;
      return text(multiplier === 1 ? 'wheelStopped' : 'wheelStoppedTimes', {
        prize: amountOf(event.prizes[event.index] ?? '0'),
        multiplier,
        amount: amountOf(event.amount),
      });
    }
    case 'big_win':
      return text('bigWinOf', { amount: amountOf(event.amount) });
    case 'round_ended':
      return text('roundWins', { amount: amountOf(event.win) });
  }
}
