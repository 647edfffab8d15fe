import type { FontFace } from './buildFonts.ts';
import { writeFonts } from './writeFonts.ts';
import { writeIcons } from './writeIcons.ts';
import { writeImagery, type ImageryDrawings } from './writeImagery.ts';

/** Sources of a brand's generated files. */
export interface BrandAssets {
  readonly fontFaces: readonly FontFace[];
  /** Square SVG with its own background. */
  readonly icon: string;
  readonly imagery: ImageryDrawings;
}

/** Writes all generated files of a theme package and logs their sizes. */
export async function writeAssets({ fontFaces, icon, imagery }: BrandAssets, folder: URL): Promise<void> {
  const sizes = {
    fonts: await writeFonts(fontFaces, folder),
    icons: await writeIcons(icon, folder),
    imagery: await writeImagery(imagery, folder),
  };
  for (const [name, bytes] of Object.entries(sizes)) process.stdout.write(`${name}: ${(bytes / 1000).toFixed(1)} KB\n`);
}
