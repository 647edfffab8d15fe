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
  does: 'documents of members that wait for a decision',
  commands: {
    list: {
      takes: 'MERCHANT [STATE]',
      does: 'The checks in a state, those first that wait longest; PENDING when no state is named',
      run: ({ identityDesk }, [code, state]) =>
        code === undefined
          ? undefined
          : identityDesk.list(code, state).then((entries) => entries.map(line).join('\n') || 'None'),
    },
    show: {
      takes: 'ID',
      does: 'What a member typed; that you looked is written down',
      run: ({ identityDesk, operator }, [id]) =>
        id === undefined ? undefined : identityDesk.show({ id, operator }).then(file),
    },
    picture: {
      takes: 'ID KIND FILE',
      does: `Writes a picture (${pictureKinds.join(', ')}) into a file, for your eyes alone`,
      more: `pnpm ops verification picture 5f0c1d5e-6a56-4a3c-9e0e-7d1c1b1f0b01 front /tmp/front.jpg

That you looked is written down. Delete the file when you are done.`,
      run: ({ identityDesk, operator }, [id, kind, path]) =>
        id === undefined || kind === undefined || path === undefined
          ? undefined
          : identityDesk.picture({ id, operator, kind }).then(async (bytes) => {
              await writeFile(path, bytes, { mode: 0o600, flag: 'wx' });
              return `${path}: ${bytes.length} bytes, JPEG`;
            }),
    },
    approve: {
      takes: 'ID',
      does: 'Approves; the name of the document is the payee name from then on',
      run: ({ identityDesk, operator }, [id]) =>
        id === undefined ? undefined : identityDesk.approve({ id, operator }).then(() => `${id}: approved`),
    },
    refuse: {
      takes: 'ID REASON [NOTE]',
      does: 'Refuses; the member may send documents again',
      more: `The member is told the reason, in their language: ${schemas.identityReasons.join(', ')}. The note stays with the act.`,
      run: ({ identityDesk, operator }, [id, reason, ...note]) =>
        id === undefined || reason === undefined
          ? undefined
          : identityDesk.refuse({ id, operator, reason, note: note.join(' ') }).then(() => `${id}: refused`),
    },
  },
  note: 'Every decision and every look at a document is in pnpm ops log.',
};
