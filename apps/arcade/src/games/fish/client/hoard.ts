import './hoard.css';
import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import { CHESTS, TREASURE_MIN, type ChestKind, type ChestOpened } from '../treasure.ts';
import { drawChest } from './art/hoardArt.ts';

/** The chests of the naga as they open. */
export interface Hoard {
  root: HTMLElement;
  /** Shuts all chests again. */
  shut: () => void;
  /** Opens the next chest. */
  open: (chest: ChestOpened) => void;
  /** Shows the payout of the hoard. */
  end: (multiplier: number, amount: string) => void;
}

/** Chests are drawn at twice their shown size. */
const CHEST_PX = 104;

function paintChest(canvas: HTMLCanvasElement, kind: ChestKind | 'closed'): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.clearRect(0, 0, CHEST_PX, CHEST_PX);
  pen.translate(CHEST_PX / 2, CHEST_PX * 0.55);
  pen.scale(CHEST_PX, CHEST_PX);
  drawChest(pen, kind);
}

/** Returns the effect of a chest, such as "+20", "×2" or a dash for one that is empty. */
export function chestText({ kind, value }: ChestOpened): string {
  return kind === 'empty' ? '–' : `${kind === 'pearl' ? '×' : '+'}${value}`;
}

/** Creates the hoard with its chests shut. It is only a picture: the caller announces the payout in words. */
export function createHoard(text: Text): Hoard {
  const chests = Array.from({ length: CHESTS }, () => {
    const canvas = element('canvas', { width: CHEST_PX, height: CHEST_PX });
    const label = element('span', { class: 'number' });
    return { canvas, label, root: element('div', { class: 'fish-chest' }, canvas, label) };
  });
  const total = element('strong', { class: 'fish-hoard-total number' });
  const amount = element('span', { class: 'fish-hoard-amount number' });
  let opened = 0;

  const hoard: Hoard = {
    root: element(
      'div',
      { class: 'fish-hoard', 'aria-hidden': 'true' },
      element('span', { class: 'fish-hoard-title' }, text('hoardTitle')),
      element('div', { class: 'fish-chests' }, ...chests.map(({ root }) => root)),
      total,
      amount,
    ),
    shut() {
      opened = 0;
      total.textContent = `×${TREASURE_MIN}`;
      amount.textContent = '';
      hoard.root.classList.remove('is-paid');
      for (const { canvas, label, root } of chests) {
        paintChest(canvas, 'closed');
        label.textContent = '';
        root.className = 'fish-chest';
      }
    },
    open(chest) {
      const next = chests[opened];
      opened += 1;
      if (!next) return;
      paintChest(next.canvas, chest.kind);
      next.label.textContent = chestText(chest);
      next.root.classList.add('is-open', `is-${chest.kind}`);
      total.textContent = `×${chest.total}`;
    },
    end(multiplier, paid) {
      total.textContent = `×${multiplier}`;
      amount.textContent = paid;
      hoard.root.classList.add('is-paid');
    },
  };
  hoard.shut();
  return hoard;
}
