import { domTests } from '@parlor/vitest-config';

export default domTests();
