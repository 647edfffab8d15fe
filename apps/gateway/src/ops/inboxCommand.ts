import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { languageCodes } from '@parlor/contract';
import type { BroadcastEntry, InboxDesk, NewBroadcast } from '../modules/inbox/inboxDesk.ts';
import { OperatorError } from '../modules/merchant/operatorError.ts';
import type { CommandArea } from './command.ts';

/** The dependencies of the commands about messages to players. */
export interface InboxContext {
  inboxDesk: InboxDesk;
  /** The operator at the command line. */
  operator: string;
}

const texts = z.partialRecord(z.enum(languageCodes), z.string());
/** A file with a message. */
const messageFile = z.strictObject({
  kind: z.enum(['marketing', 'service']).default('marketing'),
  titles: texts,
  contents: texts,
  link: z.string().nullable().default(null),
  startsAt: z.iso.datetime({ offset: true }).optional(),
  expiresAt: z.iso.datetime({ offset: true }).optional(),
});

async function readMessageFile(path: string): Promise<z.output<typeof messageFile>> {
  let json: unknown;
  try {
    json = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new OperatorError(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  const read = messageFile.safeParse(json);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new OperatorError(`${path} is not a message: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
}

/** Parses the recipients of a message; undefined if none are named, or if they are named twice. */
function receiverOf(words: readonly string[]): NewBroadcast['to'] | undefined {
  const [option, name, ...more] = words;
  if (more.length > 0) return undefined;
  if (option === '--all') return name === undefined ? 'all' : undefined;
  if (name === undefined) return undefined;
  if (option === '--to') return { name };
  return option === '--level' ? { level: name } : undefined;
}

function send({ inboxDesk, operator }: InboxContext, args: readonly string[]): Promise<string> | undefined {
  const [merchantCode, path, ...words] = args;
  const to = receiverOf(words);
  if (merchantCode === undefined || path === undefined || to === undefined) return undefined;
  const time = (text: string | undefined): number | undefined => (text === undefined ? undefined : Date.parse(text));
  return readMessageFile(path)
    .then(({ startsAt, expiresAt, ...file }) =>
      inboxDesk.send({
        ...file,
        merchantCode,
        to,
        operator,
        startsAt: time(startsAt),
        expiresAt: time(expiresAt),
      }),
    )
    .then((id) => `${id}: sent`);
}

const moment = (at: number): string => new Date(at).toISOString().slice(0, 16);

function line({ id, title, audience, kind, madeBy, startsAt, expiresAt, isWithdrawn, written, read }: BroadcastEntry) {
  const to = 'account' in audience ? 'one player' : 'level' in audience ? `level ${audience.level}` : 'all';
  return [
    id,
    `${moment(startsAt)} to ${expiresAt === null ? 'open end' : moment(expiresAt)}`,
    kind,
    to,
    `${written} received it, ${read} read it`,
    `by ${madeBy}`,
    ...(isWithdrawn ? ['withdrawn'] : []),
    JSON.stringify(title),
  ].join('  ');
}

/** `inbox …`: messages to players. */
export const inboxArea: CommandArea<InboxContext> = {
  does: 'messages to players',
  commands: {
    send: {
      synopsis: 'MERCHANT FILE --to NAME|--level LEVEL|--all',
      does: 'Sends a message from a JSON file to one player, the players of a level, or all players',
      more: 'The file: { "titles": { "EN": "…", "TY": "…" }, "contents": { "EN": "<p>…</p>", "TY": "<p>…</p>" }, "link": "/m/activity", "kind": "marketing", "startsAt": "2026-12-01T10:00:00+07:00", "expiresAt": "2026-12-08T00:00:00+07:00" }. Link, kind and times may be left out. Marketing, which is the kind when left out, is not written to players who excluded themselves or are blocked; a message of the kind "service" is.',
      run: send,
    },
    list: {
      synopsis: 'MERCHANT',
      does: 'Lists the last messages, with the number of recipients and readers',
      run: ({ inboxDesk }, [code]) =>
        code === undefined ? undefined : inboxDesk.list(code).then((entries) => entries.map(line).join('\n') || 'None'),
    },
    withdraw: {
      synopsis: 'ID',
      does: 'Withdraws a message from all players',
      run: ({ inboxDesk, operator }, [id]) =>
        id === undefined ? undefined : inboxDesk.withdraw({ id, operator }).then(() => `${id}: withdrawn`),
    },
  },
};
