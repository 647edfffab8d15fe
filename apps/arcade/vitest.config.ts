import { availableParallelism } from 'node:os';
import { nodeTests } from '@parlor/vitest-config';

// Tests of rooms, draws and tables mostly wait for their time, so that two files at once suit two processors.
export default nodeTests({ maxWorkers: Math.max(2, availableParallelism() - 1) });
