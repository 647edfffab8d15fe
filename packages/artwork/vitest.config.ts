import { nodeTests } from '@parlor/vitest-config';

// Pictures take real work; a busy machine may need its time for a sheet of them.
export default nodeTests({ testTimeout: 120_000 });
