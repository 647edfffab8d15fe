import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPackFile } from './packFile.ts';

/**
 * Files of a pack without texts: the indexes of the whole pack, of the first screen's files and of agents' files, and
 * the label of the language.
 */
export const FRAME_FILES = ['index.ts', 'first.ts', 'agents.ts', 'label.ts'] as const;
const frameFiles: readonly string[] = FRAME_FILES;

/** Returns the names of the files of a pack that contain texts. */
export function listPackFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !frameFiles.includes(name))
    .toSorted();
}

/** Returns the codes of the languages that have a pack: the folder names in upper case. */
export function listLanguages(packsFolder: string): string[] {
  return readdirSync(packsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name.toUpperCase())
    .toSorted();
}

/** Returns all texts of a language uncompiled, keyed by `namespace.key`. */
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
