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
 * What is wrong with a text that a brand puts in place of the product's own, in one sentence, or nothing: a language or a key
 * that does not exist, no valid ICU, other placeholders than the product's text, plural forms that the language does not have.
 * For tests: it reads the packs as they are written.
 */
export function checkWording(language: string, key: string, text: string): string | undefined {
  if (!isKnown(language) || !listLanguages(shippedPacks).includes(language)) return `${language} is no language with a pack`;
  const source = sourceTexts(shippedPacks)[key];
  if (source === undefined) return `${language} ${key}: is no key of the product`;
  const problem = checkText(tagOf(language), text, source);
  return problem === undefined ? undefined : `${language} ${key}: ${problem}`;
}

/**
 * What is wrong with the pack of a language, one sentence each with package, language and key; empty when nothing is. For
 * tests: `packsFolder` is the product's own unless told otherwise.
 */
export function checkPack(language: string, packsFolder: string = shippedPacks): string[] {
  if (!isKnown(language)) return [`@parlor/i18n ${language}: is no language of languageLabels in @parlor/contract`];
  return checkPackTexts({ packageName: '@parlor/i18n', language, tag: tagOf(language), texts: readPack(packsFolder, language), source: sourceTexts(packsFolder) });
}
