import { languageLabels } from '@parlor/contract';

/** The tag and the name of the language; separate from its texts, so that it is known before any of them is loaded. */
export const label = languageLabels.EN;
