import { languageLabels } from '@parlor/contract';

/** The tag and the name of the language; apart from its texts, so that it is known before any of them is loaded. */
export const label = languageLabels.TY;
