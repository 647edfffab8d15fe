import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { writeFonts, writeIcons, writeImagery } from '../assets/index.ts';
import { categoryPictures, scenePictures } from '../imagery.ts';
import type { ThemePackage } from './checkPackage.ts';
import { dusk } from './dusk.ts';

const drawing = '<path fill="var(--accent-base)" d="M8 8h32v32H8z"/>';
const hero =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 420"><path fill="#11141d" d="M0 0h960v420H0z"/><circle cx="720" cy="210" r="120" fill="#6ea8ff"/></svg>';

function drawingsOf<Name extends string>(names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, drawing])) as Record<Name, string>;
}

/** Writes all files of the test brand, within every budget, into a temporary folder. */
export async function writeDuskPackage(): Promise<ThemePackage> {
  const folder = pathToFileURL(`${await mkdtemp(join(tmpdir(), 'parlor-dusk-'))}/`);
  await writeFonts([], folder);
  await writeIcons(dusk.logo.icon, folder);
  await writeImagery(
    { heroSvg: hero, categories: drawingsOf(categoryPictures), scenes: drawingsOf(scenePictures) },
    folder,
  );
  await writeFile(new URL('index.ts', folder), `export const theme = ${JSON.stringify(dusk)};\n`);
  return { folder, fontFaces: [] };
}
