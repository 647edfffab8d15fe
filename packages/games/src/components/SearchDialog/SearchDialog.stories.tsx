import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildGamePage, buildGames, PENDING, refusal, UNREACHABLE } from '@parlor/testing';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { storyApp } from '../../testing/storyApp.tsx';
import { SearchDialog } from './SearchDialog.tsx';

/** Search from anywhere, in a sheet over the page. */
const meta = {
  title: 'Games/SearchDialog',
  component: SearchDialog,
  args: { isOpen: true, onClose: fn() },
} satisfies Meta<typeof SearchDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No search term yet: hot games are shown instead. */
export const Loaded: Story = {
  decorators: [storyApp({ route: '/m/help' })],
  play: async () => {
    await expect(await screen.findByRole('heading', { name: /Hot right now|กำลังฮิตตอนนี้/ })).toBeVisible();
  },
};
/** The first results, with a link to all of them. */
export const Found: Story = {
  decorators: [
    storyApp({
      route: '/m/help',
      answers: { listGames: { ...buildGamePage(buildGames(36, { displayName: 'Reef Hunt' })), totalCount: 140 } },
    }),
  ],
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'reef{Enter}');
    await expect(await screen.findByRole('link', { name: /140/ })).toBeVisible();
  },
};
/** No game matches. */
export const Empty: Story = {
  decorators: [storyApp({ route: '/m/help', answers: { listHotGames: buildGamePage([]) } })],
};
/** The skeleton of the results. */
export const Loading: Story = { decorators: [storyApp({ route: '/m/help', answers: { listHotGames: PENDING } })] };
/** The gateway refused the call; a button retries it. */
export const Failed: Story = {
  decorators: [storyApp({ route: '/m/help', answers: { listHotGames: refusal('request.rate_limited') } })],
};
/** The gateway cannot be reached. */
export const Offline: Story = { decorators: [storyApp({ route: '/m/help', answers: { listHotGames: UNREACHABLE } })] };
