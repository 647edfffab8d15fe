import type { AdjustmentDesk, AdjustmentEntry } from '../modules/adjustment/adjustmentDesk.ts';
import type { CommandArea } from './command.ts';

/** The dependencies of corrections. */
export interface AdjustContext {
  adjustments: AdjustmentDesk;
  /** The operator at the command line. */
  operator: string;
}

function line({ id, account, amount, requestedAt, requestedBy, decidedBy, state, reason }: AdjustmentEntry): string {
  const time = new Date(requestedAt).toISOString().replace('T', ' ').slice(0, 19);
  const decided = decidedBy === null ? [] : [`${state.toLowerCase()} by ${decidedBy}`];
  return [id, time, account, amount, `requested by ${requestedBy}`, ...decided, reason].join('  ');
}

/** `adjust …`: corrections of balances, which need two operators. */
export const adjustArea: CommandArea<AdjustContext> = {
  does: 'corrections of balances; each needs two operators',
  commands: {
    request: {
      synopsis: 'MERCHANT ACCOUNT AMOUNT REASON',
      does: 'Requests a correction; no money moves yet',
      more: `pnpm ops adjust request NORTH player01 250.00 "stake of round 4711 was taken twice"
pnpm ops adjust request NORTH player01 -250.00 "deposit was credited twice"`,
      run: ({ adjustments, operator }, [merchantCode, account, amount, ...reason]) =>
        merchantCode === undefined || account === undefined || amount === undefined || reason.length === 0
          ? undefined
          : adjustments
              .request({ merchantCode, account, amount, reason: reason.join(' '), operator })
              .then((id) => `${id}: requested; another operator has to approve it`),
    },
    list: {
      synopsis: 'MERCHANT [STATE]',
      does: 'Lists corrections in a state: REQUESTED, APPROVED or REFUSED',
      run: ({ adjustments }, [merchantCode, state]) =>
        merchantCode === undefined
          ? undefined
          : adjustments.list(merchantCode, state).then((entries) => entries.map(line).join('\n') || 'None'),
    },
    approve: {
      synopsis: 'ID',
      does: 'Approves another operator’s request, and moves the money',
      run: ({ adjustments, operator }, [id]) =>
        id === undefined
          ? undefined
          : adjustments
              .approve({ id, operator })
              .then(
                (outcome) => `${id}: ${outcome === 'REPLAYED' ? 'approved already' : 'approved, the money was moved'}`,
              ),
    },
    refuse: {
      synopsis: 'ID [NOTE]',
      does: 'Refuses a request, or withdraws your own',
      run: ({ adjustments, operator }, [id, ...note]) =>
        id === undefined
          ? undefined
          : adjustments
              .refuse({ id, operator, note: note.join(' ') })
              .then((outcome) => `${id}: refused${outcome === 'REPLAYED' ? ' already' : ''}`),
    },
  },
  note: 'Both names and the reason stay with the transfer. Every decision, and every one that was not possible, is in pnpm ops log.',
};
