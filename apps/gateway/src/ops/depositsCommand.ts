import { writeFile } from 'node:fs/promises';
import { deposit as schemas } from '@parlor/contract/schemas';
import type { DepositDesk, DepositEntry, DepositFile } from '../modules/deposit/depositDesk.ts';
import type { CommandArea } from './command.ts';

/** The dependencies of the commands about deposits. */
export interface DepositsContext {
  depositDesk: DepositDesk;
  /** The operator at the command line. */
  operator: string;
}

const time = (at: number): string => new Date(at).toISOString().replace('T', ' ').slice(0, 19);

/** Formats one line of a list: the deposit, its player, and the reason for its review. */
function line(entry: DepositEntry): string {
  const { id, createdAt, account, amount, methodName, reference, reviewReason, reported, madeBy, madeAmount, state } =
    entry;
  const second =
    state === 'REVIEW' && madeBy !== null ? [`${madeAmount} approved by ${madeBy}, needs another operator`] : [];
  return [
    id,
    time(createdAt),
    account,
    amount,
    methodName,
    ...(reference === null ? [] : [reference]),
    ...(reviewReason === null ? [] : [reviewReason]),
    ...(reported === null ? [] : [`${reported} came`]),
    ...second,
  ].join('  ');
}

function file(entry: DepositFile): string {
  const { merchantCode, state, reason, fee, credited, bonus, slips, acts } = entry;
  return [
    line(entry),
    `${merchantCode}  ${state}${reason === null ? '' : ` (${reason})`}  fee ${fee}  credits ${credited}  bonus ${bonus}`,
    ...slips.map(
      ({ place, at, alsoSentFor }) =>
        `Slip ${place}  ${time(at)}${alsoSentFor.length === 0 ? '' : `  the same picture as of ${alsoSentFor.join(', ')}`}`,
    ),
    ...(acts.length === 0 ? [] : ['', 'What operators did:']),
    ...acts.map(({ at, operator, act, details }) => `${time(at)}  ${operator}  ${act}: ${JSON.stringify(details)}`),
  ].join('\n');
}

/** `deposits …`: players' deposits, and decisions on those that need an operator. */
export const depositsArea: CommandArea<DepositsContext> = {
  does: 'deposits that need a decision: transfers, and payments that do not match their order',
  commands: {
    list: {
      synopsis: 'MERCHANT [STATE]',
      does: 'Lists deposits that need a decision, or those in another state',
      run: ({ depositDesk }, [code, state]) =>
        code === undefined
          ? undefined
          : depositDesk.list(code, state).then((entries) => entries.map(line).join('\n') || 'None'),
    },
    show: {
      synopsis: 'ID',
      does: 'Shows a deposit with its slips and the operators’ acts; ID may be the reference of a transfer',
      run: ({ depositDesk }, [id]) => (id === undefined ? undefined : depositDesk.show(id).then(file)),
    },
    slip: {
      synopsis: 'ID FILE [NUMBER]',
      does: 'Writes the picture of a slip (the last, or by number) to a file that only you can read',
      more: `pnpm ops deposits slip 7KQ2M4XWPA /tmp/slip.jpg

The view is logged. Delete the file when you are done.`,
      run: ({ depositDesk, operator }, [id, path, number]) =>
        id === undefined || path === undefined
          ? undefined
          : depositDesk
              .slip({ id, operator, place: number === undefined ? undefined : Number(number) })
              .then(async (bytes) => {
                await writeFile(path, bytes, { mode: 0o600, flag: 'wx' });
                return `${path}: ${bytes.length} bytes, JPEG`;
              }),
    },
    approve: {
      synopsis: 'ID [AMOUNT]',
      does: 'Credits a deposit with the amount received; a large one needs two different operators',
      more: `pnpm ops deposits approve 7KQ2M4XWPA 1500.00

Without AMOUNT it is what the payment provider reported, or else what was ordered. Look at the statement of the bank first.`,
      run: ({ depositDesk, operator }, [id, amount]) =>
        id === undefined
          ? undefined
          : depositDesk
              .approve({ id, operator, amount })
              .then((outcome) =>
                outcome === 'SECOND_NEEDED'
                  ? `${id}: approved by ${operator}; another operator has to approve it with the same amount`
                  : `${id}: approved${outcome === 'REPLAYED' ? ' already' : ', the balance is credited'}`,
              ),
    },
    refuse: {
      synopsis: 'ID REASON [NOTE]',
      does: 'Refuses a deposit; nothing is credited',
      more: `pnpm ops deposits refuse 7KQ2M4XWPA not_received "looked at the statement on Monday"

The player sees the reason, in their language: ${schemas.depositReasons.join(', ')}. The note is stored with the act, for operators only.`,
      run: ({ depositDesk, operator }, [id, reason, ...note]) =>
        id === undefined || reason === undefined
          ? undefined
          : depositDesk
              .refuse({ id, operator, reason, note: note.join(' ') })
              .then((outcome) => `${id}: refused${outcome === 'REPLAYED' ? ' already' : ''}`),
    },
  },
  note: 'Every decision, every one that was not possible and every look at a slip is in pnpm ops log.',
};
