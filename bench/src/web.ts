// Measures what a visit to the built site costs the player: `pnpm bench:web`, or only some parts:
// `pnpm bench:web visit scroll`.
//
//   visit        bytes, requests and rendering of the whole visit without a touch
//   lighthouse   the first visit, measured by Lighthouse as a phone
//   scroll       a long list of games, scrolled on a slow processor
//   repeat       a visit that the service worker serves
//   screens      time from the press on a link to the next screen
//   --no-build   measure the previous build
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import type { Browser } from 'playwright';
import { measureQuietVisit, type QuietVisit } from '@parlor/e2e/quietVisit';
import { measureListScroll } from './listScroll.ts';
import { measureVisits } from './repeatVisit.ts';
import { measureScreenChanges } from './screenChanges.ts';
import { launchPhone, median, SLOW_PROCESSOR } from './slowPhone.ts';
import { startProduct } from './startProduct.ts';

const runs = Number(process.env['BENCH_RUNS'] ?? 5);
/** Requests and rendering hardly vary between visits. */
const VISITS = Math.min(runs, 3);
const pages = { home: '/m/home', 'game list': '/m/slot', promotions: '/m/activity' };
type PageName = keyof typeof pages;

/** The figures of the best open system of this kind, on a similar machine. */
const reference = { scriptKb: 236, totalKb: 857, lcpMs: 5600, performance: 59, accessibility: 97 };

/** The aims. A figure without an aim is only reported. */
const everyPage = { accessibility: 100, bestPractices: 100, seo: 100 };
const listAims = { ...everyPage, performance: 92, lcpMs: 2200 };
const lighthouseAims: Record<PageName, Partial<Figures>> = {
  home: { ...everyPage, performance: 97, fcpMs: 900, lcpMs: 1300, tbtMs: 100, cls: 0.01 },
  'game list': listAims,
  promotions: listAims,
};
const visitAims = { scriptKb: 165, documentKb: 14, commits: 5, components: 800 };
const HOME_TOTAL_AIM_KB = 290;
/**
 * Aims of a list on a processor four times slower: the longest task, the 95th percentile of the time between frames,
 * and the maximum number of elements.
 */
const scrollAims = { longestTaskMs: 100, frameP95Ms: 33, nodesMax: 600 };
/** Aims of a visit at slow 4G that the service worker serves, and of a step between screens on a slow processor. */
const REPEAT_SHELL_AIM_MS = 600;
const SCREEN_CHANGE_AIM_MS = 100;

type Figures = {
  [
    Figure in
      | 'scriptKb'
      | 'totalKb'
      | 'fcpMs'
      | 'lcpMs'
      | 'tbtMs'
      | 'cls'
      | 'performance'
      | 'accessibility'
      | 'bestPractices'
      | 'seo'
  ]: number;
};

/** The parts of the benchmark, in execution order. */
const parts = {
  visit: printVisits,
  lighthouse: printLighthouse,
  scroll: printScroll,
  repeat: printRepeatedVisits,
  screens: printScreenChanges,
};
type PartName = keyof typeof parts;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'no-build': { type: 'boolean', default: false } },
});
const isPart = (name: string): name is PartName => Object.hasOwn(parts, name);
const unknown = positionals.filter((name) => !isPart(name));
if (unknown.length > 0) {
  console.error(`There is no part called ${unknown.join(', ')}; the parts are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
const wanted = (Object.keys(parts) as PartName[]).filter(
  (name) => positionals.length === 0 || positionals.includes(name),
);

const product = await startProduct({ port: Number(process.env['BENCH_PORT'] ?? 8280), isBuilt: options['no-build'] });
const site = product.url;
try {
  for (const name of wanted) await parts[name]();
} finally {
  await product.stop();
}

async function onPhone<Figure>(measure: (phone: Browser) => Promise<Figure>): Promise<Figure> {
  const phone = await launchPhone();
  try {
    return await measure(phone);
  } finally {
    await phone.close();
  }
}

/** Returns a table row: the measured figure, the aim, and the figure of the best open system. */
function row(measured: number, aim?: number, known?: number, digits = 1) {
  return {
    measured: Number(measured.toFixed(digits)),
    aim: aim ?? '',
    reference: known ?? '',
    ratio: known === undefined ? '' : Number((measured / known).toFixed(2)),
  };
}

async function printVisits(): Promise<void> {
  await onPhone(async (phone) => {
    for (const [name, path] of Object.entries(pages) as [PageName, string][]) {
      // The gateway renders an image on its first request, which makes that request slow.
      await measureQuietVisit(phone, site + path, { watchedSeconds: 0 });
      const visits: QuietVisit[] = [];
      for (let count = 0; count < VISITS; count += 1) visits.push(await measureQuietVisit(phone, site + path));
      const slow = await measureQuietVisit(phone, site + path, { processor: SLOW_PROCESSOR });
      printVisit(name, visits, slow);
    }
  });
}

function printVisit(name: PageName, visits: readonly QuietVisit[], { longTasks }: QuietVisit): void {
  const of = (figure: (visit: QuietVisit) => number) => median(visits.map(figure));
  const watchedSeconds = of(({ watchedMs, loadedMs }) => watchedMs - loadedMs) / 1000;
  console.log(
    `\n${name}, the whole visit without a touch, until ${watchedSeconds.toFixed(0)} s after its load, median of ${VISITS}`,
  );
  console.table({
    'all JavaScript, KB': row(of(({ scriptBytes }) => scriptBytes) / 1000, visitAims.scriptKb, reference.scriptKb),
    'all bytes, KB': row(
      of(({ bytes }) => bytes) / 1000,
      name === 'home' ? HOME_TOTAL_AIM_KB : undefined,
      reference.totalKb,
    ),
    requests: row(of(({ requests }) => requests)),
    'the document, KB': row(of(({ documentBytes }) => documentBytes) / 1000, visitAims.documentKb),
    'commits of React until the network is quiet': row(
      of(({ commits }) => commits.length),
      visitAims.commits,
    ),
    'components drawn in them': row(
      of(({ components }) => components),
      visitAims.components,
    ),
    'commits after that': row(of(({ lateCommits }) => lateCommits.length)),
    [`tasks over 50 ms at 1/${SLOW_PROCESSOR} of the processor`]: row(longTasks?.count ?? Number.NaN),
    'what they are longer, ms in all': row(longTasks?.blockingMs ?? Number.NaN, undefined, undefined, 0),
  });
  const [first] = visits;
  if (!first) return;
  const kb = (bytes: number) => (bytes / 1000).toFixed(1);
  console.log(`components in each commit: ${first.commits.join(', ')}`);
  console.log(
    `KB by type: ${Object.entries(first.bytesByType)
      .map(([type, bytes]) => `${type} ${kb(bytes)}`)
      .join(', ')}`,
  );
  const scripts = first.files.filter(({ type }) => type === 'script').toSorted((a, b) => b.bytes - a.bytes);
  console.log(
    `scripts: ${scripts.map(({ url, bytes }) => `${new URL(url).pathname.split('/').at(-1)} ${kb(bytes)}`).join(', ')}`,
  );
}

function figuresOf({ audits, categories }: Result): Figures {
  const items = (
    (audits['resource-summary']?.details as { items?: { resourceType: string; transferSize: number }[] } | undefined)
      ?.items ?? []
  ).map(({ resourceType, transferSize }) => [resourceType, transferSize] as const);
  const kb = (type: string) => (new Map(items).get(type) ?? Number.NaN) / 1000;
  const ms = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => Math.round((categories[category]?.score ?? Number.NaN) * 100);
  return {
    scriptKb: kb('script'),
    totalKb: kb('total'),
    fcpMs: ms('first-contentful-paint'),
    lcpMs: ms('largest-contentful-paint'),
    tbtMs: ms('total-blocking-time'),
    cls: ms('cumulative-layout-shift'),
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
  };
}

/** The figures of one visit, or undefined if Lighthouse could not measure it; the console then shows the reason. */
async function runLighthouse(url: string, chromePort: number): Promise<Figures | undefined> {
  const answer = await lighthouse(url, {
    port: chromePort,
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    logLevel: 'error',
  });
  if (!answer) throw new Error(`Lighthouse gave no answer for ${url}`);
  const { runtimeError } = answer.lhr;
  if (!runtimeError) return figuresOf(answer.lhr);
  console.log(`Lighthouse did not measure ${url}: ${runtimeError.code}, ${runtimeError.message}`);
  return undefined;
}

async function printLighthouse(): Promise<void> {
  const chrome = await launch({
    chromePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
    chromeFlags: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-dev-shm-usage',
    ],
  });
  try {
    for (const [name, path] of Object.entries(pages) as [PageName, string][]) {
      // Images are rendered on their first request, so the first visit is a warm-up.
      await runLighthouse(site + path, chrome.port);
      const measured: Figures[] = [];
      for (let run = 0; run < 2 * runs && measured.length < runs; run += 1) {
        const figures = await runLighthouse(site + path, chrome.port);
        if (figures) measured.push(figures);
      }
      console.log(`\n${name}, by Lighthouse, median of ${measured.length}`);
      console.table(
        Object.fromEntries(
          (Object.keys(measured[0] ?? {}) as (keyof Figures)[]).map((figure) => {
            const known: Partial<Figures> = reference;
            return [
              figure,
              row(
                median(measured.map((figures) => figures[figure])),
                lighthouseAims[name][figure],
                known[figure],
                figure === 'cls' ? 4 : 1,
              ),
            ];
          }),
        ),
      );
    }
  } finally {
    chrome.kill();
  }
}

async function printScroll(): Promise<void> {
  const { longTasks, longestTaskMs, frameP95Ms, nodesMax, heapMb } = await onPhone((phone) =>
    measureListScroll(phone, site),
  );
  console.log(`\na long list, scrolled on a processor ${SLOW_PROCESSOR} times slower`);
  console.table({
    'tasks over 50 ms': row(longTasks),
    'the longest of them, ms': row(longestTaskMs, scrollAims.longestTaskMs),
    // Browsers report frame times to 0.1 ms: two frames of a 60 Hz screen are 33.3 or 33.4.
    'time between frames, p95, ms': row(frameP95Ms, scrollAims.frameP95Ms, undefined, 0),
    'elements in the document, at most': row(nodesMax, scrollAims.nodesMax),
    'memory at the end, MB': row(heapMb),
  });
}

async function printRepeatedVisits(): Promise<void> {
  for (const processor of [1, SLOW_PROCESSOR]) {
    const { first, repeat } = await onPhone((phone) => measureVisits(phone, site, { processor, runs }));
    console.log(
      `\nhome at slow 4G${processor === 1 ? '' : ` on a processor ${processor} times slower`}, ms, median of ${runs}`,
    );
    const pair = (firstMs: number, repeatMs: number, aim: number | '') => ({
      'first visit': Math.round(firstMs),
      'from the service worker': Math.round(repeatMs),
      aim,
      ratio: Number((repeatMs / firstMs).toFixed(2)),
    });
    console.table({
      'first paint': pair(first.firstPaintMs, repeat.firstPaintMs, ''),
      'header and bottom bar': pair(first.shellMs, repeat.shellMs, REPEAT_SHELL_AIM_MS),
      'the site has started': pair(first.siteMs, repeat.siteMs, ''),
    });
  }
}

async function printScreenChanges(): Promise<void> {
  const changes = await onPhone((phone) => measureScreenChanges(phone, site, runs));
  console.log(`\nfrom the press to the next screen at a quarter of the processor, ms, median of ${runs}`);
  console.table(
    Object.fromEntries(
      Object.entries(changes).map(([name, ms]) => [name, { measured: Math.round(ms), aim: SCREEN_CHANGE_AIM_MS }]),
    ),
  );
}
