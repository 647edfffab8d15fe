import { element } from '../../../shell/element.ts';

/** The waterfall behind the board. */
export interface Water {
  root: HTMLElement;
  /** How strongly the water falls: 1 is calm, 3 is the most. */
  setForce: (force: number) => void;
}

interface Streak {
  x: number;
  y: number;
  length: number;
  width: number;
  speed: number;
  opacity: number;
}

interface Puff {
  x: number;
  y: number;
  radius: number;
  age: number;
  life: number;
}

const STREAKS = 54;
const PUFFS = 16;
/** Water needs no higher frame rate. */
const FRAME_MS = 33;
/** Water is soft, so half the pixels are enough. */
const PIXELS = 0.5;

function newPuff(): Puff {
  return {
    x: Math.random(),
    y: 0.9 + Math.random() * 0.1,
    radius: 0.08 + Math.random() * 0.12,
    age: Math.random(),
    life: 1.2 + Math.random() * 1.6,
  };
}

/** Creates the waterfall. It pauses while `isStill` and on a hidden page. */
export function createWater(isStill: () => boolean): Water {
  const canvas = element('canvas', { class: 'water', 'aria-hidden': 'true' });
  const drawing = canvas.getContext('2d');
  let force = 1;
  let shownForce = 1;
  const streaks: Streak[] = Array.from({ length: STREAKS }, () => ({
    x: Math.random(),
    y: Math.random(),
    length: 0.12 + Math.random() * 0.4,
    width: 0.002 + Math.random() ** 3 * 0.022,
    speed: 0.35 + Math.random() * 0.5,
    opacity: 0.12 + Math.random() * 0.42,
  }));
  const puffs = Array.from({ length: PUFFS }, newPuff);

  function drawStreaks(pen: CanvasRenderingContext2D, width: number, height: number): void {
    for (const { x, y, length, width: thickness, opacity } of streaks) {
      const top = (y * (1 + length) - length) * height;
      const shade = pen.createLinearGradient(0, top, 0, top + length * height);
      shade.addColorStop(0, 'rgba(255,255,255,0)');
      shade.addColorStop(0.6, `rgba(226,255,250,${opacity})`);
      shade.addColorStop(1, 'rgba(255,255,255,0)');
      pen.fillStyle = shade;
      // The fall widens a little towards its foot.
      const spread = (x - 0.5) * (0.9 + 0.1 * y) + 0.5;
      pen.fillRect(spread * width, top, Math.max(1, thickness * width), length * height);
    }
  }

  function drawPuffs(pen: CanvasRenderingContext2D, width: number, height: number): void {
    for (const { x, y, radius, age, life } of puffs) {
      const part = age / life;
      const size = radius * width * (0.6 + part);
      const [px, py] = [x * width, (y - part * 0.09) * height];
      const shade = pen.createRadialGradient(px, py, 0, px, py, size);
      shade.addColorStop(0, `rgba(236,255,252,${0.34 * Math.sin(Math.PI * Math.min(part, 1))})`);
      shade.addColorStop(1, 'rgba(236,255,252,0)');
      pen.fillStyle = shade;
      pen.fillRect(px - size, py - size, size * 2, size * 2);
    }
  }

  function draw(pen: CanvasRenderingContext2D): void {
    const { width, height } = canvas;
    pen.clearRect(0, 0, width, height);
    const body = pen.createLinearGradient(0, 0, width, 0);
    body.addColorStop(0, 'rgba(120,230,225,0)');
    body.addColorStop(0.12, 'rgba(150,240,236,.42)');
    body.addColorStop(0.5, 'rgba(205,255,248,.62)');
    body.addColorStop(0.88, 'rgba(150,240,236,.42)');
    body.addColorStop(1, 'rgba(120,230,225,0)');
    pen.fillStyle = body;
    pen.fillRect(0, 0, width, height);
    drawStreaks(pen, width, height);
    drawPuffs(pen, width, height);
  }

  function advance(seconds: number): void {
    shownForce += (force - shownForce) * Math.min(1, seconds * 3);
    for (const streak of streaks) {
      streak.y += streak.speed * shownForce * seconds;
      if (streak.y > 1) {
        streak.y -= 1;
        streak.x = Math.random();
      }
    }
    puffs.forEach((puff, index) => {
      puff.age += seconds * (0.6 + shownForce * 0.4);
      if (puff.age > puff.life) puffs[index] = { ...newPuff(), age: 0 };
    });
  }

  let lastMs = 0;
  let drawnStill = '';
  function frame(nowMs: number): void {
    if (!drawing) return;
    requestAnimationFrame(frame);
    if (nowMs - lastMs < FRAME_MS || !canvas.isConnected) return;
    const seconds = Math.min(0.1, (nowMs - lastMs) / 1000);
    lastMs = nowMs;
    const width = Math.round(canvas.clientWidth * PIXELS);
    const height = Math.round(canvas.clientHeight * PIXELS);
    if (width === 0 || height === 0) return;
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
    }
    const size = `${width} ${height}`;
    if (isStill()) {
      if (drawnStill === size) return;
      drawnStill = size;
    } else {
      drawnStill = '';
      advance(seconds);
    }
    draw(drawing);
  }
  if (drawing) requestAnimationFrame(frame);

  return {
    root: canvas,
    setForce(next) {
      force = next;
    },
  };
}
