import { defineModule } from '../../module.ts';
import { registerWithdrawalRoutes } from './withdrawal.routes.ts';

/** Withdrawals of players. */
export const withdrawalModule = defineModule({ name: 'withdrawal', register: registerWithdrawalRoutes });
