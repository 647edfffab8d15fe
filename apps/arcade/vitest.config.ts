import { nodeTests } from '@parlor/vitest-config';

export default nodeTests();
