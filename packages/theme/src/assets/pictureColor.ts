import sharp from 'sharp';

import { formatHex } from '../color.ts';

/** The colour that most of a picture has, as `#rrggbb`: it stands in the picture's place until that has arrived. */
export async function pictureColor(file: string): Promise<string> {
  const { dominant } = await sharp(file).stats();
  return formatHex({ red: dominant.r / 255, green: dominant.g / 255, blue: dominant.b / 255, alpha: 1 });
}
