import { svgElement } from '../../../shell/element.ts';
import { easeOut, type Motion } from '../../../shell/motion.ts';
import type { FanTanResult } from '../rules.ts';

/** A pile of beads that a stick counts off by fours. */
export interface BeadPile {
  root: SVGElement;
  /** Covers the pile with the cup. */
  cover: () => void;
  /** Lifts the cup and counts the beads off. `onFour` is called for each four that leave the pile. */
  count: (result: FanTanResult, motion: Motion, onFour: (index: number) => void) => Promise<void>;
}

const WIDTH = 360;
const HEIGHT = 210;
const PILE = { x: 180, y: 76 };
/** The positions of the fours: columns from the left, below the pile. */
const ROW = { x: 18, y: 160, column: 18, bead: 12 };
const BEAD = 5.4;
const LIFT_MS = 600;
const FOUR_MS = 290;
const GATHER_MS = 400;
/** The angle between two beads of the pile, which spreads them evenly like the seeds of a sunflower. */
const GOLDEN_TURN = Math.PI * (3 - Math.sqrt(5));

interface Spot {
  x: number;
  y: number;
}

/** Returns the position of a bead of the pile, counted from the middle outwards. */
function pileSpot(index: number): Spot {
  const radius = 8.6 * Math.sqrt(index + 0.4);
  const angle = index * GOLDEN_TURN;
  return { x: PILE.x + 1.25 * radius * Math.cos(angle), y: PILE.y + 0.78 * radius * Math.sin(angle) };
}

const between = (from: Spot, to: Spot, part: number): Spot => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

function placeBead(bead: SVGElement, { x, y }: Spot): void {
  bead.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)})`);
}

/** Draws the pile. */
export function createBeadPile(): BeadPile {
  const beads = svgElement('g', { class: 'beads' });
  const stick = svgElement('path', { d: 'M0 0l70 -52', class: 'stick', visibility: 'hidden' });
  const cup = svgElement(
    'g',
    { class: 'cup' },
    svgElement('path', { d: 'M84 126c0-66 40-106 96-106s96 40 96 106z', class: 'cup-side' }),
    svgElement('ellipse', { cx: 180, cy: 126, rx: 96, ry: 15, class: 'cup-rim' }),
    svgElement('path', { d: 'M104 108c6-44 30-68 58-74', class: 'cup-shine' }),
    svgElement('circle', { cx: 180, cy: 18, r: 11, class: 'cup-knob' }),
  );
  const root = svgElement(
    'svg',
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: 'bead-pile', 'aria-hidden': 'true', focusable: 'false' },
    svgElement('ellipse', { cx: 180, cy: 82, rx: 128, ry: 72, class: 'plate' }),
    svgElement('rect', { x: 6, y: 148, width: 348, height: 60, rx: 10, class: 'tray' }),
    beads,
    stick,
    cup,
  );

  function moveCup(part: number): void {
    cup.setAttribute('transform', `translate(0 ${(-130 * part).toFixed(1)})`);
    cup.setAttribute('opacity', (1 - part).toFixed(2));
    cup.setAttribute('visibility', part === 1 ? 'hidden' : 'visible');
  }

  function placeBeads(count: number): SVGElement[] {
    const created = Array.from({ length: count }, (_, index) => {
      const bead = svgElement(
        'g',
        { class: 'bead' },
        svgElement('circle', { r: BEAD }),
        svgElement('circle', { r: 1.7, class: 'bead-hole' }),
      );
      placeBead(bead, pileSpot(index));
      return bead;
    });
    beads.replaceChildren(...created);
    return created;
  }

  return {
    root,
    cover() {
      beads.replaceChildren();
      stick.setAttribute('visibility', 'hidden');
      moveCup(0);
      delete root.dataset['left'];
    },
    async count({ beads: all, remainder }, motion, onFour) {
      const pile = placeBeads(all);
      await motion.run(LIFT_MS, (part) => moveCup(easeOut(part)));
      // The outermost beads leave first, so that the remaining ones are in the middle.
      const order = pile.toReversed();
      const fours = (all - remainder) / 4;
      stick.setAttribute('visibility', 'visible');
      for (let four = 0; four < fours; four += 1) {
        const moved = order.slice(4 * four, 4 * four + 4);
        const from = moved.map((_, index) => pileSpot(all - 1 - (4 * four + index)));
        const to = moved.map((_, index) => ({ x: ROW.x + four * ROW.column, y: ROW.y + index * ROW.bead }));
        await motion.run(FOUR_MS, (part) => {
          moved.forEach((bead, index) => {
            const [start, end] = [from[index], to[index]];
            if (start && end) placeBead(bead, between(start, end, easeOut(part)));
          });
          const [start, end] = [from[0], to[0]];
          if (start && end) placeBead(stick, between(start, end, easeOut(part)));
        });
        onFour(four);
      }
      stick.setAttribute('visibility', 'hidden');
      const remaining = pile.slice(0, remainder);
      await motion.run(GATHER_MS, (part) =>
        remaining.forEach((bead, index) => {
          bead.classList.add('is-left');
          placeBead(
            bead,
            between(pileSpot(index), { x: PILE.x + (index - (remainder - 1) / 2) * 34, y: PILE.y }, easeOut(part)),
          );
        }),
      );
      root.dataset['left'] = String(remainder);
    },
  };
}
