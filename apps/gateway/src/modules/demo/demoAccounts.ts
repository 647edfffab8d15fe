import type { AccountService, NewAccount } from '../member/account.service.ts';

/** The demo player, whose password the start prints. */
export const DEMO_PLAYER = { account: 'player01', password: 'Player#2026' } as const;
export const DEMO_AGENT = { account: 'agent01', password: 'Agent#2026' } as const;
/** A staff account of the merchant, which cannot play: both logins of the site refuse it. */
export const DEMO_STAFF = { account: 'staff01', password: 'Staff#2026' } as const;
const DEMO_PAYMENT_PASSWORD = '135790';
/** Returns the phone number and email address of a demo player; messages to them appear in the outbox. */
const reach = (account: string, mobile: string): Pick<NewAccount, 'mobile' | 'profile'> => ({
  mobile,
  profile: { email: `${account}@example.com` },
});

type DemoAccount = Omit<NewAccount, 'merchantCode' | 'parentId'> & { parent?: string };

const player = (account: string, nickname: string, parent: string): DemoAccount => ({
  account,
  nickname,
  password: DEMO_PLAYER.password,
  parent,
});

/** Each account refers to its parent, so parents come first. */
const demoAccounts: readonly DemoAccount[] = [
  {
    ...DEMO_PLAYER,
    ...reach(DEMO_PLAYER.account, '+66812345678'),
    nickname: 'Mali',
    paymentPassword: DEMO_PAYMENT_PASSWORD,
  },
  {
    ...DEMO_AGENT,
    ...reach(DEMO_AGENT.account, '+66834567890'),
    nickname: 'Somsak',
    type: 1,
    paymentPassword: DEMO_PAYMENT_PASSWORD,
  },
  { account: 'agent02', nickname: 'Ratana', type: 1, password: DEMO_AGENT.password, parent: 'agent01' },
  player('somchai', 'Somchai', 'agent01'),
  { ...player('naree', 'Naree', 'agent01'), ...reach('naree', '+66823456789') },
  player('kittisak', 'Kittisak', 'agent01'),
  player('pimchan', 'Pimchan', 'agent02'),
  player('wichai', 'Wichai', 'agent02'),
  { ...DEMO_STAFF, nickname: 'Front desk', type: 40 },
];

/** Creates the missing demo accounts of a merchant, and returns the ids of the demo player and the demo agent. */
export async function createDemoAccounts(
  accounts: AccountService,
  merchantCode: string,
): Promise<{ playerId: string; agentId: string }> {
  const ids = new Map<string, string>();
  for (const { parent, ...input } of demoAccounts) {
    const known = await accounts.byName(merchantCode, input.account);
    const account =
      known ?? (await accounts.create({ ...input, merchantCode, parentId: (parent && ids.get(parent)) ?? null }));
    // Another process that seeds at the same time holds the lock, so a name cannot be taken in between.
    if (!account) throw new Error(`The demo account ${input.account} could not be made`);
    ids.set(input.account, account.id);
  }
  return { playerId: ids.get(DEMO_PLAYER.account) ?? '', agentId: ids.get(DEMO_AGENT.account) ?? '' };
}

/** The other heads of demo teams, besides the demo agent. */
const demoAgents: readonly DemoAccount[] = [
  { account: 'agent11', nickname: 'Chalida', type: 1, password: DEMO_AGENT.password },
  { account: 'agent21', nickname: 'Narong', type: 1, password: DEMO_AGENT.password },
];

/** Creates the missing heads of demo teams, and returns their ids. */
export async function createDemoAgents(accounts: AccountService, merchantCode: string): Promise<string[]> {
  const ids: string[] = [];
  for (const input of demoAgents) {
    const known = await accounts.byName(merchantCode, input.account);
    const account = known ?? (await accounts.create({ ...input, merchantCode }));
    if (!account) throw new Error(`The demo account ${input.account} could not be made`);
    ids.push(account.id);
  }
  return ids;
}
