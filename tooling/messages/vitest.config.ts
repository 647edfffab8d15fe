import { defineConfig } from 'vitest/config';

// The shared configurations depend on this package, so it has a separate one.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 90_000,
    reporters: ['default', ['json', { outputFile: '.reports/test.json' }]],
  },
});
