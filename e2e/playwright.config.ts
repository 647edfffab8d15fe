import { defineConfig, devices } from '@playwright/test';
import { chromium, noticesSeen, product } from './src/product.ts';

export default defineConfig({
  testDir: 'src',
  // These use separate products: one with the identity provider's emulator, one with a settable clock.
  testIgnore: ['**/e2e/src/{identity,cards}/**'],
  // More than the two cores of a small machine, because a journey waits a quarter of its time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // A flaky journey is a defect of the journey or of the product.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  outputDir: 'test-results/journeys',
  reporter: [['list'], ['json', { outputFile: '.reports/test.json' }]],
  use: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    baseURL: product.url,
    locale: 'th-TH',
    storageState: noticesSeen,
    // A headless browser draws every open page all the time, and animations on one slow down the others. Motion is
    // tested by stories.
    contextOptions: { reducedMotion: 'reduce' },
    // Journeys about the service worker allow it themselves; the others talk to the gateway directly.
    serviceWorkers: 'block',
    // Snapshots of every step. Screenshots would double the time without showing more.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: chromium,
  },
  webServer: {
    command: 'node ../scripts/start.mjs',
    url: `${product.url}/readyz`,
    env: product.env,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
