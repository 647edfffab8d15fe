import { fileURLToPath } from 'node:url';
import { languageCodes, tagOf } from '@parlor/contract';
import { checkPackTexts, checkText, listLanguages, readPack } from '@parlor/messages/check';
import type { Language } from '../packs.ts';

const shippedPacks = fileURLToPath(new URL('../packs', import.meta.url));
const sources = new Map<string, Record<string, string>>();

function sourceTexts(packsFolder: string): Record<string, string> {
  const known = sources.get(packsFolder);
  if (known) return known;
  const read = readPack(packsFolder, 'EN');
  sources.set(packsFolder, read);
  return read;
}

function isKnown(language: string): language is Language {
  return languageCodes.some((code) => code === language);
}

/**
 * Returns the problem of a text that a brand overrides, or undefined: unknown language or key, invalid ICU, different
 * placeholders, or plural forms that the language does not have. For tests: it reads the sources of the packs.
 */
export function checkWording(language: string, key: string, text: string): string | undefined {
  if (!isKnown(language) || !listLanguages(shippedPacks).includes(language))
    return `${language} is not a language with a pack`;
  const source = sourceTexts(shippedPacks)[key];
  if (source === undefined) return `${language} ${key}: is not a key of the product`;
  const problem = checkText(tagOf(language), text, source);
  return problem === undefined ? undefined : `${language} ${key}: ${problem}`;
}

/**
 * Returns the problems of a language pack, each with package, language and key. For tests. `packsFolder` defaults to
 * the product's own packs.
 */
export function checkPack(language: string, packsFolder: string = shippedPacks): string[] {
  if (!isKnown(language)) return [`@parlor/i18n ${language}: is not a language of languageLabels in @parlor/contract`];
  return checkPackTexts({
    packageName: '@parlor/i18n',
    language,
    tag: tagOf(language),
    texts: readPack(packsFolder, language),
    source: sourceTexts(packsFolder),
  });
}
