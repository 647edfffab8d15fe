import type { Dress } from '../../../arcadeApi.ts';
import { element, svgElement } from '../../../shell/element.ts';
import { motifPicture } from '../../../shell/motifPicture.ts';
import { ballPlace, boardSize, framePath, hopCount, PIN_RADIUS, pinPlaces, touchedPin } from './boardGeometry.ts';

/** The appearance of a bucket. */
export interface Bucket {
  /** For instance "×5.62". */
  label: string;
  tone: 'high' | 'middle' | 'low';
}

/** The board with its pins, buckets and ball. */
export interface Board {
  root: HTMLElement;
  /** Draws a board with these buckets from the left. */
  draw: (buckets: readonly Bucket[]) => void;
  /** Shows a ball that waits at the top. */
  hold: () => void;
  /** Shows a ball that has fallen a part of its path, from 0 to 1. Returns the number of pins that it touched. */
  showFall: (path: readonly number[], part: number) => number;
  /** Marks the bucket that the ball fell into. */
  mark: (bucket: number) => void;
  /** Removes ball and mark. */
  clear: () => void;
}

/** The rotation of a ball between two neighbouring pins, in degrees. */
const TURN = 150;

/** Creates the star on the ball of a title without a drawing. */
function star(): SVGSVGElement {
  const d = 'M256 60l57 132 143 13-108 95 32 140-124-74-124 74 32-140-108-95 143-13z';
  return svgElement(
    'svg',
    { class: 'plinko-ball-motif', viewBox: '0 0 512 512', 'aria-hidden': 'true' },
    svgElement('path', { d }),
  );
}

/** Creates the frame around pins and buckets: a rim, the face in it, and a mouth for the ball. */
function frameOf(rows: number): SVGElement[] {
  const d = framePath(rows);
  return [
    svgElement('path', { class: 'plinko-rim', d }),
    svgElement('path', { class: 'plinko-face', d }),
    svgElement('path', { class: 'plinko-mouth', d: 'M-0.9 0H0.9' }),
  ];
}

/** Creates a board. It is empty until `draw`. `label` names the list of buckets. */
export function createBoard(dress: Dress | null, label: string): Board {
  const [motif] = dress?.motifs ?? [];
  const pinLayer = svgElement('svg', { class: 'plinko-pins', 'aria-hidden': 'true' });
  const bucketRow = element('ol', { class: 'plinko-buckets', 'aria-label': label });
  const ball = element(
    'div',
    { class: 'plinko-ball', 'aria-hidden': 'true', hidden: true },
    element('div', { class: 'plinko-ball-body' }, motif ? motifPicture(motif, 'plinko-ball-motif') : star()),
  );
  const root = element('div', { class: 'plinko-board' }, pinLayer, bucketRow, ball);
  let pins: SVGCircleElement[][] = [];
  let buckets: HTMLElement[] = [];
  let touched = 0;

  function touch(path: readonly number[], row: number): void {
    const pin = pins[row]?.[touchedPin(path, row)];
    const side = path[row] === 1 ? 'is-touched-right' : 'is-touched-left';
    pin?.classList.add('is-touched', side);
  }

  function clear(): void {
    ball.hidden = true;
    touched = 0;
    for (const bucket of buckets) {
      bucket.classList.remove('is-hit');
      bucket.removeAttribute('aria-current');
    }
    for (const pin of pins.flat()) pin.classList.remove('is-touched', 'is-touched-left', 'is-touched-right');
  }

  function place(path: readonly number[], hops: number): void {
    const { x, y } = ballPlace(path, hops);
    // The font size of the board is the distance of two pins.
    ball.style.transform = `translate(${x.toFixed(3)}em, ${y.toFixed(3)}em) rotate(${Math.round(x * TURN)}deg)`;
  }

  return {
    root,
    draw(shown) {
      const rows = shown.length - 1;
      const { width, height, bucketTop, bucketHeight, areLabelsLevel } = boardSize(rows);
      root.style.setProperty('--board-width', String(width));
      root.style.setProperty('--board-height', String(height));
      root.style.setProperty('--bucket-top', String(bucketTop));
      root.style.setProperty('--bucket-height', String(bucketHeight));
      root.classList.toggle('has-level-labels', areLabelsLevel);
      pinLayer.setAttribute('viewBox', `${-width / 2} 0 ${width} ${height}`);
      pins = pinPlaces(rows).map((row) =>
        row.map(({ x, y }) => svgElement('circle', { class: 'plinko-pin', cx: x, cy: y, r: PIN_RADIUS })),
      );
      pinLayer.replaceChildren(...frameOf(rows), ...pins.flat());
      buckets = shown.map((bucket) =>
        element('li', { class: `plinko-bucket is-${bucket.tone}` }, element('span', {}, bucket.label)),
      );
      bucketRow.replaceChildren(...buckets);
      clear();
    },
    hold() {
      clear();
      place([], 0);
      ball.classList.add('is-waiting');
      ball.hidden = false;
    },
    showFall(path, part) {
      ball.classList.remove('is-waiting');
      ball.hidden = false;
      const hops = part * hopCount(path);
      place(path, hops);
      for (; touched < Math.min(path.length, Math.floor(hops)); touched += 1) touch(path, touched);
      return touched;
    },
    mark(index) {
      const bucket = buckets[index];
      bucket?.classList.add('is-hit');
      bucket?.setAttribute('aria-current', 'true');
    },
    clear,
  };
}
