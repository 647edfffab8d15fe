import { defineModule } from '../../module.ts';
import { contentModule } from '../content/content.module.ts';
import { repeatWhileListening } from '../deposit/signedReports.ts';
import { merchantModule } from '../merchant/merchant.module.ts';
import { createApplicationService } from './application.service.ts';
import { createDepositOffers } from './depositOffers.service.ts';
import { createRainService } from './rain.service.ts';
import { registerRewardCalls } from './reward.routes.ts';
import { createRewardService } from './reward.service.ts';
import { createRewardDesk } from './rewardDesk.ts';
import { createRewardWork } from './rewardWork.ts';

/**
 * The interval between two runs that read the outbox and pay due rewards, in ms. The more events a run reads, the more
 * of them share the rows of a player.
 */
const WORK_EVERY_MS = 500;
/** The interval between two looks for ended weeks and expired rewards, in ms. */
const SWEEP_EVERY_MS = 30_000;

/** Offers, players' participation in them, and rewards. */
export const rewardModule = defineModule({
  name: 'reward',
  needs: [contentModule, merchantModule],
  offers({ db, clock, log, shared, masterKeys, content, merchants }) {
    const rewards = createRewardService({ db, clock, shared, content });
    return {
      rewards,
      depositOffers: createDepositOffers({ db, clock, content }),
      rains: createRainService({ db, clock, shared, content }),
      applications: createApplicationService({ db, clock, shared, masterKeys, rewards }),
      rewardDesk: createRewardDesk({ db, clock, masterKeys }),
      rewardWork: createRewardWork({ db, clock, log, merchants }),
    };
  },
  register(app, { rewards, applications, rains, rewardWork }) {
    registerRewardCalls(app, { rewards, applications, rains });
    repeatWhileListening(app, WORK_EVERY_MS, () => rewardWork.processNew());
    repeatWhileListening(app, SWEEP_EVERY_MS, () => rewardWork.sweep());
    app.addHook('onClose', () => rewardWork.settled());
  },
});
