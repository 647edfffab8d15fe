import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  buildLevel,
  buildRank,
  buildSession,
  PENDING,
  refusal,
  sampleLevels,
  UNREACHABLE,
  withApp,
  type HarnessOptions,
} from '@parlor/testing/storybook';
import { expect } from 'storybook/test';
import { Page } from './BenefitsPage.tsx';

const app = (getRank: unknown, options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: { session: buildSession(), ...options, answers: { getRank } },
});

const meta = {
  title: 'Member/BenefitsPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The second level, with one of two conditions met for the third. */
export const Loaded: Story = {
  parameters: app(buildRank()),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Silver'))[0]).toBeVisible();
  },
};
/** A new player, who meets no condition yet. */
export const Empty: Story = {
  parameters: app(
    buildRank({
      current: { labelId: 'bronze', name: 'Bronze', since: null },
      playerRankProgress: { labelId: 'silver' },
      currentProgress: { completedConditions: 0, totalExpectedConditions: 2 },
      conditions: [
        { kind: 'turnover', target: '10000.00', done: '0.00', left: '10000.00', isMet: false },
        { kind: 'deposits', target: '1000.00', done: '0.00', left: '1000.00', isMet: false },
      ],
      keep: null,
    }),
  ),
};
/** The highest level. */
export const Highest: Story = {
  parameters: app(
    buildRank({
      current: { labelId: 'gold', name: 'Gold', since: '2026-11-02' },
      playerRankProgress: { labelId: null },
      currentProgress: { completedConditions: 0, totalExpectedConditions: 0 },
      conditions: [],
      keep: { until: '2026-11-30', target: '15000.00', done: '20000.00', left: '0.00', isMet: true, isJudged: true },
    }),
  ),
};
/** A level was lost, so counting restarted. */
export const CountedAnew: Story = { parameters: app(buildRank({ countedFrom: '2026-11-01' })) };
/** The skeleton of the page. */
export const Loading: Story = { parameters: app(PENDING) };
/** The gateway refused the call; a button retries it. */
export const Failed: Story = {
  parameters: app(refusal('system.unknown')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^(Try again|ลองอีกครั้ง|重试)/ })).toBeVisible();
  },
};
/** The gateway cannot be reached. */
export const Offline: Story = { parameters: app(UNREACHABLE) };
/** A trial has no level. */
export const Trial: Story = {
  parameters: app(refusal('account.real_required'), { session: buildSession({ type: 4 }) }),
};
/** Thai words, long names of levels and large sums. */
export const LongThai: Story = {
  parameters: app(
    buildRank({
      current: { labelId: 'silver', name: 'ซิลเวอร์ผู้เล่นคนพิเศษ', since: '2026-10-20' },
      levels: [
        ...sampleLevels,
        buildLevel({
          labelId: 'royal',
          name: 'รอยัลแพลทินัมคนสำคัญ',
          conditions: [{ kind: 'turnover', target: '987654321.00' }],
          keepTurnover: '123456789.00',
          gift: '1234567.00',
        }),
      ],
      conditions: [
        { kind: 'turnover', target: '987654321.00', done: '123456789.50', left: '864197531.50', isMet: false },
        { kind: 'deposits', target: '123456789.00', done: '0.00', left: '123456789.00', isMet: false },
      ],
    }),
    { language: 'TY' },
  ),
};
