import type { Plugin } from 'vite';
import { features } from '../src/features.ts';
import { packLanguages, readWords } from './documentPlugin.ts';

/** The metadata of a screen in its document; written to `screens.json`. */
export interface ScreenText {
  /** Addresses of the screen, the canonical one first. */
  paths: readonly string[];
  /** The title by language code. */
  titles: Record<string, string>;
  /** Whether search engines may list it: it is public and has content without a query. */
  isListed: boolean;
}

/** The sentence under a title in search results, by language code. */
type Descriptions = Record<string, string>;

const keyOf = (titleKey: string) => titleKey.replace(':', '.');

/**
 * Writes for the server of the document the titles of the screens in every language, and which screens search engines
 * may list.
 */
export function screensPlugin(): Plugin {
  return {
    name: 'parlor:screens',
    apply: 'build',
    generateBundle() {
      const inEach = (key: string) =>
        Object.fromEntries([...packLanguages].map((code) => [code, readWords(code, { text: key }).text]));
      const screens = features
        .flatMap(({ routes }) => routes)
        .map(({ paths, titleKey, access, frame, isListed = true }): ScreenText => ({
          paths,
          titles: inEach(keyOf(titleKey)),
          isListed: isListed && access === 'public' && frame !== 'popup' && !paths.some((path) => path.includes(':')),
        }));
      const descriptions: Descriptions = inEach('site.description');
      this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify({ screens, descriptions }) });
    },
  };
}
