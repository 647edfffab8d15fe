import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildGamePage, PENDING, refusal, UNREACHABLE } from '@parlor/testing';
import { expect, within } from 'storybook/test';
import { storyApp } from '../../testing/storyApp.tsx';
import { Page } from './SearchPage.tsx';

const meta = { title: 'Games/SearchPage', component: Page, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing searched for yet: hot games stand in. */
export const Hot: Story = {
  decorators: [storyApp({ route: '/m/search-games' })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Lotus Lanterns')).toBeVisible();
  },
};
/** What was found. */
export const Loaded: Story = {
  decorators: [storyApp({ route: '/m/search-games?name=reef' })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Reef Hunt')).toBeVisible();
  },
};
/** Nothing has that name. */
export const Empty: Story = { decorators: [storyApp({ route: '/m/search-games?name=zzz', answers: { listGames: buildGamePage([]) } })] };
/** The shape of the page while what it shows is on its way. */
export const Loading: Story = { decorators: [storyApp({ route: '/m/search-games?name=reef', answers: { listGames: PENDING } })] };
/** The gateway refused; another try is one press away. */
export const Failed: Story = { decorators: [storyApp({ route: '/m/search-games?name=reef', answers: { listGames: refusal('request.rate_limited') } })] };
/** The gateway cannot be reached. */
export const Offline: Story = { decorators: [storyApp({ route: '/m/search-games', answers: { listHotGames: UNREACHABLE } })] };
