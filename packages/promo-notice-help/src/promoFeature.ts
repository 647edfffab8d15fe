import type { FeatureDescriptor } from '@parlor/core';

/** What this feature hands to the app. */
export const promoFeature: FeatureDescriptor = { name: 'promo', routes: [] };
