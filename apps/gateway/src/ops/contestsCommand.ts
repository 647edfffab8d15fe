import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { languageCodes } from '@parlor/contract';
import type { ContestDesk, ContestEntry, ContestFile } from '../modules/contest/contestDesk.ts';
import type { NewContest } from '../modules/contest/contestPublisher.ts';
import type { NewContestRule } from '../modules/contest/contestRule.ts';
import { OperatorError } from '../modules/merchant/operatorError.ts';
import type { CommandArea } from './command.ts';

/** The dependencies of the commands about contests. */
export interface ContestsContext {
  contestDesk: ContestDesk;
  /** The operator at the command line. */
  operator: string;
}

/** A file with a contest. The rule is validated when it is saved. */
const contestFile = z.strictObject({
  code: z.string(),
  kind: z.enum(['tournament', 'raffle']),
  titles: z.partialRecord(z.enum(languageCodes), z.string().min(1).max(200)),
  cover: z
    .strictObject({ url: z.string().min(1).max(500), dominantColour: z.string().regex(/^#[0-9a-f]{6}$/i) })
    .nullable()
    .default(null),
  rule: z.record(z.string(), z.unknown()),
});

const time = (at: number): string => new Date(at).toISOString().replace('T', ' ').slice(0, 19);

const line = ({ code, kind, state, from, to, players }: ContestEntry): string =>
  [code, kind, state, `${time(from)} to ${time(to)}`, `${players} players`].join('  ');

function file(contest: ContestFile): string {
  const { rule, commitment, seed, places, acts } = contest;
  return [
    line(contest),
    `Rule: ${JSON.stringify(rule)}`,
    ...(commitment === null ? [] : [`Commitment: ${commitment}`, `Seed: ${seed ?? 'sealed until it is drawn'}`]),
    '',
    'First places:',
    ...places.map(({ rank, account, score, prize, isPaid }) =>
      [
        `${rank}.`,
        account,
        `score ${score}`,
        ...(prize === null ? [] : [`prize ${prize}${isPaid ? ', paid' : ''}`]),
      ].join('  '),
    ),
    '',
    'What operators did:',
    ...acts.map(({ at, operator, act, details }) => `${time(at)}  ${operator}  ${act}: ${JSON.stringify(details)}`),
  ].join('\n');
}

async function readContestFile(merchantCode: string, path: string): Promise<Omit<NewContest, 'by'>> {
  const read = contestFile.safeParse(JSON.parse(await readFile(path, 'utf8')));
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new OperatorError(`${path} is not a contest: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
  }
  // Rules are validated when they are saved, with a message that names the field.
  return { merchantCode, ...read.data, rule: read.data.rule as unknown as NewContestRule };
}

/** `contests …`: tournaments and raffles. */
export const contestsArea: CommandArea<ContestsContext> = {
  does: 'tournaments and raffles',
  commands: {
    list: {
      synopsis: 'MERCHANT',
      does: 'Lists the contests of a merchant, latest first',
      run: ({ contestDesk }, [merchantCode]) =>
        merchantCode === undefined
          ? undefined
          : contestDesk.list(merchantCode).then((entries) => entries.map(line).join('\n') || 'None'),
    },
    show: {
      synopsis: 'MERCHANT CONTEST',
      does: 'Shows a contest: its rule, its leaders and the operators’ acts',
      run: ({ contestDesk }, [merchantCode, code]) =>
        merchantCode === undefined || code === undefined ? undefined : contestDesk.show(merchantCode, code).then(file),
    },
    add: {
      synopsis: 'MERCHANT FILE',
      does: 'Creates a contest from a JSON file',
      more: 'docs/rewards.md describes the file.',
      run: ({ contestDesk, operator }, [merchantCode, path]) =>
        merchantCode === undefined || path === undefined
          ? undefined
          : readContestFile(merchantCode, path).then((contest) =>
              contestDesk.add(contest, operator).then(() => `${contest.code}: added`),
            ),
    },
    publish: {
      synopsis: 'MERCHANT FILE',
      does: 'Creates or changes a contest; its rule cannot change once somebody has joined',
      run: ({ contestDesk, operator }, [merchantCode, path]) =>
        merchantCode === undefined || path === undefined
          ? undefined
          : readContestFile(merchantCode, path).then((contest) =>
              contestDesk.publish(contest, operator).then(() => `${contest.code}: published`),
            ),
    },
    end: {
      synopsis: 'MERCHANT CONTEST REASON',
      does: 'Ends a contest that nobody has joined',
      run: ({ contestDesk, operator }, [merchantCode, code, ...reason]) =>
        merchantCode === undefined || code === undefined || reason.length === 0
          ? undefined
          : contestDesk.end({ merchantCode, code, operator, reason: reason.join(' ') }).then(() => `${code}: ended`),
    },
    draw: {
      synopsis: 'MERCHANT CONTEST',
      does: 'Draws or ranks a contest that has ended, and grants its prizes, without waiting for a gateway',
      run: ({ contestDesk, operator }, [merchantCode, code]) =>
        merchantCode === undefined || code === undefined
          ? undefined
          : contestDesk.draw({ merchantCode, code, operator }).then((state) => `${code}: ${state.toLowerCase()}`),
    },
  },
};
