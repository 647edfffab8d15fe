import { availableParallelism } from 'node:os';
import { nodeTests } from '@parlor/vitest-config';
import { configDefaults } from 'vitest/config';

// Each test file mostly waits for its own database, so at least two run in parallel.
export default nodeTests({
  // The test of the dialect generator writes a hidden folder between the dialects, and runs that folder's tests itself.
  exclude: [...configDefaults.exclude, '**/.*/**'],
  maxWorkers: Math.max(2, availableParallelism() - 1),
});
