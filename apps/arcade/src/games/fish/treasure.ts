import type { BookEngine, EngineRound } from '../../books/bookEngine.ts';
import type { UniformDraw } from '../../fairness/uniformDraw.ts';

/**
 * The version of these rules, which the fingerprint of the book contains. Any change of a prize needs a new version.
 */
const TREASURE_VERSION = 'fish-naga@1';

/** The value of the hoard before its first chest, in bullets: its minimum payout. */
export const TREASURE_MIN = 40;
/** The most that the hoard pays, in bullets. It closes there. */
export const TREASURE_MAX = 2000;
/** Chests of the hoard. */
export const CHESTS = 8;

/** The content of a chest: coins that are added, a pearl that multiplies, or nothing, which ends the feature. */
export type ChestKind = 'coins' | 'pearl' | 'empty';

/** The contents of a chest, and how many of the numbers draw each. The order is part of the rules. */
export const chestFaces: readonly { kind: ChestKind; value: number; weight: number }[] = [
  { kind: 'coins', value: 10, weight: 20 },
  { kind: 'coins', value: 20, weight: 20 },
  { kind: 'coins', value: 40, weight: 12 },
  { kind: 'coins', value: 80, weight: 5 },
  { kind: 'pearl', value: 2, weight: 13 },
  { kind: 'pearl', value: 3, weight: 4 },
  { kind: 'empty', value: 0, weight: 26 },
];

const TOTAL_WEIGHT = chestFaces.reduce((sum, { weight }) => sum + weight, 0);

/** A chest that was opened. Numbers are bullets, except a pearl's `value`, which is a factor. */
export interface ChestOpened {
  type: 'chest_opened';
  kind: ChestKind;
  value: number;
  /** The value of the hoard after this chest. */
  total: number;
}

function drawFace(draw: UniformDraw): (typeof chestFaces)[number] {
  let remaining = draw(TOTAL_WEIGHT);
  for (const face of chestFaces) {
    if (remaining < face.weight) return face;
    remaining -= face.weight;
  }
  throw new Error('the draw is beyond the weights');
}

/** Opens chests until one is empty, none is left or the hoard reaches `TREASURE_MAX`. */
function play(draw: UniformDraw): EngineRound<ChestOpened> {
  const events: ChestOpened[] = [];
  let total = TREASURE_MIN;
  while (events.length < CHESTS && total < TREASURE_MAX) {
    const { kind, value } = drawFace(draw);
    const raised = kind === 'pearl' ? total * value : total + value;
    total = Math.min(TREASURE_MAX, raised);
    events.push({ type: 'chest_opened', kind, value, total });
    if (kind === 'empty') break;
  }
  return { events, payout: total * 100 };
}

/** The engine of the naga's hoard, which plays a row from its seed. It pays whole bullets. */
export const treasureEngine: BookEngine<ChestOpened> = { version: TREASURE_VERSION, hasPrizes: true, play };
