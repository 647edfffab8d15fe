import { mkdir, rm, writeFile } from 'node:fs/promises';

import { buildFonts, type FontFace } from './buildFonts.ts';

/** Builds a brand's fonts into a folder: `fonts.css`, and the faces in `fonts/` (emptied first). Answers with the bytes of all faces. */
export async function writeFonts(faces: readonly FontFace[], folder: URL): Promise<number> {
  const { files, css } = await buildFonts(faces);
  const fontsFolder = new URL('fonts/', folder);
  await rm(fontsFolder, { recursive: true, force: true });
  await mkdir(fontsFolder, { recursive: true });
  await writeFile(new URL('fonts.css', folder), css);
  for (const [name, bytes] of files) await writeFile(new URL(name, fontsFolder), bytes);
  return [...files.values()].reduce((sum, bytes) => sum + bytes.byteLength, 0);
}
