import type { FishSpecies } from '../math.ts';
import { formOf } from './art/creatures.ts';

/** A creature on its way across the sea. What it does there decides nothing about money. */
export interface Swimmer {
  id: number;
  species: FishSpecies;
  x: number;
  y: number;
  /** The way it looks, in radians; the picture is mirrored for one that swims to the left. */
  angle: number;
  isMirrored: boolean;
  /** In px. */
  length: number;
  /** Where its motion is, from 0 to 1. */
  beat: number;
  /** Shots that hit it and whose answers are not known. */
  pending: number;
  /** When it was hit last, in s of the sea. */
  hitAt: number;
}

interface Route {
  direction: 1 | -1;
  speed: number;
  y: number;
  height: number;
  period: number;
  shift: number;
}

export interface Sea {
  swimmers: () => readonly Swimmer[];
  /** Moves everything on. */
  step: (seconds: number) => void;
  resize: (width: number, height: number) => void;
  /** The creature at a point, the smallest of several. */
  at: (x: number, y: number) => Swimmer | undefined;
  find: (id: number) => Swimmer | undefined;
  remove: (id: number) => void;
  /** Seconds since the beginning. */
  now: () => number;
}

/** How often a species comes, and how many together. */
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
const walkers: ReadonlySet<FishSpecies> = new Set(['bombCrab', 'treasureClam', 'lobster']);
const bosses: readonly FishSpecies[] = ['kraken', 'lord'];

/** Px of sea for each creature, and the time between two bosses in s. */
const AREA_EACH = 10_500;
const BOSS_EVERY = 55;
const FIRST_BOSS = 22;
/** The width that lengths and speeds are given for. */
const SEA_WIDTH = 390;

interface SeaParts {
  width: number;
  height: number;
  random?: () => number;
  onBoss: (species: FishSpecies) => void;
}

/** How much larger creatures are on a sea of this size. A low sea has smaller ones. */
export function seaScale(width: number, height: number): number {
  return Math.min(1.5, Math.max(0.62, Math.min(width, height * 0.9) / SEA_WIDTH));
}

/** Whether a point lies in a creature. */
export function isIn(swimmer: Swimmer, x: number, y: number): boolean {
  const { length, angle } = swimmer;
  const [dx, dy] = [x - swimmer.x, y - swimmer.y];
  const along = (dx * Math.cos(angle) + dy * Math.sin(angle)) / (length * 0.46);
  const across = (dy * Math.cos(angle) - dx * Math.sin(angle)) / (length * formOf(swimmer.species).box * 0.36);
  return along * along + across * across < 1;
}

/** Creates a sea in which creatures come and go. */
export function createSea({ width: firstWidth, height: firstHeight, random = Math.random, onBoss }: SeaParts): Sea {
  let width = firstWidth;
  let height = firstHeight;
  let time = 0;
  let ids = 0;
  let bossAt = FIRST_BOSS;
  let bossCount = 0;
  let restUntil = 0;
  let swimmers: Swimmer[] = [];
  const routes = new Map<number, Route>();

  function place(species: FishSpecies, route: Route, x: number, dy: number): void {
    ids += 1;
    const own = { ...route, y: route.y + dy };
    routes.set(ids, own);
    swimmers.push({
      id: ids,
      species,
      x,
      y: own.y,
      angle: 0,
      isMirrored: own.direction < 0,
      length: formOf(species).length * seaScale(width, height),
      beat: random(),
      pending: 0,
      hitAt: -9,
    });
  }

  function send(species: FishSpecies, together: number, part = 0): void {
    const { length, speed, box } = formOf(species);
    const scale = seaScale(width, height);
    const direction = random() < 0.5 ? 1 : -1;
    const half = length * scale * 0.75;
    const margin = Math.min(height * 0.4, (length * scale * box) / 2 + 8);
    // The cannon stands at the bottom.
    const bottom = Math.max(margin + 1, height - 92 - margin * 0.6);
    const route: Route = {
      direction,
      speed: speed * scale * (0.85 + random() * 0.3),
      y: walkers.has(species) ? bottom : margin + random() * (bottom - margin),
      height: walkers.has(species) ? 2 : (0.2 + random() * 0.5) * Math.min(46, height * 0.09),
      period: 4 + random() * 4,
      shift: random() * 6,
    };
    const from = direction > 0 ? -half : width + half;
    for (let i = 0; i < together; i += 1) {
      const behind = i * length * scale * (0.62 + random() * 0.3);
      place(
        species,
        route,
        from - direction * behind + direction * part * width,
        (random() - 0.5) * length * scale * (i === 0 ? 0 : 1.1),
      );
    }
  }

  function arrive(part = 0): void {
    const present = new Set(swimmers.map(({ species }) => species));
    const possible = arrivals.filter(([species]) => formOf(species).length < 90 || !present.has(species));
    let left = random() * possible.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [species, weight, together] of possible) {
      left -= weight;
      if (left < 0) {
        send(species, together, part);
        return;
      }
    }
  }

  function move(swimmer: Swimmer, seconds: number): void {
    const route = routes.get(swimmer.id);
    if (!route) return;
    const { beats, turns } = formOf(swimmer.species);
    swimmer.x += route.direction * route.speed * seconds;
    const turn = (Math.PI * 2) / route.period;
    swimmer.y = route.y + Math.sin(time * turn + route.shift) * route.height;
    const climb = Math.cos(time * turn + route.shift) * route.height * turn;
    swimmer.angle = turns ? Math.atan2(climb, route.speed) * route.direction : Math.sin(time * 2 + route.shift) * 0.06;
    swimmer.beat = (swimmer.beat + beats * seconds) % 1;
  }

  function isAway({ x, length }: Swimmer, direction: number): boolean {
    return direction > 0 ? x > width + length * 0.8 : x < -length * 0.8;
  }

  const sea: Sea = {
    swimmers: () => swimmers,
    now: () => time,
    step(seconds) {
      time += seconds;
      for (const swimmer of swimmers) move(swimmer, seconds);
      // One that was hit stays until its answers are known.
      swimmers = swimmers.filter((swimmer) => {
        const isGone = swimmer.pending === 0 && isAway(swimmer, routes.get(swimmer.id)?.direction ?? 1);
        if (isGone) routes.delete(swimmer.id);
        return !isGone;
      });
      const target = Math.min(26, Math.max(9, (width * height) / AREA_EACH));
      if (swimmers.length < target && time >= restUntil) {
        restUntil = time + 0.45;
        arrive();
      }
      if (time >= bossAt) {
        bossAt = time + BOSS_EVERY;
        const boss = bosses[bossCount % bosses.length] ?? 'kraken';
        bossCount += 1;
        send(boss, 1);
        onBoss(boss);
      }
    },
    resize(nextWidth, nextHeight) {
      const [bx, by] = [nextWidth / width, nextHeight / height];
      width = nextWidth;
      height = nextHeight;
      for (const swimmer of swimmers) {
        swimmer.x *= bx;
        swimmer.length = formOf(swimmer.species).length * seaScale(width, height);
        const route = routes.get(swimmer.id);
        if (route) route.y *= by;
      }
    },
    at: (x, y) => swimmers.filter((swimmer) => isIn(swimmer, x, y)).toSorted((a, b) => a.length - b.length)[0],
    find: (id) => swimmers.find((swimmer) => swimmer.id === id),
    remove(id) {
      routes.delete(id);
      swimmers = swimmers.filter((swimmer) => swimmer.id !== id);
    },
  };

  // The sea is full when the player comes.
  for (let i = 0; i < 7; i += 1) arrive(0.12 + random() * 0.7);
  sea.step(0);
  return sea;
}
