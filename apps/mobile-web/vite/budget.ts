import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface ManifestChunk {
  file: string;
  imports?: string[];
  isDynamicEntry?: boolean;
}

/** Bytes after Brotli. A budget is raised in the commit that needs it, with the reason. */
const budgets = {
  /** What every visit runs: libraries and the frame of the site. */
  site: 147_000,
  /** The code that a page brings besides, with what it shares with others: 13 KB of it are components that most pages share. */
  page: 43_000,
  /** One language. */
  language: 12_000,
  /** What screens know of a brand. */
  brand: 6_000,
} as const;

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as Record<string, ManifestChunk>;
const html = readFileSync(join(dist, 'index.html'), 'utf8');

function size(file: string): number {
  const packed = join(dist, `${file}.br`);
  return statSync(existsSync(packed) ? packed : join(dist, file)).size;
}

function filesOf(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const next of chunk.imports ?? []) filesOf(next, seen);
  return seen;
}

function sum(files: Iterable<string>): number {
  return [...files].reduce((total, file) => total + size(file), 0);
}

const site = new Set([...html.matchAll(/(?:src|href)="\/m\/(assets\/[^"]+\.js)"/g)].flatMap(([, file]) => file ?? []));
for (const key of Object.keys(manifest)) if (site.has(manifest[key]?.file ?? '')) filesOf(key, site);

const rows: { name: string; bytes: number; budget: number }[] = [{ name: 'site', bytes: sum(site), budget: budgets.site }];
for (const [key, chunk] of Object.entries(manifest)) {
  const kind = /\/pages\/.*Page\.tsx$/.test(key) ? 'page' : key.includes('/packs/') ? 'language' : key.includes('virtual:brand/') ? 'brand' : undefined;
  if (!kind || !chunk.isDynamicEntry) continue;
  rows.push({ name: key.replace(/^(?:\.\.\/)+/, ''), bytes: sum([...filesOf(key)].filter((file) => !site.has(file))), budget: budgets[kind] });
}

const over = rows.filter(({ bytes, budget }) => bytes > budget);
for (const { name, bytes, budget } of rows) console.log(`${bytes > budget ? 'OVER' : 'ok  '} ${(bytes / 1000).toFixed(1).padStart(6)} of ${(budget / 1000).toFixed(0)} KB  ${name}`);
if (over.length > 0) {
  console.error(`\n${over.length} of ${rows.length} byte budgets are exceeded.`);
  process.exitCode = 1;
}
