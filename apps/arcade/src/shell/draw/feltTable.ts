import { element } from '../element.ts';

/** The felt of a table: its head with the clock and the verdict, and the drawing below. */
export interface FeltTable {
  root: HTMLElement;
  /** Shows the result of the draw; undefined removes it. */
  showMessage: (verdict: string | undefined) => void;
}

/** Creates the felt. `corner` is at the end of the head, for instance a shoe. */
export function createFeltTable(head: readonly Node[], body: Node, corner?: Node): FeltTable {
  const verdict = element('p', { class: 'table-verdict', 'aria-hidden': 'true' });
  const root = element(
    'div',
    { class: 'draw-table' },
    element('div', { class: 'table-head' }, ...head, verdict, ...(corner ? [corner] : [])),
    body,
  );
  return {
    root,
    showMessage(words) {
      verdict.textContent = words ?? '';
      root.classList.toggle('is-shown', words !== undefined);
    },
  };
}
