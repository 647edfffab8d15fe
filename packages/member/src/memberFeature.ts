import { paths, type FeatureDescriptor } from '@parlor/core';

/** What this feature hands to the app. */
export const memberFeature: FeatureDescriptor = {
  name: 'member',
  routes: [{ paths: [paths.memberHome], load: () => import('./pages/MemberHomePage.tsx'), frame: 'shell', titleKey: 'member:title.home', access: 'account' }],
};
