import { coinArt } from './symbolArt.ts';

interface Drop {
  x: number;
  y: number;
  /** Pixels per second. */
  vx: number;
  vy: number;
  size: number;
  /** Turns. */
  spin: number;
  turnsPerSecond: number;
}

const GRAVITY = 900;
const SPAWN_MS = 34;

/** Coins that burst up from the board and rain down while a win is celebrated. */
export interface CoinRain {
  canvas: HTMLCanvasElement;
  /** `strength` from 1 to 3. */
  start: (strength: number) => void;
  /** Lets the flying coins fall out of sight. */
  stop: () => void;
}

/** Creates the rain. A page without a canvas shows none. */
export function createCoinRain(): CoinRain {
  const canvas = document.createElement('canvas');
  canvas.className = 'coin-rain';
  canvas.setAttribute('aria-hidden', 'true');
  const picture = new Image();
  picture.src = coinArt.value;
  let drops: Drop[] = [];
  let strength = 0;
  let frame = 0;
  let last = 0;
  let sinceSpawn = 0;

  function spawn(width: number, height: number): void {
    const side = Math.random() < 0.5 ? -1 : 1;
    drops.push({
      x: width / 2 + side * width * (0.1 + Math.random() * 0.3),
      y: height + 20,
      vx: side * (30 + Math.random() * 130) * -0.4 + (Math.random() - 0.5) * 160,
      vy: -height * (1.15 + Math.random() * 0.75),
      size: 18 + Math.random() * 26,
      spin: Math.random(),
      turnsPerSecond: 0.6 + Math.random() * 1.6,
    });
  }

  function draw(context: CanvasRenderingContext2D, { x, y, size, spin }: Drop): void {
    // A turning coin is seen from the side twice in a turn.
    const width = Math.max(0.12, Math.abs(Math.cos(spin * Math.PI * 2)));
    context.save();
    context.translate(x, y);
    context.rotate(Math.sin(spin * 5) * 0.3);
    context.scale(width, 1);
    context.drawImage(picture, -size / 2, -size / 2, size, size);
    context.restore();
  }

  function step(now: number): void {
    const context = canvas.getContext('2d');
    const seconds = Math.min(0.05, (now - last) / 1000);
    last = now;
    if (!context || document.hidden) {
      end();
      return;
    }
    const { width, height } = canvas;
    sinceSpawn += seconds * 1000 * strength;
    const due = Math.floor(sinceSpawn / SPAWN_MS);
    sinceSpawn -= due * SPAWN_MS;
    for (let number = 0; number < due; number += 1) spawn(width, height);
    context.clearRect(0, 0, width, height);
    for (const drop of drops) {
      drop.vy += GRAVITY * seconds;
      drop.x += drop.vx * seconds;
      drop.y += drop.vy * seconds;
      drop.spin += drop.turnsPerSecond * seconds;
      if (picture.complete) draw(context, drop);
    }
    drops = drops.filter(({ y, vy }) => vy < 0 || y < height + 60);
    if (strength > 0 || drops.length > 0) frame = requestAnimationFrame(step);
    else end();
  }

  function end(): void {
    cancelAnimationFrame(frame);
    frame = 0;
    drops = [];
    canvas.getContext('2d')?.clearRect(0, 0, canvas.width, canvas.height);
  }

  return {
    canvas,
    start(nextStrength) {
      strength = nextStrength;
      canvas.width = canvas.clientWidth;
      canvas.height = canvas.clientHeight;
      last = performance.now();
      if (frame === 0) frame = requestAnimationFrame(step);
    },
    stop() {
      strength = 0;
    },
  };
}
