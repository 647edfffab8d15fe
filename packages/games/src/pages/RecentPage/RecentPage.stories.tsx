import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildGamePage, buildSession, PENDING, refusal, UNREACHABLE } from '@parlor/testing';
import { expect, within } from 'storybook/test';
import { storyApp } from '../../testing/storyApp.tsx';
import { Page } from './RecentPage.tsx';

const meta = { title: 'Games/RecentPage', component: Page, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const session = buildSession();

export const Some: Story = {
  decorators: [storyApp({ session })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Wild Coffee')).toBeVisible();
  },
};
export const Empty: Story = { decorators: [storyApp({ session, answers: { listRecentGames: buildGamePage([]) } })] };
export const Loading: Story = { decorators: [storyApp({ session, answers: { listRecentGames: PENDING } })] };
export const Failed: Story = {
  decorators: [storyApp({ session, answers: { listRecentGames: refusal('request.rate_limited') } })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};
export const Unreachable: Story = { decorators: [storyApp({ session, answers: { listRecentGames: UNREACHABLE } })] };
