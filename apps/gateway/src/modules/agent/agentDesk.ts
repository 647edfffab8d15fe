import type { Kysely } from 'kysely';
import { gameTypes, type Currency } from '@parlor/contract';
import type { Database } from '../../database.ts';
import type { Merchant } from '../../http/call.ts';
import { isRefusal, type Refusal } from '../../http/refusal.ts';
import { recordAct } from '../audit/operatorActs.ts';
import { accountName, type Account } from '../member/account.service.ts';
import { isAgentType } from '../member/accountTypes.ts';
import { parseMerchantSettings } from '../merchant/merchantSettings.ts';
import { OperatorError } from '../merchant/operatorError.ts';
import { percentOf, ppmOf } from './agentSettings.ts';
import { createDownlineService } from './downline.service.ts';
import { listQuotas, lockAccounts, setGranted } from './quota.repository.ts';
import { readRates } from './rate.repository.ts';
import { wireRates, type WireRate } from './rate.rules.ts';
import { createTreeChanges } from './treeChanges.ts';

/** The account, its merchant, and the operator at the command line. */
interface Target {
  merchantCode: string;
  account: string;
  operator: string;
}

/** The data of an account in a tree, for operators. */
export interface AgentView {
  path: readonly string[];
  rates: readonly WireRate[];
  quotas: readonly { percent: string; granted: number; left: number }[];
  downlines: readonly {
    account: string;
    type: string;
    balance: string;
    rates: readonly WireRate[];
    teamCount: number;
  }[];
  totalCount: number;
}

/** Operations on trees of agents. All throw OperatorError for invalid requests. */
export interface AgentDesk {
  /** Returns the direct downlines as the agent sees them, and what it may give. Records that the operator looked. */
  view(target: Target): Promise<AgentView>;
  /** Requests a move to another agent of the merchant, starting on a day (`YYYY-MM-DD`). */
  move(move: Target & { to: string; from: string }): Promise<void>;
  /** Sets how many downlines an agent may hold at a level. */
  setQuota(quota: Target & { percent: string; granted: number }): Promise<void>;
  /** Changes some rebates of an account from the next day on; the others stay the same. */
  setRates(change: Target & { rates: readonly WireRate[] }): Promise<readonly WireRate[]>;
}

const reasons: Record<string, string> = {
  'agent.rate_too_high': 'the agent above does not leave so much',
  'agent.rate_promised': 'more is promised further down',
  'agent.quota_spent': 'the agent above has no quota left for that level',
  'agent.move_invalid':
    'an account moves to an active agent of the merchant who is not in its own team, from tomorrow on at the earliest, and one move at a time',
};

export function createAgentDesk({ db, clock }: { db: Kysely<Database>; clock: () => number }): AgentDesk {
  const treeChanges = createTreeChanges({ db, clock });
  const downlines = createDownlineService({ db, clock });

  async function merchantOf(code: string): Promise<Merchant> {
    const row = await db.selectFrom('merchant').selectAll().where('code', '=', code).executeTakeFirst();
    if (row === undefined) throw new OperatorError(`There is no merchant ${code}`);
    return { ...row, currency: row.currency as Currency, settings: parseMerchantSettings(row.settings) };
  }

  async function accountOf(merchantCode: string, name: string): Promise<Account> {
    const account = await db
      .selectFrom('account')
      .selectAll()
      .where('merchant_code', '=', merchantCode)
      .where('account', '=', accountName(name))
      .executeTakeFirst();
    if (account === undefined) throw new OperatorError(`${merchantCode} has no account ${name}`);
    return account;
  }

  const write = ({ merchantCode, account, operator }: Target, act: string, details: Record<string, string>) =>
    recordAct(db, { area: 'agents', subject: account, merchantCode, operator, act, details });

  function check(refused: Refusal | void): void {
    if (isRefusal(refused)) throw new OperatorError(reasons[refused.code] ?? refused.code);
  }

  return {
    async view(target) {
      const merchant = await merchantOf(target.merchantCode);
      const account = await accountOf(merchant.code, target.account);
      const { id, type } = account;
      const session = { id, accountId: id, merchantCode: merchant.code, account: account.account, type };
      const query = { searched: 'all', depth: 'direct', order: 'team', pageNo: 1, pageSize: 100 } as const;
      const [listed, rates, quotas, above] = await Promise.all([
        downlines.list({ session, merchant }, query),
        readRates(db, [account], merchant.settings.agents),
        listQuotas(db, id),
        db
          .selectFrom('account_ancestor')
          .innerJoin('account', 'account.id', 'account_ancestor.ancestor_id')
          .select(['account.account', 'depth', 'valid_to'])
          .where('descendant_id', '=', id)
          .orderBy('depth', 'desc')
          .execute(),
      ]);
      if (isRefusal(listed)) throw new OperatorError(`${target.account} has no team`);
      await write(target, 'view', {});
      return {
        path: [
          ...above.filter(({ valid_to: end }) => end === Number.POSITIVE_INFINITY).map((step) => step.account),
          account.account,
        ],
        rates: wireRates(rates.get(id) ?? {}),
        quotas: quotas.map(({ level, granted, used, given }) => ({
          percent: percentOf(level),
          granted,
          left: granted - used - given,
        })),
        downlines: listed.list,
        totalCount: listed.totalCount,
      };
    },

    async move(move) {
      const merchant = await merchantOf(move.merchantCode);
      const account = await accountOf(merchant.code, move.account);
      const to = await accountOf(merchant.code, move.to);
      check(await treeChanges.move({ merchant, account, to, from: move.from, by: `operator ${move.operator}` }));
      await write(move, 'move', { to: to.account, from: move.from });
    },

    async setQuota(quota) {
      const merchant = await merchantOf(quota.merchantCode);
      const account = await accountOf(merchant.code, quota.account);
      if (!isAgentType(account.type)) throw new OperatorError(`${quota.account} is not an agent`);
      const isSet = await db.transaction().execute(async (transaction) => {
        await lockAccounts(transaction, [account.id]);
        return setGranted(transaction, account.id, ppmOf(quota.percent), quota.granted);
      });
      if (!isSet) throw new OperatorError(`${quota.account} uses more than ${quota.granted} at ${quota.percent} %`);
      await write(quota, 'quota', { percent: quota.percent, granted: String(quota.granted) });
    },

    async setRates(change) {
      const merchant = await merchantOf(change.merchantCode);
      const account = await accountOf(merchant.code, change.account);
      const unknown = change.rates.find(({ gameType }) => !gameTypes.some((type) => type === gameType));
      if (unknown !== undefined)
        throw new OperatorError(`${unknown.gameType} is not a game type: they are ${gameTypes.join(', ')}`);
      const known = await readRates(db, [account], merchant.settings.agents);
      const named = Object.fromEntries(change.rates.map(({ gameType, percent }) => [gameType, ppmOf(percent)]));
      // Every type is written, so that none of an agent at the top falls back to the merchant's rebate.
      const nothing = Object.fromEntries(gameTypes.map((type) => [type, 0]));
      const rates = { ...nothing, ...known.get(account.id), ...named };
      check(await treeChanges.setRates({ merchant, account, rates }));
      const set = wireRates(rates);
      await write(change, 'rates', Object.fromEntries(set.map(({ gameType, percent }) => [gameType, percent])));
      return set;
    },
  };
}
