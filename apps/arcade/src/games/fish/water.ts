import type { FishSpecies } from './math.ts';

/** The size and speed of a species: px, and px per second, on a sea that is 390 wide. */
interface Swim {
  length: number;
  speed: number;
}

/** The size and speed of every species. */
export const swims: Readonly<Record<FishSpecies, Swim>> = {
  sardine: { length: 40, speed: 52 },
  clownfish: { length: 46, speed: 44 },
  seahorse: { length: 54, speed: 24 },
  angelfish: { length: 56, speed: 38 },
  pufferfish: { length: 58, speed: 28 },
  jellyfish: { length: 64, speed: 24 },
  squid: { length: 78, speed: 46 },
  lanternfish: { length: 78, speed: 34 },
  turtle: { length: 92, speed: 30 },
  lobster: { length: 96, speed: 28 },
  ray: { length: 108, speed: 40 },
  swordfish: { length: 124, speed: 78 },
  goldfish: { length: 92, speed: 42 },
  shark: { length: 168, speed: 50 },
  whale: { length: 208, speed: 30 },
  bombCrab: { length: 84, speed: 26 },
  stormEel: { length: 150, speed: 54 },
  treasureClam: { length: 92, speed: 20 },
  kraken: { length: 216, speed: 26 },
  lord: { length: 200, speed: 24 },
  naga: { length: 250, speed: 27 },
};

/** Of a species of at least this length only one swims at a time. */
const LARGE = 90;

/** How often a species arrives, and how many arrive together. */
const arrivals: readonly (readonly [species: FishSpecies, weight: number, together: number])[] = [
  ['sardine', 9, 5],
  ['clownfish', 8, 3],
  ['seahorse', 5, 1],
  ['angelfish', 7, 2],
  ['pufferfish', 5, 1],
  ['jellyfish', 5, 2],
  ['squid', 5, 1],
  ['lanternfish', 4, 1],
  ['turtle', 4, 1],
  ['lobster', 3, 1],
  ['ray', 3, 1],
  ['swordfish', 3, 1],
  ['goldfish', 2.5, 1],
  ['shark', 2, 1],
  ['whale', 1.2, 1],
  ['bombCrab', 2, 1],
  ['stormEel', 1.5, 1],
  ['treasureClam', 1.2, 1],
];
const smallArrivals = arrivals.filter(([species]) => swims[species].length < LARGE);
const weights = arrivals.reduce((sum, [, weight]) => sum + weight, 0);
const bosses = ['kraken', 'naga', 'lord'] as const;

/** The width of the sea to which lengths and speeds refer. */
export const SEA_WIDTH = 390;
/** The interval of arrivals, in ms. */
const SLOT_MS = 1450;
/** Numbers for the creatures of one arrival; the last one is a boss. */
const IDS = 8;
/** Arrivals between two bosses, and before the first one. */
const BOSS_EVERY = 38;
const FIRST_BOSS = 15;
/** The speed of the slowest creatures of a species, as a fraction of its speed. */
const SLOWEST = 0.85;
/** After this many further arrivals, every creature of an arrival has left the water. */
const PAST_SLOTS = 28;

/** A swimming creature. Positions are fractions of the sea, so that every screen shows the same water. */
export interface WaterFish {
  /** Its number at the table. */
  id: number;
  species: FishSpecies;
  /** When it enters, and when it has left, in epoch ms. */
  from: number;
  until: number;
  direction: 1 | -1;
  /** Its height from 0 to 1, and its place in its shoal, in lengths. */
  height: number;
  aside: number;
  /** The amplitude of its swing, from 0 to 1, the period in s, and the phase at the start. */
  swing: number;
  period: number;
  shift: number;
}

/** The creatures of a table: a function of its seed and the time. It does not affect money. */
export interface Water {
  /** The creatures of an arrival, counted from the start of the water. */
  arrive: (slot: number) => readonly WaterFish[];
  /** The number of the arrival at a moment. */
  slotAt: (ms: number) => number;
  /** The creature of a number; undefined if there is none. */
  find: (id: number) => WaterFish | undefined;
}

/** Returns a generator of numbers from 0 to 1. The same text gives the same numbers. */
function numbersOf(text: string): () => number {
  let state = 0x81_1c_9d_c5;
  for (let i = 0; i < text.length; i += 1) state = Math.imul(state ^ text.charCodeAt(i), 0x01_00_01_93);
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns how far outside the sea a creature starts, as a fraction of the width. */
function outside(species: FishSpecies): number {
  return (swims[species].length * 0.8) / SEA_WIDTH;
}

/** Creates the water of a seed. It begins full, at `startMs`. */
export function createWater(seed: string, startMs: number): Water {
  const firstMs = startMs - PAST_SLOTS * SLOT_MS;

  function drawn(slot: number): { species: FishSpecies; together: number; next: () => number } {
    const next = numbersOf(`${seed}:${slot}`);
    let remaining = next() * weights;
    for (const [species, weight, together] of arrivals) {
      remaining -= weight;
      if (remaining < 0) return { species, together, next };
    }
    return { species: 'sardine', together: 5, next };
  }

  function isAlone(species: FishSpecies, slot: number): boolean {
    const { speed } = swims[species];
    const slots = Math.ceil(((1 + 2 * outside(species)) * SEA_WIDTH * 1000) / (speed * SLOWEST * SLOT_MS)) + 1;
    for (let before = Math.max(0, slot - slots); before < slot; before += 1)
      if (drawn(before).species === species) return false;
    return true;
  }

  function create(species: FishSpecies, slot: number, next: () => number, together: number): WaterFish[] {
    const { length, speed } = swims[species];
    const direction = next() < 0.5 ? 1 : -1;
    const pace = speed * (SLOWEST + next() * 0.3);
    const crossing = ((1 + 2 * outside(species)) * SEA_WIDTH * 1000) / pace;
    const height = next();
    const swing = 0.2 + next() * 0.5;
    const period = 4 + next() * 4;
    const shift = next() * 6;
    let from = firstMs + slot * SLOT_MS + next() * SLOT_MS * 0.6;
    return Array.from({ length: together }, (_, index) => {
      if (index > 0) from += (length * (0.62 + next() * 0.3) * 1000) / pace;
      const aside = index === 0 ? 0 : (next() - 0.5) * 1.1;
      const id = slot * IDS + index;
      return { id, species, from, until: from + crossing, direction, height, aside, swing, period, shift };
    });
  }

  const water: Water = {
    arrive(slot) {
      const { species, together, next } = drawn(slot);
      const isAllowed = swims[species].length < LARGE || isAlone(species, slot);
      // A small creature replaces a large one whose species already swims.
      const [small, , smallTogether] = smallArrivals[Math.floor(next() * smallArrivals.length)] ?? ['sardine', 1, 1];
      const arriving = isAllowed ? create(species, slot, next, together) : create(small, slot, next, smallTogether);
      const bossSlot = slot - PAST_SLOTS - FIRST_BOSS;
      if (bossSlot < 0 || bossSlot % BOSS_EVERY !== 0) return arriving;
      const boss = bosses[(bossSlot / BOSS_EVERY) % bosses.length] ?? 'kraken';
      const [bossFish] = create(boss, slot, numbersOf(`${seed}:boss:${slot}`), 1);
      return bossFish ? [...arriving, { ...bossFish, id: slot * IDS + IDS - 1 }] : arriving;
    },
    slotAt: (ms) => Math.floor((ms - firstMs) / SLOT_MS),
    find(id) {
      return Number.isSafeInteger(id) && id >= 0
        ? water.arrive(Math.floor(id / IDS)).find((fish) => fish.id === id)
        : undefined;
    },
  };
  return water;
}

/** How many arrivals before the current one may still have creatures in the water. */
export const MAX_PRESENT_SLOTS = PAST_SLOTS;

/** Returns how far across the sea a creature is, as a fraction of the width; below 0 or above 1 is outside. */
export function acrossAt({ species, from, until, direction }: WaterFish, ms: number): number {
  const out = outside(species);
  const progress = ((ms - from) / (until - from)) * (1 + 2 * out) - out;
  return direction > 0 ? progress : 1 - progress;
}

/** Whether a creature of this species and number was in the water around a moment. */
export function wasInWater(water: Water, { id, species }: { id: number; species: string }, ms: number): boolean {
  const found = water.find(id);
  return found?.species === species && ms > found.from && ms < found.until + LATE_MS;
}

/** How late a shot may arrive after its creature has left, in ms. */
const LATE_MS = 15_000;

/** Species that arrive with an announcement. */
export function isBoss(species: FishSpecies): boolean {
  return bosses.some((boss) => boss === species);
}
