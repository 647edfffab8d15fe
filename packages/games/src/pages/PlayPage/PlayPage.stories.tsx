import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  buildGame,
  buildLiveTables,
  buildSession,
  PENDING,
  refusal,
  UNREACHABLE,
  type HarnessOptions,
} from '@parlor/testing';
import { expect, within } from 'storybook/test';
import { storyApp } from '../../testing/storyApp.tsx';
import { Page } from './PlayPage.tsx';

const meta = { title: 'Games/PlayPage', component: Page, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof Page
>;
export default meta;
type Story = StoryObj<typeof meta>;

const inGame = (
  launchGame: unknown,
  route: HarnessOptions['route'] = { pathname: '/m/play/100001', state: { name: 'Lotus Lanterns' } },
) => storyApp({ session: buildSession(), route, answers: { launchGame } }, '/m/play/:nodeId');
const saysWhy: Story['play'] = async ({ canvasElement }) => {
  await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
};

/** The game is being opened. */
export const Loading: Story = { decorators: [inGame(PENDING)] };
/** A free game is marked as free. */
export const FreePlay: Story = {
  decorators: [inGame(PENDING, { pathname: '/m/play/100001', search: '?free=1', state: { name: 'Lotus Lanterns' } })],
};
/** The vendor is under maintenance. */
export const Maintenance: Story = { decorators: [inGame(refusal('game.vendor_maintenance'))], play: saysWhy };
/** The game is not playable yet. */
export const OpensSoon: Story = { decorators: [inGame(refusal('game.opens_soon'))], play: saysWhy };
/** The vendor returned no launch URL. */
export const NoAddress: Story = { decorators: [inGame(refusal('game.launch_url_empty'))], play: saysWhy };
/** The game does not support free play. */
export const NoFreePlay: Story = { decorators: [inGame(refusal('game.free_play_unsupported'))], play: saysWhy };
/** A launch URL with an unexpected origin is never framed. */
export const UnsafeAddress: Story = {
  decorators: [inGame({ url: 'https://elsewhere.example/', origin: 'http://localhost:8081', game: buildGame() })],
  play: saysWhy,
};
/** A live table: the host is below the name. */
export const LiveTable: Story = {
  decorators: [
    storyApp(
      {
        session: buildSession(),
        route: { pathname: '/m/play/300001', state: { name: 'Velvet Baccarat' } },
        answers: {
          // The origin does not match the address, so the frame stays empty.
          launchGame: {
            url: 'https://elsewhere.example/',
            origin: 'http://localhost:8081',
            game: buildGame({ gameType: 'LIVE', nodeId: '300001', displayName: 'Velvet Baccarat' }),
          },
        },
      },
      '/m/play/:nodeId',
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('img', { name: /Malee/ })).toBeVisible();
  },
};
const byCode = (listLiveTables: unknown) =>
  storyApp(
    {
      session: buildSession(),
      route: { pathname: '/m/play/table', search: '?code=closed-baccarat' },
      answers: { listLiveTables },
    },
    '/m/play/:nodeId',
  );
/** An address with a table's game code, while the tables load. */
export const TableByCode: Story = { decorators: [byCode(PENDING)] };
/** The site does not offer that table. */
export const TableUnknown: Story = { decorators: [byCode(buildLiveTables())], play: saysWhy };
/** The arcade does not answer the gateway, so the table is unknown. */
export const TablesAway: Story = {
  decorators: [byCode(buildLiveTables({ isReachable: false, serverTime: 0, list: [] }))],
  play: saysWhy,
};
/** The gateway cannot be reached. */
export const TableOffline: Story = { decorators: [byCode(UNREACHABLE)], play: saysWhy };
/** The gateway cannot be reached. */
export const Offline: Story = { decorators: [inGame(UNREACHABLE)], play: saysWhy };
