import { fileURLToPath } from 'node:url';
import { languageLabels } from '@parlor/contract';
import { listLanguages, readPack } from '@parlor/messages/check';
import type { Plugin } from 'vite';
import { firstPlaces, placeIds, type PlaceWords } from './firstPlaces.ts';

const packs = fileURLToPath(new URL('packs', import.meta.resolve('@parlor/i18n')));

/** The tags of the languages that have a pack, by their codes. */
export function packTags(): Record<string, string> {
  const codes = new Set<string>(listLanguages(packs));
  return Object.fromEntries(Object.entries(languageLabels).flatMap(([code, { tag }]) => (codes.has(code) ? [[code, tag]] : [])));
}

function readWords(code: string): PlaceWords {
  const texts = readPack(packs, code);
  const words = placeIds.map((id) => {
    const text = texts[`common.shell.${id}`];
    if (text === undefined) throw new Error(`The pack ${code} has no word for ${id}`);
    return [id, text];
  });
  return Object.fromEntries(words) as PlaceWords;
}

/** Draws the bottom bar into the page, so that it stands before any script has run. The style of each brand comes with the brand. */
export function firstPlacesPlugin(): Plugin {
  return {
    name: 'parlor:first-places',
    apply: 'build',
    transformIndexHtml(html) {
      const tags = packTags();
      const words = Object.fromEntries(Object.entries(tags).map(([code, tag]) => [tag, readWords(code)]));
      return html.replace('<!--site:places-->', firstPlaces(words)).replace('{ /* site:languages */ }', JSON.stringify(tags));
    },
  };
}
