import type { FishSpecies } from '../math.ts';
import { acrossAt, isBoss, MAX_PRESENT_SLOTS, SEA_WIDTH, type Water, type WaterFish } from '../water.ts';
import { formOf } from './art/creatures.ts';

/** A creature that crosses the sea. Its movement does not affect money. */
export interface Swimmer {
  id: number;
  species: FishSpecies;
  x: number;
  y: number;
  /** Its direction in radians. The picture of a creature that swims to the left is mirrored. */
  angle: number;
  isMirrored: boolean;
  /** In px. */
  length: number;
  /** The progress of its motion, from 0 to 1. */
  beat: number;
  /** Shots that hit it and await an answer. */
  pending: number;
  /** When it was last hit, in s since the sea began. */
  hitAt: number;
}

export interface Sea {
  swimmers: () => readonly Swimmer[];
  /** Moves everything to its current position. */
  step: () => void;
  resize: (width: number, height: number) => void;
  /** The creature at a point, the smallest of several. */
  at: (x: number, y: number) => Swimmer | undefined;
  find: (id: number) => Swimmer | undefined;
  /** Removes a creature for good. */
  remove: (id: number) => void;
  /** Shows another water, without its caught creatures. */
  setWater: (water: Water, caught: readonly number[]) => void;
  /** Seconds since the beginning. */
  now: () => number;
}

const walkers: ReadonlySet<FishSpecies> = new Set(['bombCrab', 'treasureClam', 'lobster']);
/** How long after it left a creature is kept for the answer to its last shot, in ms. */
const RETENTION_MS = 120_000;
/** This many caught creatures are remembered. */
const MAX_REMOVED = 4000;

interface SeaParts {
  width: number;
  height: number;
  water: Water;
  /** The clock of the water, in epoch ms. */
  clock: () => number;
  onBoss: (species: FishSpecies) => void;
}

/** Returns how much larger creatures are on a sea of this size. They are smaller on a low sea. */
export function seaScale(width: number, height: number): number {
  return Math.min(1.5, Math.max(0.62, Math.min(width, height * 0.9) / SEA_WIDTH));
}

/** Whether a point is inside a creature. */
export function isIn(swimmer: Swimmer, x: number, y: number): boolean {
  const { length, angle } = swimmer;
  const [dx, dy] = [x - swimmer.x, y - swimmer.y];
  const along = (dx * Math.cos(angle) + dy * Math.sin(angle)) / (length * 0.46);
  const across = (dy * Math.cos(angle) - dx * Math.sin(angle)) / (length * formOf(swimmer.species).box * 0.36);
  return along * along + across * across < 1;
}

/** Creates the picture of a water. */
export function createSea({ width: firstWidth, height: firstHeight, water: firstWater, clock, onBoss }: SeaParts): Sea {
  let width = firstWidth;
  let height = firstHeight;
  let water = firstWater;
  let startedAt = clock();
  let time = startedAt;
  /** The next arrival. */
  let slot = 0;
  let swimmers: Swimmer[] = [];
  let courses = new Map<number, WaterFish>();
  let removed = new Set<number>();

  function arrive(now: number): void {
    const last = water.slotAt(now);
    // After a long absence only current creatures arrive.
    for (slot = Math.max(slot, last - MAX_PRESENT_SLOTS, 0); slot <= last; slot += 1) {
      for (const course of water.arrive(slot)) {
        if (course.until <= now || removed.has(course.id)) continue;
        courses.set(course.id, course);
        swimmers.push({
          id: course.id,
          species: course.species,
          x: 0,
          y: 0,
          angle: 0,
          isMirrored: course.direction < 0,
          length: formOf(course.species).length * seaScale(width, height),
          beat: 0,
          pending: 0,
          hitAt: -9,
        });
        if (isBoss(course.species) && slot === last) onBoss(course.species);
      }
    }
    // Creatures with lower numbers have left and are not looked up again.
    if (removed.size > MAX_REMOVED) removed = new Set([...removed].slice(-MAX_REMOVED / 2));
  }

  function place(swimmer: Swimmer, course: WaterFish): void {
    const { box, beats, turns, length } = formOf(swimmer.species);
    const scale = seaScale(width, height);
    const margin = Math.min(height * 0.4, (length * scale * box) / 2 + 8);
    // The cannon is at the bottom.
    const bottom = Math.max(margin + 1, height - 92 - margin * 0.6);
    const isWalker = walkers.has(swimmer.species);
    const middle = isWalker ? bottom : margin + course.height * (bottom - margin);
    const swing = isWalker ? 2 : course.swing * Math.min(46, height * 0.09);
    const turn = (Math.PI * 2) / course.period;
    const seconds = (time - course.from) / 1000;
    const wave = seconds * turn + course.shift;
    swimmer.x = acrossAt(course, time) * width;
    swimmer.y = middle + course.aside * length * scale + Math.sin(wave) * swing;
    const climb = Math.cos(wave) * swing * turn;
    const speed = Math.abs(acrossAt(course, time + 500) - acrossAt(course, time)) * 2 * width;
    swimmer.angle = turns ? Math.atan2(climb, speed) * course.direction : Math.sin(seconds * 2 + course.shift) * 0.06;
    const beat = (seconds * beats + course.shift + course.aside) % 1;
    swimmer.beat = beat < 0 ? beat + 1 : beat;
  }

  const sea: Sea = {
    swimmers: () => swimmers,
    now: () => (time - startedAt) / 1000,
    step() {
      time = Math.max(time, clock());
      arrive(time);
      let count = 0;
      for (const swimmer of swimmers) {
        const course = courses.get(swimmer.id);
        if (!course) continue;
        // A hit creature stays until the answers to its shots are known.
        if (time < course.until || (swimmer.pending > 0 && time < course.until + RETENTION_MS)) {
          place(swimmer, course);
          swimmers[count] = swimmer;
          count += 1;
        } else courses.delete(swimmer.id);
      }
      swimmers.length = count;
    },
    resize(nextWidth, nextHeight) {
      width = nextWidth;
      height = nextHeight;
      for (const swimmer of swimmers) swimmer.length = formOf(swimmer.species).length * seaScale(width, height);
    },
    at(x, y) {
      let found: Swimmer | undefined;
      for (const swimmer of swimmers)
        if ((!found || swimmer.length < found.length) && isIn(swimmer, x, y)) found = swimmer;
      return found;
    },
    find: (id) => swimmers.find((swimmer) => swimmer.id === id),
    remove(id) {
      courses.delete(id);
      removed.add(id);
      swimmers = swimmers.filter((swimmer) => swimmer.id !== id);
    },
    setWater(next, caught) {
      water = next;
      swimmers = [];
      courses = new Map();
      removed = new Set(caught);
      slot = 0;
      startedAt = clock();
      time = startedAt;
      sea.step();
    },
  };

  sea.step();
  return sea;
}
