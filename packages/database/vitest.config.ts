import { nodeTests } from '@parlor/vitest-config';

// A database server is made and started several times over; on a busy machine that takes its time.
export default nodeTests({ testTimeout: 60_000 });
