import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPackFile } from './packFile.ts';

/**
 * The files of a pack that hold no texts: what gathers the others, all of them and those of the first screen, and what
 * the language is called.
 */
export const FRAME_FILES = ['index.ts', 'first.ts', 'label.ts'] as const;
const frameFiles: readonly string[] = FRAME_FILES;

/** The files of a pack that hold texts, by name. */
export function listPackFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !frameFiles.includes(name))
    .toSorted();
}

/** Codes of the languages that have a pack: the folders, in capitals. */
export function listLanguages(packsFolder: string): string[] {
  return readdirSync(packsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name.toUpperCase())
    .toSorted();
}

/** All texts of a language as they are written, by `namespace.key`. */
export function readPack(packsFolder: string, language: string): Record<string, string> {
  const folder = join(packsFolder, language.toLowerCase());
  const texts: Record<string, string> = {};
  for (const name of listPackFiles(folder)) {
    const file = join(folder, name);
    const { namespace, texts: found } = readPackFile(readFileSync(file, 'utf8'), file);
    for (const { key, text } of found) texts[`${namespace}.${key}`] = text;
  }
  return texts;
}
