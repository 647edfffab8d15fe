import { defineModule } from '../../module.ts';
import { memberModule } from '../member/member.module.ts';
import { merchantModule } from '../merchant/merchant.module.ts';
import { securityModule } from '../security/security.module.ts';
import { sessionModule } from '../session/session.module.ts';
import { registerPlayLimitRoutes } from './playLimit.routes.ts';
import { createPlayLimitService } from './playLimit.service.ts';
import { createPlayLimitDesk } from './playLimitDesk.ts';
import { createPlayReminderService } from './playReminder.service.ts';

/** Limits that players set themselves, reminders of play, breaks and exclusions, and operations on them. */
export const playLimitModule = defineModule({
  name: 'playLimit',
  needs: [memberModule, merchantModule, securityModule, sessionModule],
  offers: ({ db, clock, accounts }) => ({
    playLimits: createPlayLimitService({ db, clock }),
    playReminders: createPlayReminderService({ db, clock }),
    playLimitDesk: createPlayLimitDesk({ db, clock, accounts }),
  }),
  register: registerPlayLimitRoutes,
});
