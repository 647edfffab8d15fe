import { domTests } from '@parlor/vitest-config';

export default domTests({ include: ['{src,vite}/**/*.test.{ts,tsx}'] });
