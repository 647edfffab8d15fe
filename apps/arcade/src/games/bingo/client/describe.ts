import type { Text } from '../../../shell/gameText.ts';
import type { BingoEvent, PatternWin } from '../rules.ts';

/** Returns the win of a pattern in words, such as "Line with call 14: ฿40.00". */
function patternText({ pattern, calls, win }: PatternWin, text: Text, money: (minor: bigint) => string): string {
  return text('patternWon', { pattern: text(pattern), calls, amount: money(BigInt(win)) });
}

/** Returns an event in words. */
export function describeBingo(event: BingoEvent, text: Text, money: (minor: bigint) => string): string {
  if (event.type === 'balls_called') return text('ballsCalled', { balls: event.balls.join(' ') });
  if (event.type === 'round_ended') return text('roundWins', { amount: money(BigInt(event.win)) });
  const wins = event.wins.map((win) => patternText(win, text, money)).join('; ');
  return text('ticketSettled', { ticket: event.ticket + 1, wins: wins || text('noWin') });
}
