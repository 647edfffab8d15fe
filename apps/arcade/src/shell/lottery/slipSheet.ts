import { createNumberField } from '../controls.ts';
import { element, icon } from '../element.ts';
import type { Text } from '../gameText.ts';
import { openPanel } from '../panel.ts';
import { stakesOf, type Chase, type SlipLine } from './ticketSlip.ts';
import { lineName } from './words.ts';

/** The values that the sheet changes. */
export interface SlipDraft {
  lines: readonly SlipLine[];
  multiple: number;
  chase: Chase;
}

interface SlipSheetParts {
  text: Text;
  money: (minor: bigint) => string;
  draft: SlipDraft;
  /** The first draw of the slip, and the maximum number of draws. */
  from: number;
  maxDraws: number;
  /** The highest stake of a draw. */
  max: bigint;
  onChange: (draft: SlipDraft) => void;
  onPlace: () => void;
}

const MAX_MULTIPLE = 99;
const MAX_RAISE = 3;

/** Opens the slip: its lines, their multiple, and the number of its draws. */
export function openSlip(parts: SlipSheetParts): void {
  const { text, money, from, max } = parts;
  let { draft } = parts;
  const list = element('ul', { class: 'lot-slip-lines' });
  const span = element('p', { class: 'quiet' });
  const total = element('output', { class: 'number lot-slip-total' });
  const trouble = element('p', { class: 'lot-trouble', role: 'status' });
  const place = element('button', { type: 'button', class: 'button is-primary is-wide' });
  const stop = element('input', { type: 'checkbox', checked: draft.chase.stopsOnWin });
  const stopRow = element('label', { class: 'lot-check' }, stop, element('span', {}, text('stopOnWin')));
  const stopText = element('p', { class: 'quiet' }, text('stopText'));

  const field = (
    label: string,
    value: number,
    maxValue: number,
    set: (value: number) => void,
    unit?: string,
  ): HTMLElement =>
    createNumberField({
      label: text(label),
      text,
      min: 1,
      max: maxValue,
      value,
      ...(unit !== undefined && { unit }),
      onChange: set,
    }).root;
  const chaseWith = (change: Partial<Chase>): void => update({ chase: { ...draft.chase, ...change } });

  function update(change: Partial<SlipDraft>): void {
    draft = { ...draft, ...change };
    parts.onChange(draft);
    show();
  }

  function row(line: SlipLine, index: number): HTMLElement {
    const name = lineName(text, line);
    const remove = element(
      'button',
      { type: 'button', class: 'icon-button', 'aria-label': text('removeLine', { line: name }) },
      icon('close'),
    );
    remove.addEventListener('click', () => update({ lines: draft.lines.filter((_, at) => at !== index) }));
    return element(
      'li',
      {},
      element(
        'div',
        { class: 'lot-ticket-words' },
        element('strong', {}, name),
        element(
          'span',
          { class: 'quiet' },
          `${line.tickets === 1 ? text('oneTicket') : text('tickets', { count: line.tickets })} × ${money(line.unit)}`,
        ),
      ),
      remove,
    );
  }

  function show(): void {
    const { lines, multiple, chase } = draft;
    list.replaceChildren(...lines.map(row));
    if (lines.length === 0) list.append(element('li', { class: 'quiet' }, text('slipEmpty')));
    const stakes = stakesOf(lines, multiple, chase);
    const sum = stakes.reduce((all, stake) => all + stake, 0n);
    const isTooHigh = stakes.some((stake) => stake > max);
    span.textContent = text('chaseText', { from, to: from + chase.draws - 1 });
    span.hidden = chase.draws === 1;
    stopRow.hidden = chase.draws === 1;
    stopText.hidden = chase.draws === 1;
    total.textContent = money(sum);
    trouble.textContent = isTooHigh ? text('tooHigh', { most: money(max) }) : '';
    place.textContent = text('place', { amount: money(sum) });
    place.disabled = lines.length === 0 || isTooHigh;
  }

  stop.addEventListener('change', () => chaseWith({ stopsOnWin: stop.checked }));
  const empty = element('button', { type: 'button', class: 'button is-small' }, text('clearSlip'));
  empty.addEventListener('click', () => update({ lines: [] }));
  place.addEventListener('click', () => {
    panel.close();
    parts.onPlace();
  });
  const panel = openPanel(
    text('slipTitle'),
    text('close'),
    list,
    element(
      'div',
      { class: 'lot-slip-terms' },
      field('multiple', draft.multiple, MAX_MULTIPLE, (multiple) => update({ multiple }), '×'),
      field('draws', draft.chase.draws, parts.maxDraws, (draws) => chaseWith({ draws })),
      field('raise', draft.chase.raise, MAX_RAISE, (raise) => chaseWith({ raise }), '×'),
      stopRow,
      stopText,
      span,
    ),
    element('p', { class: 'lot-slip-sum' }, element('span', {}, text('total')), total),
    trouble,
    element('div', { class: 'sheet-actions' }, empty),
    place,
  );
  show();
}
