import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { fromMinor, languageCodes } from '@parlor/contract';
import { OperatorError } from '../modules/merchant/operatorError.ts';
import type { NewOfferRule } from '../modules/reward/offerRule.ts';
import {
  refusalReasons,
  type ApplicationEntry,
  type ApplicationFile,
  type RewardDesk,
} from '../modules/reward/rewardDesk.ts';
import type { CommandArea } from './command.ts';

/** The dependencies of the commands about rewards. */
export interface RewardsContext {
  rewardDesk: RewardDesk;
  /** The operator at the command line. */
  operator: string;
}

/** A file with an offer. The rule is validated when it is published. */
const offerFile = z.strictObject({
  code: z.string(),
  titles: z.partialRecord(z.enum(languageCodes), z.string().min(1).max(200)),
  rule: z.record(z.string(), z.unknown()),
});

const time = (at: number): string => new Date(at).toISOString().replace('T', ' ').slice(0, 19);

const line = ({ id, sentAt, account, offer, state, reason, decidedBy }: ApplicationEntry): string =>
  [
    id,
    time(sentAt),
    account,
    offer,
    state,
    ...(reason === null ? [] : [reason]),
    ...(decidedBy === null ? [] : [`by ${decidedBy}`]),
  ].join('  ');

function file(entry: ApplicationFile): string {
  return [
    line(entry),
    `Remarks: ${entry.remarks === '' ? 'none' : entry.remarks}`,
    `Pictures: ${entry.pictures.length === 0 ? 'none' : entry.pictures.join(', ')}`,
    '',
    'What operators did:',
    ...entry.acts.map(
      ({ at, operator, act, details }) => `${time(at)}  ${operator}  ${act}: ${JSON.stringify(details)}`,
    ),
  ].join('\n');
}

async function readOfferFile(path: string) {
  const read = offerFile.safeParse(JSON.parse(await readFile(path, 'utf8')));
  if (!read.success) throw new OperatorError(`${path} is not an offer: ${read.error.issues[0]?.message ?? ''}`);
  // Rules are validated when they are saved, with a message that names the field.
  return { ...read.data, rule: read.data.rule as unknown as NewOfferRule };
}

/** `rewards …`: applications, offers and their budgets. */
export const rewardsArea: CommandArea<RewardsContext> = {
  does: 'offers, players’ applications, and rewards',
  commands: {
    list: {
      synopsis: 'MERCHANT [STATE]',
      does: 'Lists the applications in a state, oldest first; PENDING by default',
      run: ({ rewardDesk }, [code, state]) =>
        code === undefined
          ? undefined
          : rewardDesk.list(code, state).then((entries) => entries.map(line).join('\n') || 'None'),
    },
    show: {
      synopsis: 'ID',
      does: 'Shows an application; the view is logged',
      run: ({ rewardDesk, operator }, [id]) =>
        id === undefined ? undefined : rewardDesk.show({ id, operator }).then(file),
    },
    picture: {
      synopsis: 'ID PLACE FILE',
      does: 'Writes a picture of an application to a file that only you can read',
      run: ({ rewardDesk, operator }, [id, place, path]) =>
        id === undefined || place === undefined || path === undefined
          ? undefined
          : rewardDesk.picture({ id, operator, place: Number(place) }).then(async (bytes) => {
              await writeFile(path, bytes, { mode: 0o600, flag: 'wx' });
              return `${path}: ${bytes.length} bytes, JPEG`;
            }),
    },
    approve: {
      synopsis: 'ID [NOTE]',
      does: 'Approves an application, and grants the reward of the offer',
      run: ({ rewardDesk, operator }, [id, ...note]) =>
        id === undefined
          ? undefined
          : rewardDesk.approve({ id, operator, note: note.join(' ') }).then(() => `${id}: approved`),
    },
    refuse: {
      synopsis: 'ID REASON [NOTE]',
      does: 'Refuses an application; the player sees the reason',
      more: `Reasons: ${refusalReasons.join(', ')}. The note is stored with the act, for operators only.`,
      run: ({ rewardDesk, operator }, [id, reason, ...note]) =>
        id === undefined || reason === undefined
          ? undefined
          : rewardDesk.refuse({ id, operator, reason, note: note.join(' ') }).then(() => `${id}: refused`),
    },
    revoke: {
      synopsis: 'REWARD REASON',
      does: 'Revokes an unclaimed reward; a claimed one cannot be revoked',
      run: ({ rewardDesk, operator }, [id, ...reason]) =>
        id === undefined || reason.length === 0
          ? undefined
          : rewardDesk.revoke({ id, operator, reason: reason.join(' ') }).then(() => `${id}: revoked`),
    },
    offers: {
      synopsis: 'MERCHANT',
      does: 'Lists the offers of a merchant with their versions and rules',
      run: ({ rewardDesk }, [code]) =>
        code === undefined
          ? undefined
          : rewardDesk
              .offers(code)
              .then(
                (offers) =>
                  offers
                    .map(
                      ({ code: name, version, isOpen, rule }) =>
                        `${name}  version ${version}  ${isOpen ? 'open' : 'closed'}  ${JSON.stringify(rule)}`,
                    )
                    .join('\n') || 'None',
              ),
    },
    publish: {
      synopsis: 'MERCHANT FILE',
      does: 'Publishes an offer from a JSON file, as a new version if anything changed',
      more: 'docs/rewards.md describes the file. Players who joined keep their version. To estimate its cost: pnpm ops rewards dry-run',
      run: ({ rewardDesk, operator }, [merchantCode, path]) =>
        merchantCode === undefined || path === undefined
          ? undefined
          : readOfferFile(path)
              .then(async (offer) => [offer, await rewardDesk.publish({ merchantCode, operator, ...offer })] as const)
              .then(([{ code }, version]) => `${code}: version ${version}`),
    },
    close: {
      synopsis: 'MERCHANT OFFER',
      does: 'Closes an offer to players who have not joined; granted rewards remain',
      run: ({ rewardDesk, operator }, [merchantCode, code]) =>
        merchantCode === undefined || code === undefined
          ? undefined
          : rewardDesk.setOpen({ merchantCode, code, isOpen: false, operator }).then(() => `${code}: closed`),
    },
    open: {
      synopsis: 'MERCHANT OFFER',
      does: 'Opens an offer again',
      run: ({ rewardDesk, operator }, [merchantCode, code]) =>
        merchantCode === undefined || code === undefined
          ? undefined
          : rewardDesk.setOpen({ merchantCode, code, isOpen: true, operator }).then(() => `${code}: open`),
    },
    budget: {
      synopsis: 'MERCHANT [OFFER]',
      does: 'Lists budgets: spent and remaining',
      run: ({ rewardDesk }, [merchantCode, code]) =>
        merchantCode === undefined
          ? undefined
          : rewardDesk
              .budgets(merchantCode, code)
              .then(
                (budgets) =>
                  budgets
                    .map(({ code: name, amount, spent, left }) => `${name}  ${spent} of ${amount} spent, ${left} left`)
                    .join('\n') || 'None',
              ),
    },
    'dry-run': {
      synopsis: 'MERCHANT OFFER',
      does: 'Estimates what an offer would have cost over the last 30 days; changes nothing',
      run: ({ rewardDesk }, [merchantCode, code]) =>
        merchantCode === undefined || code === undefined
          ? undefined
          : rewardDesk
              .dryRun(merchantCode, code)
              .then((run) =>
                run === undefined
                  ? `${code}: the past does not say who would have taken it; its budget and its caps are what limits it`
                  : `${code}: ${run.rewards} rewards to ${run.players} players in ${run.days} days, ${fromMinor(run.cost, run.currency)} ${run.currency}`,
              ),
    },
  },
  note: 'Every decision and every look at a picture is in pnpm ops log.',
};
