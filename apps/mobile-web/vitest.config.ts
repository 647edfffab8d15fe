import { domTests } from '@parlor/vitest-config';

export default domTests({ include: ['{src,service-worker}/**/*.test.{ts,tsx}'] });
