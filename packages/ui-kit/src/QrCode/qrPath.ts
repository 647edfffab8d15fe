import { encode } from 'uqr';

/** Width of the quiet zone, in modules, as the standard requires. */
const quietZone = 4;

/** A QR code as SVG: the side in modules and the path of the dark modules. */
export interface QrDrawing {
  readonly size: number;
  readonly path: string;
}

/** Encodes up to about 2,300 bytes at error correction level M, which recovers 15 % damage. */
export function qrPath(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  let path = '';
  data.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (!isDark || row[x - 1]) return;
      const after = row.indexOf(false, x);
      path += `M${x} ${y}h${(after < 0 ? size : after) - x}v1H${x}z`;
    });
  });
  return { size, path };
}
