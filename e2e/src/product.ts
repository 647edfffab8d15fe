import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const port = process.env['E2E_PORT'] ?? '8180';
const arcadePort = process.env['E2E_ARCADE_PORT'] ?? '8181';

// The workers of a run load this module again and must use the folder of the first load.
process.env['E2E_DATA_DIR'] ??= newDataDir();

/** The product that the journeys run against: started without configuration, with its own ports and data. */
export const product = {
  url: `http://localhost:${port}`,
  arcadeUrl: `http://localhost:${arcadePort}`,
  dataDir: process.env['E2E_DATA_DIR'],
  /** The answer to every captcha while NODE_ENV is test. */
  captchaAnswer: '4711',
  env: {
    PORT: port,
    ARCADE_PORT: arcadePort,
    PARLOR_DATA_DIR: process.env['E2E_DATA_DIR'],
    NODE_ENV: 'test',
    TEST_CAPTCHA_ANSWER: '4711',
    // Tests with intended refusals use separate IP addresses, because the gateway counts failures by address.
    TRUSTED_PROXIES: '127.0.0.1',
    // Many rounds are played, so none may wait for its reels.
    DEMO_JURISDICTION: 'unpaced',
    DATABASE_URL: '',
    REDIS_URL: '',
  },
};

const DAY_MS = 86_400_000;
const dayOf = (at: number): string => new Date(at).toLocaleDateString('sv', { timeZone: 'Asia/Bangkok' });

const NOTICES = ['ann-lotus', 'ann-limits'];

/** The storage entry of a player who has seen today's announcements, and tomorrow's for a run at midnight. */
const seenEntry = {
  name: 'NOTICES_SEEN',
  value: JSON.stringify({ [dayOf(Date.now())]: NOTICES, [dayOf(Date.now() + DAY_MS)]: NOTICES }),
};

/** The hours of the demo's rain, in Bangkok time. */
const RAIN_HOURS = [12, 16, 20];

/** Browser storage of a player who has seen today's packets, so that none pops up in the middle of a journey. */
export const rainsSeenEntry = {
  name: 'RAINS_SEEN',
  value: JSON.stringify(
    [-DAY_MS, 0, DAY_MS].flatMap((ms) =>
      RAIN_HOURS.map((hour) => `promo-rain ${Date.parse(`${dayOf(Date.now() + ms)}T${hour}:00:00+07:00`)}`),
    ),
  ),
};

/** Storage of a player for whom no popup opens by itself at any hour. */
export const seenEntries = [seenEntry, rainsSeenEntry];

/** A browser whose player has seen announcements and packets, so that none opens in the middle of a journey. */
export const noticesSeen = {
  cookies: [],
  origins: ['', 'lotus.', 'harbor.', 'arcadia.'].map((host) => ({
    origin: `http://${host}localhost:${port}`,
    localStorage: seenEntries,
  })),
};

/** The launch options of Chromium without a display and a sandbox. */
export const chromium = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-dev-shm-usage',
    // A page from the service worker counts as public, but its gateway is on this machine.
    '--disable-features=LocalNetworkAccessChecks',
  ],
};

/**
 * Creates the folder of a product with fresh data, which is removed when this process ends. Only drawn pictures are
 * kept between runs: drawing the first screens takes a minute of processor time, and their folder is named by a hash of
 * the drawing code.
 */
function newDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-e2e-'));
  const pictures = fileURLToPath(new URL('../../node_modules/.cache/art', import.meta.url));
  mkdirSync(pictures, { recursive: true });
  symlinkSync(pictures, join(folder, 'art'));
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}
