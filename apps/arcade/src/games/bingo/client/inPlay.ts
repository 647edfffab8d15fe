import type { RoundView } from '../../../arcadeApi.ts';
import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import type { BingoForm } from '../forms.ts';
import { sumOf, ticketWins, type BingoChoice, type PatternWin } from '../rules.ts';
import { createTicketCard, type TicketCard } from './ticketCard.ts';

/** A pattern that a ticket has just won. */
export interface NewWin extends PatternWin {
  /** Counts from 1. */
  ticket: number;
}

/** The tickets of the current game and of later ones. */
export interface PlayerTickets {
  root: HTMLElement;
  /** Shows the player's bets on game `index` and on later games. */
  setBets: (bets: readonly RoundView[], index: number, isOpen: boolean) => void;
  /** Daubs the tickets of the game. Returns the wins of the last call. */
  show: (balls: readonly number[], count: number) => NewWin[];
  hasTickets: () => boolean;
  /** The total win of the game's tickets. */
  winOf: (balls: readonly number[]) => bigint;
}

interface PlayerTicketsParts {
  form: BingoForm;
  text: Text;
  money: (minor: bigint) => string;
  onCancel: (round: RoundView) => void;
}

interface PlayedTicket {
  name: number;
  amount: bigint;
  ticket: readonly number[];
  card: TicketCard;
}

/** Creates the player's tickets. */
export function createPlayerTickets({ form, text, money, onCancel }: PlayerTicketsParts): PlayerTickets {
  const cards = element('div', { class: 'tickets', 'data-form': form });
  const heading = element('h2', { class: 'bingo-heading' }, text('inPlay'));
  const orders = element('ul', { class: 'bingo-orders' });
  const comingHeading = element('h2', { class: 'bingo-heading' }, text('comingTickets'));
  const coming = element('ul', { class: 'bingo-orders' });
  const now = element('section', { class: 'bingo-own', 'aria-label': text('inPlay') }, heading, orders, cards);
  const later = element('section', { class: 'bingo-own', 'aria-label': text('comingTickets') }, comingHeading, coming);
  let played: PlayedTicket[] = [];
  let shownKey = '';

  function order(round: RoundView, isCancellable: boolean): HTMLElement {
    const { tickets } = round.choice as BingoChoice;
    const amount = money(BigInt(round.stake));
    const back = element(
      'button',
      { type: 'button', class: 'button is-small', 'aria-label': text('takeBackLabel', { index: round.nonce, amount }) },
      text('takeBack'),
    );
    back.addEventListener('click', () => {
      back.disabled = true;
      onCancel(round);
    });
    return element(
      'li',
      { class: 'bingo-order' },
      element(
        'span',
        { class: 'order-words' },
        element('strong', {}, text('gameNumber', { index: round.nonce })),
        element('span', { class: 'quiet' }, `${ticketsText(tickets.length, text)} · ${amount}`),
      ),
      ...(isCancellable && round.state === 'OPEN' ? [back] : []),
    );
  }

  now.hidden = true;
  later.hidden = true;
  return {
    root: element('div', { class: 'bingo-tickets' }, now, later),
    hasTickets: () => played.length > 0,
    setBets(bets, index, isOpen) {
      const placed = bets.filter(({ state }) => state !== 'VOID').toSorted((a, b) => a.createdAt - b.createdAt);
      const current = placed.filter(({ nonce }) => nonce === index);
      const ahead = placed.filter(({ nonce }) => nonce > index).toSorted((a, b) => a.nonce - b.nonce);
      orders.replaceChildren(...(isOpen ? current.map((round) => order(round, true)) : []));
      coming.replaceChildren(...ahead.map((round) => order(round, true)));
      later.hidden = ahead.length === 0;
      const key = current.map(({ id }) => id).join(' ');
      // Tickets keep their daubs as long as their bets are the same.
      if (key === shownKey) return;
      shownKey = key;
      played = current
        .flatMap((round) => {
          const { amount, tickets } = round.choice as BingoChoice;
          return tickets.map((ticket) => ({ amount: BigInt(amount), ticket }));
        })
        .map((entry, at) => ({
          ...entry,
          name: at + 1,
          card: createTicketCard({
            form,
            ticket: entry.ticket,
            name: text('ticketName', { ticket: at + 1 }),
            text,
          }),
        }));
      for (const { card } of played) card.show([], 0);
      cards.replaceChildren(...played.map(({ card }) => card.root));
      now.hidden = played.length === 0;
    },
    show(balls, count) {
      return played.flatMap(({ name, amount, ticket, card }) => {
        card.show(balls, count);
        return ticketWins(form, ticket, amount, balls)
          .filter(({ calls }) => calls === count)
          .map((win) => ({ ...win, ticket: name }));
      });
    },
    winOf: (balls) => sumOf(played.flatMap(({ amount, ticket }) => ticketWins(form, ticket, amount, balls))),
  };
}

/** "1 ticket" or "3 tickets". */
export function ticketsText(count: number, text: Text): string {
  return count === 1 ? text('oneTicket') : text('ticketCount', { count });
}
