import { compileMessage, MessageError } from './icu.ts';
import { readPackFile } from './packFile.ts';

/** Replaces the ICU messages of a pack file with compiled texts. Keeps the line numbers. */
export function compilePackSource(source: string, file: string, owner: string): string {
  const { namespace, texts } = readPackFile(source, file);
  let compiled = source;
  for (const { key, text, start, end } of texts.toReversed()) {
    const name = key.slice(key.lastIndexOf('.') + 1);
    const forms = Object.entries(compiledOrThrow(text, `${owner} ${namespace}.${key}`));
    const properties = forms.map(([ending, form]) => `${JSON.stringify(name + ending)}: ${JSON.stringify(form)}`);
    compiled = compiled.slice(0, start) + properties.join(', ') + compiled.slice(end);
  }
  return compiled;
}

function compiledOrThrow(text: string, location: string): Record<string, string> {
  try {
    return compileMessage(text);
  } catch (error) {
    throw error instanceof MessageError ? new Error(`${location}: ${error.message}`, { cause: error }) : error;
  }
}

/** Compiles texts keyed by `namespace.key` to the texts that i18next looks up. A plural becomes one text per form. */
export function compileTexts(texts: Readonly<Record<string, string>>, owner: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) =>
      Object.entries(compiledOrThrow(text, `${owner} ${key}`)).map(([ending, form]) => [key + ending, form]),
    ),
  );
}
