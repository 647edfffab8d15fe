import { element } from '../../../shell/element.ts';
import type { Motion } from '../../../shell/motion.ts';
import type { ReelsEvent } from '../rules.ts';
import { seededNumbers } from './look.ts';

type PrizePicked = Extract<ReelsEvent, { type: 'prize_picked' }>;

interface PrizePickParts {
  /** The area that the boxes cover. */
  place: HTMLElement;
  gameCode: string;
  heading: string;
  /** The address of the picture on a closed box. */
  picture: string;
  motion: Motion;
  isStill: boolean;
  money: (minor: bigint) => string;
  onHop: (step: number) => void;
  onOpen: () => void;
}

const INTRO_MS = 700;
const FIRST_HOP_MS = 90;
const SLOWING = 1.13;
const HOPS = 14;
const OPEN_MS = 900;
const OTHERS_MS = 1100;

/**
 * Returns the prize of each box. The prizes of a title are always in the same boxes, so that nothing moves behind a
 * lid.
 */
function arrangement(gameCode: string, count: number): number[] {
  const next = seededNumbers(`boxes/${gameCode}`);
  const order = Array.from({ length: count }, (_, i) => i);
  for (let end = count - 1; end > 0; end -= 1) {
    const other = Math.floor(next() * (end + 1));
    [order[end], order[other]] = [order[other] as number, order[end] as number];
  }
  return order;
}

/** Shows the boxes: a light hops from box to box, the box where it stops opens, then the others. */
export async function showPrizePick(event: PrizePicked, parts: PrizePickParts): Promise<void> {
  const { place, gameCode, heading, picture, motion, isStill, money, onHop, onOpen } = parts;
  const order = arrangement(gameCode, event.prizes.length);
  const boxes = order.map((prize) =>
    element(
      'li',
      { class: 'prize-box' },
      element('span', { class: 'prize-lid' }, element('img', { src: picture, alt: '', draggable: 'false' })),
      element('span', { class: 'prize-amount' }, money(BigInt(event.prizes[prize] ?? 0))),
    ),
  );
  const picked = order.indexOf(event.index);
  const layer = element(
    'div',
    { class: 'reels-feature prize-pick', 'aria-hidden': 'true' },
    element('p', { class: 'feature-heading' }, heading),
    element('ul', { class: 'prize-boxes' }, ...boxes),
  );
  layer.classList.toggle('is-still', isStill);
  place.append(layer);
  if (!isStill) {
    await motion.pause(INTRO_MS);
    let restMs = FIRST_HOP_MS;
    // The light circles in order and stops at the picked box.
    for (let hop = HOPS; hop >= 0 && !motion.isSkipped(); hop -= 1) {
      const lit = (((picked - hop) % boxes.length) + boxes.length) % boxes.length;
      boxes.forEach((box, at) => box.classList.toggle('is-lit', at === lit));
      onHop(HOPS - hop);
      await motion.pause(restMs);
      restMs *= SLOWING;
    }
  }
  boxes.forEach((box, at) => box.classList.toggle('is-lit', at === picked));
  boxes[picked]?.classList.add('is-open', 'is-picked');
  onOpen();
  await motion.pause(OPEN_MS);
  for (const box of boxes) box.classList.add('is-open');
  await motion.pause(OTHERS_MS);
  layer.remove();
}
