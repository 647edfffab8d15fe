import { domTests } from '@parlor/vitest-config';

export default domTests({ include: ['{src,document,service-worker,vite}/**/*.test.{ts,tsx}'] });
