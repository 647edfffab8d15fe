import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

export type ArtFormat = 'avif' | 'webp';

/** Pixel density: 1 or 2 device pixels per CSS pixel. */
export type ArtScale = 1 | 2;

export interface RenderTarget {
  /** Width in pixels. The height follows from the aspect ratio of the SVG. */
  width: number;
  format: ArtFormat;
  /** Density 2 starts at a lower quality: the loss is too small to see. */
  scale: ArtScale;
  /** Maximum file size. Quality is reduced in steps until the file fits; the last step is used even if it does not. */
  maxBytes: number;
}

/** The initial quality for each density. */
const best: Record<ArtScale, Record<ArtFormat, number>> = { 1: { avif: 62, webp: 82 }, 2: { avif: 42, webp: 66 } };

const qualities: Record<ArtFormat, readonly number[]> = {
  avif: [62, 54, 46, 42, 38, 31, 24, 18],
  webp: [82, 74, 66, 56, 45, 34, 22, 12],
};

/** Rasterises an SVG to raw pixels at the given width. The SVG must not need fonts. */
export function rasterise(svg: string, width: number): { pixels: Buffer; width: number; height: number } {
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render();
  return { pixels: image.pixels, width: image.width, height: image.height };
}

/** Rasterises and encodes an SVG within its size budget. Rejects if the SVG cannot be parsed. */
export async function renderArt(svg: string, target: RenderTarget): Promise<Buffer> {
  const { pixels, width, height } = rasterise(svg, target.width);
  const image = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
  let encoded = Buffer.alloc(0);
  for (const quality of qualities[target.format].filter((step) => step <= best[target.scale][target.format])) {
    const step = image.clone();
    encoded = await (
      target.format === 'avif'
        ? step.avif({ quality, effort: 2, chromaSubsampling: '4:2:0' })
        : step.webp({ quality, effort: 3 })
    ).toBuffer();
    if (encoded.length <= target.maxBytes) break;
  }
  return encoded;
}
