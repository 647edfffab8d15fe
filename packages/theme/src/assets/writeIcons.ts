import { mkdir, rm, writeFile } from 'node:fs/promises';

import { Resvg } from '@resvg/resvg-js';

/** Icon widths in px: iOS home screen, Android home screen, Android splash screen. */
export const iconSizes = [180, 192, 512] as const;

/** Renders a brand's icon to `icons/icon-<size>.png`; the folder is emptied first. Returns the total size in bytes. */
export async function writeIcons(icon: string, folder: URL): Promise<number> {
  const iconsFolder = new URL('icons/', folder);
  await rm(iconsFolder, { recursive: true, force: true });
  await mkdir(iconsFolder, { recursive: true });
  let bytes = 0;
  for (const size of iconSizes) {
    const png = new Resvg(icon, { fitTo: { mode: 'width', value: size } }).render().asPng();
    await writeFile(new URL(`icon-${size}.png`, iconsFolder), png);
    bytes += png.byteLength;
  }
  return bytes;
}
