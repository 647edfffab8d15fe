import { describeTheme } from '@parlor/theme/testing';

import { theme } from './index.ts';

describeTheme(theme);
