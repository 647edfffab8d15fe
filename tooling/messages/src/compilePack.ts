import { compileMessage, MessageError } from './icu.ts';
import { readPackFile } from './packFile.ts';

/** Puts the compiled texts of a pack file in place of its ICU messages. Lines stay where they are. */
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

function compiledOrThrow(text: string, place: string): Record<string, string> {
  try {
    return compileMessage(text);
  } catch (error) {
    throw error instanceof MessageError ? new Error(`${place}: ${error.message}`, { cause: error }) : error;
  }
}

/**
 * The texts of a language as i18next looks them up, from texts by `namespace.key`: a plural becomes one text for each
 * form.
 */
export function compileTexts(texts: Readonly<Record<string, string>>, owner: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) =>
      Object.entries(compiledOrThrow(text, `${owner} ${key}`)).map(([ending, form]) => [key + ending, form]),
    ),
  );
}
