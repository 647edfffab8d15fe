import type { Contest, ContestBoard, ContestStanding } from '@parlor/contract';
import type { TestGateway, TestSession } from '../../../testing/testGateway.ts';
import { untilRead } from '../../ledger/testing/outboxReading.ts';
import { runRewards as payRewards, createRewardPlayer } from '../../reward/testing/rewardFixture.ts';
import { CONTEST_READER } from '../contestReader.ts';
import { saveContest, type NewContest } from '../contestPublisher.ts';
import type { NewContestRule } from '../contestRule.ts';

const HOUR_MS = 3_600_000;

/** Returns a tournament by stakes that runs for an hour, with prizes of 500, 300 and 200 for the first three. */
export function contestOf(change: Partial<NewContestRule> = {}): NewContestRule {
  const now = Date.now();
  return {
    window: { from: now - HOUR_MS, to: now + HOUR_MS },
    measure: { by: 'turnover' },
    pool: '1000',
    prizes: [
      { from: 1, to: 1, amount: '500' },
      { from: 2, to: 2, amount: '300' },
      { from: 3, to: 3, amount: '200' },
    ],
    money: { type: 'cash' },
    ...change,
  };
}

/** Publishes a contest of NORTH. */
export function publishContest(
  gateway: TestGateway,
  code: string,
  rule: NewContestRule,
  change: Partial<NewContest> = {},
): Promise<void> {
  const kind = rule.ticket == null ? 'tournament' : 'raffle';
  const written = { merchantCode: 'NORTH', code, kind, titles: { EN: code }, cover: null, rule, by: 'test' } as const;
  return saveContest(gateway.deps.db, gateway.deps.masterKeys, { ...written, ...change }, Date.now());
}

/** Reads all events, and ends contests that are over. */
export async function runContests(gateway: TestGateway): Promise<void> {
  const { contestWork } = gateway.app.gateway.services;
  await untilRead(gateway.database.db, CONTEST_READER, () => contestWork.run());
  await payRewards(gateway);
}

/** Creates a player of a contest. */
export function createEntrant(gateway: TestGateway, session: TestSession) {
  const taker = createRewardPlayer(gateway, session);
  return {
    ...taker,
    enter: (code: string) => taker.call('joinContest', { params: { code }, body: {} }),
    async place(code: string): Promise<ContestStanding | undefined> {
      const { list } = (await taker.call('listContestStandings')).envelope.value as unknown as {
        list: ContestStanding[];
      };
      return list.find((standing) => standing.code === code);
    },
  };
}

/** Reads a contest as everybody sees it, and its board. */
export async function readBoard(
  gateway: TestGateway,
  code: string,
): Promise<{ contest: Contest; board: ContestBoard }> {
  const { list } = (await gateway.call('listContests')).envelope.value as unknown as { list: Contest[] };
  const contest = list.find((candidate) => candidate.code === code);
  if (contest === undefined) throw new Error(`There is no contest ${code}`);
  return {
    contest,
    board: (await gateway.call('getContestBoard', { params: { code } })).envelope.value as unknown as ContestBoard,
  };
}
