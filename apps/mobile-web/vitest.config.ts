import { domTests } from '@parlor/vitest-config';

export default domTests({
  include: ['{src,document,service-worker,vite}/**/*.test.{ts,tsx}'],
  // Turbo starts these tests last, when nothing else needs the second processor.
  maxWorkers: 2,
});
