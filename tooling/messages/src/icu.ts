import { parse, TYPE, type MessageFormatElement, type PluralElement } from '@formatjs/icu-messageformat-parser';

/** Prefix of a text that was copied from the source language and is not translated yet. */
export const UNTRANSLATED = '[untranslated] ';

/** The only argument by which i18next selects a plural form. */
const PLURAL_ARGUMENT = 'count';
const exactForms: Readonly<Record<string, string>> = { '=0': 'zero' };

/** Thrown if a message cannot be compiled. The error gives the reason; the caller adds the key of the message. */
export class MessageError extends Error {
  override readonly name = 'MessageError';
}

function parseIcu(text: string): MessageFormatElement[] {
  try {
    return parse(text, { ignoreTag: true, requiresOtherClause: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message.toLowerCase().replaceAll('_', ' ') : String(error);
    throw new MessageError(`is not valid ICU (${reason}): ${JSON.stringify(text)}`);
  }
}

function checkLiteral(text: string): string {
  if (/[{}]/.test(text)) throw new MessageError('has a quoted brace, which cannot be compiled');
  if (text.includes('$t(')) throw new MessageError('has "$t(", which would be read as another message');
  return text;
}

function compileArgument(name: string, isNumber: boolean): string {
  if (!/^\w+$/.test(name)) throw new MessageError(`has an argument with a name that cannot be used: {${name}}`);
  return isNumber ? `{${name}, number}` : `{${name}}`;
}

/** Compiles elements without plurals to a text for i18next. `#` becomes the count of the enclosing plural. */
function compileFlat(elements: readonly MessageFormatElement[]): string {
  return elements
    .map((element) => {
      switch (element.type) {
        case TYPE.literal:
          return checkLiteral(element.value);
        case TYPE.argument:
          return compileArgument(element.value, false);
        case TYPE.number:
          if (element.style !== null && element.style !== undefined)
            throw new MessageError(`formats {${element.value}} in a style; only plain numbers can be compiled`);
          return compileArgument(element.value, true);
        case TYPE.pound:
          return compileArgument(PLURAL_ARGUMENT, true);
        case TYPE.plural:
          throw new MessageError('has a plural within a plural');
        case TYPE.select:
          throw new MessageError(`chooses by {${element.value}, select}; write one message for each case`);
        case TYPE.date:
        case TYPE.time:
          throw new MessageError(`formats {${element.value}} as a date; pass it as a text`);
        case TYPE.tag:
          throw new MessageError('has a tag that was not read as text');
      }
      throw new MessageError('has a part of an unknown kind');
    })
    .join('');
}

function isPlural(element: MessageFormatElement): element is PluralElement {
  return element.type === TYPE.plural;
}

function checkPlural({ value, offset, pluralType }: PluralElement): void {
  if (value !== PLURAL_ARGUMENT)
    throw new MessageError(`chooses its form by {${value}}; only {${PLURAL_ARGUMENT}} can be compiled`);
  if (pluralType === 'ordinal') throw new MessageError('has an ordinal plural, which cannot be compiled');
  if (offset !== 0 && offset !== undefined)
    throw new MessageError('has a plural with an offset, which cannot be compiled');
}

/** Returns the plural of a message, or undefined. Throws a MessageError if the message has two. */
function pluralOf(elements: readonly MessageFormatElement[]): PluralElement | undefined {
  const [plural, second] = elements.filter(isPlural);
  if (second) throw new MessageError('has two plurals; write one message for each');
  if (plural) checkPlural(plural);
  return plural;
}

/**
 * Compiles an ICU message to the texts that i18next looks up, keyed by the suffix that it adds to the key: `''` for a
 * plain text, `_one`, `_other`… for plural forms. An untranslated plural also gets a plain text, for forms that the
 * source language does not have. Throws a MessageError with the reason if the message cannot be compiled.
 */
export function compileMessage(text: string): Record<string, string> {
  const isUntranslated = text.startsWith(UNTRANSLATED);
  const elements = parseIcu(isUntranslated ? text.slice(UNTRANSLATED.length) : text);
  const plural = pluralOf(elements);
  if (!plural) return { '': compileFlat(elements) };
  const at = elements.indexOf(plural);
  const before = compileFlat(elements.slice(0, at));
  const after = compileFlat(elements.slice(at + 1));
  const forms = Object.entries(plural.options).map(([form, option]) => {
    const ending = exactForms[form] ?? form;
    if (ending.startsWith('=')) throw new MessageError(`has a form for ${form}; only =0 can be compiled`);
    return [`_${ending}`, before + compileFlat(option.value) + after] as const;
  });
  const compiled = Object.fromEntries(forms);
  return isUntranslated ? { '': compiled['_other'] ?? '', ...compiled } : compiled;
}

/** The shape of a message: its arguments with their types, its tags and its plural forms. */
export interface MessageShape {
  readonly parts: ReadonlySet<string>;
  /** Absent if the message has no plural. */
  readonly forms?: readonly string[];
}

function collectParts(elements: readonly MessageFormatElement[], parts: Set<string>): void {
  for (const element of elements) {
    if (element.type === TYPE.argument) parts.add(`{${element.value}}`);
    else if (element.type === TYPE.number) parts.add(`{${element.value}, number}`);
    else if (isPlural(element)) {
      parts.add(`{${element.value}, plural}`);
      for (const option of Object.values(element.options)) collectParts(option.value, parts);
    } else if (element.type === TYPE.literal) {
      for (const tag of element.value.match(/<\/?\w+>/g) ?? []) parts.add(tag);
    }
  }
}

/** Parses the shape of a message. Throws a MessageError if the message is invalid or cannot be compiled. */
export function shapeOf(text: string): MessageShape {
  compileMessage(text);
  const elements = parseIcu(text);
  const parts = new Set<string>();
  collectParts(elements, parts);
  const plural = pluralOf(elements);
  return { parts, ...(plural && { forms: Object.keys(plural.options).filter((form) => !form.startsWith('=')) }) };
}
