import type { VendorPattern } from '../catalogue/vendors.ts';
import type { Canvas } from './canvas.ts';

const tiles: Record<VendorPattern, { width: number; height: number; path: string; isFilled?: boolean }> = {
  petals: {
    width: 36,
    height: 36,
    path: 'M18 2C26 8 26 16 18 22C10 16 10 8 18 2ZM0 20C8 26 8 34 0 40M36 20C28 26 28 34 36 40M0-16C8-10 8-2 0 4M36-16C28-10 28-2 36 4',
  },
  scales: {
    width: 32,
    height: 32,
    path: 'M0 0A16 16 0 0 0 32 0M-16 16A16 16 0 0 0 16 16A16 16 0 0 0 48 16M0 32A16 16 0 0 0 32 32',
  },
  lattice: { width: 28, height: 28, path: 'M0 0L28 28M28 0L0 28M14-4L32 14L14 32L-4 14Z' },
  chevrons: { width: 30, height: 22, path: 'M-2 16L15 2L32 16M-2 27L15 13L32 27' },
  dots: {
    width: 22,
    height: 22,
    path: 'M5 5m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0M16 16m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
    isFilled: true,
  },
  hexagons: { width: 36, height: 62, path: 'M18 0L36 10V31L18 41L0 31V10ZM18 41V62M0 31L-18 41M36 31L54 41' },
  diamonds: { width: 26, height: 38, path: 'M13 3L23 19L13 35L3 19Z', isFilled: true },
  waves: { width: 48, height: 20, path: 'M0 10Q12-2 24 10T48 10' },
  stripes: { width: 20, height: 20, path: 'M-5 25L25-5M-15 15L15-15M5 35L35 5' },
  stars: {
    width: 40,
    height: 40,
    path: 'M10 3L12 9L18 10L12 12L10 18L8 12L2 10L8 9ZM30 23L32 29L38 30L32 32L30 38L28 32L22 30L28 29Z',
    isFilled: true,
  },
  rings: {
    width: 40,
    height: 40,
    path: 'M20 20m-15 0a15 15 0 1 0 30 0a15 15 0 1 0-30 0M20 20m-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0',
  },
  bricks: { width: 44, height: 28, path: 'M0 0H44M0 14H44M11 0V14M33 14V28' },
};

/** Draws the vendor's pattern over the background. It fades out towards the motif. */
export function vendorPattern(canvas: Canvas, pattern: VendorPattern, colour: string, opacity: number): string {
  const tile = tiles[pattern];
  const stroke = tile.isFilled ? `fill="${colour}"` : `fill="none" stroke="${colour}" stroke-width="2.2"`;
  const id = canvas.define(
    (name) =>
      `<pattern id="${name}" width="${tile.width}" height="${tile.height}" patternUnits="userSpaceOnUse"><path d="${tile.path}" ${stroke}/></pattern>`,
  );
  const fade = canvas.radial(canvas.width / 2, canvas.height * 0.42, Math.hypot(canvas.width, canvas.height) * 0.55, [
    [0.25, '#000000'],
    [1, '#ffffff'],
  ]);
  const mask = canvas.define((name) => `<mask id="${name}">${canvas.cover(fade)}</mask>`);
  return `<g mask="url(#${mask})">${canvas.cover(`url(#${id})`, `opacity="${opacity}"`)}</g>`;
}
