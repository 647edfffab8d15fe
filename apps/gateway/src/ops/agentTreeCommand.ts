import type { AgentDesk } from '../modules/agent/agentDesk.ts';
import type { CommandArea } from './command.ts';

/** The dependencies of the commands about trees of agents. */
export interface AgentTreeContext {
  agentDesk: AgentDesk;
  /** The operator at the command line. */
  operator: string;
}

const PERCENT = /^(?:100|\d{1,2})(?:\.\d{1,2})?$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Parses words such as `RNG=7.8` into keys and values; undefined if one is malformed. */
function pairs(words: readonly string[]): (readonly [left: string, right: string])[] | undefined {
  const read = words.map((word) => word.split('='));
  return read.length > 0 && read.every((parts) => parts.length === 2)
    ? read.map(([left = '', right = '']) => [left, right] as const)
    : undefined;
}

const ratesText = (rates: readonly { gameType: string; percent: string }[]): string =>
  rates.map(({ gameType, percent }) => `${gameType} ${percent}`).join(', ') || 'no rebates';

/** `agents …`: trees of agents, their rebates and quotas. */
export const agentTreeArea: CommandArea<AgentTreeContext> = {
  does: 'trees of agents: moves, rebates and quotas',
  commands: {
    view: {
      synopsis: 'MERCHANT AGENT',
      does: 'Lists the direct downlines as the agent sees them; the view is logged',
      run: ({ agentDesk, operator }, [merchantCode, account]) =>
        merchantCode === undefined || account === undefined
          ? undefined
          : agentDesk
              .view({ merchantCode, account, operator })
              .then(({ path, rates, quotas, downlines, totalCount }) =>
                [
                  path.join(' > '),
                  ratesText(rates),
                  ...quotas.map(({ percent, granted, left }) => `quota ${percent}: ${left} of ${granted} left`),
                  `${totalCount} direct downlines${totalCount > downlines.length ? `, the ${downlines.length} with the largest teams` : ''}`,
                  ...downlines.map((row) =>
                    ['', row.account, row.type, row.balance, `team ${row.teamCount}`, ratesText(row.rates)].join('  '),
                  ),
                ].join('\n'),
              ),
    },
    move: {
      synopsis: 'MERCHANT ACCOUNT AGENT DAY',
      does: 'Moves an account with its team below another agent, from a day on (tomorrow at the earliest)',
      more: 'pnpm ops agents move NORTH agent02 agent01 2026-12-01',
      run: ({ agentDesk, operator }, [merchantCode, account, to, from = '']) =>
        merchantCode === undefined || account === undefined || to === undefined || !DAY.test(from)
          ? undefined
          : agentDesk
              .move({ merchantCode, account, to, from, operator })
              .then(() => `${merchantCode}: ${account} is below ${to} from ${from} on`),
    },
    quota: {
      synopsis: 'MERCHANT AGENT PERCENT=COUNT...',
      does: 'Sets how many downlines an agent may hold at a level',
      more: 'pnpm ops agents quota NORTH agent01 7.7=2 7.6=5',
      run({ agentDesk, operator }, [merchantCode, account, ...words]) {
        const read = pairs(words);
        const isReadable = read?.every(([percent, count]) => PERCENT.test(percent) && /^\d{1,6}$/.test(count));
        if (merchantCode === undefined || account === undefined || read === undefined || isReadable !== true)
          return undefined;
        return read
          .reduce(
            (before, [percent, count]) =>
              before.then(() =>
                agentDesk.setQuota({ merchantCode, account, percent, granted: Number(count), operator }),
              ),
            Promise.resolve(),
          )
          .then(() => `${merchantCode}: ${account} may hold ${words.join(', ')}`);
      },
    },
    rates: {
      synopsis: 'MERCHANT ACCOUNT TYPE=PERCENT...',
      does: 'Changes rebates by game type from the next day on; other game types keep theirs',
      more: 'pnpm ops agents rates NORTH agent01 RNG=7.8 LIVE=7.2',
      run({ agentDesk, operator }, [merchantCode, account, ...words]) {
        const read = pairs(words);
        if (merchantCode === undefined || account === undefined || read === undefined) return undefined;
        if (!read.every(([, percent]) => PERCENT.test(percent))) return undefined;
        const rates = read.map(([gameType, percent]) => ({ gameType: gameType.toUpperCase(), percent }));
        return agentDesk
          .setRates({ merchantCode, account, rates, operator })
          .then((set) => `${merchantCode}: ${account} has ${ratesText(set)}`);
      },
    },
  },
};
