import { availableParallelism } from 'node:os';
import { nodeTests } from '@parlor/vitest-config';

// Each file waits for a database of its own. Most of a file is waiting, so that two at once suit two processors.
export default nodeTests({
  hookTimeout: 90_000,
  testTimeout: 30_000,
  maxWorkers: Math.max(2, availableParallelism() - 1),
});
