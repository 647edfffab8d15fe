import { nodeTests } from '@parlor/vitest-config';

// Rendering pictures is slow; a busy machine may need this long for a sheet of them.
export default nodeTests({ testTimeout: 120_000 });
