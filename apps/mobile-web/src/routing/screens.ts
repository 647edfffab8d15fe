import { lazy, type ComponentType } from 'react';
import { agentFeature } from '@parlor/agent';
import { authFeature } from '@parlor/auth';
import type { FeatureRoute } from '@parlor/core';
import { gamesFeature } from '@parlor/games';
import { memberFeature } from '@parlor/member';
import { promoFeature } from '@parlor/promo-notice-help';
import { walletFeature } from '@parlor/wallet';

/** A route of a feature with its page, whose code arrives on the first visit. */
export interface Screen extends FeatureRoute {
  Content: ComponentType;
}

/** Every screen of the site, gathered from the features. */
export const screens: readonly Screen[] = [gamesFeature, authFeature, promoFeature, walletFeature, memberFeature, agentFeature].flatMap((feature) =>
  feature.routes.map((route) => ({ ...route, Content: lazy(async () => ({ default: (await route.load()).Page })) })),
);
