import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';
import { product } from './src/product.ts';

/**
 * Random cards of each category, with a game clock that the run sets. `pnpm cards` runs these.
 */
export default defineConfig({
  ...journeys,
  testDir: 'src/cards',
  testIgnore: [],
  workers: 1,
  outputDir: 'test-results/cards',
  reporter: [['list'], ['json', { outputFile: '.reports/cards.json' }]],
  webServer: {
    command: `node ../scripts/start.mjs --arcade apps/arcade/src/testing/clockServer.ts${process.env['CARDS_NO_BUILD'] ? ' --no-build' : ''}`,
    url: `${product.url}/readyz`,
    // The long run opens more cards in a minute than a player does.
    env: { ...product.env, RATE_LIMIT_PER_MINUTE: '1000000' },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
