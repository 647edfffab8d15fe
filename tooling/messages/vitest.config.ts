import { defineConfig } from 'vitest/config';

// The shared set-ups build on this package, so it brings its own.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 90_000,
    reporters: ['default', ['json', { outputFile: '.reports/test.json' }]],
  },
});
