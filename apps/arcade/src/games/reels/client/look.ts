/*
 * The look of a title besides its colours and drawings. Everything follows from the title's code, so that a title looks
 * the same on every visit and two titles of one theme differ.
 */
import { lowKinds, type LowKind } from './lowSymbols.ts';

const sceneKinds = ['rays', 'hills', 'stars', 'waves', 'lattice', 'columns', 'clouds', 'city'] as const;
const frames = ['plate', 'arch', 'stone', 'neon', 'wood', 'gold', 'minimal', 'pagoda'] as const;
const reelGrounds = ['deep', 'night', 'light', 'tint', 'stripes', 'glass'] as const;
const plates = ['none', 'coin', 'card', 'hex', 'shield', 'tile', 'diamond'] as const;
const finishes = ['painted', 'sticker', 'relief', 'cut', 'neon'] as const;
const logos = ['crest', 'flank', 'behind', 'medal'] as const;
const letterings = ['gold', 'outline', 'solid', 'glow', 'stamp'] as const;
const badges = ['burst', 'ring', 'banner', 'gate'] as const;

export type SceneKind = (typeof sceneKinds)[number];
export type Plate = (typeof plates)[number];
export type Finish = (typeof finishes)[number];
export type Badge = (typeof badges)[number];

/** The look of a title. */
export interface Look {
  scene: SceneKind;
  frame: (typeof frames)[number];
  ground: (typeof reelGrounds)[number];
  plate: Plate;
  finish: Finish;
  low: LowKind;
  logo: (typeof logos)[number];
  lettering: (typeof letterings)[number];
  wildBadge: Badge;
  scatterBadge: Badge;
  /** The first indices of the colours of low symbols and plates. */
  hue: number;
  /** Height of a cell by its width. */
  tallness: number;
  /** Further numbers in [0, 1), for details of the scene. */
  next: () => number;
}

/** Numbers in [0, 1) that depend on a text only (FNV-1a and mulberry32). They decide looks, never outcomes. */
export function seededNumbers(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns the look of a title. */
export function lookOf(gameCode: string): Look {
  const next = seededNumbers(`look/${gameCode}`);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item;
  const ground = pick(reelGrounds);
  const plate = pick(plates);
  const wildBadge = pick(badges);
  return {
    scene: pick(sceneKinds),
    frame: pick(frames),
    ground,
    plate,
    // Glowing lines cannot be seen on bright reels.
    finish: pick(ground === 'light' ? finishes.slice(0, -1) : finishes),
    low: pick(lowKinds),
    logo: pick(logos),
    lettering: pick(letterings),
    wildBadge,
    scatterBadge: pick(badges.filter((badge) => badge !== wildBadge)),
    hue: Math.floor(next() * 8),
    tallness: 1.06 + next() * 0.24,
    next,
  };
}
