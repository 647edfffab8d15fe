import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../http/registerCall.ts';
import type { ApplicationService } from './application.service.ts';
import type { RainService } from './rain.service.ts';
import type { RewardService } from './reward.service.ts';

/** Registers the routes of promotions, applications, codes and the reward centre (PROMO-03 to PROMO-07). */
export function registerRewardCalls(
  app: FastifyInstance,
  { rewards, applications, rains }: { rewards: RewardService; applications: ApplicationService; rains: RainService },
): void {
  registerCall(app, 'listPromotionStatuses', (call) => rewards.standings(call));
  registerCall(app, 'joinPromotion', (call) => rewards.join(call, call.params.promotionId));
  registerCall(app, 'putRewardPicture', (call) => applications.addPicture(call, call.params, call.picture));
  registerCall(app, 'requestReward', (call) => applications.send(call, call.body));
  registerCall(app, 'listRewards', (call) => rewards.list(call, call.query));
  registerCall(app, 'claimReward', (call) => rewards.claim(call, call.params.rewardId));
  registerCall(app, 'listRains', (call) => rains.list(call));
  registerCall(app, 'takePacket', (call) => rains.take(call, call.params.promotionId, call.body.packet));
  registerCall(app, 'redeemCode', (call) => rewards.redeem(call, call.body.code));
}
