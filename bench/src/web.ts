import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { measureVisits } from './repeatVisit.ts';
import { measureScreenChanges } from './screenChanges.ts';
import { launchPhone, median, SLOW_PROCESSOR } from './slowPhone.ts';

const runs = Number(process.env['BENCH_RUNS'] ?? 5);
const port = Number(process.env['BENCH_PORT'] ?? 8280);
const site = `http://localhost:${port}`;
const pages = { home: '/m/home', 'game list': '/m/slot' };

/** The best open system of this kind, measured on the same kind of machine; and what we aim at. */
const reference = { scriptKb: 236, totalKb: 857, lcpMs: 5600, performance: 59, accessibility: 97 };
const aims = { scriptKb: 150, totalKb: 350, lcpMs: 2000, tbtMs: 150, cls: 0.02, accessibility: 100, bestPractices: 100 };
/** A visit at slow 4G that the service worker answers, and a step from screen to screen on a slow processor. */
const REPEAT_SHELL_AIM_MS = 600;
const SCREEN_CHANGE_AIM_MS = 100;

type Figures = { [Figure in 'scriptKb' | 'totalKb' | 'fcpMs' | 'lcpMs' | 'tbtMs' | 'cls' | 'performance' | 'accessibility' | 'bestPractices']: number };

function figuresOf({ audits, categories }: Result): Figures {
  const items = ((audits['resource-summary']?.details as { items?: { resourceType: string; transferSize: number }[] } | undefined)?.items ?? []).map(
    ({ resourceType, transferSize }) => [resourceType, transferSize] as const,
  );
  const kb = (type: string) => (new Map(items).get(type) ?? Number.NaN) / 1000;
  const ms = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => Math.round((categories[category]?.score ?? Number.NaN) * 100);
  return {
    scriptKb: kb('script'), totalKb: kb('total'), fcpMs: ms('first-contentful-paint'), lcpMs: ms('largest-contentful-paint'), tbtMs: ms('total-blocking-time'),
    cls: ms('cumulative-layout-shift'), performance: score('performance'), accessibility: score('accessibility'), bestPractices: score('best-practices'),
  };
}

async function measure(url: string, chromePort: number): Promise<Figures> {
  const answer = await lighthouse(url, { port: chromePort, onlyCategories: ['performance', 'accessibility', 'best-practices'], logLevel: 'error' });
  if (!answer) throw new Error(`Lighthouse gave no answer for ${url}`);
  return figuresOf(answer.lhr);
}

const dataDir = mkdtempSync(join(tmpdir(), 'parlor-bench-'));
const product = spawn(process.execPath, [fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url))], {
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  env: { ...process.env, PORT: String(port), ARCADE_PORT: String(port + 1), PARLOR_DATA_DIR: dataDir },
});
try {
  await once(product, 'message');
  const chrome = await launch({
    chromePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-dev-shm-usage'],
  });
  try {
    for (const [name, path] of Object.entries(pages)) {
      // Pictures are drawn on their first request, and the first visit pays for what later ones do not.
      await measure(site + path, chrome.port);
      const measured: Figures[] = [];
      for (let run = 0; run < runs; run += 1) measured.push(await measure(site + path, chrome.port));
      const medians = Object.fromEntries(Object.keys(measured[0] ?? {}).map((figure) => [figure, median(measured.map((figures) => figures[figure as keyof Figures]))])) as Figures;
      print(name, medians);
    }
  } finally {
    chrome.kill();
  }
  const phone = await launchPhone();
  try {
    for (const processor of [1, SLOW_PROCESSOR]) printVisits(processor, await measureVisits(phone, site, { processor, runs }));
    printScreenChanges(await measureScreenChanges(phone, site, runs));
  } finally {
    await phone.close();
  }
} finally {
  product.kill('SIGTERM');
  await once(product, 'exit');
  rmSync(dataDir, { recursive: true, force: true });
}

function print(name: string, medians: Figures): void {
  console.log(`\n${name}, median of ${runs}`);
  console.table(
    Object.fromEntries(
      Object.entries(medians).map(([figure, value]) => {
        const known = (reference as Partial<Figures>)[figure as keyof Figures];
        return [figure, { measured: Number(value.toFixed(figure === 'cls' ? 4 : 1)), aim: (aims as Partial<Figures>)[figure as keyof Figures] ?? '', reference: known ?? '', ratio: known === undefined ? '' : Number((value / known).toFixed(2)) }];
      }),
    ),
  );
}

function printVisits(processor: number, { first, repeat }: Awaited<ReturnType<typeof measureVisits>>): void {
  console.log(`\nhome at slow 4G${processor === 1 ? '' : ` on a processor ${processor} times slower`}, ms, median of ${runs}`);
  const row = (firstMs: number, repeatMs: number, aim: number | '') => ({ 'first visit': Math.round(firstMs), 'from the service worker': Math.round(repeatMs), aim, ratio: Number((repeatMs / firstMs).toFixed(2)) });
  console.table({ 'first paint': row(first.firstPaintMs, repeat.firstPaintMs, ''), 'header and bottom bar': row(first.shellMs, repeat.shellMs, REPEAT_SHELL_AIM_MS), 'the site has started': row(first.siteMs, repeat.siteMs, '') });
}

function printScreenChanges(changes: Record<string, number>): void {
  console.log(`\nfrom the press to the next screen at a quarter of the processor, ms, median of ${runs}`);
  console.table(Object.fromEntries(Object.entries(changes).map(([name, ms]) => [name, { measured: Math.round(ms), aim: SCREEN_CHANGE_AIM_MS }])));
}
