import { isIn, type Sea, type Swimmer } from './sea.ts';

/** A flying bullet. */
export interface Bullet {
  x: number;
  y: number;
  /** Its direction in radians. */
  angle: number;
  amount: bigint;
  /** The creature that it follows; it passes all others. */
  target: number | undefined;
  /** In seconds. */
  age: number;
}

/** The speed in px per second, and the longest flight in seconds. A bullet that hits nothing costs nothing. */
const SPEED = 640;
const LIFE = 8;
const RADIUS = 6;

interface Bounds {
  width: number;
  height: number;
}

/** The state of a bullet after a step. */
export type Flight = { kind: 'flies' } | { kind: 'hits'; swimmer: Swimmer } | { kind: 'ends' };

/** Whether a creature can be seen. */
export function isInSight({ x, y }: Swimmer, { width, height }: Bounds): boolean {
  return x > 4 && x < width - 4 && y > 0 && y < height;
}

/** Moves a bullet. It bounces off the walls and turns towards its target, if any. */
export function fly(bullet: Bullet, seconds: number, sea: Sea, bounds: Bounds): Flight {
  bullet.age += seconds;
  if (bullet.age > LIFE) return { kind: 'ends' };
  let target = bullet.target === undefined ? undefined : sea.find(bullet.target);
  if (target && !isInSight(target, bounds)) target = undefined;
  if (!target) bullet.target = undefined;
  if (target) bullet.angle = Math.atan2(target.y - bullet.y, target.x - bullet.x);
  // The steps are small enough to pass no creature.
  const steps = Math.max(1, Math.ceil((SPEED * seconds) / 10));
  for (let i = 0; i < steps; i += 1) {
    bullet.x += (Math.cos(bullet.angle) * SPEED * seconds) / steps;
    bullet.y += (Math.sin(bullet.angle) * SPEED * seconds) / steps;
    bounce(bullet, bounds);
    const hit = target ? (isIn(target, bullet.x, bullet.y) ? target : undefined) : sea.at(bullet.x, bullet.y);
    if (hit) return { kind: 'hits', swimmer: hit };
  }
  return { kind: 'flies' };
}

function bounce(bullet: Bullet, { width, height }: Bounds): void {
  const { x, y } = bullet;
  if (x < RADIUS || x > width - RADIUS) {
    bullet.x = Math.min(width - RADIUS, Math.max(RADIUS, x));
    bullet.angle = Math.PI - bullet.angle;
  }
  if (y < RADIUS || y > height - RADIUS) {
    bullet.y = Math.min(height - RADIUS, Math.max(RADIUS, y));
    bullet.angle = -bullet.angle;
  }
}

/** Returns the hit of a bullet, computed at once, for reduced motion. */
export function flyAtOnce(bullet: Bullet, sea: Sea, bounds: Bounds): Flight {
  let flight: Flight = { kind: 'flies' };
  while (flight.kind === 'flies') flight = fly(bullet, 1 / 60, sea, bounds);
  return flight;
}
