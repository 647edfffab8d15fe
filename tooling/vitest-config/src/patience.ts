import { configure } from '@testing-library/dom';

// Lazy screens load slowly on a machine that runs other suites too.
configure({ asyncUtilTimeout: 20_000 });
