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
  /** The scripts and styles of a game's page, with what it shares with other games. Fonts stay in the cache. */
  page: 60_000,
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

/** The files of a page: code, styles and what they name. */
function filesOf(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) seen.add(file);
  for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) filesOf(next, seen);
  return seen;
}

function sum(files: readonly string[]): number {
  return files.reduce((total, file) => total + size(file), 0);
}

const rows = Object.keys(manifest).flatMap((key) => {
  const family = /^games\/([^/]+)\/index\.html$/.exec(key)?.[1];
  if (family === undefined) return [];
  const files = [...filesOf(key)].filter((file) => !fonts.has(extname(file)));
  const isCode = (file: string): boolean => ['.js', '.css'].includes(extname(file));
  const art = files.filter((file) => !isCode(file));
  return [
    { name: family, bytes: sum(files.filter(isCode)), budget: budgets.page },
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
