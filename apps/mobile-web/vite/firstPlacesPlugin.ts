import { fileURLToPath } from 'node:url';
import { languageLabels } from '@parlor/contract';
import { listLanguages, readPack } from '@parlor/messages/check';
import type { Plugin } from 'vite';
import { firstFailure, firstFailureCss, firstPlaces, placeIds, type FailureWords, type PlaceWords } from './firstPlaces.ts';

const packs = fileURLToPath(new URL('packs', import.meta.resolve('@parlor/i18n')));

/** The tags of the languages that have a pack, by their codes. */
export function packTags(): Record<string, string> {
  const codes = new Set<string>(listLanguages(packs));
  return Object.fromEntries(Object.entries(languageLabels).flatMap(([code, { tag }]) => (codes.has(code) ? [[code, tag]] : [])));
}

/** Texts of the pack of a language by their keys. */
function readWords<Name extends string>(code: string, keys: Readonly<Record<Name, string>>): Record<Name, string> {
  const texts = readPack(packs, code);
  const words = Object.entries<string>(keys).map(([name, key]) => {
    const text = texts[key];
    if (text === undefined) throw new Error(`The pack ${code} has no text for ${key}`);
    return [name, text];
  });
  return Object.fromEntries(words) as Record<Name, string>;
}

const placeKeys = Object.fromEntries(placeIds.map((id) => [id, `common.shell.${id}`])) as Record<keyof PlaceWords, string>;
const failureKeys: Record<keyof FailureWords, string> = { title: 'common.state.pageFailedTitle', text: 'common.state.pageFailedText', retry: 'common.action.retry' };

/**
 * Draws the bottom bar into the page, so that it stands before any script has run, and what is said where none does. The style
 * of the bar comes with the brand.
 */
export function firstPlacesPlugin(): Plugin {
  return {
    name: 'parlor:first-places',
    apply: 'build',
    transformIndexHtml(html) {
      const tags = packTags();
      const inEach = <Words>(read: (code: string) => Words): Record<string, Words> => Object.fromEntries(Object.entries(tags).map(([code, tag]) => [tag, read(code)]));
      return html
        .replace('<!--site:places-->', firstPlaces(inEach((code) => readWords(code, placeKeys))))
        .replace('<!--site:failure-->', firstFailure(inEach((code) => readWords(code, failureKeys))))
        .replace('</style>', `${firstFailureCss(Object.values(tags))}</style>`)
        .replace('{ /* site:languages */ }', JSON.stringify(tags));
    },
  };
}
