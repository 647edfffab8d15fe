import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accessOf,
  routes,
  type Deposit,
  type ErrorCode,
  type InboxPage,
  type RouteName,
  type Sessions,
} from '@parlor/contract';
import { agentRoutes } from '@parlor/contract/agentRoutes';
import { calls } from '@parlor/contract/schemas';
import { createDepositor, offerDeposits, slipPicture } from './modules/deposit/testing/depositor.ts';
import { INBOX_READER } from './modules/inbox/inboxReader.ts';
import { untilRead } from './modules/ledger/testing/outboxReading.ts';
import { bucketOf } from './modules/ledger/player.ts';
import { grantBonus } from './modules/bonus/bonus.repository.ts';
import { runRewards, createRewardPlayer, publishOffer, ruleOf } from './modules/reward/testing/rewardFixture.ts';
import { createWithdrawer } from './modules/withdrawal/testing/withdrawer.ts';
import { createTestGateway, type TestCall, type TestGateway, type TestSession } from './testing/testGateway.ts';

const routeNames = Object.keys(routes) as RouteName[];
const anyId = '00000000-0000-4000-8000-000000000000';
const params = {
  orderId: 'a1',
  withdrawalId: 'a1',
  nodeId: 'n1',
  anchorId: 'a1',
  sessionId: anyId,
  kind: 'front',
  promotionId: 'p1',
  code: 'race',
  place: '0',
  rewardId: anyId,
  bonusId: anyId,
  account: 'nobody',
  contractId: anyId,
  billId: anyId,
  key: anyId,
  seq: '1',
  messageId: anyId,
};

let gateway: TestGateway;
const callers = {} as Record<'member' | 'agent' | 'trial' | 'ofOtherMerchant', TestSession>;
beforeAll(async () => {
  gateway = await createTestGateway({ config: { rateLimitPerMinute: 100_000, isZeroConfiguration: true } });
  // All calls that a merchant can switch off are enabled: this test is about access.
  await gateway.app.gateway.services.merchants.save({
    code: 'NORTH',
    name: 'North',
    brand: 'north',
    currency: 'THB',
    settings: { jurisdiction: 'unpaced', whitelabel: { CBS3: true }, features: { feedback: true, mailCentre: true } },
  });
});
afterAll(() => gateway.close());

/** Calls a route with input that only access checks can refuse. Logout and the like get a session of their own. */
async function call(name: RouteName, as: TestCall = {}): Promise<ErrorCode | 'let in'> {
  const answer = await gateway.call(name, {
    params,
    ...('body' in calls[name] && { body: {} }),
    headers: { 'Idempotency-Key': crypto.randomUUID(), ...as.headers },
    ...as,
  });
  return answer.envelope.success ? 'let in' : answer.envelope.errorCode;
}

/** Replaces each value by an unknown id. */
const withAnyId = (named: TestCall['query'] = {}) => Object.fromEntries(Object.keys(named).map((key) => [key, anyId]));

/** Error codes of the access checks, which run before any call. */
const accessErrors: readonly string[] = ['session.required', 'session.ended', 'permission.denied'];
const outcomeOf = async (name: RouteName, as: TestCall) => {
  const code = await call(name, as);
  return accessErrors.includes(code) ? code : 'let in';
};

describe('access control', () => {
  const byAccess = {
    public: {
      visitor: 'let in',
      half: 'let in',
      forged: 'let in',
      member: 'let in',
      agent: 'let in',
      trial: 'let in',
      ofOtherMerchant: 'let in',
    },
    account: {
      visitor: 'session.required',
      half: 'session.ended',
      forged: 'session.ended',
      member: 'let in',
      agent: 'let in',
      trial: 'let in',
      ofOtherMerchant: 'session.ended',
    },
    agent: {
      visitor: 'session.required',
      half: 'session.ended',
      forged: 'session.ended',
      member: 'permission.denied',
      agent: 'let in',
      trial: 'permission.denied',
      ofOtherMerchant: 'session.ended',
    },
  } as const;
  /** Calls that the test merchant has switched off, refused with the same code. */
  const switchedOff: readonly RouteName[] = ['startTrial'];

  it.each(routeNames)(
    'WAL-06 AUTH-12 %s admits only valid sessions of the account types that its access level allows',
    async (name) => {
      // A new session for each call: some calls end it.
      callers.member = await gateway.login();
      callers.agent = await gateway.login({ type: 1 });
      callers.trial = await gateway.login({ type: 4 });
      callers.ofOtherMerchant = await gateway.login({ merchantCode: 'SOUTH', type: 1 });
      const outcomes = {
        visitor: await outcomeOf(name, {}),
        half: await outcomeOf(name, { headers: { Token: callers.agent.token } }),
        forged: await outcomeOf(name, { headers: { Token: 'stolen' }, cookies: { parlor_session: 'guessed' } }),
        member: await outcomeOf(name, { session: callers.member }),
        agent: await outcomeOf(name, { session: callers.agent }),
        trial: await outcomeOf(name, { session: callers.trial }),
        ofOtherMerchant: await outcomeOf(name, { session: callers.ofOtherMerchant }),
      };
      const expected: Record<string, string> = byAccess[accessOf(routes[name])];
      expect(outcomes).toEqual(
        switchedOff.includes(name)
          ? Object.fromEntries(Object.keys(expected).map((caller) => [caller, 'permission.denied']))
          : expected,
      );
    },
  );
});

describe('resource ownership', () => {
  /** Creates a resource of the owner. Returns the call that accesses it, and the error code for other callers. */
  type Owned = (owner: TestSession) => Promise<{ reach: TestCall; refused: ErrorCode }>;

  const withdrawalOf: Owned = async (session) => {
    const { withdrawalId } = await (await createWithdrawer(gateway, { session })).made();
    return { reach: { params: { withdrawalId } }, refused: 'withdrawal.not_found' };
  };

  const orderOf = async ({ account }: TestSession, change: { game_type?: string; state?: 'CANCELLED' } = {}) => {
    const id = crypto.randomUUID();
    await gateway.database.db
      .insertInto('bet_order')
      .values({
        bucket: bucketOf({ accountId: account.id, merchantCode: 'NORTH' }),
        id,
        merchant_code: 'NORTH',
        owner: account.id,
        provider: 'PARLOR',
        round_id: id,
        node_id: '1',
        game_code: 'x',
        game_name: 'X',
        game_type: 'RNG',
        vassalage: 'PARLOR',
        currency: 'THB',
        stake: 100n,
        payout: 0n,
        refunded: 0n,
        is_closed: false,
        state: 'OPEN',
        settled_at: null,
        ...change,
      })
      .execute();
    return id;
  };

  const owned: Partial<Record<RouteName, Owned>> = {
    getDeposit: async (owner) => {
      const headers = { 'Idempotency-Key': crypto.randomUUID() };
      const answer = await gateway.call('createDeposit', {
        body: { methodId: 'sandbox-qr', amount: '250' },
        session: owner,
        headers,
      });
      return {
        reach: { params: { orderId: (answer.envelope.value as unknown as Deposit).orderId } },
        refused: 'deposit.order_not_found',
      };
    },
    uploadDepositSlip: async (session) => {
      await offerDeposits(gateway);
      const { orderId } = await (await createDepositor(gateway, session)).create();
      return {
        reach: { params: { orderId }, body: await slipPicture() },
        refused: 'deposit.order_not_found',
      };
    },
    getWithdrawal: withdrawalOf,
    cancelWithdrawal: async (session) => {
      const { reach, refused } = await withdrawalOf(session);
      return { reach: { ...reach, body: {} }, refused };
    },
    getOrder: async (owner) => ({ reach: { query: { orderId: await orderOf(owner) } }, refused: 'order.not_found' }),
    // A cancelled bet: the games are not called for it.
    cancelSuborder: async (owner) => ({
      reach: { body: { orderId: await orderOf(owner, { game_type: 'LOTT', state: 'CANCELLED' }) } },
      refused: 'order.not_found',
    }),
    endSession: async (owner) => {
      const elsewhere = await gateway.app.gateway.services.sessions.open({
        accountId: owner.account.id,
        device: 'test',
        clientAddress: '127.0.0.1',
      });
      const { list } = (await gateway.call('listSessions', { session: { ...owner, ...elsewhere } })).envelope
        .value as unknown as Sessions;
      return {
        reach: { params: { sessionId: list.find(({ isCurrent }) => isCurrent)?.id ?? '' } },
        refused: 'session.not_found',
      };
    },
  };
  owned.claimReward = async (session) => {
    await publishOffer(gateway, 'owned', ruleOf({ trigger: { on: 'deposit' }, claim: { days: 1 } }));
    const taker = createRewardPlayer(gateway, session);
    await taker.deposit(100n);
    await runRewards(gateway);
    const [reward] = await taker.rewards();
    return { reach: { params: { rewardId: reward?.rewardId ?? '' }, body: {} }, refused: 'request.not_found' };
  };
  const bonusOf = async ({ account }: TestSession): Promise<{ bonusId: string }> => {
    const grantId = crypto.randomUUID();
    await grantBonus(gateway.deps.db, {
      player: { accountId: account.id, merchantCode: account.merchant_code },
      grantId,
      currency: 'THB',
      amount: 100n,
      required: 800n,
      expiresAt: new Date(Date.now() + 86_400_000),
      source: { promotionId: 'owned' },
    });
    return { bonusId: grantId };
  };
  owned.endBonus = async (session) => ({
    reach: { params: await bonusOf(session), body: {} },
    refused: 'request.not_found',
  });
  owned.listBonusRounds = async (session) => ({
    reach: { params: await bonusOf(session) },
    refused: 'request.not_found',
  });
  owned.deleteMessage = async (session) => {
    const { inboxWork, merchants } = gateway.app.gateway.services;
    // Cases about deposits override the merchant's settings.
    await merchants.save({
      code: 'NORTH',
      name: 'North',
      brand: 'north',
      currency: 'THB',
      settings: { jurisdiction: 'unpaced', features: { mailCentre: true } },
    });
    gateway.advance(5_000);
    await untilRead(gateway.database.db, INBOX_READER, () => inboxWork.readOutbox());
    const { envelope } = await gateway.call('listMessages', { session });
    const [message] = (envelope.value as InboxPage).list;
    return { reach: { params: { messageId: message?.id ?? '' } }, refused: 'message.not_found' };
  };
  owned.restoreMessage = owned.deleteMessage;
  /**
   * Calls that name a resource without an owner: a game, a host, a kind of picture, a number in the caller's own
   * conversation. They change only the caller's data.
   */
  const withoutOwner: readonly RouteName[] = [
    'getContestBoard',
    'getContestEntries',
    'joinContest',
    'getChatPicture',
    'joinPromotion',
    'putIdentityPicture',
    'putRewardPicture',
    'removeFavourite',
    'takePacket',
    'sendChatPicture',
    'unfollowAnchor',
  ];

  it('is tested for every call that names a single resource', () => {
    // Calls of the agent area are tested in modules/agent/teamAccess.test.ts.
    const naming = routeNames.filter(
      (name) => !(name in agentRoutes) && ('params' in calls[name] || name === 'getOrder' || name === 'cancelSuborder'),
    );
    expect([...Object.keys(owned), ...withoutOwner].toSorted()).toEqual(naming.toSorted());
  });

  it.each(Object.entries(owned) as [RouteName, Owned][])(
    'WAL-06 AUTH-18 %s succeeds for the owner and answers other accounts as if the resource did not exist',
    async (name, make) => {
      const [owner, member, agent] = [await gateway.login(), await gateway.login(), await gateway.login({ type: 1 })];
      // The agent above the owner does not own the resource either.
      await gateway.deps.db
        .updateTable('account')
        .set({ parent_id: agent.account.id })
        .where('id', '=', owner.account.id)
        .execute();
      const { reach, refused } = await make(owner);
      for (const session of [member, agent]) {
        const theirs = await gateway.call(name, { ...reach, session });
        const nobodys = await gateway.call(name, {
          ...reach,
          session,
          params: withAnyId(reach.params),
          query: withAnyId(reach.query),
          ...(name === 'cancelSuborder' && { body: { orderId: anyId } }),
        });
        expect(theirs.envelope).toMatchObject({ errorCode: refused });
        expect(theirs.envelope).toEqual(nobodys.envelope);
      }
      expect((await gateway.call(name, { ...reach, session: owner })).status).toBe(200);
    },
  );
});

describe('the server routes', () => {
  /** All other routes that the server answers, with the reason. */
  const others: Record<string, string> = {
    'GET /healthz': 'says that the process lives',
    'GET /readyz': 'says that calls can be answered',
    'GET /openapi.json': 'the published contract',
    'GET /': 'leads to the site',
    'GET /m': 'the site',
    'GET /m*': 'the site',
    'GET /m/*': 'the site',
    'GET /m/webclip.mobileconfig': 'the home-screen profile',
    'GET /m/manifest.webmanifest': 'the site as an app, which any browser may install',
    'GET /wps/chat/socket': 'the live line of the chat, which asks for both halves of a session',
    'GET /robots.txt': 'what crawlers may fetch',
    'GET /sitemap.xml': 'what search engines may list',
    'POST /provider/v1/authenticate': 'signed by a vendor',
    'POST /provider/v1/balance': 'signed by a vendor',
    'POST /provider/v1/bet': 'signed by a vendor',
    'POST /psp/v1/sandbox/webhook': 'signed by the sandbox provider',
    'POST /psp/v1/sandbox/payouts/webhook': 'signed by the sandbox provider',
    'POST /provider/v1/win': 'signed by a vendor',
    'POST /provider/v1/rollback': 'signed by a vendor',
    'POST /provider/v1/bet_win': 'signed by a vendor',
    'POST /provider/v1/end_round': 'signed by a vendor',
    'POST /provider/v1/promo_win': 'signed by a vendor',
    'POST /provider/v1/jackpot_win': 'signed by a vendor',
    'POST /provider/v1/free_round': 'signed by a vendor',
    'POST /provider/v1/adjust': 'signed by a vendor',
    'POST /provider/v1/batch': 'signed by a vendor',
    'POST /provider/v1/tx_status': 'signed by a vendor',
    'POST /provider/v1/draw_result': 'signed by a vendor',
    'POST /provider/hub88/:vendor/user/info': 'signed by a vendor',
    'POST /provider/hub88/:vendor/user/balance': 'signed by a vendor',
    'POST /provider/hub88/:vendor/transaction/bet': 'signed by a vendor',
    'POST /provider/hub88/:vendor/transaction/win': 'signed by a vendor',
    'POST /provider/hub88/:vendor/transaction/rollback': 'signed by a vendor',
    'POST /provider/action-array/:vendor/process': 'signed by a vendor',
  };
  /** Routes of the zero-configuration mode, and public drawn pictures. */
  const otherFolders = [
    /^GET \/art\//,
    /^(?:GET|POST) \/sandbox\//,
    /^(?:GET|POST) \/outbox\b/,
    // The operators' pages: only on this machine, with their own login.
    /^(?:GET|POST|PUT) \/ops\b/,
  ];

  it('are only the contract calls and the listed exceptions', () => {
    const known = new Set(routeNames.map((name) => `${routes[name].method} ${routes[name].path}`));
    const unlisted = routesOf(gateway.app.printRoutes({ commonPrefix: false })).filter(
      (door) => !known.has(door) && others[door] === undefined && !otherFolders.some((folder) => folder.test(door)),
    );
    expect(unlisted).toEqual([]);
  });
});

/** Parses the router's printed tree to one line per method: `GET /wps/games`. */
function routesOf(printed: string): string[] {
  const open: string[] = [];
  return printed.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
    if (part === '') return [];
    const depth = indent.length / 4;
    open.length = depth;
    open.push(part);
    return methods
      .split(', ')
      .filter((method) => method !== '' && method !== 'HEAD')
      .map((method) => `${method} ${open.join('')}`);
  });
}
