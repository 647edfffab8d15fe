import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildGamePage, buildGames, PENDING, refusal, UNREACHABLE, type MockRequest } from '@parlor/testing';
import { expect, screen, userEvent, within } from 'storybook/test';
import { storyApp } from '../../testing/storyApp.tsx';
import { Page } from './ListPage.tsx';

const meta = { title: 'Games/ListPage', component: Page, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof Page
>;
export default meta;
type Story = StoryObj<typeof meta>;

const total = 10_000;
const perPage = 36;
/** A category of ten thousand games, page by page. */
const longList = ({ query }: MockRequest) => {
  const pageNum = Number(query.get('pageNo'));
  return buildGamePage(buildGames(perPage, {}, (pageNum - 1) * perPage + 1), {
    pageNum,
    totalPages: Math.ceil(total / perPage),
    totalCount: total,
  });
};

/** The games of a category. */
export const Loaded: Story = {
  decorators: [storyApp({ route: '/m/rng-games' })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Lotus Lanterns')).toBeVisible();
  },
};
/** Slots hide vendors and classes: both are preset. */
export const Slots: Story = { decorators: [storyApp({ route: '/m/slot' })] };
/** Selected filters are shown above the list and can be removed one by one. */
export const Filtered: Story = {
  decorators: [storyApp({ route: '/m/rng-games?vassalage=JL&gameClassify=BG&minBet=1.50&minLine=20' })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('list', { name: /Chosen filters|ตัวกรองที่เลือก/ })).toBeVisible();
  },
};
/** Ten thousand games: the document contains only the rows near the viewport. */
export const Long: Story = {
  decorators: [storyApp({ route: '/m/live-games', answers: { listGames: longList } })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Game 1')).toBeVisible();
    await expect(canvasElement.querySelectorAll('article').length).toBeLessThan(60);
  },
};
/** The sheet with all filters. */
export const FilterSheet: Story = {
  decorators: [storyApp({ route: '/m/rng-games' })],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(Filter|ตัวกรอง)$/ }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};
/** The skeleton of the page while its data is loading. */
export const Loading: Story = { decorators: [storyApp({ route: '/m/live-games', answers: { listGames: PENDING } })] };
/** The empty state, with a hint at the next step. */
export const Empty: Story = {
  decorators: [storyApp({ route: '/m/live-games?name=zzz', answers: { listGames: buildGamePage([]) } })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/No game matches|ไม่พบเกมที่ตรงกัน/)).toBeVisible();
  },
};
/** The gateway refused the call; a button retries it. */
export const Failed: Story = {
  decorators: [storyApp({ route: '/m/live-games', answers: { listGames: refusal('request.rate_limited') } })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};
/** The gateway cannot be reached. */
export const Offline: Story = {
  decorators: [storyApp({ route: '/m/live-games', answers: { listGames: UNREACHABLE } })],
};
