import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  buildContest,
  buildContestStanding,
  buildRaffle,
  buildSession,
  NOW,
  PENDING,
  refusal,
  UNREACHABLE,
  withApp,
  type HarnessOptions,
} from '@parlor/testing/storybook';
import { expect } from 'storybook/test';
import { Page } from './ContestsPage.tsx';

const app = (listContests: unknown, options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: { ...options, answers: { listContests, ...options.answers } },
});
const list = [
  buildContest(),
  buildContest({
    code: 'table-race',
    title: 'Table race',
    state: 'COMING',
    startsAt: NOW + 3_600_000,
    measure: 'turnover',
  }),
  buildContest({ code: 'past', title: 'Last weekend', state: 'OVER', endsAt: NOW - 86_400_000, measure: 'points' }),
  buildRaffle(),
];

const meta = {
  title: 'Promotions/ContestsPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Running, upcoming and past tournaments. A tab shows raffles. */
export const Loaded: Story = {
  parameters: app({ list }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /Raffles|จับรางวัล|抽奖/ }));
    await expect(await canvas.findByText('Lantern raffle')).toBeVisible();
    await expect(canvas.queryByText('Lantern race')).not.toBeInTheDocument();
  },
};
/** A player with a place. */
export const Player: Story = {
  parameters: app(
    { list },
    { session: buildSession(), answers: { listContestStandings: { list: [buildContestStanding()] } } },
  ),
};
/** The skeleton of the page while its data is loading. */
export const Loading: Story = { parameters: app(PENDING) };
/** No contests. */
export const Empty: Story = { parameters: app({ list: [] }) };
/** The gateway refused the call; a button retries it. */
export const Failed: Story = { parameters: app(refusal('system.unknown')) };
/** The gateway cannot be reached. */
export const Offline: Story = { parameters: app(UNREACHABLE) };
/** Long Thai words and large amounts. */
export const LongThai: Story = {
  parameters: app(
    {
      list: [
        buildContest({
          title: 'ทัวร์นาเมนต์สล็อตตัวคูณสูงสุดประจำสุดสัปดาห์แห่งเทศกาลลอยกระทง',
          pool: '123456789.00',
          prizes: [{ from: 1, to: 1, amount: '123456789.00' }],
          players: 123_456,
        }),
      ],
    },
    { language: 'TY' },
  ),
};
