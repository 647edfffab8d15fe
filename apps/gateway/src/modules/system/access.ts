import type { AccessPort } from '../../http/kernel.ts';
import { refuse } from '../../http/refusal.ts';
import { isAgentType } from '../member/accountTypes.ts';
import { isBlocked } from './system.rules.ts';

const MAINTENANCE_RETRY_S = 60;

/** Checks maintenance, regions that a merchant does not serve, and the agent area. */
export const access: AccessPort = {
  refusalAt({ settings }, clientAddress) {
    if (settings.isInMaintenance) return refuse('system.maintenance', { retryAfter: MAINTENANCE_RETRY_S });
    return isBlocked(clientAddress, settings.blockedAddresses) ? refuse('system.region_restricted') : undefined;
  },
  permits: (wanted, session) => wanted !== 'agent' || isAgentType(session.type),
};
