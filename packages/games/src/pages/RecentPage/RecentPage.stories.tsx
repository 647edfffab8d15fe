import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildGamePage, buildSession, PENDING, refusal, UNREACHABLE } from '@parlor/testing';
import { expect, within } from 'storybook/test';
import { storyApp } from '../../testing/storyApp.tsx';
import { Page } from './RecentPage.tsx';

const meta = { title: 'Games/RecentPage', component: Page, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const session = buildSession();

/** Games that were played last. */
export const Loaded: Story = {
  decorators: [storyApp({ session })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Wild Coffee')).toBeVisible();
  },
};
/** Nothing here yet, and what would change that. */
export const Empty: Story = { decorators: [storyApp({ session, answers: { listRecentGames: buildGamePage([]) } })] };
/** The shape of the page while what it shows is on its way. */
export const Loading: Story = { decorators: [storyApp({ session, answers: { listRecentGames: PENDING } })] };
/** The gateway refused; another try is one press away. */
export const Failed: Story = {
  decorators: [storyApp({ session, answers: { listRecentGames: refusal('request.rate_limited') } })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};
/** The gateway cannot be reached. */
export const Offline: Story = { decorators: [storyApp({ session, answers: { listRecentGames: UNREACHABLE } })] };
