import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FILES_ELEMENT_ID, languageLabels } from '@parlor/contract';
import { listLanguages, readPack } from '@parlor/messages/check';
import { build, type Plugin, type Rolldown } from 'vite';
import { barEntryIds } from '../src/shell/bottomBar/barEntries.ts';
import {
  firstActions,
  firstFailure,
  firstBarEntries,
  firstWordsCss,
  type ActionWords,
  type FailureWords,
  type BarEntryWords,
} from './firstFrame.ts';

const packs = fileURLToPath(new URL('packs', import.meta.resolve('@parlor/i18n')));
const entry = join(import.meta.dirname, '../document/document.ts');

/** Codes of the languages that have a pack. */
export const packLanguages: ReadonlySet<string> = new Set<string>(listLanguages(packs));

/** Returns the tags of the languages that have a pack, by their codes. */
export function packTags(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(languageLabels).flatMap(([code, { tag }]) => (packLanguages.has(code) ? [[code, tag]] : [])),
  );
}

/** Returns texts of a language's pack by their keys. @throws when the pack lacks one. */
export function readWords<Name extends string>(
  code: string,
  keys: Readonly<Record<Name, string>>,
): Record<Name, string> {
  const texts = readPack(packs, code);
  const words = Object.entries<string>(keys).map(([name, key]) => {
    const text = texts[key];
    if (text === undefined) throw new Error(`The pack ${code} has no text for ${key}`);
    return [name, text];
  });
  return Object.fromEntries(words) as Record<Name, string>;
}

const barEntryKeys = Object.fromEntries(barEntryIds.map((id) => [id, `common.shell.${id}`])) as Record<
  keyof BarEntryWords,
  string
>;
const actionKeys: Record<keyof ActionWords, string> = {
  login: 'common.shell.login',
  register: 'common.shell.register',
  language: 'common.shell.language',
  menu: 'common.shell.menu',
};
const failureKeys: Record<keyof FailureWords, string> = {
  title: 'common.state.pageFailedTitle',
  text: 'common.state.pageFailedText',
  retry: 'common.action.retry',
};

/** Builds the document's script, which runs before the site has started, into one classic script. */
async function documentScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { LANGUAGE_TAGS: JSON.stringify(packTags()), 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2020',
      lib: { entry, formats: ['iife'], name: 'parlorDocument' },
      rolldownOptions: { treeshake: { moduleSideEffects: false } },
    },
  });
  const [output] = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  const script = output?.output.find((file) => file.type === 'chunk')?.code.trim();
  if (!script || script.includes('</')) throw new Error('The script of the document cannot stand in the document');
  return script;
}

const entryTag = /\s*<script type="module"[^>]*\bsrc="([^"]+)"[^>]*><\/script>/;
const preloadTag = /\s*<link rel="modulepreload"[^>]*\bhref="([^"]+)"[^>]*>/g;

/**
 * Replaces the tags that would start the site at once with a list, from which the document starts it after the first
 * paint.
 */
function deferSite(html: string): string {
  const [tag, site] = entryTag.exec(html) ?? [];
  if (tag === undefined || site === undefined) throw new Error('The document names no script of the site');
  const files = [...[...html.matchAll(preloadTag)].flatMap(([, file]) => file ?? []), site];
  // The gateway adds the files of the language, the brand and the first page.
  const list = `<script type="application/json" id="${FILES_ELEMENT_ID}">{"site":${JSON.stringify(files)},"page":__PAGE_FILES__,"later":__LATER_FILES__}</script>`;
  return html
    .replace(tag, '')
    .replaceAll(preloadTag, '')
    .replace('</body>', () => `${list}<!--parlor:data--></body>`);
}

/**
 * Writes into the document everything it needs before the site has started: its script, its bars, and the failure
 * message. The style of the bars comes with the brand.
 */
export function documentPlugin(): Plugin[] {
  return [
    {
      name: 'parlor:document',
      async transformIndexHtml(html) {
        const tags = packTags();
        const inEach = <Words>(read: (code: string) => Words): Record<string, Words> =>
          Object.fromEntries(Object.entries(tags).map(([code, tag]) => [tag, read(code)]));
        const script = await documentScript();
        return html
          .replace('<!--site:script-->', () => `<script>${script}</script>`)
          .replace('<!--site:actions-->', () => firstActions(inEach((code) => readWords(code, actionKeys))))
          .replace('<!--site:places-->', () => firstBarEntries(inEach((code) => readWords(code, barEntryKeys))))
          .replace('<!--site:failure-->', () => firstFailure(inEach((code) => readWords(code, failureKeys))))
          .replace('</style>', () => `${firstWordsCss(Object.values(tags))}</style>`);
      },
    },
    {
      name: 'parlor:site-files',
      apply: 'build',
      transformIndexHtml: { order: 'post', handler: deferSite },
    },
  ];
}
