import { nodeTests } from '@parlor/vitest-config';

// What `pnpm test:identity` runs beside the identity provider's emulator.
export default nodeTests({
  include: ['src/**/*.emulator.ts'],
  hookTimeout: 90_000,
  testTimeout: 30_000,
  reporters: ['default', ['json', { outputFile: '.reports/identity.json' }]],
});
