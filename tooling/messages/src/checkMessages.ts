import { MessageError, shapeOf, UNTRANSLATED } from './icu.ts';

/** The plural forms that a language has by its CLDR rules, such as one and other for English. */
export function pluralForms(tag: string): string[] {
  return new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
}

function list(words: Iterable<string>): string {
  return [...words].join(', ');
}

/**
 * What is wrong with one text in a language, or nothing: no valid ICU, a plural form too few or too many for the
 * language, an argument or tag that the source text does not have, or one that only the source text has.
 */
export function checkText(tag: string, text: string, source: string): string | undefined {
  if (text.trim() === '') return 'is empty';
  if (text.startsWith(UNTRANSLATED)) return 'is not translated yet';
  try {
    const { parts, forms } = shapeOf(text);
    const sourceParts = shapeOf(source).parts;
    const missing = [...sourceParts].filter((part) => !parts.has(part));
    if (missing.length > 0) return `lacks ${list(missing)}`;
    const unknown = [...parts].filter((part) => !sourceParts.has(part));
    if (unknown.length > 0) return `has ${list(unknown)}, which the source text does not have`;
    if (!forms) return undefined;
    const expected = pluralForms(tag);
    const tooFew = expected.filter((form) => !forms.includes(form));
    if (tooFew.length > 0) return `lacks the plural form ${list(tooFew)}`;
    const tooMany = forms.filter((form) => !expected.includes(form));
    return tooMany.length > 0 ? `has the plural form ${list(tooMany)}, which the language does not know` : undefined;
  } catch (error) {
    if (error instanceof MessageError) return error.message;
    throw error;
  }
}

/** A pack to be checked against the source language. Texts stand by `namespace.key`. */
export interface CheckedPack {
  /** The package that the pack belongs to, for the sentences. */
  readonly packageName: string;
  readonly language: string;
  readonly tag: string;
  readonly texts: Readonly<Record<string, string>>;
  readonly source: Readonly<Record<string, string>>;
}

/** What is wrong with a pack, one sentence each, such as `@parlor/i18n TY games.list.count: lacks {count, plural}`. */
export function checkPackTexts({ packageName, language, tag, texts, source }: CheckedPack): string[] {
  const say = (key: string, problem: string) => `${packageName} ${language} ${key}: ${problem}`;
  const missing = Object.keys(source)
    .filter((key) => !Object.hasOwn(texts, key))
    .map((key) => say(key, 'is missing'));
  const rest = Object.entries(texts).flatMap(([key, text]) => {
    const sourceText = source[key];
    if (sourceText === undefined) return [say(key, 'is no key of the source language')];
    const problem = checkText(tag, text, sourceText);
    return problem === undefined ? [] : [say(key, problem)];
  });
  return [...missing, ...rest];
}
