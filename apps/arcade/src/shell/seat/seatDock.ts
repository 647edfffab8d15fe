import type { TableView } from '../../seatApi.ts';
import { element } from '../element.ts';
import type { Text } from '../gameText.ts';

/** The content below the table: the lobby, or your moves and the actions of your seat. */
export interface SeatDock {
  root: HTMLElement;
  show: (table: TableView | null) => void;
  tick: (now: number) => void;
  setConnected: (isConnected: boolean) => void;
  /** Shows the result of the last hand, until the next one. */
  setResult: (words: string, isWon: boolean) => void;
}

/** Creates the dock. */
export function createSeatDock({
  text,
  money,
  moves,
  lobby,
  onTopUp,
  onSitOut,
  onLeave,
}: {
  text: Text;
  money: (minor: bigint) => string;
  moves: HTMLElement;
  lobby: HTMLElement;
  onTopUp: () => void;
  onSitOut: (isOut: boolean) => void;
  onLeave: () => void;
}): SeatDock {
  const status = element('p', { class: 'dock-status' });
  const stack = element('strong', { class: 'dock-stack number' });
  const topUp = element('button', { type: 'button', class: 'seat-button' }, text('topUp'));
  const sitOut = element('button', { type: 'button', class: 'seat-button', 'aria-pressed': 'false' });
  const leave = element('button', { type: 'button', class: 'seat-button' }, text('leaveTable'));
  const seated = element(
    'div',
    { class: 'seated' },
    element('div', { class: 'dock-line' }, status, stack),
    element('div', { class: 'dock-moves' }, moves),
    element('div', { class: 'seat-buttons' }, topUp, sitOut, leave),
  );
  const root = element('div', { class: 'seat-dock' }, lobby, seated);
  let table: TableView | null = null;
  let result = '';
  topUp.addEventListener('click', onTopUp);
  sitOut.addEventListener('click', () => onSitOut(!table?.you.isOut));
  leave.addEventListener('click', () => {
    if (!table?.you.isLeaving) onLeave();
  });

  function statusOf(shown: TableView, now: number): string {
    const { you, hand, seats } = shown;
    if (you.isLeaving) return text('leaving');
    if (you.seat === null) return text('seatWaiting');
    if (hand && hand.yourMoves.length > 0) {
      const clock = seats.find(({ isYou }) => isYou)?.clock;
      const isBank = clock != null && now >= clock.thinkUntil;
      return isBank
        ? text('timeBank', { count: Math.max(0, Math.ceil((clock.endsAt - now) / 1000)) })
        : text('yourTurn');
    }
    if (you.isOut) return text(you.isShort ? 'youAreShort' : 'youAreOut');
    if (hand?.results === null) return text('othersTurn');
    if (result !== '') return result;
    return shown.next?.dealsAt == null
      ? text('waitingForPlayers')
      : text('dealsIn', { count: Math.max(0, Math.ceil((shown.next.dealsAt - now) / 1000)) });
  }

  function tick(now: number): void {
    if (!table) return;
    const words = statusOf(table, now);
    if (status.textContent !== words) status.textContent = words;
    seated.classList.toggle('is-turn', (table.hand?.yourMoves.length ?? 0) > 0);
  }

  return {
    root,
    tick,
    show(next) {
      table = next;
      if (next?.hand?.results == null) result = '';
      lobby.hidden = next !== null;
      seated.hidden = next === null;
      if (!next) return;
      stack.textContent = money(BigInt(next.you.stack));
      sitOut.textContent = text(next.you.isOut ? 'sitIn' : 'sitOut');
      sitOut.setAttribute('aria-pressed', String(next.you.isOut));
      leave.setAttribute('aria-disabled', String(next.you.isLeaving));
    },
    setResult(words, isWon) {
      result = words;
      seated.classList.toggle('is-won', isWon);
    },
    setConnected(isConnected) {
      root.classList.toggle('is-lost', !isConnected);
    },
  };
}
