import { fileURLToPath } from 'node:url';
import { messagesPlugin } from '@parlor/messages';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

// Packages whose tests have a DOM compile their vitest.config.ts with their tests, so that this line tells the compiler
// of the matchers.
export type { ElementMatchers } from './toBeShown.ts';

/** How long one test may take, in ms: ample, so that a machine that is busy with other suites fails none. */
const testTimeout = 30_000;

/** How long `expect.poll` waits for what comes by itself, in ms. */
const polling = { poll: { timeout: 20_000 } } as const;

const reporters = ['default', ['json', { outputFile: '.reports/test.json' }]] as const;

/**
 * Tests that need no DOM: rules, servers, tools. Files share one process (`isolate: false`), as loading the gateway anew
 * for each file takes as long as its tests; a test cleans up after itself.
 */
export function nodeTests(overrides: ViteUserConfig['test'] = {}): ViteUserConfig {
  return defineConfig({
    plugins: [messagesPlugin()],
    test: {
      environment: 'node',
      isolate: false,
      include: ['src/**/*.test.ts'],
      testTimeout,
      expect: polling,
      reporters: [...reporters] as never,
      ...overrides,
    },
  });
}

/**
 * Tests of hooks, stores and markup in happy-dom. Files share one environment (`isolate: false`), which is ten times
 * faster; a test cleans up after itself.
 */
export function domTests(overrides: ViteUserConfig['test'] = {}): ViteUserConfig {
  return defineConfig({
    plugins: [messagesPlugin()],
    test: {
      environment: 'happy-dom',
      isolate: false,
      setupFiles: ['toBeShown.ts', 'patience.ts'].map((file) => fileURLToPath(new URL(file, import.meta.url))),
      include: ['src/**/*.test.{ts,tsx}'],
      testTimeout,
      expect: polling,
      reporters: [...reporters] as never,
      ...overrides,
    },
  });
}
