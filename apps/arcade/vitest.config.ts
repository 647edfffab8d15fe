import { availableParallelism } from 'node:os';
import { nodeTests } from '@parlor/vitest-config';

export default nodeTests({
  // Simulations and enumerations take up to 20 s alone, and several times as long on a busy machine.
  testTimeout: 240_000,
  // Half of the files wait for their own database and for a server, so that two at once suit two processors.
  maxWorkers: Math.max(2, availableParallelism() - 1),
});
