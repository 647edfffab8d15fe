import sharp from 'sharp';

import { formatHex } from '../color.ts';

/** Returns the dominant colour of a picture as `#rrggbb`, for the placeholder. */
export async function pictureColor(file: string): Promise<string> {
  const { dominant } = await sharp(file).stats();
  return formatHex({ red: dominant.r / 255, green: dominant.g / 255, blue: dominant.b / 255, alpha: 1 });
}
