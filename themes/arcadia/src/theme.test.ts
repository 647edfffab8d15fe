import { describeTheme } from '@parlor/theme/testing';

import { fontFaces } from './fontFaces.ts';
import { theme } from './index.ts';

describeTheme(theme, { folder: new URL('./', import.meta.url), fontFaces });
