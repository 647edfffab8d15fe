import { nodeTests } from '@parlor/vitest-config';

// These tests create and start a database server several times, which is slow on a busy machine.
export default nodeTests({ testTimeout: 60_000 });
