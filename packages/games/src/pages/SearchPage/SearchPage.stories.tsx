import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildGamePage, PENDING, UNREACHABLE } from '@parlor/testing';
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
export const Results: Story = {
  decorators: [storyApp({ route: '/m/search-games?name=reef' })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Reef Hunt')).toBeVisible();
  },
};
export const NothingFound: Story = { decorators: [storyApp({ route: '/m/search-games?name=zzz', answers: { listGames: buildGamePage([]) } })] };
export const Loading: Story = { decorators: [storyApp({ route: '/m/search-games?name=reef', answers: { listGames: PENDING } })] };
export const Unreachable: Story = { decorators: [storyApp({ route: '/m/search-games', answers: { listHotGames: UNREACHABLE } })] };
