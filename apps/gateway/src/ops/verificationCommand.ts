import { writeFile } from 'node:fs/promises';
import { identity as schemas } from '@parlor/contract/schemas';
import { pictureKinds } from '@parlor/contract';
import type { IdentityDesk, IdentityEntry, IdentityFile } from '../modules/identityCheck/identityDesk.ts';
import type { CommandArea } from './command.ts';

/** The dependencies of the commands about identity checks. */
export interface VerificationContext {
  identityDesk: IdentityDesk;
  /** The operator at the command line. */
  operator: string;
}

const time = (at: number): string => new Date(at).toISOString().replace('T', ' ').slice(0, 19);

const line = ({ id, sentAt, account, state, reason, decidedBy }: IdentityEntry): string =>
  [
    id,
    time(sentAt),
    account,
    state,
    ...(reason === null ? [] : [reason]),
    ...(decidedBy === null ? [] : [`by ${decidedBy}`]),
  ].join('  ');

function file(entry: IdentityFile): string {
  const { name, documentType, documentNumber, birthDate } = entry.typed;
  return [
    line(entry),
    `${name}  ${documentType} ${documentNumber}  born ${birthDate}`,
    `Pictures: ${entry.pictures.join(', ')}`,
    '',
    'What operators did:',
    ...entry.acts.map(
      ({ at, operator, act, details }) => `${time(at)}  ${operator}  ${act}: ${JSON.stringify(details)}`,
    ),
  ].join('\n');
}

/** `verification …`: identity checks of members, and decisions on them. */
export const verificationArea: CommandArea<VerificationContext> = {
  does: 'identity documents that need a decision',
  commands: {
    list: {
      synopsis: 'MERCHANT [STATE]',
      does: 'Lists the checks in a state, oldest first; PENDING by default',
      run: ({ identityDesk }, [code, state]) =>
        code === undefined
          ? undefined
          : identityDesk.list(code, state).then((entries) => entries.map(line).join('\n') || 'None'),
    },
    show: {
      synopsis: 'ID',
      does: 'Shows the data of a check; the view is logged',
      run: ({ identityDesk, operator }, [id]) =>
        id === undefined ? undefined : identityDesk.show({ id, operator }).then(file),
    },
    picture: {
      synopsis: 'ID KIND FILE',
      does: `Writes a picture (${pictureKinds.join(', ')}) to a file that only you can read`,
      more: `pnpm ops verification picture 5f0c1d5e-6a56-4a3c-9e0e-7d1c1b1f0b01 front /tmp/front.jpg

The view is logged. Delete the file when you are done.`,
      run: ({ identityDesk, operator }, [id, kind, path]) =>
        id === undefined || kind === undefined || path === undefined
          ? undefined
          : identityDesk.picture({ id, operator, kind }).then(async (bytes) => {
              await writeFile(path, bytes, { mode: 0o600, flag: 'wx' });
              return `${path}: ${bytes.length} bytes, JPEG`;
            }),
    },
    approve: {
      synopsis: 'ID',
      does: 'Approves a check; the name in the document becomes the payee name',
      run: ({ identityDesk, operator }, [id]) =>
        id === undefined ? undefined : identityDesk.approve({ id, operator }).then(() => `${id}: approved`),
    },
    refuse: {
      synopsis: 'ID REASON [NOTE]',
      does: 'Refuses a check; the member may send documents again',
      more: `The member sees the reason, in their language: ${schemas.identityReasons.join(', ')}. The note is stored with the act, for operators only.`,
      run: ({ identityDesk, operator }, [id, reason, ...note]) =>
        id === undefined || reason === undefined
          ? undefined
          : identityDesk.refuse({ id, operator, reason, note: note.join(' ') }).then(() => `${id}: refused`),
    },
  },
  note: 'Every decision and every look at a document is in pnpm ops log.',
};
