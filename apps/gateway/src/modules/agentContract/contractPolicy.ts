import type { Merchant } from '../../http/call.ts';
import type { ContractKind } from '../../tables/agentContractTables.ts';
import type { Calendar } from './period.rules.ts';
import { rateOf } from './terms.rules.ts';

/** The merchant's settings of contracts. */
export interface ContractPolicy extends Calendar {
  /** The most that a contract of a kind may pay, in hundredths of a percent. */
  maxRate: Readonly<Record<ContractKind, bigint>>;
  answerMs: number;
  collectMs: number;
  /** The party that approves bills before they can be collected. */
  approves: 'automatic' | 'payer';
}

const DAY_MS = 86_400_000;

/** Returns the effective policy of a merchant's contracts. */
export function contractPolicyOf({ settings }: Pick<Merchant, 'settings'>): ContractPolicy {
  const { maxPercent, answerDays, collectDays, dividendPeriods, approves } = settings.agents.contract;
  return {
    timeZone: settings.timeZone,
    dividendPeriods,
    maxRate: {
      daily_salary: rateOf(maxPercent.daily_salary),
      dividend: rateOf(maxPercent.dividend),
      hourly: rateOf(maxPercent.hourly),
    },
    answerMs: answerDays * DAY_MS,
    collectMs: collectDays * DAY_MS,
    approves,
  };
}
