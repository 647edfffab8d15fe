import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import { openPanel } from '../../../shell/panel.ts';
import type { BingoForm } from '../forms.ts';
import { arrangeTicket, randomTicket, type RandomBelow } from '../makeTickets.ts';
import { columnOf, ticketShapes, type BingoTicket } from '../tickets.ts';
import { LETTERS } from './letters.ts';

interface PickParts {
  form: BingoForm;
  text: Text;
  /** The number of the ticket, from 1. */
  name: number;
  ticket: BingoTicket;
  random: RandomBelow;
  onPicked: (ticket: BingoTicket) => void;
}

/** Opens the sheet in which a player picks the numbers of a ticket. */
export function openPick({ form, text, name, ticket, random, onPicked }: PickParts): void {
  const { columns, numbers } = ticketShapes[form];
  let picked = new Set(ticket);
  const count = element('p', { class: 'pick-count', role: 'status' });
  const done = element('button', { type: 'button', class: 'button is-primary is-wide' }, text('pickDone'));
  const cells = new Map<number, HTMLButtonElement>();

  const countOf = (column: number): number => [...picked].filter((number) => columnOf(form, number) === column).length;

  function show(): void {
    count.textContent = text('pickedCount', { count: picked.size, all: numbers });
    for (const [number, cell] of cells) {
      const isPicked = picked.has(number);
      const column = columnOf(form, number);
      cell.setAttribute('aria-pressed', String(isPicked));
      cell.disabled = !isPicked && (picked.size >= numbers || countOf(column) >= (columns[column]?.max ?? 0));
    }
    done.disabled = arrangeTicket(form, [...picked]) === undefined;
  }

  const table = element(
    'div',
    { class: 'pick-columns', 'data-form': form },
    ...columns.map(({ first, last }, column) =>
      element(
        'div',
        {
          class: 'pick-column',
          role: 'group',
          'aria-label': form === '75' ? (LETTERS[column] ?? '') : `${first}–${last}`,
        },
        ...(form === '75'
          ? [
              element(
                'span',
                { class: 'ticket-letter', 'data-tone': column, 'aria-hidden': 'true' },
                LETTERS[column] ?? '',
              ),
            ]
          : []),
        ...Array.from({ length: last - first + 1 }, (_, index) => {
          const number = first + index;
          const cell = element('button', { type: 'button', class: 'pick-cell' }, String(number));
          cell.addEventListener('click', () => {
            if (!picked.delete(number)) picked.add(number);
            show();
          });
          cells.set(number, cell);
          return cell;
        }),
      ),
    ),
  );
  const tool = (key: string, next: () => readonly number[]): HTMLButtonElement => {
    const button = element('button', { type: 'button', class: 'button is-small' }, text(key));
    button.addEventListener('click', () => {
      picked = new Set(next());
      show();
    });
    return button;
  };
  done.addEventListener('click', () => {
    const arranged = arrangeTicket(form, [...picked]);
    if (!arranged) return;
    panel.close();
    onPicked(arranged);
  });
  const panel = openPanel(
    text('pickTitle', { ticket: name }),
    text('close'),
    element('p', { class: 'quiet' }, text(`pickHelp${form}`)),
    element(
      'div',
      { class: 'pick-tools' },
      count,
      tool('pickClear', () => []),
      tool('pickRandom', () => randomTicket(form, random)),
    ),
    table,
    element('div', { class: 'pick-foot' }, done),
  );
  show();
}
