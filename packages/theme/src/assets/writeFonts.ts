import { mkdir, rm, writeFile } from 'node:fs/promises';

import { buildFonts, type FontFace } from './buildFonts.ts';

/**
 * Builds a brand's fonts: `fonts.css`, and the files in `fonts/`, which is emptied first. Returns the total size in
 * bytes.
 */
export async function writeFonts(faces: readonly FontFace[], folder: URL): Promise<number> {
  const { files, css } = await buildFonts(faces);
  const fontsFolder = new URL('fonts/', folder);
  await rm(fontsFolder, { recursive: true, force: true });
  await mkdir(fontsFolder, { recursive: true });
  await writeFile(new URL('fonts.css', folder), css);
  for (const [name, bytes] of files) await writeFile(new URL(name, fontsFolder), bytes);
  return [...files.values()].reduce((sum, bytes) => sum + bytes.byteLength, 0);
}
