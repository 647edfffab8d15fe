import { readFile } from 'node:fs/promises';
import type { ContractDesk, DeskBill } from '../modules/agentContract/contractDesk.ts';
import type { CommandArea } from './command.ts';

/** The dependencies of the commands about agents. */
export interface AgentsContext {
  contractDesk: ContractDesk;
  /** The operator at the command line. */
  operator: string;
}

const time = (at: number): string => new Date(at).toISOString().replace('T', ' ').slice(0, 16);

const line = ({ id, kind, from, to, payer, payee, amount, paid, state, isHeld }: DeskBill): string =>
  [
    id,
    kind,
    `${time(from)} to ${time(to)}`,
    `${payer} pays ${payee}`,
    `${paid} of ${amount}`,
    state,
    ...(isHeld ? ['held back'] : []),
  ].join('  ');

const bills = (count: number): string => (count === 1 ? '1 bill' : `${count} bills`);

const holding = (isHeld: boolean, does: string): CommandArea<AgentsContext>['commands'][string] => ({
  synopsis: 'BILL [NOTE]',
  does,
  run: ({ contractDesk, operator }, [billId, ...note]) =>
    billId === undefined
      ? undefined
      : contractDesk
          .setHeld({ billId, isHeld, operator, note: note.join(' ') })
          .then(() => `${billId}: ${isHeld ? 'held back' : 'released'}`),
});

/** `agents …`: contracts of agents and their bills. */
export const agentsArea: CommandArea<AgentsContext> = {
  does: 'contracts of agents and their bills',
  commands: {
    offer: {
      synopsis: 'MERCHANT ACCOUNT KIND FILE',
      does: 'Offers a top-level agent a contract paid by the platform, with terms from a JSON file',
      more: 'Kinds: daily_salary, dividend, hourly. {"tiers":[{"turnover":"10000","active":1,"percent":"0.5"}],"carry":"none"}',
      run: ({ contractDesk, operator }, [merchantCode, account, kind, path]) =>
        merchantCode === undefined || account === undefined || kind === undefined || path === undefined
          ? undefined
          : readFile(path, 'utf8')
              .then((text) =>
                contractDesk.offer({ merchantCode, account, kind, terms: JSON.parse(text) as unknown, operator }),
              )
              .then((id) => `${id}: offered to ${account}`),
    },
    contract: {
      synopsis: 'end CONTRACT [NOTE]',
      does: 'Ends a contract paid by the platform at the end of its current period; a pending offer ends at once',
      run: ({ contractDesk, operator }, [act, contractId, ...note]) =>
        act !== 'end' || contractId === undefined
          ? undefined
          : contractDesk
              .end({ contractId, operator, note: note.join(' ') })
              .then((at) => `${contractId}: ends ${time(at)} UTC`),
    },
    bills: {
      synopsis: 'MERCHANT [STATE]',
      does: 'Lists the newest bills, or those in a state',
      run: ({ contractDesk }, [code, state]) =>
        code === undefined
          ? undefined
          : contractDesk.list(code, state).then((list) => list.map(line).join('\n') || 'None'),
    },
    run: {
      synopsis: '',
      does: 'Bills the periods that have ended, as the gateways do automatically',
      run: ({ contractDesk }) => contractDesk.run().then((count) => `${bills(count)} created`),
    },
    rerun: {
      synopsis: 'MERCHANT KIND FROM',
      does: 'Bills the periods of a kind again from a time on; existing bills do not change',
      more: 'pnpm ops agents rerun NORTH daily_salary 2026-11-01',
      run: ({ contractDesk, operator }, [merchantCode, kind, from]) =>
        merchantCode === undefined || kind === undefined || from === undefined
          ? undefined
          : contractDesk
              .rerun({ merchantCode, kind, from, operator })
              .then((count) => (count === 0 ? 'Nothing was missing' : `${bills(count)} created`)),
    },
    hold: holding(true, 'Stops the payment of a bill'),
    release: holding(false, 'Resumes the payment of a bill'),
  },
  note: 'Offers, ends, reruns and what is held back are in pnpm ops log.',
};
