import type { DownlineDetail, Quotas, RouteName } from '@parlor/contract';
import {
  TEST_PASSWORD,
  type TestAnswer,
  type TestCall,
  type TestGateway,
  type TestSession,
} from '../../../testing/testGateway.ts';
import { createLedgerRepository } from '../../ledger/ledger.repository.ts';
import { PIN } from '../../security/testing/memberOf.ts';
import { ppmOf } from '../agentSettings.ts';
import { setGranted } from '../quota.repository.ts';

let names = 0;

/** Actions of an agent in tests. */
export interface TestAgent {
  session: TestSession;
  call(name: RouteName, call?: TestCall): Promise<TestAnswer>;
  /** Opens a downline with one rebate and returns the response. */
  open(percent: string, more?: { account?: string; type?: 'member' | 'agent' }): Promise<TestAnswer>;
  /** Opens a downline, fails the test on a refusal, and returns the downline logged in. */
  opened(percent: string, type?: 'member' | 'agent'): Promise<TestAgent>;
  setRate(account: string, percent: string): Promise<TestAnswer>;
  /** Reads the remaining quotas, by percent. */
  quotaLeft(): Promise<Record<string, number>>;
  detail(account: string): Promise<DownlineDetail>;
  /** Lets the agent hold this many downlines at each level. */
  grant(quotas: Record<string, number>): Promise<void>;
  /** Sets the payment password and credits an amount in minor units. */
  fund(minor: bigint): Promise<void>;
}

/** Creates an agent without an upline, or uses the given session. */
export async function createAgent(gateway: TestGateway, given?: TestSession): Promise<TestAgent> {
  const session = given ?? (await gateway.login({ account: `chief${(names += 1)}`, type: 1 }));
  const { db } = gateway.deps;
  const call: TestAgent['call'] = (name, more = {}) =>
    gateway.call(name, { session, headers: { Merchant: session.account.merchant_code }, ...more });
  const open: TestAgent['open'] = (percent, { account = `down${(names += 1)}`, type = 'agent' } = {}) =>
    call('openDownline', {
      body: { account, password: TEST_PASSWORD, type, rates: [{ gameType: 'RNG', percent }] },
    });
  const detail: TestAgent['detail'] = async (account) =>
    (await call('getDownline', { params: { account } })).envelope.value as unknown as DownlineDetail;
  return {
    session,
    call,
    open,
    async opened(percent, type = 'agent') {
      const { envelope } = await open(percent, { type });
      if (!envelope.success) throw new Error(`Refused: ${envelope.errorCode}`);
      const { account: name } = envelope.value as unknown as DownlineDetail;
      const { services } = gateway.app.gateway;
      const account = await services.accounts.byName('NORTH', name);
      if (account === undefined) throw new Error('The account is not there');
      const half = await services.sessions.open({ accountId: account.id, device: 'test', clientAddress: '127.0.0.1' });
      return createAgent(gateway, { account, ...half });
    },
    setRate: (account, percent) =>
      call('setDownlineRates', { params: { account }, body: { rates: [{ gameType: 'RNG', percent }] } }),
    async quotaLeft() {
      const { list } = (await call('getQuotas')).envelope.value as unknown as Quotas;
      return Object.fromEntries(list.map(({ percent, left }) => [percent, left]));
    },
    detail,
    async grant(quotas) {
      for (const [percent, granted] of Object.entries(quotas))
        await setGranted(db, session.account.id, ppmOf(percent), granted);
    },
    async fund(minor) {
      await gateway.app.gateway.services.accounts.setPaymentPassword(session.account.id, PIN);
      const player = { accountId: session.account.id, merchantCode: session.account.merchant_code };
      const ledger = createLedgerRepository(db);
      await ledger.open(player, 'THB', 'Asia/Bangkok');
      await ledger.promo({
        player,
        provider: 'test',
        txId: crypto.randomUUID(),
        currency: 'THB',
        amount: minor,
        note: '',
        eventAt: 0,
      });
    },
  };
}
