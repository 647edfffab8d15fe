import type { DemoVendor } from '../catalogue/vendors.ts';
import { Canvas, short } from './canvas.ts';
import { mix } from './colour.ts';
import { displayFont } from './displayFonts.ts';
import { glyphPath } from './glyphPath.ts';
import { vendorPattern } from './vendorPattern.ts';

/** Side of a vendor's mark in user units. */
const VENDOR_ICON_SIZE = 96;

const shapes: Record<DemoVendor['mark']['shape'], string> = {
  circle: 'M48 6A42 42 0 1 1 48 90A42 42 0 1 1 48 6Z',
  shield: 'M48 5C60 13 74 16 87 15C90 50 78 76 48 91C18 76 6 50 9 15C22 16 36 13 48 5Z',
  diamond: 'M48 3L93 48L48 93L3 48Z',
  hexagon: 'M48 4L87 26V70L48 92L9 70V26Z',
  square: 'M24 8H72Q88 8 88 24V72Q88 88 72 88H24Q8 88 8 72V24Q8 8 24 8Z',
};

/** Composes a vendor's mark: its monogram on its shape, in its two colours, on a tile that suits any page. */
export function composeVendorIcon(vendor: DemoVendor): string {
  const canvas = new Canvas(VENDOR_ICON_SIZE, VENDOR_ICON_SIZE);
  const { from, to, shape } = vendor.mark;
  const outline = shapes[shape];
  const ground = mix(to, '#0a0614', 0.62);
  const rim = canvas.linear(
    [10, 0],
    [86, 96],
    [
      [0, '#ffffff'],
      [0.25, from],
      [0.7, mix(from, to, 0.55)],
      [1, from],
    ],
  );
  const field = canvas.radial(36, 26, 80, [
    [0, mix(to, from, 0.45)],
    [0.5, to],
    [1, mix(to, '#000000', 0.45)],
  ]);
  const font = displayFont('kanit');
  const bounds = font.getPath(vendor.monogram, 0, 0, 100).getBoundingBox();
  const room = shape === 'diamond' ? 42 : 52;
  const size = Math.min(room / ((bounds.x2 - bounds.x1) / 100), 38 / ((bounds.y2 - bounds.y1) / 100));
  const scale = size / 100;
  const letters = glyphPath(
    font.getPath(
      vendor.monogram,
      48 - ((bounds.x1 + bounds.x2) / 2) * scale,
      48 - ((bounds.y1 + bounds.y2) / 2) * scale,
      size,
    ),
  );
  const face = canvas.vertical(30, 66, [
    [0, '#ffffff'],
    [0.5, mix(from, '#ffffff', 0.45)],
    [1, from],
  ]);
  return canvas.toSvg(
    `${canvas.cover(ground)}<path d="${outline}" fill="${field}"/><g ${canvas.clip(`<path d="${outline}"/>`)}>${vendorPattern(canvas, vendor.pattern, from, 0.4)}</g><path d="${outline}" fill="none" stroke="${rim}" stroke-width="4.5"/><path d="${letters}" transform="translate(0 2.4)" fill="${mix(to, '#000000', 0.7)}" stroke="${mix(to, '#000000', 0.7)}" stroke-width="${short(4)}" stroke-linejoin="round"/><path d="${letters}" fill="${face}"/>`,
  );
}
