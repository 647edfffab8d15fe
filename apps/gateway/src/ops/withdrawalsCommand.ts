import { withdrawal as schemas } from '@parlor/contract/schemas';
import type { DeskEntry, DeskFile, WithdrawalDesk } from '../modules/withdrawal/withdrawalDesk.ts';
import type { CommandArea } from './command.ts';

/** The dependencies of the commands about withdrawals. */
export interface WithdrawalsContext {
  withdrawalDesk: WithdrawalDesk;
  /** The operator at the command line. */
  operator: string;
}

const time = (at: number): string => new Date(at).toISOString().replace('T', ' ').slice(0, 19);

/** Formats one line of a list: the withdrawal, its player, and the reason for its review. */
function line({
  id,
  account,
  amount,
  createdAt,
  bankCode,
  lastFour,
  reviewReasons,
  needsTwo,
  madeBy,
}: DeskEntry): string {
  const second = madeBy === null ? 'needs two operators' : `approved by ${madeBy}, needs another operator`;
  return [
    id,
    time(createdAt),
    account,
    amount,
    `${bankCode} ${lastFour}`,
    ...(needsTwo ? [second] : []),
    ...(reviewReasons.length > 0 ? [reviewReasons.join(', ')] : []),
  ].join('  ');
}

function file(entry: DeskFile): string {
  const { merchantCode, state, reason, fee, steps, acts } = entry;
  return [
    line(entry),
    `${merchantCode}  ${state}${reason === null ? '' : ` (${reason})`}  fee ${fee}`,
    '',
    ...steps.map(
      (step) => `${time(step.at)}  ${step.state}  by ${step.by}${step.reason === null ? '' : `: ${step.reason}`}`,
    ),
    ...(acts.length === 0 ? [] : ['', 'What operators did:']),
    ...acts.map(
      ({ at, operator, act, details }) =>
        `${time(at)}  ${operator}  ${act}: ${[details['outcome'], details['reason'], details['note']].filter((part) => typeof part === 'string').join(', ')}`,
    ),
  ].join('\n');
}

/** `withdrawals …`: players' withdrawals, and decisions on them. */
export const withdrawalsArea: CommandArea<WithdrawalsContext> = {
  does: 'withdrawals that need a decision',
  commands: {
    list: {
      synopsis: 'MERCHANT [STATE]',
      does: 'Lists the withdrawals in a state, oldest first; REVIEW by default',
      run: ({ withdrawalDesk }, [code, state]) =>
        code === undefined
          ? undefined
          : withdrawalDesk.list(code, state).then((entries) => entries.map(line).join('\n') || 'None'),
    },
    show: {
      synopsis: 'ID',
      does: 'Shows a withdrawal with its history',
      run: ({ withdrawalDesk }, [id]) => (id === undefined ? undefined : withdrawalDesk.show(id).then(file)),
    },
    approve: {
      synopsis: 'ID',
      does: 'Approves a withdrawal for payment; a large one needs two different operators',
      run: ({ withdrawalDesk, operator }, [id]) =>
        id === undefined
          ? undefined
          : withdrawalDesk
              .approve({ id, operator })
              .then((outcome) =>
                outcome === 'SECOND_NEEDED'
                  ? `${id}: approved by ${operator}; another operator has to approve it too`
                  : `${id}: approved${outcome === 'REPLAYED' ? ' already' : ', it will be paid next'}`,
              ),
    },
    refuse: {
      synopsis: 'ID REASON [NOTE]',
      does: 'Refuses a withdrawal, and releases its money',
      more: `pnpm ops withdrawals refuse 0199c2a4-6a56-7a3c-9e0e-7d1c1b1f0a02 documents "asked for the passport on Monday"

The player sees the reason, in their language: ${schemas.withdrawalReasons.join(', ')}. The note is stored with the act, for operators only.`,
      run: ({ withdrawalDesk, operator }, [id, reason, ...note]) =>
        id === undefined || reason === undefined
          ? undefined
          : withdrawalDesk
              .refuse({ id, operator, reason, note: note.join(' ') })
              .then((outcome) => `${id}: refused${outcome === 'REPLAYED' ? ' already' : ', the money is released'}`),
    },
  },
  note: 'Every decision, and every one that was not possible, is kept with the name of who made it. Nothing takes it away.',
};
