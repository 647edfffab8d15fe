import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { messagesPlugin } from '@parlor/messages';
import type { Theme } from '@parlor/theme';
import { playwright } from '@vitest/browser-playwright';
import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { defaultExclude, defineConfig } from 'vitest/config';

import { launchOptions } from './chromium.ts';
import { dressesOf } from './dresses.ts';
import { storyTitlesPlugin } from './storyTitles.ts';
import { viewports } from './viewports.ts';

const configDir = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));

const themes: Theme[] = [];
for (const path of globSync('themes/*/src/index.ts', { cwd: root })) {
  // One after the other: knip evaluates this file with a loader that returns incomplete modules.
  themes.push(((await import(pathToFileURL(`${root}${path}`).href)) as { theme: Theme }).theme);
}

/** Three pages in parallel, because a page waits a third of the time. The default on two cores is one. */
const maxWorkers = 3;

/** Timeout of a story and of its hooks, in ms. A story may wait for several things, each for 20 s at most. */
const patience = { testTimeout: 90_000, hookTimeout: 90_000 } as const;

/** Returns a project of tests that render single stories in a specially configured browser. */
const drawn = (folder: string) => ({
  root,
  // The preview that renders the stories can play games too.
  plugins: [messagesPlugin(), storyTitlesPlugin()],
  optimizeDeps: {
    entries: [`.storybook/${folder}/*.test.tsx`],
    include: ['@storybook/react-vite', 'react/jsx-dev-runtime', 'react-dom/client'],
  },
});

/** Dependencies of lazily loaded parts of a page, by the package that imports them. */
const fetchedLater = [
  '@parlor/ui-kit > @base-ui/react/combobox',
  '@parlor/ui-kit > libphonenumber-js/min',
  '@parlor/ui-kit > react-day-picker',
  '@parlor/ui-kit > swiper',
  '@parlor/ui-kit > uplot',
  '@parlor/ui-kit > uqr',
];

/** Compares the sheets of all brands with their reference pictures. */
const sheets = {
  ...drawn('sheets'),
  test: {
    name: 'sheets',
    ...patience,
    include: ['.storybook/sheets/*.test.tsx'],
    provide: { isUpdating: process.argv.some((argument) => ['--update', '-u'].includes(argument)) },
    browser: {
      enabled: true,
      headless: true,
      // Pictures show the final state, without motion.
      provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
      instances: [{ browser: 'chromium' as const, viewport: viewports.phone }],
      screenshotFailures: false,
      expect: {
        toMatchScreenshot: {
          // The pictures of a brand are in its own folder, so that a new brand touches no other folder.
          resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) =>
            `${root}themes/${arg.replace('/', '/sheets/')}${ext}`,
          resolveDiffPath: ({ arg, ext }: { arg: string; ext: string }) => `${configDir}.reports/sheets/${arg}${ext}`,
        },
      },
    },
  },
};

/** Checks forced colours, where the system replaces the colours of a brand. */
const forcedColors = {
  ...drawn('forcedColors'),
  test: {
    name: 'forced colours',
    ...patience,
    include: ['.storybook/forcedColors/*.test.tsx'],
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions,
        contextOptions: { forcedColors: 'active' as const, reducedMotion: 'reduce' as const },
      }),
      instances: [{ browser: 'chromium' as const, viewport: viewports.phone }],
      screenshotFailures: false,
    },
  },
};

/** Checks games in the frames in which a site shows them. */
const gameFrames = {
  ...drawn('gameFrames'),
  test: {
    name: 'game frames',
    ...patience,
    include: ['.storybook/gameFrames/*.test.tsx'],
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' as const } }),
      instances: [{ browser: 'chromium' as const, viewport: { width: 240, height: 427 } }],
      screenshotFailures: false,
    },
  },
};

const dresses = dressesOf(themes);
const [first] = dresses;
if (!first) throw new Error('There is no brand: themes/ holds no package with a theme');

/** Every story, rendered and played in the first dress and checked in each (`checkDresses.ts`). */
const stories = {
  root,
  plugins: [
    storybookTest({
      configDir,
      initialGlobals: { ...first, viewport: { value: first.viewport, isRotated: false }, dresses },
    }),
  ],
  // All dependencies are found before the first story runs; a later one would reload the page during the tests.
  // Those of lazy parts are listed.
  optimizeDeps: {
    entries: ['packages/*/src/**/*.stories.tsx', 'apps/*/src/**/*.stories.tsx', '.storybook/preview.tsx'],
    include: fetchedLater,
  },
  test: {
    name: 'stories',
    // As in Storybook itself, all stories share one document; a new one for each file would take a third longer.
    isolate: false,
    // The stories of the arcade are excluded; a unit test plays them.
    exclude: [...defaultExclude, 'apps/arcade/**'],
    maxWorkers,
    ...patience,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions }),
      instances: [
        {
          browser: 'chromium' as const,
          viewport: { width: viewports[first.viewport].width, height: viewports[first.viewport].height },
        },
      ],
    },
  },
};

export default defineConfig({
  root,
  test: {
    maxWorkers,
    attachmentsDir: `${configDir}.reports/attachments`,
    reporters: ['default', ['json', { outputFile: `${configDir}.reports/test.json` }]],
    projects: [stories, sheets, forcedColors, gameFrames],
  },
});
