import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  buildContest,
  buildContestBoard,
  buildContestStanding,
  buildRaffle,
  buildSession,
  PENDING,
  refusal,
  UNREACHABLE,
  withApp,
  type HarnessOptions,
} from '@parlor/testing/storybook';
import { expect } from 'storybook/test';
import { Page } from './ContestPage.tsx';

const tournament = '/m/contest?id=lantern-race';
const raffle = '/m/contest?id=lantern-raffle';
const app = (answers: HarnessOptions['answers'], options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: {
    route: tournament,
    ...options,
    answers: {
      listContests: { list: [buildContest()] },
      getContestBoard: buildContestBoard(),
      listContestStandings: { list: [] },
      ...answers,
    },
  },
});
const session = buildSession();

const meta = {
  title: 'Promotions/ContestPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A visitor, who can log in to join. */
export const Loaded: Story = { parameters: app({}) };
/** A contest that the player can join. */
export const Open: Story = {
  parameters: app({}, { session }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^(Join|เข้าร่วม|参加)$/ })).toBeVisible();
  },
};
/** A player below the first places, with the neighbouring places. */
export const Joined: Story = {
  parameters: app({ listContestStandings: { list: [buildContestStanding()] } }, { session }),
};
/** Demo rows are marked. A name is on one line beside long scores. */
export const DemoBoard: Story = {
  parameters: app({
    getContestBoard: buildContestBoard({
      list: buildContestBoard().list.map((row) => ({ ...row, name: `mm****${row.rank}0`, prize: null, isDemo: true })),
    }),
  }),
  play: async ({ canvas }) => {
    const text = document.createRange();
    text.selectNodeContents(await canvas.findByText('mm****10'));
    await expect(text.getClientRects()).toHaveLength(1);
  },
};
/** Joining is refused because the contest has ended. */
export const JoinRefused: Story = {
  parameters: app({ joinContest: refusal('promotion.closed') }, { session }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Join|เข้าร่วม|参加)$/ }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
/** The contest has ended, and the player has won. */
export const Won: Story = {
  parameters: app(
    {
      listContests: { list: [buildContest({ state: 'OVER' })] },
      getContestBoard: buildContestBoard({ isFinal: true }),
      listContestStandings: {
        list: [buildContestStanding({ rank: 2, prize: '300.00', isPaid: true, around: [] })],
      },
    },
    { session },
  ),
};
/** A raffle with tickets of the player. */
export const Raffle: Story = {
  parameters: app(
    {
      listContests: { list: [buildRaffle()] },
      getContestBoard: buildContestBoard({ code: 'lantern-raffle', list: [] }),
      listContestStandings: {
        list: [
          buildContestStanding({ code: 'lantern-raffle', rank: null, score: '12', tickets: 12, given: 3, around: [] }),
        ],
      },
    },
    { session, route: raffle },
  ),
};
/** A drawn raffle shows the inputs of its draw. */
export const Drawn: Story = {
  parameters: app(
    {
      listContests: {
        list: [
          buildRaffle({
            state: 'OVER',
            draw: {
              commitment: 'b5'.repeat(32),
              seed: '6a'.repeat(32),
              listHash: 'e3'.repeat(32),
              winners: [{ place: 1, entry: 7 }],
            },
          }),
        ],
      },
      getContestBoard: buildContestBoard({
        code: 'lantern-raffle',
        isFinal: true,
        list: [{ rank: 1, name: 'pl****17', score: '12', prize: '500.00', isDemo: false }],
      }),
    },
    { route: raffle },
  ),
};
/** The board failed to load; the rest is shown. */
export const BoardFailed: Story = { parameters: app({ getContestBoard: refusal('system.unknown') }) };
/** The address names a contest that is not listed. */
export const Gone: Story = { parameters: app({}, { route: '/m/contest?id=unknown' }) };
/** The contests failed to load. */
export const Failed: Story = { parameters: app({ listContests: refusal('system.unknown') }) };
/** The skeleton of the page while its data is loading. */
export const Loading: Story = { parameters: app({ listContests: PENDING }) };
/** The contest does not exist. */
export const Empty: Story = { parameters: app({ listContests: { list: [] } }) };
/** The gateway cannot be reached. */
export const Offline: Story = { parameters: app({ listContests: UNREACHABLE, getContestBoard: UNREACHABLE }) };
