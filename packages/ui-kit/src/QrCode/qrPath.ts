import { encode } from 'uqr';

/** The light edge that a reader needs around a code, in modules. */
const quietZone = 4;

/** A QR code as one drawing: the side of its square in modules, and the path of its dark ones. */
export interface QrDrawing {
  readonly size: number;
  readonly path: string;
}

/** The code of a text of up to some 2,300 bytes; it stays readable with up to 15 % of it covered or torn. */
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
