import type { Dress } from '../../../arcadeApi.ts';

type Pen = CanvasRenderingContext2D;

/** The grounds of a sea: plants and objects. A title always has the same one. */
const grounds = ['coral', 'kelp', 'ruins', 'vents'] as const;
type Ground = (typeof grounds)[number];

/** Returns a generator of numbers from 0 to 1 that a text determines. */
function numbersOf(text: string): () => number {
  let state = 2_166_136_261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_507);
    state ^= state >>> 13;
    return (state >>> 0) / 2 ** 32;
  };
}

/** Returns the ground of a title. */
function groundOf(gameCode: string): Ground {
  return grounds[Math.floor(numbersOf(gameCode)() * grounds.length)] ?? 'coral';
}

export interface SeaColours {
  top: string;
  middle: string;
  deep: string;
  light: string;
  accent: string;
}

/** Returns the colours of the water: the colours of the card, over blue. */
export function seaColours(dress: Dress | null): SeaColours {
  const { sky, light, accent, ink } = dress?.colours ?? {
    sky: ['#0d4f8a', '#1287b8', '#3fc6d8'],
    light: '#dffaff',
    accent: '#ffc93b',
    ink: '#062238',
  };
  return { top: sky[2], middle: sky[1], deep: ink, light, accent };
}

function ridge(
  pen: Pen,
  {
    width,
    height,
    level,
    rough,
    colour,
    random,
  }: { width: number; height: number; level: number; rough: number; colour: string; random: () => number },
): void {
  pen.beginPath();
  pen.moveTo(0, height);
  const steps = 9;
  let y = level;
  pen.lineTo(0, y);
  for (let i = 1; i <= steps; i += 1) {
    const x = (i / steps) * width;
    const next = level + (random() - 0.5) * rough;
    pen.bezierCurveTo(x - width / steps / 2, y, x - width / steps / 2, next, x, next);
    y = next;
  }
  pen.lineTo(width, height);
  pen.closePath();
  pen.fillStyle = colour;
  pen.fill();
}

function coral(pen: Pen, x: number, y: number, size: number, colour: string, random: () => number): void {
  pen.strokeStyle = colour;
  pen.lineCap = 'round';
  const grow = (fromX: number, fromY: number, angle: number, length: number, depth: number): void => {
    const [toX, toY] = [fromX + Math.cos(angle) * length, fromY + Math.sin(angle) * length];
    pen.lineWidth = Math.max(2, length * 0.32);
    pen.beginPath();
    pen.moveTo(fromX, fromY);
    pen.lineTo(toX, toY);
    pen.stroke();
    if (depth === 0) return;
    for (const turn of [-0.5, 0.05, 0.55])
      grow(toX, toY, angle + turn + (random() - 0.5) * 0.3, length * 0.72, depth - 1);
  };
  grow(x, y, -Math.PI / 2, size * 0.34, 3);
}

function kelp(pen: Pen, x: number, y: number, size: number, colour: string, random: () => number): void {
  const lean = (random() - 0.5) * size * 0.5;
  pen.strokeStyle = colour;
  pen.fillStyle = colour;
  pen.lineWidth = 3;
  pen.beginPath();
  pen.moveTo(x, y);
  pen.bezierCurveTo(x + lean, y - size * 0.4, x - lean, y - size * 0.8, x + lean * 0.6, y - size * 1.4);
  pen.stroke();
  for (let i = 1; i < 12; i += 1) {
    const part = i / 12;
    const px = x + lean * Math.sin(part * 5) * 0.5;
    const py = y - size * 1.4 * part;
    const side = i % 2 ? 1 : -1;
    pen.beginPath();
    pen.ellipse(px + side * size * 0.1, py, size * 0.13, size * 0.035, side * -0.5, 0, Math.PI * 2);
    pen.fill();
  }
}

function column(pen: Pen, x: number, y: number, size: number, colour: string, random: () => number): void {
  const [wide, high] = [size * 0.32, size * (0.8 + random() * 0.9)];
  pen.fillStyle = colour;
  pen.fillRect(x - wide / 2, y - high, wide, high + 8);
  pen.fillRect(x - wide * 0.72, y - high - size * 0.1, wide * 1.44, size * 0.12);
  pen.fillRect(x - wide * 0.72, y - size * 0.06, wide * 1.44, size * 0.16);
  pen.fillStyle = '#00000024';
  for (let i = 0; i < 3; i += 1) pen.fillRect(x - wide * 0.36 + i * wide * 0.3, y - high, wide * 0.1, high);
}

function vent(pen: Pen, x: number, y: number, size: number, colour: string): void {
  pen.beginPath();
  pen.moveTo(x - size * 0.5, y + 8);
  pen.quadraticCurveTo(x - size * 0.2, y - size * 0.3, x - size * 0.14, y - size * 0.8);
  pen.lineTo(x + size * 0.14, y - size * 0.8);
  pen.quadraticCurveTo(x + size * 0.2, y - size * 0.3, x + size * 0.5, y + 8);
  pen.fillStyle = colour;
  pen.fill();
  const glow = pen.createRadialGradient(x, y - size * 0.8, 0, x, y - size * 0.8, size * 0.6);
  glow.addColorStop(0, '#ff8a3ccc');
  glow.addColorStop(1, '#ff8a3c00');
  pen.fillStyle = glow;
  pen.fillRect(x - size, y - size * 1.5, size * 2, size * 1.4);
}

/** Paints water, light and ground of a sea. */
export function paintSeabed(
  pen: Pen,
  { width, height, gameCode, dress }: { width: number; height: number; gameCode: string; dress: Dress | null },
): void {
  const { top, middle, deep, light, accent } = seaColours(dress);
  const random = numbersOf(`${gameCode} ground`);
  const water = pen.createLinearGradient(0, 0, 0, height);
  water.addColorStop(0, top);
  water.addColorStop(0.38, middle);
  water.addColorStop(1, deep);
  pen.fillStyle = water;
  pen.fillRect(0, 0, width, height);
  // Blue, so that a sea of any card is water.
  pen.globalAlpha = 0.42;
  const blue = pen.createLinearGradient(0, 0, 0, height);
  blue.addColorStop(0, '#2fc0e6');
  blue.addColorStop(0.5, '#0c6fb0');
  blue.addColorStop(1, '#042a54');
  pen.fillStyle = blue;
  pen.fillRect(0, 0, width, height);
  // Light from above.
  pen.globalCompositeOperation = 'lighter';
  for (let i = 0; i < 7; i += 1) {
    const x = (i / 6) * width + (random() - 0.5) * 60;
    const spread = 26 + random() * 50;
    const lean = (x - width / 2) * 0.35;
    pen.globalAlpha = 0.06 + random() * 0.09;
    const ray = pen.createLinearGradient(0, 0, 0, height * 0.85);
    ray.addColorStop(0, light);
    ray.addColorStop(1, '#00000000');
    pen.fillStyle = ray;
    pen.beginPath();
    pen.moveTo(x - 10, -10);
    pen.lineTo(x + 16, -10);
    pen.lineTo(x + spread + lean, height * 0.85);
    pen.lineTo(x - spread + lean, height * 0.85);
    pen.fill();
  }
  pen.globalCompositeOperation = 'source-over';
  pen.globalAlpha = 0.32;
  ridge(pen, { width, height, level: height * 0.7, rough: height * 0.16, colour: deep, random });
  pen.globalAlpha = 0.5;
  ridge(pen, { width, height, level: height * 0.8, rough: height * 0.12, colour: deep, random });
  pen.globalAlpha = 1;
  const ground = groundOf(gameCode);
  const paints = { coral, kelp, ruins: column, vents: vent };
  const tints = ['#d8567a', '#e98a4b', '#8d5fd0', '#3fae8f'];
  for (let i = 0; i < 12; i += 1) {
    const isNear = i > 5;
    const side = i % 2 ? 1 : -1;
    const x = width / 2 + side * (width * 0.16 + random() * width * 0.38);
    const size = (isNear ? 44 : 30) * (0.7 + random() * 0.7) * Math.min(1.5, Math.max(0.8, width / 390));
    pen.globalAlpha = isNear ? 0.85 : 0.45;
    const tint =
      ground === 'ruins'
        ? '#6f86a0'
        : ground === 'vents'
          ? '#2d2333'
          : ground === 'kelp'
            ? ['#2f8f5b', '#1f6f55', '#5fae4a'][i % 3]
            : tints[i % 4];
    paints[ground](pen, x, height * (isNear ? 0.97 : 0.86) + random() * 8, size, tint ?? accent, random);
  }
  pen.globalAlpha = 0.92;
  ridge(pen, { width, height, level: height * 0.95, rough: 16, colour: deep, random });
  pen.globalAlpha = 1;
  const shade = pen.createLinearGradient(0, height * 0.72, 0, height);
  shade.addColorStop(0, '#00000000');
  shade.addColorStop(1, '#00000080');
  pen.fillStyle = shade;
  pen.fillRect(0, height * 0.72, width, height * 0.28);
}
