import { paths, type FeatureDescriptor } from '@parlor/core';

/** What this feature hands to the app. */
export const agentFeature: FeatureDescriptor = {
  name: 'agent',
  routes: [{ paths: [paths.agentHome], load: () => import('./pages/AgentHomePage.tsx'), frame: 'shell', titleKey: 'agent:title.home', access: 'agent', back: 'home' }],
};
