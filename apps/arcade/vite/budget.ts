import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface ManifestChunk {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

/** Bytes after Brotli, without headers. A budget is raised in the commit that needs it, with the reason. */
const budgets = {
  /**
   * The scripts and styles of a game's page, including code shared with other games, and the messages of one language
   * if a page loads them separately. Fonts are cached.
   */
  page: 60_000,
  /**
   * Files that a page loads on demand: the picture of a round, or the models that recompute a fixture. A fixture loads
   * one drawing of a sport, so the heaviest counts.
   */
  later: 40_000,
  /** The pictures that belong to a game. Those of a title come with its session. */
  art: 300_000,
} as const;

const fonts: ReadonlySet<string> = new Set(['.woff2', '.woff']);
const dist = fileURLToPath(new URL('../dist', import.meta.url));
const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as Record<string, ManifestChunk>;

function size(file: string): number {
  const packed = join(dist, `${file}.br`);
  return statSync(existsSync(packed) ? packed : join(dist, file)).size;
}

/** Collects the files of a page: code, styles and their assets. Chunks that it loads later are added to `later`. */
function filesOf(key: string, later: Set<string>, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) seen.add(file);
  for (const next of chunk.dynamicImports ?? []) later.add(next);
  for (const next of chunk.imports ?? []) filesOf(next, later, seen);
  return seen;
}

/** Whether a file has the messages of a language. A page loads one language. */
const isLanguage = (key: string): boolean => /\/client\/messages\/\w+\.ts$/.test(key);

/** Whether a file is the drawing of a sport. Their shared code is not a drawing. */
const isDrawing = (key: string): boolean => /\/scoreboard\/drawn\/\w+\.ts$/.test(key) && !key.endsWith('/stage.ts');

function sum(files: readonly string[]): number {
  return files.reduce((total, file) => total + size(file), 0);
}

const rows = Object.keys(manifest).flatMap((key) => {
  const family = /^games\/([^/]+)\/index\.html$/.exec(key)?.[1];
  if (family === undefined) return [];
  const laterKeys = new Set<string>();
  const first = filesOf(key, laterKeys);
  const languages = [...laterKeys].filter(isLanguage).map((each) => size(manifest[each]?.file ?? ''));
  const files = [...first].filter((file) => !fonts.has(extname(file)));
  const isCode = (file: string): boolean => ['.js', '.css'].includes(extname(file));
  const art = files.filter((file) => !isCode(file));
  const later = new Set<string>();
  // A lazily loaded file may load more.
  for (const each of laterKeys) if (!isLanguage(each) && !isDrawing(each)) filesOf(each, laterKeys, later);
  const isLate = (file: string): boolean => isCode(file) && !first.has(file);
  const laterCode = [...later].filter(isLate);
  const drawings = [...laterKeys].filter(isDrawing).map((each) => {
    const own = filesOf(each, new Set());
    return sum([...own].filter((file) => isLate(file) && !later.has(file)));
  });
  const laterBytes = sum(laterCode) + Math.max(0, ...drawings);
  return [
    { name: family, bytes: sum(files.filter(isCode)) + Math.max(0, ...languages), budget: budgets.page },
    ...(laterCode.length === 0 ? [] : [{ name: `later in ${family}`, bytes: laterBytes, budget: budgets.later }]),
    ...(art.length === 0 ? [] : [{ name: `art of ${family}`, bytes: sum(art), budget: budgets.art }]),
  ];
});
if (rows.length === 0) throw new Error('dist/manifest.json lists no page of a game');

const over = rows.filter(({ bytes, budget }) => bytes > budget);
for (const { name, bytes, budget } of rows)
  console.log(
    `${bytes > budget ? 'OVER' : 'ok  '} ${(bytes / 1000).toFixed(1).padStart(6)} of ${budget / 1000} KB  ${name}`,
  );
if (over.length > 0) {
  console.error(`\n${over.length} of ${rows.length} byte budgets are exceeded.`);
  process.exitCode = 1;
}
