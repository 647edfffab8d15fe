import { accessOf, routes, type RouteName } from '@parlor/contract';
import type { TestGateway, TestSession } from './testGateway.ts';

const anyId = '00000000-0000-4000-8000-000000000000';

/** A value for every path parameter of the contract. None names an existing resource. */
export const anyParams: Record<string, string> = {
  account: 'nobody',
  anchorId: 'a1',
  billId: anyId,
  bonusId: anyId,
  code: 'nowhere',
  contractId: anyId,
  key: anyId,
  kind: 'front',
  messageId: anyId,
  nodeId: 'n1',
  orderId: 'a1',
  place: '0',
  promotionId: 'p1',
  rewardId: anyId,
  seq: '1',
  sessionId: anyId,
  withdrawalId: 'a1',
};

/** Logs in an account that may make a call: an agent if the call requires one, else a player. */
export function loginFor(gateway: TestGateway, name: RouteName): Promise<TestSession> {
  return gateway.login({ type: accessOf(routes[name]) === 'agent' ? 1 : 0 });
}
