import type { FontFace } from './buildFonts.ts';
import { writeFonts } from './writeFonts.ts';
import { writeIcons } from './writeIcons.ts';
import { writeImagery, type ImageryDrawings } from './writeImagery.ts';

/** What the files of a brand are made from. */
export interface BrandAssets {
  readonly fontFaces: readonly FontFace[];
  /** The square drawing with its own ground. */
  readonly icon: string;
  readonly imagery: ImageryDrawings;
}

/** Writes every file of a theme package that is made and not written by hand, and says how large each kind has become. */
export async function writeAssets({ fontFaces, icon, imagery }: BrandAssets, folder: URL): Promise<void> {
  const sizes = { fonts: await writeFonts(fontFaces, folder), icons: await writeIcons(icon, folder), imagery: await writeImagery(imagery, folder) };
  for (const [name, bytes] of Object.entries(sizes)) process.stdout.write(`${name}: ${(bytes / 1000).toFixed(1)} KB\n`);
}
