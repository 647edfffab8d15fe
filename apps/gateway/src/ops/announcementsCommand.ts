import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { languageCodes } from '@parlor/contract';
import type { AnnouncementChange, AnnouncementDesk, AnnouncementEntry } from '../modules/content/announcementDesk.ts';
import { OperatorError } from '../modules/merchant/operatorError.ts';
import type { CommandArea } from './command.ts';

/** The dependencies of the commands about announcements. */
export interface AnnouncementsContext {
  announcementDesk: AnnouncementDesk;
  /** The operator at the command line. */
  operator: string;
}

const texts = z.partialRecord(z.enum(languageCodes), z.string());
const time = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
/** A file with an announcement, or with changes of one. */
const announcementFile = z.strictObject({
  placement: z.enum(['notice', 'popup', 'hot']).optional(),
  titles: texts.optional(),
  contents: texts.optional(),
  startsAt: time.optional(),
  endsAt: time.nullable().optional(),
});

const groups = { notice: 'PL', popup: 'PU', hot: 'H' } as const;
const placements = { PL: 'notice', PU: 'popup', H: 'hot' } as const;

async function readAnnouncement(path: string): Promise<AnnouncementChange> {
  let json: unknown;
  try {
    json = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new OperatorError(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  const read = announcementFile.safeParse(json);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new OperatorError(`${path} is not an announcement: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
  }
  const { placement, titles, contents, startsAt, endsAt } = read.data;
  return {
    ...(placement !== undefined && { groupName: groups[placement] }),
    ...(titles !== undefined && { titles }),
    ...(contents !== undefined && { contents }),
    ...(startsAt !== undefined && { startsAt }),
    ...(endsAt !== undefined && { endsAt }),
  };
}

const moment = (at: number): string => new Date(at).toISOString().slice(0, 16);

function line({ id, groupName, title, languages, startsAt, endsAt, state, read }: AnnouncementEntry): string {
  const until = endsAt === null ? 'open end' : moment(endsAt);
  return [
    id,
    `${moment(startsAt)} to ${until}`,
    state,
    placements[groupName],
    languages.join('+'),
    `${read} read it`,
    JSON.stringify(title),
  ].join('  ');
}

const save =
  (act: 'add' | 'edit', done: string) =>
  ({ announcementDesk, operator }: AnnouncementsContext, [merchantCode, id, path]: readonly string[]) =>
    merchantCode === undefined || id === undefined || path === undefined
      ? undefined
      : readAnnouncement(path)
          .then((changes) => announcementDesk[act]({ merchantCode, id, operator }, changes))
          .then(() => `${id}: ${done}`);

/** `announcements …`: announcements to all players. */
export const announcementsArea: CommandArea<AnnouncementsContext> = {
  does: 'announcements: list, create, schedule and end',
  commands: {
    list: {
      synopsis: 'MERCHANT',
      does: 'Lists the announcements, newest first',
      run: ({ announcementDesk }, [merchantCode]) =>
        merchantCode === undefined
          ? undefined
          : announcementDesk
              .list(merchantCode)
              .then((entries) => entries.map(line).join('\n') || `${merchantCode} has no announcements`),
    },
    add: {
      synopsis: 'MERCHANT ID FILE',
      does: 'Creates an announcement from a JSON file',
      more: 'The file: { "placement": "notice", "titles": { "EN": "…", "TY": "…" }, "contents": { "EN": "<p>…</p>", "TY": "<p>…</p>" }, "startsAt": "2026-12-01T10:00:00+07:00", "endsAt": null }. A placement is notice, popup or hot. Placement and times may be left out: then it is a notice that begins now and has no end.',
      run: save('add', 'written'),
    },
    edit: {
      synopsis: 'MERCHANT ID FILE',
      does: 'Changes the fields in a JSON file; other fields keep their values',
      run: save('edit', 'changed'),
    },
    end: {
      synopsis: 'MERCHANT ID [TIME]',
      does: 'Ends an announcement, now or at a time',
      run: ({ announcementDesk, operator }, [merchantCode, id, at]) => {
        if (merchantCode === undefined || id === undefined) return undefined;
        const named = { merchantCode, id, operator };
        if (at === undefined) return announcementDesk.end(named).then(() => `${id}: ended`);
        const read = time.safeParse(at);
        if (!read.success) throw new OperatorError(`"${at}" is not a time such as 2026-12-01T10:00:00+07:00`);
        return announcementDesk.end(named, read.data).then(() => `${id}: ends ${at}`);
      },
    },
  },
};
