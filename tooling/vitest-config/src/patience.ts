import { configure } from '@testing-library/dom';

// Lazy screens load slowly on a machine that is busy with other suites.
configure({ asyncUtilTimeout: 20_000 });
