import { configure } from '@testing-library/react';

// Lazy screens load slowly on a machine that runs other suites too.
configure({ asyncUtilTimeout: 10_000 });
