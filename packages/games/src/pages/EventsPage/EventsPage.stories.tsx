import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildGamePage, buildGames, PENDING, refusal, UNREACHABLE } from '@parlor/testing';
import { expect, screen, userEvent, within } from 'storybook/test';
import { storyApp } from '../../testing/storyApp.tsx';
import { Page } from './EventsPage.tsx';

const meta = { title: 'Games/EventsPage', component: Page, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof Page
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Matches of e-sports vendors. */
export const Matches: Story = {
  decorators: [storyApp({ route: '/m/esport-games' })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Lotus Lanterns')).toBeVisible();
  },
};
/** Draws have neither search nor favourites. */
export const Draws: Story = {
  decorators: [
    storyApp({ route: '/m/lott', answers: { listGames: buildGamePage(buildGames(4, { gameType: 'LOTT' })) } }),
  ],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Game 1')).toBeVisible();
    await expect(within(canvasElement).queryByRole('searchbox')).toBeNull();
  },
};
/** All lotteries by name, because there is no search. A house under maintenance has no links. */
export const Lotteries: Story = {
  decorators: [
    storyApp({ route: '/m/lott', answers: { listGames: buildGamePage(buildGames(4, { gameType: 'LOTT' })) } }),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: /^(All lotteries|หวยทั้งหมด|全部彩票)$/ }),
    );
    await expect(await screen.findByText('Saturday draw')).toBeVisible();
  },
};
/** The skeleton of the page while its data is loading. */
export const Loading: Story = { decorators: [storyApp({ route: '/m/elott', answers: { listGames: PENDING } })] };
/** No match or draw is open. */
export const Empty: Story = {
  decorators: [storyApp({ route: '/m/cockfight', answers: { listGames: buildGamePage([]) } })],
};
/** The gateway refused the call; a button retries it. */
export const Failed: Story = {
  decorators: [storyApp({ route: '/m/lott', answers: { listGames: refusal('request.rate_limited') } })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};
/** The gateway cannot be reached. */
export const Offline: Story = {
  decorators: [storyApp({ route: '/m/esport-games', answers: { listGames: UNREACHABLE } })],
};
