import { availableParallelism } from 'node:os';
import { nodeTests } from '@parlor/vitest-config';
import { configDefaults } from 'vitest/config';

// Each file waits for a database of its own. Most of a file is waiting, so that two at once suit two processors.
export default nodeTests({
  // The test of the dialect generator writes a hidden folder between the dialects and runs its tests by itself.
  exclude: [...configDefaults.exclude, '**/.*/**'],
  maxWorkers: Math.max(2, availableParallelism() - 1),
});
