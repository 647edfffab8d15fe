import type { PlayLimits } from '@parlor/contract';
import type { PlayLimitDesk } from '../modules/playLimit/playLimitDesk.ts';
import type { CommandArea } from './command.ts';

/** The dependencies of the commands about limits and exclusions. */
export interface LimitsContext {
  playLimitDesk: PlayLimitDesk;
  /** The operator at the command line. */
  operator: string;
}

function limitsText({ limits, currency, exclusion }: PlayLimits): string {
  const lines = limits.map(({ kind, period, amount, used, next }) => {
    const waits =
      next === null ? '' : `; ${next.amount ?? 'none'} from ${new Date(next.at).toISOString().slice(0, 16)}Z`;
    return `  ${`${kind} ${period}`.padEnd(14)}  ${used} of ${amount ?? 'no limit'}${waits}`;
  });
  const away =
    exclusion === null
      ? 'not excluded'
      : `excluded (${exclusion.span}) ${exclusion.until === null ? 'permanently' : `until ${new Date(exclusion.until).toISOString().slice(0, 16)}Z`}`;
  return [`${away}; used of each limit in ${currency}:`, ...lines].join('\n');
}

/** `limits …`: limits and exclusions of players. */
export const limitsArea: CommandArea<LimitsContext> = {
  does: 'limits of players, breaks and exclusions',
  commands: {
    show: {
      synopsis: 'MERCHANT NAME',
      does: 'Shows the limits of a player, how much of them is used, and any exclusion',
      run: ({ playLimitDesk, operator }, [merchantCode, name]) =>
        merchantCode === undefined || name === undefined
          ? undefined
          : playLimitDesk.show({ merchantCode, name, operator }).then(limitsText),
    },
    set: {
      synopsis: 'MERCHANT NAME KIND PERIOD AMOUNT',
      does: 'Sets a limit. A lower one applies at once, a higher one after the jurisdiction’s waiting period',
      more: 'KIND: deposit, loss, wager. PERIOD: day, week, month. AMOUNT: for example 500.00, or none.',
      run: ({ playLimitDesk, operator }, [merchantCode, name, kind, period, amount]) =>
        merchantCode === undefined ||
        name === undefined ||
        kind === undefined ||
        period === undefined ||
        amount === undefined
          ? undefined
          : playLimitDesk.set({ merchantCode, name, operator }, kind, period, amount).then(limitsText),
    },
    exclude: {
      synopsis: 'MERCHANT NAME SPAN REASON',
      does: 'Excludes a player, at their request, from betting and depositing. Nobody can shorten it',
      more: 'SPAN: 24h, 7d, 30d, 6m, 1y, 5y, permanent.',
      run: ({ playLimitDesk, operator }, [merchantCode, name, span, ...reason]) =>
        merchantCode === undefined || name === undefined || span === undefined || reason.length === 0
          ? undefined
          : playLimitDesk
              .exclude({ merchantCode, name, operator }, span, reason.join(' '))
              .then(() => `${name}: excluded (${span})`),
    },
    lift: {
      synopsis: 'MERCHANT NAME REASON',
      does: 'Lifts a permanent exclusion after a year. One with an end date cannot be lifted',
      run: ({ playLimitDesk, operator }, [merchantCode, name, ...reason]) =>
        merchantCode === undefined || name === undefined || reason.length === 0
          ? undefined
          : playLimitDesk
              .lift({ merchantCode, name, operator }, reason.join(' '))
              .then(() => `${name}: no longer permanently excluded`),
    },
  },
  note: 'Changes are in pnpm ops log.',
};
