import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { BrandFiles } from './brandsPlugin.ts';
import type { PreloadFiles } from './preloadPlugin.ts';

interface ManifestChunk {
  file: string;
  imports?: string[];
  isDynamicEntry?: boolean;
}

/** Bytes after Brotli, without headers. A budget is raised in the commit that needs it, with the reason. */
const budgets = {
  /**
   * The scripts that a visit to home fetches before the first touch: libraries, frame, home, and the texts of its first
   * screen, the longest in Thai. With the headers of five answers, 2 KB, it is 165 KB.
   * Calls of money, security, rewards, customer service and agents are not included: their routes load with the first
   * of them. The last 100 bytes are for lists that an open page refetches when their content changed.
   */
  home: 163_100,
  /** The document before the gateway fills it, with the style and the data of a brand. */
  document: 8_600,
  /**
   * The code that a page loads in addition to site and home, including shared chunks. It was 43 KB with the 13 KB of
   * home that most pages share; forms and tables now load the sheets and dialogs that are no longer part of the site.
   * The last 1,500 bytes are for registration, which has the rules of payment password and nickname and counts visits
   * of affiliate URLs, and for contracts, whose sheets load forms and tables.
   */
  page: 43_200,
  /**
   * The texts of one language: those of members, and separately those of agents, 21.4 and 6 KB in Thai. 2 KB are the
   * security centre, withdrawals and records; 2 KB passkeys, identity checks and slips; 2.5 KB rewards, bonuses, levels,
   * referrals, chat and feedback; 2.5 KB contests, tickets, results of lotteries, the lobby of tables, and the notice
   * that games between players do not count. 700 bytes are limits, breaks and exclusions. 500 are reminders of play, and
   * the rewards for a deposit. 600 are the names of the marks of live tables, and hosts. 200 are the hours, packets and
   * limits of offers.
   */
  language: 23_000,
} as const;

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const read = (file: string): string => readFileSync(join(dist, file), 'utf8');
const manifest = JSON.parse(read('manifest.json')) as Record<string, ManifestChunk>;
const preload = JSON.parse(read('preload.json')) as PreloadFiles;
const brands = JSON.parse(read('brands/manifest.json')) as Record<string, BrandFiles>;
const html = read('index.html');

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

const withoutBase = (address: string): string => address.replace(/^\/m\//, '');

/**
 * Returns the files with which every visit starts. The built document still has the gateway's placeholder beside them.
 */
function readSite(): Set<string> {
  const list = /"site":(\[[^\]]+\])/.exec(html)?.[1];
  if (list === undefined) throw new Error('dist/index.html lists no files of the site');
  return new Set((JSON.parse(list) as string[]).map(withoutBase));
}

const site = readSite();
for (const key of Object.keys(manifest)) if (site.has(manifest[key]?.file ?? '')) filesOf(key, site);
const home = new Set([...site, ...preload.home.map(withoutBase)]);

const rows: { name: string; bytes: number; budget: number }[] = [];
for (const [language, { first }] of Object.entries(preload.languages)) {
  rows.push({
    name: `home in ${language}`,
    bytes: sum(new Set([...home, ...first.map(withoutBase)])),
    budget: budgets.home,
  });
}
for (const [brand, { css, look }] of Object.entries(brands)) {
  rows.push({
    name: `document of ${brand}`,
    bytes: brotliCompressSync(html + css + JSON.stringify(look)).length,
    budget: budgets.document,
  });
}
for (const [key, chunk] of Object.entries(manifest)) {
  const kind = /\/pages\/.*Page\.tsx$/.test(key) ? 'page' : key.includes('/packs/') ? 'language' : undefined;
  if (!kind || !chunk.isDynamicEntry) continue;
  rows.push({
    name: key.replace(/^(?:\.\.\/)+/, ''),
    bytes: sum([...filesOf(key)].filter((file) => !home.has(file))),
    budget: budgets[kind],
  });
}

const over = rows.filter(({ bytes, budget }) => bytes > budget);
for (const { name, bytes, budget } of rows)
  console.log(
    `${bytes > budget ? 'OVER' : 'ok  '} ${(bytes / 1000).toFixed(1).padStart(6)} of ${budget / 1000} KB  ${name}`,
  );
if (over.length > 0) {
  console.error(`\n${over.length} of ${rows.length} byte budgets are exceeded.`);
  process.exitCode = 1;
}
