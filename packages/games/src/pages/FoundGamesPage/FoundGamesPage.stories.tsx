import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildGamePage, buildSession, PENDING, refusal, UNREACHABLE, type MockAnswers } from '@parlor/testing';
import { expect, within } from 'storybook/test';
import { storyApp } from '../../testing/storyApp.tsx';
import { Page } from './FoundGamesPage.tsx';

const meta = { title: 'Games/FoundGamesPage', component: Page, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof Page
>;
export default meta;
type Story = StoryObj<typeof meta>;

const session = buildSession();
const search = (address = '', answers: MockAnswers = {}) => [storyApp({ route: `/m/search-games${address}`, answers })];
const favourites = (answers: MockAnswers = {}) => [storyApp({ route: '/m/fav-games', session, answers })];
const recent = (answers: MockAnswers = {}) => [storyApp({ route: '/m/recent-games', session, answers })];

const shows =
  (text: string): Story['play'] =>
  async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(text)).toBeVisible();
  };
const alarms: Story['play'] = async ({ canvasElement }) => {
  await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
};

/** No search term yet: hot games are shown instead. */
export const Search: Story = { decorators: search(), play: shows('Lotus Lanterns') };
/** The results. */
export const SearchFound: Story = { decorators: search('?name=reef'), play: shows('Reef Hunt') };
/** No game matches. */
export const SearchEmpty: Story = { decorators: search('?name=zzz', { listGames: buildGamePage([]) }) };
/** The skeleton of the page while its data is loading. */
export const SearchLoading: Story = { decorators: search('?name=reef', { listGames: PENDING }) };
/** The gateway refused the call; a button retries it. */
export const SearchFailed: Story = {
  decorators: search('?name=reef', { listGames: refusal('request.rate_limited') }),
  play: alarms,
};
/** The gateway cannot be reached. */
export const SearchOffline: Story = { decorators: search('', { listHotGames: UNREACHABLE }) };

/** The player's favourites. */
export const Favourites: Story = { decorators: favourites(), play: shows('Roaring Gorilla') };
/** The empty state, with a hint at the next step. */
export const FavouritesEmpty: Story = {
  decorators: favourites({ listFavourites: buildGamePage([]), listFavouriteIds: { list: [] } }),
};
/** The skeleton of the page while its data is loading. */
export const FavouritesLoading: Story = { decorators: favourites({ listFavourites: PENDING }) };
/** The gateway refused the call; a button retries it. */
export const FavouritesFailed: Story = {
  decorators: favourites({ listFavourites: refusal('request.rate_limited') }),
  play: alarms,
};
/** The gateway cannot be reached. */
export const FavouritesOffline: Story = { decorators: favourites({ listFavourites: UNREACHABLE }) };

/** Games that the player played most recently. */
export const Recent: Story = { decorators: recent(), play: shows('Wild Coffee') };
/** The empty state, with a hint at the next step. */
export const RecentEmpty: Story = { decorators: recent({ listRecentGames: buildGamePage([]) }) };
/** The skeleton of the page while its data is loading. */
export const RecentLoading: Story = { decorators: recent({ listRecentGames: PENDING }) };
/** The gateway refused the call; a button retries it. */
export const RecentFailed: Story = {
  decorators: recent({ listRecentGames: refusal('request.rate_limited') }),
  play: alarms,
};
/** The gateway cannot be reached. */
export const RecentOffline: Story = { decorators: recent({ listRecentGames: UNREACHABLE }) };
