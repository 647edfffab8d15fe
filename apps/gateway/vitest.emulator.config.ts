import { nodeTests } from '@parlor/vitest-config';

// The tests that `pnpm test:identity` runs with the identity provider's emulator.
export default nodeTests({
  include: ['src/**/*.emulator.ts'],
  hookTimeout: 90_000,
  testTimeout: 30_000,
  reporters: ['default', ['json', { outputFile: '.reports/identity.json' }]],
});
