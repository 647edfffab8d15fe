import { defineConfig, devices } from '@playwright/test';
import { chromium, noticesSeen, product } from './src/product.ts';

export default defineConfig({
  testDir: 'src',
  // These have products of their own: one beside the identity provider's emulator, and one whose clock is moved.
  testIgnore: ['**/e2e/src/{identity,cards}/**'],
  // Two cores carry the product, the browser and the tests.
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // A journey that fails now and then is a defect of the journey or of the product.
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
    // Without a screen every open page is drawn all the time, and what moves on one takes the time of the others.
    // Motion has its stories.
    contextOptions: { reducedMotion: 'reduce' },
    // Journeys that are about the service worker allow it themselves; the others meet the gateway and nothing in
    // between.
    serviceWorkers: 'block',
    // Every step with the page as it was. A film of the page takes as long again, and shows nothing that this does not.
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
