import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UNTRANSLATED } from './icu.ts';
import { readPackFile, type PackText } from './packFile.ts';
import { FRAME_FILES, listLanguages, listPackFiles } from './packs.ts';

/** The language that defines the keys, order and comments of all others. */
const SOURCE_LANGUAGE = 'EN';

/** A file of a pack that differs from its expected content. */
export interface PackChange {
  readonly language: string;
  readonly file: string;
  /** The expected content; undefined if the file should not exist. */
  readonly content: string | undefined;
  /** Keys with their namespace. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

function quote(text: string): string {
  const escaped = text
    .replaceAll('\\', String.raw`\\`)
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\n', String.raw`\n`);
  return `'${escaped}'`;
}

/** Returns the source file with its texts replaced by another language's. */
function translateFile(source: string, name: string, texts: ReadonlyMap<string, string>): string {
  const { namespace, texts: ownTexts, statementStart, objectStart } = readPackFile(source, name);
  let translated = source;
  for (const { key, text, textStart, end } of ownTexts.toReversed()) {
    translated = translated.slice(0, textStart) + quote(texts.get(key) ?? UNTRANSLATED + text) + translated.slice(end);
  }
  const imports = `import type { Messages } from '../../messages.ts';\nimport type { ${namespace} as english } from '../en/${name}';\n\n`;
  return `${imports}${translated.slice(0, statementStart)}export const ${namespace}: Messages<typeof english> = ${translated.slice(objectStart)}`;
}

function namespacedKeys(namespace: string, texts: readonly PackText[]): string[] {
  return texts.map(({ key }) => `${namespace}.${key}`);
}

function compareFile(language: string, packsFolder: string, name: string): PackChange | undefined {
  const source = readFileSync(join(packsFolder, SOURCE_LANGUAGE.toLowerCase(), name), 'utf8');
  const file = join(packsFolder, language.toLowerCase(), name);
  const current = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const sourceFile = readPackFile(source, name);
  const known = current === undefined ? [] : readPackFile(current, file).texts;
  const content = translateFile(source, name, new Map(known.map(({ key, text }) => [key, text])));
  if (content === current) return undefined;
  const wanted = new Set(namespacedKeys(sourceFile.namespace, sourceFile.texts));
  const present = new Set(namespacedKeys(sourceFile.namespace, known));
  return { language, file, content, added: [...wanted.difference(present)], removed: [...present.difference(wanted)] };
}

function compareFrame(language: string, packsFolder: string, name: string): PackChange | undefined {
  // The label is the folder's language: `languageLabels.EN` in English.
  const content = readFileSync(join(packsFolder, SOURCE_LANGUAGE.toLowerCase(), name), 'utf8').replace(
    `.${SOURCE_LANGUAGE};`,
    `.${language};`,
  );
  const file = join(packsFolder, language.toLowerCase(), name);
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return undefined;
  return { language, file, content, added: [], removed: [] };
}

/** Returns the changes that give every pack the files, keys, order and comments of English. Writes nothing. */
export function comparePacks(packsFolder: string): PackChange[] {
  const names = listPackFiles(join(packsFolder, SOURCE_LANGUAGE.toLowerCase()));
  return listLanguages(packsFolder)
    .filter((language) => language !== SOURCE_LANGUAGE)
    .flatMap((language) => {
      const folder = join(packsFolder, language.toLowerCase());
      const needless = listPackFiles(folder)
        .filter((name) => !names.includes(name))
        .map((name): PackChange => {
          const file = join(folder, name);
          const { namespace, texts } = readPackFile(readFileSync(file, 'utf8'), file);
          return { language, file, content: undefined, added: [], removed: namespacedKeys(namespace, texts) };
        });
      const changed = [
        ...FRAME_FILES.map((name) => compareFrame(language, packsFolder, name)),
        ...names.map((name) => compareFile(language, packsFolder, name)),
      ];
      return [...changed.filter((change) => change !== undefined), ...needless];
    });
}

/** Writes the changes that `comparePacks` returned. */
export function applyChanges(changes: readonly PackChange[]): void {
  for (const { file, content } of changes) {
    if (content === undefined) rmSync(file);
    else {
      mkdirSync(join(file, '..'), { recursive: true });
      writeFileSync(file, content);
    }
  }
}
