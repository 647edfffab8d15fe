import { nodeTests } from '@parlor/vitest-config';

// Each file waits for a database of its own, and several files start at once.
export default nodeTests({ hookTimeout: 90_000, testTimeout: 30_000 });
