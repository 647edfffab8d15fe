import { agentFeature } from '@parlor/agent';
import { authFeature } from '@parlor/auth';
import type { FeatureDescriptor } from '@parlor/core';
import { gamesFeature } from '@parlor/games';
import { memberFeature } from '@parlor/member';
import { promoFeature } from '@parlor/promo-notice-help';
import { walletFeature } from '@parlor/wallet';

/** The features of the site. */
export const features: readonly FeatureDescriptor[] = [
  gamesFeature,
  authFeature,
  promoFeature,
  walletFeature,
  memberFeature,
  agentFeature,
];
