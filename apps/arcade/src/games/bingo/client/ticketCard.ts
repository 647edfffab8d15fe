import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import { trimmedHundredthsText } from '../../../shell/multiplierText.ts';
import type { BingoForm } from '../forms.ts';
import { callsOfTicket, completed, waitingPlaces } from '../patterns.ts';
import { hundredthsOf, patternsOf } from '../prizes.ts';
import { squareOf, type BingoTicket } from '../tickets.ts';
import { ballName, LETTERS } from './letters.ts';

/** The picture of a ticket. */
export interface TicketCard {
  root: HTMLElement;
  /** Daubs the called numbers. */
  show: (balls: readonly number[], count: number) => void;
}

interface CardParts {
  form: BingoForm;
  ticket: BingoTicket;
  name: string;
  text: Text;
  /** The content of its foot before the first call. */
  foot?: Node[];
}

/** Returns the squares of a ticket row by row, including free and blank ones. */
function printed(form: BingoForm, ticket: BingoTicket, cells: readonly HTMLElement[]): HTMLElement[] {
  const [rows, columns] = form === '75' ? [5, 5] : [3, 9];
  const bySquare = new Map(
    cells.map((cell, index) => {
      const { row, column } = squareOf(form, ticket, index);
      return [row * columns + column, cell];
    }),
  );
  return Array.from(
    { length: rows * columns },
    (_, square) =>
      bySquare.get(square) ??
      (form === '75'
        ? element('span', { class: 'ticket-cell is-free' }, '★')
        : element('span', { class: 'ticket-blank' })),
  );
}

/** Creates the picture of a ticket. */
export function createTicketCard({ form, ticket, name, text, foot = [] }: CardParts): TicketCard {
  const cells = ticket.map((number) => element('span', { class: 'ticket-cell' }, String(number)));
  const description = element('p', { class: 'visually-hidden' });
  const note = element('p', { class: 'ticket-note' }, ...foot);
  const grid = element(
    'div',
    { class: 'ticket-grid', 'data-form': form, 'aria-hidden': 'true' },
    ...(form === '75'
      ? LETTERS.map((letter, column) => element('span', { class: 'ticket-letter', 'data-tone': column }, letter))
      : []),
    ...printed(form, ticket, cells),
  );
  const root = element(
    'div',
    { class: 'ticket', 'data-form': form, role: 'group', 'aria-label': name },
    grid,
    description,
    note,
  );
  const numbers = ticket.map((number) => ballName(form, number)).join(', ');
  description.textContent = numbers;

  return {
    root,
    show(balls, count) {
      const calls = callsOfTicket(ticket, balls);
      const waiting = waitingPlaces(form, calls, count);
      const wins = patternsOf(form).flatMap((pattern) => {
        const { calls: completedAt, places } = completed(form, pattern, calls);
        const hundredths = completedAt <= count ? hundredthsOf(form, pattern, completedAt) : 0;
        return hundredths > 0 ? [{ pattern, places, hundredths }] : [];
      });
      const won = new Set(wins.flatMap(({ places }) => places));
      cells.forEach((cell, place) => {
        const calledAt = calls[place] ?? Infinity;
        cell.classList.toggle('is-called', calledAt <= count);
        cell.classList.toggle('is-newest', calledAt === count);
        cell.classList.toggle('is-won', won.has(place));
        cell.classList.toggle('is-waited', waiting.has(place));
      });
      root.classList.toggle('is-winner', wins.length > 0);
      const missing = [...waiting.keys()].map((place) => ballName(form, ticket[place] ?? 0));
      const words = wins.map(({ pattern, hundredths }) =>
        text('wonPattern', { pattern: text(pattern), pay: trimmedHundredthsText(hundredths) }),
      );
      const called = calls.filter((calledAt) => calledAt <= count).length;
      note.replaceChildren(
        ...words.map((word) => element('span', { class: 'ticket-won' }, word)),
        ...(missing.length > 0
          ? [element('span', { class: 'ticket-near' }, text('oneToGo'))]
          : words.length === 0
            ? [element('span', { class: 'quiet' }, `${called}/${ticket.length}`)]
            : []),
      );
      description.textContent = [
        text('daubed', { count: called, all: ticket.length }),
        ...(missing.length > 0 ? [text('oneToGoFor', { balls: missing.join(', ') })] : []),
        numbers,
      ].join(' ');
    },
  };
}
