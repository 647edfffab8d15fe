import type { Kysely } from 'kysely';
import {
  fromMinor,
  type DownlineBets,
  type LanguageCode,
  type TeamGameTypes,
  type TeamKpi,
  type TeamResults,
  type TeamTrend,
} from '@parlor/contract';
import type { Database } from '../../database.ts';
import type { CallSession, Merchant } from '../../http/call.ts';
import { isRefusal, refuse, type Refusal } from '../../http/refusal.ts';
import { activeTurnoverOf } from '../agent/agentSettings.ts';
import { applyDueMoves } from '../agent/move.repository.ts';
import { isInTeam } from '../agent/team.repository.ts';
import { toOrder } from '../order/order.rules.ts';
import { wirePage } from '../wallet/recordPage.ts';
import { AGENT_READER } from './agentReader.ts';
import { listRounds } from './downlineBets.repository.ts';
import { resultsHead, resultsLines } from './results.file.ts';
import { listDirectResults, sumAccount } from './results.repository.ts';
import { addUp, inOrder, type ResultOrder } from './results.rules.ts';
import { countedUntil } from './rollup.repository.ts';
import { daysOf, spanBefore, spanSince, type Span } from './span.rules.ts';
import {
  countSpanHeads,
  findJoined,
  findNickname,
  findTeamNow,
  listDayHeads,
  listDays,
  listGameTypes,
  listHours,
  sumDays,
  sumEarnings,
  type TeamDays,
} from './team.repository.ts';
import { noEarnings, noSums, toResult, toSpanFigures } from './agentReport.wire.ts';
import { netLossOf } from './teamFigures.ts';

/** The caller and its merchant. */
export interface AgentCaller {
  session: CallSession;
  merchant: Merchant;
}

/** Days, and the requested team: the caller's own, or that of an account below. */
export interface SpanQuery extends Span {
  under?: string | undefined;
}

type NotInTeam = Refusal<'agent.not_in_team'>;

/** The figures of an agent's team (AGT-02). Days are those of the merchant's time zone. */
export interface AgentReportService {
  kpi(caller: AgentCaller, query: SpanQuery): Promise<TeamKpi | NotInTeam>;
  trend(caller: AgentCaller, query: SpanQuery): Promise<TeamTrend | NotInTeam>;
  gameTypes(caller: AgentCaller, query: SpanQuery): Promise<TeamGameTypes | NotInTeam>;
  /** Returns results by direct downline; with those of the account alone they add up to the team's. */
  results(
    caller: AgentCaller,
    query: SpanQuery & { order: ResultOrder; pageNo: number; pageSize: number },
  ): Promise<TeamResults | NotInTeam>;
  /** Returns the results as the text of a CSV file. */
  exportResults(
    caller: AgentCaller,
    language: LanguageCode,
    query: SpanQuery,
  ): Promise<AsyncIterable<string> | NotInTeam>;
  /** Lists rounds of one account below the caller. */
  bets(
    caller: AgentCaller,
    account: string,
    query: Span & { gameType?: string | undefined; pageNo: number; pageSize: number },
  ): Promise<DownlineBets | NotInTeam>;
}

/** The account whose team is requested, and the first of its days that the caller may see. */
interface Subject {
  id: string;
  account: string;
  nickname: string;
  type: number;
  /** The first day on which it is below the caller. */
  since: string;
}

export function createAgentReportService({
  db,
  clock,
  sessionIdleMs,
}: {
  db: Kysely<Database>;
  clock: () => number;
  sessionIdleMs: number;
}): AgentReportService {
  /** Finds the account of a query. The past of an account that came from another agent stays with that agent. */
  async function subjectOf(
    { session, merchant }: AgentCaller,
    under: string | undefined,
  ): Promise<Subject | NotInTeam> {
    // The tree is up to date once the moves that are due have been made.
    await applyDueMoves(db, clock());
    if (under === undefined) {
      const { accountId: id, account, type } = session;
      return { id, account, nickname: await findNickname(db, id), type, since: '' };
    }
    const found = await isInTeam(db, session.accountId, under);
    if (found === undefined) return refuse('agent.not_in_team');
    const since = await findJoined(db, session.accountId, found.id, merchant.settings.timeZone);
    const { id, account, nickname, type } = found;
    return { id, account, nickname, type, since };
  }

  const teamDays = ({ merchant }: AgentCaller, { id }: Subject, span: Span): TeamDays => ({
    agentId: id,
    currency: merchant.currency,
    timeZone: merchant.settings.timeZone,
    ...span,
  });
  const thresholdOf = ({ settings, currency }: Merchant): bigint => activeTurnoverOf(settings.agents, currency);

  /** Computes the figures of a team that depend on a span; all zero if the caller may see no day of it. */
  async function spanFigures(caller: AgentCaller, subject: Subject, span: Span) {
    const clipped = spanSince(span, subject.since);
    const { currency } = caller.merchant;
    if (clipped === undefined) return toSpanFigures(noSums, noEarnings, { active: 0, isNew: 0, first: 0 }, currency);
    const days = teamDays(caller, subject, clipped);
    const [sums, heads, earnings] = await Promise.all([
      sumDays(db, days),
      countSpanHeads(db, days),
      sumEarnings(db, days),
    ]);
    return toSpanFigures(sums, earnings, heads, currency);
  }

  async function resultsOf(caller: AgentCaller, subject: Subject, span: Span) {
    const clipped = spanSince(span, subject.since) ?? { from: '9999-12-31', to: '9999-12-30' };
    const days = teamDays(caller, subject, clipped);
    const threshold = thresholdOf(caller.merchant);
    const [own, direct] = await Promise.all([sumAccount(db, days), listDirectResults(db, days)]);
    const self = {
      account: subject.account,
      nickname: subject.nickname,
      type: subject.type,
      ...own,
      netLoss: netLossOf(own),
      members: 1,
      active: own.turnover >= threshold && own.turnover > 0n ? 1 : 0,
    };
    const rows = direct.map((row) => ({ ...row, netLoss: netLossOf(row) }));
    return { self, rows, total: { ...self, ...addUp([self, ...rows]) } };
  }

  return {
    async kpi(caller, query) {
      const subject = await subjectOf(caller, query.under);
      if (isRefusal(subject)) return subject;
      const { merchant } = caller;
      const { currency } = merchant;
      const now = clock();
      const [figures, before, { free, ...heads }, until] = await Promise.all([
        spanFigures(caller, subject, query),
        spanFigures(caller, subject, spanBefore(query)),
        findTeamNow(db, { agentId: subject.id, merchantCode: merchant.code, currency }, now - sessionIdleMs),
        countedUntil(db, AGENT_READER, now),
      ]);
      const present = { balance: fromMinor(free, currency) };
      const withPresent = (part: typeof figures) => ({
        a: { ...heads, ...part.a },
        b: { ...part.b, ...present },
        c: part.c,
      });
      return {
        currency,
        account: subject.account,
        from: query.from,
        to: query.to,
        countedUntil: until,
        ...withPresent(figures),
        before: withPresent(before),
      };
    },

    async trend(caller, query) {
      const subject = await subjectOf(caller, query.under);
      if (isRefusal(subject)) return subject;
      const { currency } = caller.merchant;
      const clipped = spanSince(query, subject.since);
      const days = clipped && teamDays(caller, subject, clipped);
      const [sums, heads, hours] =
        days === undefined
          ? [[], [], []]
          : await Promise.all([listDays(db, days), listDayHeads(db, days), listHours(db, days, clock())]);
      const byDay = new Map(sums.map((row) => [row.day, row]));
      const headsByDay = new Map(heads.map((row) => [row.day, row]));
      return {
        currency,
        days: daysOf(query).map((day) => {
          const row = byDay.get(day) ?? noSums;
          return {
            day,
            turnover: fromMinor(row.turnover, currency),
            payouts: fromMinor(row.payouts, currency),
            deposits: fromMinor(row.deposits, currency),
            withdrawals: fromMinor(row.withdrawals, currency),
            netLoss: fromMinor(netLossOf(row), currency),
            active: headsByDay.get(day)?.active ?? 0,
            newMembers: headsByDay.get(day)?.isNew ?? 0,
          };
        }),
        hours: hours.map(({ hour, turnover, payouts }) => ({
          hour,
          turnover: fromMinor(turnover, currency),
          payouts: fromMinor(payouts, currency),
        })),
      };
    },

    async gameTypes(caller, query) {
      const subject = await subjectOf(caller, query.under);
      if (isRefusal(subject)) return subject;
      const { currency } = caller.merchant;
      const clipped = spanSince(query, subject.since);
      const rows = clipped === undefined ? [] : await listGameTypes(db, teamDays(caller, subject, clipped));
      return {
        currency,
        list: rows.map((row) => ({
          gameType: row.gameType,
          turnover: fromMinor(row.turnover, currency),
          payouts: fromMinor(row.payouts, currency),
          rebates: fromMinor(row.rebates, currency),
          netLoss: fromMinor(netLossOf(row), currency),
        })),
      };
    },

    async results(caller, query) {
      const subject = await subjectOf(caller, query.under);
      if (isRefusal(subject)) return subject;
      const { currency } = caller.merchant;
      const { self, rows, total } = await resultsOf(caller, subject, query);
      const { pageNo, pageSize } = query;
      const first = (pageNo - 1) * pageSize;
      const page = inOrder(rows, query.order).slice(first, first + pageSize);
      return {
        ...wirePage({ rows: page, totalCount: rows.length }, { pageNo, pageSize }, (row) => toResult(row, currency)),
        currency,
        self: toResult(self, currency),
        total: toResult(total, currency),
      };
    },

    async exportResults(caller, language, query) {
      const subject = await subjectOf(caller, query.under);
      if (isRefusal(subject)) return subject;
      const { currency } = caller.merchant;
      const { self, rows, total } = await resultsOf(caller, subject, query);
      return (async function* () {
        yield resultsHead(language);
        yield resultsLines([self], 'self', { currency, language });
        yield resultsLines(inOrder(rows, 'turnover'), 'team', { currency, language });
        yield resultsLines([total], 'total', { currency, language });
      })();
    },

    async bets(caller, account, { gameType, pageNo, pageSize, ...span }) {
      const subject = await subjectOf(caller, account);
      if (isRefusal(subject)) return subject;
      const { currency, code, settings } = caller.merchant;
      const clipped = spanSince(span, subject.since);
      const days = { currency, timeZone: settings.timeZone, gameType, pageNo, pageSize };
      const page =
        clipped === undefined
          ? { rows: [], totalCount: 0, turnover: 0n, payouts: 0n }
          : await listRounds(db, { accountId: subject.id, merchantCode: code }, { ...days, ...clipped });
      return {
        ...wirePage(page, { pageNo, pageSize }, (row) => toOrder(row, currency)),
        currency,
        totals: { turnover: fromMinor(page.turnover, currency), payouts: fromMinor(page.payouts, currency) },
      };
    },
  };
}
