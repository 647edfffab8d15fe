import type { Meta, StoryObj } from '@storybook/react-vite';
import { PENDING, refusal, UNREACHABLE } from '@parlor/testing';
import { expect, within } from 'storybook/test';
import { lotteryAnswers } from '../../testing/lotteryAnswers.ts';
import { storyApp } from '../../testing/storyApp.tsx';
import { Page } from './LotteryResultsPage.tsx';

const meta = {
  title: 'Games/LotteryResultsPage',
  component: Page,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The list of lotteries. */
export const Loaded: Story = {
  decorators: [storyApp({ route: '/m/lottResults', answers: lotteryAnswers })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Saigon daily')).toBeVisible();
  },
};
/** The last draw of Vietnamese lotteries. */
export const Vietnam: Story = {
  decorators: [storyApp({ route: '/m/lottResults?kind=vn', answers: lotteryAnswers })],
};
/** Lotteries with plays on a number from 00 to 99. */
export const Numero: Story = {
  decorators: [storyApp({ route: '/m/lottResults?kind=numero', answers: lotteryAnswers })],
};
/** The results of one lottery. */
export const History: Story = {
  decorators: [storyApp({ route: '/m/lottResults?id=200005', answers: lotteryAnswers })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('20776')).toBeVisible();
  },
};
/** One draw, opened by the link of a message. */
export const OneDraw: Story = {
  decorators: [storyApp({ route: '/m/lottResults?id=200005&draw=20770', answers: lotteryAnswers })],
};
/** A draw that does not exist. */
export const UnknownDraw: Story = {
  decorators: [storyApp({ route: '/m/lottResults?id=200005&draw=30000', answers: lotteryAnswers })],
};
/** No lottery is on offer. */
export const Empty: Story = {
  decorators: [storyApp({ route: '/m/lottResults', answers: { listLotteryMenu: { list: [] } } })],
};
/** The skeleton of the page while its data is loading. */
export const Loading: Story = {
  decorators: [storyApp({ route: '/m/lottResults', answers: { listLotteryMenu: PENDING } })],
};
/** The arcade is unreachable; a button retries. */
export const Failed: Story = {
  decorators: [storyApp({ route: '/m/lottResults', answers: { listLotteryMenu: refusal('system.unavailable') } })],
};
/** The gateway cannot be reached. */
export const Offline: Story = {
  decorators: [storyApp({ route: '/m/lottResults', answers: { listLotteryMenu: UNREACHABLE } })],
};
