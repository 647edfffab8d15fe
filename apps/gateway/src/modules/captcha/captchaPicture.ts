import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { SKRSContext2D } from '@napi-rs/canvas';

const FONT = 'parlor-captcha';
const WIDTH = 320;
const HEIGHT = 112;
const inks = ['#1f3a5f', '#5a1f4b', '#1f4d33', '#63310f', '#3b2a6b'] as const;

/** The drawing library with our font. It needs 20 MB, so it is loaded with the first picture. */
let drawing: ReturnType<typeof loadDrawing> | undefined;

async function loadDrawing() {
  const canvas = await import('@napi-rs/canvas');
  canvas.GlobalFonts.registerFromPath(
    fileURLToPath(import.meta.resolve('@fontsource/kanit/files/kanit-latin-600-normal.woff2')),
    FONT,
  );
  return canvas;
}

/** A question that a person reads from a picture, and its answer. */
export interface CaptchaQuestion {
  text: string;
  answer: string;
}

/**
 * Returns an equation with a result of one or two digits, or four digits to copy. `random` returns an integer from
 * `min` to below `max`.
 */
export function createQuestion(random: (min: number, max: number) => number = randomInt): CaptchaQuestion {
  const kind = random(0, 3);
  if (kind === 0) {
    const digits = Array.from({ length: 4 }, () => random(1, 10)).join('');
    return { text: digits, answer: digits };
  }
  const [large, small] = [random(5, 20), random(1, 10)].toSorted((left, right) => right - left) as [number, number];
  return kind === 1
    ? { text: `${large}+${small}=?`, answer: String(large + small) }
    : { text: `${large}-${small}=?`, answer: String(large - small) };
}

/** Draws a question as a PNG of 320 × 112: tilted, uneven glyphs over and under strokes, still easy to read. */
export async function drawCaptcha(text: string): Promise<Buffer> {
  const { createCanvas } = await (drawing ??= loadDrawing());
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.fillStyle = '#f4efe4';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  drawDots(context, 260);
  drawStrokes(context, 4, 2);
  drawGlyphs(context, text);
  drawStrokes(context, 3, 3);
  return canvas.encode('png');
}

function drawGlyphs(context: SKRSContext2D, text: string): void {
  const step = (WIDTH - 48) / text.length;
  for (const [index, glyph] of Array.from(text).entries()) {
    context.save();
    context.translate(24 + step * (index + 0.5) + between(-4, 4), HEIGHT / 2 + between(-9, 9));
    context.rotate(between(-0.28, 0.28));
    context.transform(1, between(-0.12, 0.12), between(-0.2, 0.2), 1, 0, 0);
    // Plus and minus are thin strokes; larger ones stay readable under the lines drawn over them.
    context.font = `${Math.round(between(54, 66) * (/[+-]/.test(glyph) ? 1.45 : 1))}px ${FONT}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillStyle = anInk();
    context.fillText(glyph, 0, 0);
    context.restore();
  }
}

function drawStrokes(context: SKRSContext2D, count: number, width: number): void {
  for (let stroke = 0; stroke < count; stroke += 1) {
    context.beginPath();
    context.moveTo(between(-10, 40), between(0, HEIGHT));
    context.bezierCurveTo(
      between(60, 140),
      between(0, HEIGHT),
      between(160, 240),
      between(0, HEIGHT),
      between(280, 330),
      between(0, HEIGHT),
    );
    context.lineWidth = width;
    context.strokeStyle = anInk();
    context.globalAlpha = 0.55;
    context.stroke();
    context.globalAlpha = 1;
  }
}

function drawDots(context: SKRSContext2D, count: number): void {
  for (let dot = 0; dot < count; dot += 1) {
    context.fillStyle = anInk();
    context.globalAlpha = between(0.15, 0.5);
    context.fillRect(between(0, WIDTH), between(0, HEIGHT), between(1, 4), between(1, 4));
  }
  context.globalAlpha = 1;
}

function between(low: number, high: number): number {
  return low + (randomInt(1_000) / 1_000) * (high - low);
}

function anInk(): string {
  return inks[randomInt(inks.length)] as string;
}
