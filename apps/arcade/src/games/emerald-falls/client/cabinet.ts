import { element } from '../../../shell/element.ts';
import type { FallsBoard } from './board.ts';
import type { LadderView } from './ladderView.ts';
import type { Splinters } from './splinters.ts';
import type { Water } from './water.ts';

/** A point on the board, as fractions of its width and height. */
interface Point {
  x: number;
  y: number;
}

/** The decoration around the board. */
export interface Cabinet {
  root: HTMLElement;
  /** Shows the win of a symbol above the middle of its points. `index` separates wins that are shown together. */
  callOut: (words: { count: string; amount: string }, points: readonly Point[], index: number) => void;
  clearCallOuts: () => void;
  /** Sets the sign under the board for free falls; undefined removes it. */
  setFeature: (words: string | undefined) => void;
  /** Sets the line about the row of the book. */
  setRow: (words: string) => void;
  /** Sets the total so far of one board. Undefined removes it. */
  setTotal: (amount: string | undefined) => void;
}

interface CabinetParts {
  title: string;
  board: FallsBoard;
  ladder: LadderView;
  splinters: Splinters;
  water: Water;
}

/** Builds the cabinet: name, ladder, board in front of the waterfall, and the signs. */
export function createCabinet({ title, board, ladder, splinters, water }: CabinetParts): Cabinet {
  const calls = element('div', { class: 'calls', 'aria-hidden': 'true' });
  const total = element('strong', { class: 'total number', hidden: true });
  const feature = element('span', { class: 'feature', hidden: true });
  const row = element('span', { class: 'book-row number' });
  const root = element(
    'div',
    { class: 'falls-stage' },
    water.root,
    element(
      'p',
      { class: 'logo', 'aria-hidden': 'true' },
      ...title.split(' ').map((word) => element('span', {}, word)),
    ),
    element(
      'div',
      { class: 'cabinet' },
      ladder.root,
      element(
        'div',
        { class: 'frame' },
        element('i', { class: 'leaves is-start', 'aria-hidden': 'true' }),
        element('i', { class: 'leaves is-end', 'aria-hidden': 'true' }),
        board.root,
        splinters.root,
        calls,
        element('div', { class: 'plaque', 'aria-hidden': 'true' }, feature, total, row),
      ),
    ),
  );
  return {
    root,
    callOut(words, points, index) {
      const middle = (part: (point: Point) => number): number =>
        points.reduce((sum, point) => sum + part(point), 0) / Math.max(1, points.length);
      const shown = element(
        'p',
        { class: 'call' },
        element('span', {}, words.count),
        element('strong', { class: 'number' }, words.amount),
      );
      // Stays away from the edges, where the words would be cut.
      shown.style.insetInlineStart = `${Math.min(76, Math.max(24, middle(({ x }) => x) * 100))}%`;
      shown.style.insetBlockStart = `${Math.min(86, Math.max(14, (index === 0 ? middle(({ y }) => y) : 0.47 + index * 0.26) * 100))}%`;
      calls.append(shown);
    },
    clearCallOuts: () => calls.replaceChildren(),
    setFeature(words) {
      feature.hidden = words === undefined;
      feature.textContent = words ?? '';
      root.classList.toggle('is-feature', words !== undefined);
    },
    setRow(words) {
      row.textContent = words;
    },
    setTotal(amount) {
      total.hidden = amount === undefined;
      row.hidden = amount !== undefined;
      total.textContent = amount ?? '';
    },
  };
}
