import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildSession, PENDING, UNREACHABLE } from '@parlor/testing';
import { expect, within } from 'storybook/test';
import { rowBrand, storyApp } from '../../testing/storyApp.tsx';
import { Page } from './HomePage.tsx';

const meta = { title: 'Games/HomePage', component: Page, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof Page
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A visitor's home: the brand's first section, then rails or rows of games. */
export const Visitor: Story = {
  decorators: [storyApp()],
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByText('Lotus Lanterns')).length).toBeGreaterThan(0);
  },
};
/** A member's home, with the games played most recently. */
export const Member: Story = {
  decorators: [storyApp({ session: buildSession() })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('region', { name: /Continue playing|เล่นต่อ/ })).toBeVisible();
  },
};
/** A brand with rows of games, regardless of the toolbar. */
export const Rows: Story = { decorators: [storyApp({ brand: rowBrand })] };
/** A category chosen from the strip is shown in place. */
export const OneCategory: Story = {
  decorators: [storyApp({ route: '/m/home?category=LIVE' })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('searchbox')).toBeVisible();
  },
};
/** The skeleton of home. */
export const Loading: Story = {
  decorators: [
    storyApp({
      answers: {
        listAnnouncements: PENDING,
        listHotGames: PENDING,
        listGames: PENDING,
        listVendors: PENDING,
        listWinners: PENDING,
        listPromotions: PENDING,
      },
    }),
  ],
};
/** The gateway cannot be reached: sections that failed to load are omitted; the strip and the search remain. */
export const Offline: Story = {
  decorators: [
    storyApp({
      answers: {
        listAnnouncements: UNREACHABLE,
        listHotGames: UNREACHABLE,
        listGames: UNREACHABLE,
        listVendors: UNREACHABLE,
        listWinners: UNREACHABLE,
        listPromotions: UNREACHABLE,
      },
    }),
  ],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: /Search games|ค้นหาเกม/ })).toBeVisible();
  },
};
