import { configure } from '@testing-library/react';

// A screen whose code is loaded when it is opened takes its time on a machine that is busy with other suites.
configure({ asyncUtilTimeout: 10_000 });
