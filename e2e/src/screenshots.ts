// Writes every screen by brand, mode and language into screenshots/<brand>/<mode>-<language>/<screen>.png.
//
//   --width N     the width of the window, 390 by default (height 844)
//   --only NAME   one screen, or several with commas between
//   --url URL     use a running product instead of starting one
//   --no-build    start the last build
import { fork, type ChildProcess } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium as engine, type Browser, type Page } from '@playwright/test';
import { chromium, product } from './product.ts';
import {
  HOUSE_GAME,
  languages,
  loggedInState,
  modes,
  openContext,
  screens,
  switchMode,
  visit,
  type Language,
  type StoredState,
} from './screens.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { values: options } = parseArgs({
  options: {
    width: { type: 'string', default: '390' },
    only: { type: 'string' },
    url: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
  },
});
const viewport = { width: Number(options.width), height: 844 };
if (!Number.isInteger(viewport.width) || viewport.width < 200 || viewport.width > 2000)
  throw new Error('--width is a number of pixels from 200 to 2000');
const wanted = options.only?.split(',');
const shown = wanted === undefined ? screens : screens.filter(({ name }) => wanted.includes(name));
const folder = join(root, 'screenshots', ...(viewport.width === 390 ? [] : [String(viewport.width)]));

/** Returns the address of each brand. The same server serves every brand under its own host name. */
function brandsAt(url: string): { brand: string; baseURL: string }[] {
  const others = readdirSync(join(root, 'themes')).filter((name) => name !== 'lotus');
  return [
    { brand: 'lotus', baseURL: url },
    ...others.map((brand) => ({ brand, baseURL: url.replace('//localhost', `//${brand}.localhost`) })),
  ];
}

interface Album {
  brand: string;
  baseURL: string;
  language: Language;
  states: { player: StoredState; agent: StoredState };
}

async function start(): Promise<{ url: string; stop: () => Promise<void> }> {
  if (options.url !== undefined) return { url: options.url, stop: async () => undefined };
  const child = fork(join(root, 'scripts', 'start.mjs'), options['no-build'] ? ['--no-build'] : [], {
    env: { ...process.env, ...product.env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  await ready(child);
  return {
    url: product.url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    child.on('message', () => done());
    child.once('exit', (code) => fail(new Error(`The product ended with ${code} before it was ready`)));
  });
}

/** Creates a deposit, some rounds and a favourite for the records and lists of the demo player. */
async function leaveTraces(browser: Browser, baseURL: string, state: StoredState): Promise<void> {
  const context = await openContext(browser, { baseURL, viewport, language: 'EN', mode: 'dark', state });
  const page = await context.newPage();
  const known = page.waitForResponse((response) => response.url().endsWith('/wps/games/favourites/ids'));
  await page.goto('/m/slot');
  await known;
  const add = page.getByRole('button', { name: /^Add .* to favourites$/ });
  await add.first().waitFor();
  for (let count = 0; count < 3; count += 1) {
    const saved = page.waitForResponse(
      (response) => response.url().endsWith('/wps/games/favourites') && response.request().method() === 'POST',
    );
    await add.first().click();
    await saved;
  }
  await page.goto('/m/voucherCenter');
  await page.getByLabel('Amount', { exact: false }).first().fill('500');
  await page.getByRole('button', { name: /^Deposit ฿/ }).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  await page.getByRole('button', { name: /confirm|pay/i }).click();
  await page.waitForURL(/\/m\/voucherCenter/);
  await page.goto(`/m/play/${HOUSE_GAME}`);
  const spin = page.frameLocator('iframe').getByRole('button', { name: 'Spin', exact: true });
  for (let rounds = 0; rounds < 3; rounds += 1) {
    const decided = page.waitForResponse((response) => response.url().endsWith('/arcade/api/rounds'));
    await spin.click();
    await decided;
    await spin.and(page.frameLocator('iframe').locator('[aria-disabled=false]')).waitFor();
  }
  await context.close();
}

async function take(page: Page, file: string): Promise<void> {
  await page.screenshot({ path: file, animations: 'disabled', caret: 'hide' });
}

/**
 * Takes every screen of one brand in one language, in both modes. Returns the number of pictures and the errors.
 */
async function fill(
  browser: Browser,
  { brand, baseURL, language, states }: Album,
): Promise<{ count: number; problems: string[] }> {
  const problems: string[] = [];
  let count = 0;
  const behindSwitches = shown.filter(({ switches }) => switches);
  // Some screens turn on switches, so they must not share a cache with other screens.
  const groups = [
    ...(['visitor', 'player', 'agent'] as const).map((viewer) => ({
      viewer,
      screens: shown.filter(({ as, switches }) => as === viewer && !switches),
    })),
    ...behindSwitches.map((screen) => ({ viewer: screen.as, screens: [screen] })),
  ];
  for (const { viewer, screens: group } of groups) {
    const context = await openContext(browser, {
      baseURL,
      viewport,
      language,
      mode: 'dark',
      isMobile: true,
      hasTouch: true,
      state: viewer === 'visitor' ? undefined : states[viewer],
    });
    const page = await context.newPage();
    for (const screen of group) {
      try {
        for (const mode of modes) {
          if (page.url() !== 'about:blank') await switchMode(page, mode);
          // A popup may show the mode in which it was opened.
          if (mode === modes[0] || screen.open) await visit(page, screen);
          await take(page, join(folder, brand, `${mode}-${language}`, `${screen.name.replaceAll(/\W+/g, '_')}.png`));
          count += 1;
        }
      } catch (error) {
        problems.push(
          `${brand} ${language} ${screen.name}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
        );
      }
    }
    await context.close();
  }
  return { count, problems };
}

const startedAt = performance.now();
const site = await start();
const browser = await engine.launch(chromium);
try {
  if (wanted === undefined) await rm(folder, { recursive: true, force: true });
  const albums: Album[] = [];
  for (const { brand, baseURL } of brandsAt(site.url)) {
    const states = {
      player: await loggedInState(browser, baseURL, 'player'),
      agent: await loggedInState(browser, baseURL, 'agent'),
    };
    await leaveTraces(browser, baseURL, states.player);
    for (const language of languages) {
      for (const mode of modes) await mkdir(join(folder, brand, `${mode}-${language}`), { recursive: true });
      albums.push({ brand, baseURL, language, states });
    }
  }
  const filled = await Promise.all(albums.map((album) => fill(browser, album)));
  const problems = filled.flatMap((album) => album.problems);
  for (const problem of problems) console.error(problem);
  console.log(
    `${filled.reduce((sum, { count }) => sum + count, 0)} screenshots in ${folder} after ${Math.round((performance.now() - startedAt) / 1000)} s`,
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await site.stop();
}
