import { teamFiguresByHour, teamFiguresOf } from '../agentReport/teamFigures.ts';
import type { Figures } from './bill.rules.ts';
import type { Connection } from './contract.repository.ts';
import type { Period } from './period.rules.ts';

/** The account whose figures are read, and the figures that count. */
export interface FigureQuestion extends Period {
  payeeId: string;
  gameTypes: readonly string[];
  currency: string;
  /** The least own turnover of an active member, in minor units. */
  activeTurnover: bigint;
}

const nothing: Figures = { turnover: 0n, active: 0, netLoss: 0n };

/** Reads the figures of payees' teams, each in its own span, in the order of the questions. */
export async function figuresOf(db: Connection, questions: readonly FigureQuestion[]): Promise<Figures[]> {
  const keyOf = ({ from, to, gameTypes, currency }: FigureQuestion) => [from, to, currency, ...gameTypes].join(' ');
  const answers = new Map<string, Awaited<ReturnType<typeof teamFiguresOf>>>();
  for (const [key, group] of Map.groupBy(questions, keyOf)) {
    const [first] = group;
    if (first === undefined) continue;
    const agentIds = group.map(({ payeeId }) => payeeId);
    const { from, to, gameTypes, ...rest } = first;
    answers.set(key, await teamFiguresOf(db, { ...rest, gameTypes, agentIds, from: new Date(from), to: new Date(to) }));
  }
  return questions.map((question) => {
    const found = answers.get(keyOf(question))?.get(question.payeeId) ?? nothing;
    return { turnover: found.turnover, active: found.active, netLoss: found.netLoss };
  });
}

/** Reads the figures of a payee's team in consecutive hours, with one query: a month has hundreds of hours. */
export async function figuresByHour(
  db: Connection,
  { payeeId, ...question }: Omit<FigureQuestion, keyof Period>,
  hours: readonly Period[],
): Promise<Figures[]> {
  const [first, last] = [hours[0], hours.at(-1)];
  if (first === undefined || last === undefined) return [];
  const span = { from: new Date(first.from), to: new Date(last.to) };
  const found = await teamFiguresByHour(db, { agentId: payeeId, ...question, ...span });
  return hours.map(({ from }) => {
    const { turnover, active, netLoss } = found.get(from) ?? nothing;
    return { turnover, active, netLoss };
  });
}
