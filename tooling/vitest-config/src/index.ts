import { fileURLToPath } from 'node:url';
import { messagesPlugin } from '@parlor/messages';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { EnvironmentSequencer } from './environmentSequencer.ts';

// Packages with DOM tests compile vitest.config.ts together with their tests. This re-export makes the matchers known
// to the compiler.
export type { ElementMatchers } from './toBeShown.ts';

/** Timeout of a test, in ms. It is long, so that no test fails on a machine that is busy with other suites. */
const testTimeout = 30_000;

/** Timeout of a hook, and of the end of a run, in ms. Hooks make databases and start servers. */
const patience = { hookTimeout: 90_000, teardownTimeout: 60_000 } as const;

/** Timeout of `expect.poll`, in ms. */
const polling = { poll: { timeout: 20_000 } } as const;

/** Order in which test files run. Only vitest's own sequencer can shuffle them. */
const isShuffled = process.argv.some((argument) => argument.startsWith('--sequence.shuffle'));
const sequence = isShuffled ? {} : { sequencer: EnvironmentSequencer };

const reporters = ['default', ['json', { outputFile: '.reports/test.json' }]] as const;

/**
 * Returns the configuration for tests without a DOM: rules, servers, tools. Files share one process (`isolate: false`)
 * because loading the gateway for each file takes as long as its tests. Tests must clean up after themselves.
 */
export function nodeTests(overrides: ViteUserConfig['test'] = {}): ViteUserConfig {
  return defineConfig({
    plugins: [messagesPlugin()],
    test: {
      environment: 'node',
      isolate: false,
      include: ['src/**/*.test.ts'],
      testTimeout,
      ...patience,
      expect: polling,
      sequence,
      reporters: [...reporters] as never,
      ...overrides,
    },
  });
}

/**
 * Returns the configuration for tests of hooks, stores and markup in happy-dom. Files share one environment (`isolate:
 * false`), which is ten times faster. Tests must clean up after themselves.
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
      ...patience,
      expect: polling,
      sequence,
      reporters: [...reporters] as never,
      ...overrides,
    },
  });
}
