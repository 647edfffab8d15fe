import type { RoundView } from '../../arcadeApi.ts';
import type { TicketChoice } from '../../games/ticketLines.ts';
import type { DrawState } from '../draw/drawState.ts';
import { element } from '../element.ts';
import type { Text } from '../gameText.ts';
import { openDraw } from './lotteryState.ts';
import { lineName } from './words.ts';

/** The list of the player's tickets of this and later draws. */
export interface PlayerTickets {
  root: HTMLElement;
  show: (state: DrawState) => void;
}

/** Returns the label of a ticket's state. */
function ticketState(round: RoundView, state: Pick<DrawState, 'draw' | 'phase'>): string {
  if (round.state === 'VOID') return round.voidReason === 'CANCELLED' ? 'cancelled' : 'void';
  if (round.state === 'SETTLED' || round.state === 'PENDING_WIN') return BigInt(round.win) > 0n ? 'won' : 'lost';
  return round.nonce >= openDraw(state) ? 'in' : 'waiting';
}

/** The number of shown tickets. */
const SHOWN = 30;

/** Creates the list of tickets. */
export function createPlayerTickets({
  text,
  money,
  onCancel,
}: {
  text: Text;
  money: (minor: bigint) => string;
  onCancel: (round: RoundView) => void;
}): PlayerTickets {
  const list = element('ul', { class: 'lot-tickets' });
  const none = element('p', { class: 'quiet' }, text('ticketsNone'));

  function row(round: RoundView, state: DrawState): HTMLElement {
    const { lines } = round.choice as TicketChoice;
    const [stake, win] = [BigInt(round.stake), BigInt(round.win)];
    const kind = ticketState(round, state);
    const [first] = lines;
    const more = lines.length > 1 ? ` +${lines.length - 1}` : '';
    const cancel = element(
      'button',
      {
        type: 'button',
        class: 'button is-small',
        'aria-label': text('cancelLabel', { index: round.nonce, amount: money(stake) }),
      },
      text('cancelTicket'),
    );
    cancel.addEventListener('click', () => {
      cancel.disabled = true;
      onCancel(round);
    });
    return element(
      'li',
      { class: 'lot-ticket', 'data-state': kind },
      element(
        'div',
        { class: 'lot-ticket-words' },
        element('strong', {}, first ? `${lineName(text, first)}${more}` : ''),
        element('span', { class: 'quiet' }, `${text('drawNumber', { index: round.nonce })} · ${money(stake)}`),
      ),
      element('span', { class: 'lot-ticket-state' }, text(`ticket.${kind}`, { amount: money(win) })),
      ...(kind === 'in' && round.state === 'OPEN' ? [cancel] : []),
    );
  }

  return {
    root: element(
      'section',
      { class: 'lot-own', 'aria-label': text('tickets_own') },
      element('h2', { class: 'lot-heading' }, text('tickets_own')),
      none,
      list,
    ),
    show(state) {
      const rounds = [...state.mine.values()].slice(0, SHOWN);
      none.hidden = rounds.length > 0;
      list.replaceChildren(...rounds.map((round) => row(round, state)));
    },
  };
}
