import type { Kysely } from 'kysely';
import { fromMinor, type Accrual, type Simulation } from '@parlor/contract';
import type { Database } from '../../database.ts';
import type { Call } from '../../http/call.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import { activeTurnoverOf } from '../agent/agentSettings.ts';
import { isInTeam } from '../agent/team.repository.ts';
import { AGENT_READER } from '../agentReport/agentReader.ts';
import { countedUntil } from '../agentReport/rollup.repository.ts';
import { addDays, startOfDay } from '../reward/offerSpan.rules.ts';
import { carriedInto } from './bill.repository.ts';
import { computePeriod } from './bill.rules.ts';
import { figuresByHour, figuresOf } from './billFigures.ts';
import { withVersions } from './billRun.repository.ts';
import { billedSpan } from './billRun.ts';
import { toFigures } from './billWire.ts';
import { findContract } from './contract.repository.ts';
import { contractPolicyOf } from './contractPolicy.ts';
import { periodAt, periodsIn } from './period.rules.ts';
import { readTerms, type TermsProblem } from './terms.rules.ts';

type Caller = Pick<Call<'getAccrual'>, 'session' | 'merchant'>;

const DAY_MS = 86_400_000;
/** The most days that one simulation may span. */
const MAX_DAYS = { daily_salary: 92, dividend: 366, hourly: 31 } as const;
/** The hours of 31 days, plus one that occurs twice. */
const MAX_PERIODS = 31 * 24 + 1;

/** The current earnings of contracts, and their earnings under other terms. */
export interface AccrualService {
  /** Computes the current period as if it ended now. */
  accrual(caller: Caller, contractId: string): Promise<Accrual | Refusal<'agent.contract_not_found'>>;
  simulate(
    caller: Caller,
    body: Call<'simulateContract'>['body'],
  ): Promise<Simulation | Refusal<'agent.not_in_team' | TermsProblem | 'request.invalid'>>;
}

export function createAccrualService({ db, clock }: { db: Kysely<Database>; clock: () => number }): AccrualService {
  return {
    async accrual({ session, merchant }, contractId) {
      const found = await findContract(db, contractId, session.accountId);
      if (found === undefined) return refuse('agent.contract_not_found');
      const { payee: _payee, payer: _payer, ...row } = found;
      const [contract] = await withVersions(db, [row]);
      const [first] = contract?.versions ?? [];
      if (contract === undefined || first === undefined) return refuse('agent.contract_not_found');
      const now = clock();
      const running = periodAt(contract.kind, contractPolicyOf(merchant), Math.max(now, first.from));
      const span = billedSpan(contract, running);
      // A contract that has ended no longer earns anything.
      if (span === undefined) return refuse('agent.contract_not_found');
      const { period, terms, version } = span;
      const until = Math.max(period.from, await countedUntil(db, AGENT_READER, now));
      const question = {
        payeeId: contract.payee_id,
        ...period,
        currency: merchant.currency,
        gameTypes: terms.gameTypes,
        activeTurnover: activeTurnoverOf(merchant.settings.agents, merchant.currency),
      };
      const [figures] = await figuresOf(db, [question]);
      const carried = contract.kind === 'dividend' ? await carriedInto(db, contractId, period.from) : 0n;
      const computed = computePeriod(contract.kind, terms, figures!, carried);
      const tiers = contract.versions.find((each) => each.version === version)?.terms.tiers ?? [];
      return {
        currency: merchant.currency,
        ...period,
        countedUntil: Math.min(until, period.to),
        ...toFigures(computed, merchant.currency),
        next: tiers[computed.tier ?? 0] ?? null,
      };
    },

    async simulate({ session, merchant }, { kind, account, terms: stored, from, to }) {
      const payee = await isInTeam(db, session.accountId, account);
      if (payee === undefined) return refuse('agent.not_in_team');
      const { currency, settings } = merchant;
      const terms = readTerms(kind, stored, currency);
      if (terms === undefined) return refuse('agent.terms_invalid');
      const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
      if (days < 1 || days > MAX_DAYS[kind]) return refuse('request.invalid');
      const { timeZone } = settings;
      const span = {
        from: startOfDay(timeZone, from),
        to: Math.min(startOfDay(timeZone, addDays(to, 1)), clock()),
      };
      const periods = periodsIn(kind, contractPolicyOf(merchant), span, MAX_PERIODS);
      const activeTurnover = activeTurnoverOf(settings.agents, currency);
      const question = { payeeId: payee.id, currency, gameTypes: terms.gameTypes, activeTurnover };
      const figures =
        kind === 'hourly'
          ? await figuresByHour(db, question, periods)
          : await figuresOf(
              db,
              periods.map((period) => ({ ...period, ...question })),
            );
      let carried = 0n;
      let total = 0n;
      const computed = periods.map((period, index) => {
        const result = computePeriod(kind, terms, figures[index]!, carried);
        carried = result.carryOut;
        total += result.amount;
        return { ...period, ...toFigures(result, currency) };
      });
      return { currency, periods: computed, total: fromMinor(total, currency) };
    },
  };
}
