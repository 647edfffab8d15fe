import { tablePhase } from '@parlor/contract/tables';
import type { PlayerTableView } from '../../tablesApi.ts';
import { element } from '../element.ts';
import type { Text } from '../gameText.ts';
import { tableResults } from './tableResults.ts';

/** A table in the list of other tables. */
export interface TableRow {
  root: HTMLElement;
  /** Shows the current state of the table. */
  update: (table: PlayerTableView) => void;
  /** Shows the remaining time, by the server's clock. */
  tick: (now: number) => void;
}

interface RowParts {
  table: PlayerTableView;
  name: string;
  text: Text;
  money: (minor: bigint) => string;
  /** The address of the table; without one, the name is a button. */
  href: string | undefined;
  onChoose: () => void;
}

const goodKeys = { run: 'tables.run', alternate: 'tables.alternate', pairs: 'tables.pairs' } as const;

/** Creates the row of a table: its name links there, and covers the whole row. */
export function createTableRow({ table, name, text, money, href, onChoose }: RowParts): TableRow {
  const id = `other-table-${table.gameCode}`;
  const way: HTMLElement =
    href === undefined
      ? element('button', { type: 'button', class: 'other-way', 'aria-describedby': id }, name)
      : element('a', { href, class: 'other-way', 'aria-describedby': id }, name);
  way.addEventListener('click', (event) => {
    // A new tab does not leave this table.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChoose();
  });
  const time = element('span', { class: 'other-time' });
  const stake = element('span', {}, text('tables.from', { amount: money(BigInt(table.minStake)) }));
  const facts = element('p', { class: 'other-facts', id }, stake, time);
  const root = element('li', { class: 'other-table' }, way, facts);
  let results: HTMLElement = element('div');
  let shown: string | undefined;
  let known = table;

  function update(next: PlayerTableView): void {
    known = next;
    const fell = next.form === 'road' ? next.road : next.marks.join(' ');
    if (fell === shown) return;
    shown = fell;
    const fresh = tableResults(next, text);
    results.remove();
    facts.before(fresh);
    results = fresh;
    root.querySelector('.other-good')?.remove();
    if (next.form !== 'road' || !next.good) return;
    const { kind, side, tone, length } = next.good;
    const words = text(goodKeys[kind], { side: text(`tables.${side}`), count: length });
    facts.prepend(element('strong', { class: 'other-good', 'data-tone': tone }, words));
  }

  update(table);
  return {
    root,
    update,
    tick(now) {
      const { phase, seconds } = tablePhase(known, now);
      const dealing = known.form === 'road' ? 'tables.dealing' : 'tables.drawing';
      const key = { open: 'tables.open', dealing, shown: 'tables.next' }[phase];
      time.dataset['phase'] = phase;
      time.textContent = text(key, { count: seconds });
    },
  };
}
