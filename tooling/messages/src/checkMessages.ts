import { MessageError, shapeOf, UNTRANSLATED } from './icu.ts';

/** Returns the plural forms of a language by its CLDR rules, such as one and other for English. */
export function pluralForms(tag: string): string[] {
  return new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
}

function list(words: Iterable<string>): string {
  return [...words].join(', ');
}

/**
 * Checks a text in a language against the source text. Returns the problem, or undefined if there is none: invalid ICU,
 * a missing or extra plural form, or an argument or tag that only one of the two texts has.
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

/** A language pack to check against the source language. Texts are keyed by `namespace.key`. */
export interface CheckedPack {
  /** The package that the pack belongs to, for the problem descriptions. */
  readonly packageName: string;
  readonly language: string;
  readonly tag: string;
  readonly texts: Readonly<Record<string, string>>;
  readonly source: Readonly<Record<string, string>>;
}

/** Returns one string per problem in a pack, such as `@parlor/i18n TY games.list.count: lacks {count, plural}`. */
export function checkPackTexts({ packageName, language, tag, texts, source }: CheckedPack): string[] {
  const say = (key: string, problem: string) => `${packageName} ${language} ${key}: ${problem}`;
  const missing = Object.keys(source)
    .filter((key) => !Object.hasOwn(texts, key))
    .map((key) => say(key, 'is missing'));
  const rest = Object.entries(texts).flatMap(([key, text]) => {
    const sourceText = source[key];
    if (sourceText === undefined) return [say(key, 'is not a key of the source language')];
    const problem = checkText(tag, text, sourceText);
    return problem === undefined ? [] : [say(key, problem)];
  });
  return [...missing, ...rest];
}
