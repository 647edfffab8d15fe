// Counts the frames that games draw on a processor four times slower: `pnpm bench:frames`, or `pnpm bench:frames dice
// reels` for some families. Builds the pages of the games first; `--no-build` measures the previous build. Ten seconds
// a game.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright';
import { demoGames } from '@parlor/artwork/titles';
import { launchPhone, newPhone, SLOW_PROCESSOR, slowDown } from './slowPhone.ts';

const PORT = Number(process.env['BENCH_PORT'] ?? 8280);
const SECONDS = 10;
/** The frame rate of a screen, and the longest unnoticeable gap between two frames: the time of two frames, in ms. */
const FULL_RATE = 60;
const NOTICED_MS = 34;
/** Pause between two presses, in ms. */
const PRESS_EVERY_MS = 900;
const arcadeFolder = resolve(import.meta.dirname, '../../apps/arcade');

interface FrameFigures {
  perSecond: number;
  /** Times between two frames that are longer than `NOTICED_MS`. */
  late: number;
  longestMs: number;
}

/** Runs in the page: counts frames for this many ms. */
function countFrames(ms: number): Promise<number[]> {
  const gaps: number[] = [];
  const beginning = performance.now();
  let last = beginning;
  return new Promise((done) => {
    const note = (now: number) => {
      gaps.push(now - last);
      last = now;
      if (now - beginning < ms) return void requestAnimationFrame(note);
      return done(gaps.slice(1));
    };
    requestAnimationFrame(note);
  });
}

/** Plays like a fast player: presses what the stage offers, otherwise the round button. */
async function play(page: Page, until: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  void until.finally(() => over.abort());
  for (let press = 0; !over.signal.aborted; press += 1) {
    const offered = page.locator('.stage-place button:enabled, .round-button:enabled').nth(press % 2 === 0 ? 0 : -1);
    // oxlint-disable-next-line no-await-in-loop -- presses are sequential
    await offered.press('Enter', { timeout: PRESS_EVERY_MS }).catch(() => undefined);
    // oxlint-disable-next-line no-await-in-loop -- presses are sequential
    await page.waitForTimeout(PRESS_EVERY_MS);
  }
}

async function measure(browser: Browser, gameCode: string): Promise<FrameFigures> {
  const site = `http://127.0.0.1:${PORT + 1}`;
  const context = await newPhone(browser, site);
  const page = await context.newPage();
  const address = await fetch(`${site}/url?game=${gameCode}&free&lang=EN&player=frames-${gameCode}`);
  await page.goto(await address.text());
  await page.locator('.stage-place').waitFor();
  await slowDown(page, { processor: SLOW_PROCESSOR, network: false });
  const counting = page.evaluate(countFrames, SECONDS * 1000);
  await play(page, counting);
  const gaps = await counting;
  await context.close();
  return {
    perSecond: (gaps.length * 1000) / gaps.reduce((sum, gap) => sum + gap, 0),
    late: gaps.filter((gap) => gap > NOTICED_MS).length,
    longestMs: Math.max(...gaps),
  };
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'no-build': { type: 'boolean' } } });
if (!values['no-build']) execFileSync('pnpm', ['--silent', 'exec', 'vite', 'build'], { cwd: arcadeFolder });
const families = [...new Set(demoGames().flatMap(({ family }) => family ?? []))].filter(
  (family) => positionals.length === 0 || positionals.includes(family),
);
const arcade = spawn(process.execPath, ['src/testing/devArcade.ts'], {
  cwd: arcadeFolder,
  env: { ...process.env, PORT: String(PORT) },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const browser = await launchPhone();
try {
  await once(arcade.stdout, 'data');
  process.stdout.write(`Frames with a processor ${SLOW_PROCESSOR} times slower; aim ${FULL_RATE} a second.\n`);
  for (const family of families) {
    const title = demoGames().find((game) => game.family === family);
    if (!title) continue;
    // oxlint-disable-next-line no-await-in-loop -- one game at a time has the processor
    const { perSecond, late, longestMs } = await measure(browser, title.gameCode);
    process.stdout.write(
      `${family.padEnd(16)} ${perSecond.toFixed(1).padStart(5)} a second, ${late} later than ${NOTICED_MS} ms, longest ${longestMs.toFixed(0)} ms\n`,
    );
  }
} finally {
  await browser.close();
  arcade.kill('SIGTERM');
}
