import { parseArgs } from 'node:util';
import { listActs, type ActFilter, type RecordedAct } from '../modules/audit/operatorActs.ts';
import { OperatorError } from '../modules/merchant/operatorError.ts';
import type { CommandArea } from './command.ts';

/** The dependencies of the log command. */
export interface LogContext {
  acts: { list: (filter: ActFilter) => Promise<RecordedAct[]> };
}

const OPTIONS = {
  area: { type: 'string' },
  since: { type: 'string' },
  operator: { type: 'string' },
  merchant: { type: 'string' },
  subject: { type: 'string' },
  limit: { type: 'string' },
} as const;
const LIMIT_MAX = 10_000;

function timeOf(typed: string | undefined): number | undefined {
  if (typed === undefined) return undefined;
  const at = Date.parse(typed);
  if (Number.isNaN(at))
    throw new OperatorError(`"${typed}" is not a day or time, such as 2026-11-22 or 2026-11-22T18:00Z`);
  return at;
}

function limitOf(typed: string | undefined): number {
  const limit = Number(typed ?? 100);
  if (!Number.isInteger(limit) || limit < 1 || limit > LIMIT_MAX)
    throw new OperatorError(`"${typed}" is not a number of lines from 1 to ${LIMIT_MAX}`);
  return limit;
}

/** Parses the options; undefined if one is unknown. */
function filterOf(args: readonly string[]): ActFilter | undefined {
  try {
    const { area, since, operator, merchant, subject, limit } = parseArgs({ args: [...args], options: OPTIONS }).values;
    return { area, operator, subject, merchantCode: merchant, since: timeOf(since), limit: limitOf(limit) };
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    return undefined;
  }
}

function line({ at, operator, area, act, merchantCode, subject, details }: RecordedAct): string {
  const detailsText = Object.keys(details).length === 0 ? [] : [JSON.stringify(details)];
  return [new Date(at).toISOString(), operator, `${area} ${act}`, merchantCode ?? '-', subject, ...detailsText].join(
    '  ',
  );
}

/** `log`: acts of operators in all areas. */
export const logArea: CommandArea<LogContext> = {
  does: 'acts of operators in all areas, oldest first',
  commands: {},
  alone: {
    synopsis: '[--area AREA] [--since TIME] [--operator NAME] [--merchant CODE] [--subject ID] [--limit N]',
    does: 'Lists the last matching acts, 100 by default',
    more: `pnpm ops log --area deposits --since 2026-11-22
pnpm ops log --operator operator01 --limit 1000

Acts that were refused are there as well. Nothing changes or deletes them.`,
    run: ({ acts }, args) => {
      const filter = filterOf(args);
      return filter === undefined
        ? undefined
        : acts.list(filter).then((found) => found.toReversed().map(line).join('\n') || 'None');
    },
  },
};

/** Creates the dependencies of the log. */
export const createLogContext = (db: Parameters<typeof listActs>[0]): LogContext => ({
  acts: { list: (filter) => listActs(db, filter) },
});
