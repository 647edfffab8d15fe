import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

import { launchOptions } from './chromium.ts';

const configDir = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));

/** Every story once in each mode, each time in another merchant's dress. */
const dresses = [
  { name: 'lotus dark', merchant: 'lotus', mode: 'dark' },
  { name: 'harbor light', merchant: 'harbor', mode: 'light' },
];

export default defineConfig({
  root,
  test: {
    reporters: ['default', ['json', { outputFile: `${configDir}.reports/test.json` }]],
    projects: dresses.map(({ name, merchant, mode }) => ({
      root,
      plugins: [storybookTest({ configDir, initialGlobals: { merchant, mode } })],
      // All dependencies are found before the first story runs; one found later would reload the page under the tests.
      optimizeDeps: { entries: ['packages/*/src/**/*.stories.tsx', 'apps/*/src/**/*.stories.tsx', '.storybook/preview.tsx'] },
      test: {
        name,
        // As in Storybook itself, stories follow one another in one document; setting it up anew for each file costs a third.
        isolate: false,
        browser: {
          enabled: true,
          headless: true,
          provider: playwright({ launchOptions }),
          instances: [{ browser: 'chromium' as const, viewport: { width: 390, height: 844 } }],
        },
      },
    })),
  },
});
