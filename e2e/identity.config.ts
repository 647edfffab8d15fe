import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';
import { identityProduct } from './src/identity/identityProduct.ts';

/** The journeys that need the identity provider's emulator: `pnpm test:identity` starts it and runs these. */
export default defineConfig({
  ...journeys,
  testDir: 'src/identity',
  testIgnore: [],
  outputDir: 'test-results/identity',
  reporter: [['list'], ['json', { outputFile: '.reports/identity.json' }]],
  webServer: {
    command: 'node ../scripts/start.mjs',
    url: `${identityProduct.url}/readyz`,
    env: identityProduct.env,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
