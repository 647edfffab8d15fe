import type { FeatureDescriptor } from '@parlor/core';

/** What this feature hands to the app. */
export const authFeature: FeatureDescriptor = { name: 'auth', routes: [] };
