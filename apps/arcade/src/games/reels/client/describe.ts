import type { Text } from '../../../shell/gameText.ts';
import type { ReelsEvent } from '../rules.ts';

/** The inputs of a description besides the event. */
export interface DescribeParts {
  text: Text;
  /** An amount in minor units in words. */
  money: (minor: bigint) => string;
  /** The name of a symbol. */
  name: (symbol: number) => string;
}

/** Returns a window in words, reel by reel. */
export function windowWords(window: readonly (readonly number[])[], name: (symbol: number) => string): string {
  return window.map((column) => column.map(name).join(', ')).join('; ');
}

type EventOf<Type extends ReelsEvent['type']> = Extract<ReelsEvent, { type: Type }>;

function lineWords(event: EventOf<'line_win'>, { text, money, name }: DescribeParts): string {
  const { count, multiplier } = event;
  return text(multiplier === 1 ? 'lineWin' : 'lineWinTimes', {
    line: event.line + 1,
    count,
    symbol: name(event.symbol),
    multiplier,
    amount: money(BigInt(event.amount)),
  });
}

function waysWords(event: EventOf<'ways_win'>, { text, money, name }: DescribeParts): string {
  const { ways, count, multiplier } = event;
  return text(multiplier === 1 ? 'waysWin' : 'waysWinTimes', {
    ways,
    count,
    symbol: name(event.symbol),
    multiplier,
    amount: money(BigInt(event.amount)),
  });
}

function wheelWords(event: EventOf<'wheel_stopped'>, { text, money }: DescribeParts): string {
  const multiplier = event.multipliers[event.multiplierIndex] ?? 1;
  return text(multiplier === 1 ? 'wheelStopped' : 'wheelStoppedTimes', {
    prize: money(BigInt(event.prizes[event.index] ?? '0')),
    multiplier,
    amount: money(BigInt(event.amount)),
  });
}

/** Returns an event in words. */
export function describeReels(event: ReelsEvent, parts: DescribeParts): string {
  switch (event.type) {
    case 'reels_stopped':
      return parts.text('reelsShow', { columns: windowWords(event.window, parts.name) });
    case 'wild_expanded':
      return parts.text('wildExpanded', { reel: event.reel + 1 });
    case 'line_win':
      return lineWords(event, parts);
    case 'ways_win':
      return waysWords(event, parts);
    case 'scatter':
      return parts.text('scatterWin', { count: event.count, amount: parts.money(BigInt(event.amount)) });
    case 'free_spins_started':
      return parts.text('freeSpinsStarted', { count: event.count });
    case 'free_spin':
      return parts.text('freeSpinShows', {
        index: event.index,
        count: event.count,
        multiplier: event.multiplier,
        columns: windowWords(event.window, parts.name),
      });
    case 'free_spins_added':
      return parts.text('freeSpinsAdded', { count: event.count });
    case 'free_spins_ended':
      return parts.text('freeSpinsEnded', { amount: parts.money(BigInt(event.amount)) });
    case 'prize_picked':
      return parts.text('prizePicked', { amount: parts.money(BigInt(event.amount)) });
    case 'wheel_stopped':
      return wheelWords(event, parts);
    case 'big_win':
      return parts.text('bigWinOf', { amount: parts.money(BigInt(event.amount)) });
    case 'round_ended':
      return parts.text('roundWins', { amount: parts.money(BigInt(event.win)) });
    default:
      return event satisfies never;
  }
}
