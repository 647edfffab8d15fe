import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildGame, buildSession, PENDING, refusal, renderWithApp, type HarnessOptions } from '@parlor/testing';
import { sampleAnswers } from '../../testing/sampleAnswers.ts';
import { GameTile } from './GameTile.tsx';

afterEach(cleanup);

function RouterState() {
  return <output data-testid="state">{JSON.stringify(useLocation().state)}</output>;
}

function open(game = buildGame({ nodeId: '100009' }), { answers, ...options }: HarnessOptions = {}) {
  return renderWithApp(
    <>
      <GameTile game={game} />
      <RouterState />
    </>,
    { route: '/m/slot?name=lantern', answers: { ...sampleAnswers, ...answers }, ...options },
  );
}
const card = () => screen.getByRole('article');
const badges = () =>
  within(card())
    .queryAllByText(/^(?:New|Hot|Jackpot|Maintenance|Soon)$/)
    .map(({ textContent }) => textContent);
const member: HarnessOptions = { session: buildSession() };

describe('the game tile', () => {
  it('GAME-16 sends a visitor to the login page with the game as the return path', async () => {
    const { location } = open();
    await userEvent.click(screen.getByRole('link', { name: 'Lotus Lanterns' }));
    expect(location()).toBe('/m/login');
    expect(screen.getByTestId('state').textContent).toBe('{"returnTo":"/m/play/100009"}');
  });

  it('GAME-16 opens the game for a member', async () => {
    const { location } = open(undefined, member);
    await userEvent.click(screen.getByRole('link', { name: 'Lotus Lanterns' }));
    expect(location()).toBe('/m/play/100009');
  });

  it('GAME-21 marks a game under maintenance and shows an error instead of opening it', async () => {
    const { location, store } = open(buildGame({ isMaintained: true, isNew: true }), member);
    expect(await within(card()).findByText('Parlor Originals')).toBeShown();
    expect(badges()).toEqual(['Maintenance']);
    await userEvent.click(screen.getByRole('button', { name: 'Lotus Lanterns' }));
    expect(store.getState().toasts).toMatchObject([{ messageKey: 'common:errors.game.vendor_maintenance' }]);
    expect(location()).toBe('/m/slot?name=lantern');
  });

  it('GAME-15 marks an open round with its stake, and opens the game to resume it', async () => {
    const game = buildGame({ nodeId: '100009', isNew: true, openRound: { stake: '1250.50' } });
    const { location } = open(game, member);
    expect(within(card()).getByText('Continue')).toBeShown();
    expect(within(card()).getByText('฿1,250.50')).toBeShown();
    expect(badges()).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: 'Continue Lotus Lanterns, ฿1,250.50 staked' }));
    expect(location()).toBe('/m/play/100009');
  });

  it('GAME-21 marks a game that opens soon, and opens its page for a member', async () => {
    const { location } = open(buildGame({ nodeId: '100009', opensSoon: true, isNew: true, hasJackpot: true }), member);
    expect(badges()).toEqual(['Soon']);
    await userEvent.click(screen.getByRole('link', { name: 'Lotus Lanterns, opens soon' }));
    expect(location()).toBe('/m/play/100009');
  });

  it('GAME-21 shows a visitor that a game opens soon instead of asking for a login', async () => {
    const { location, store } = open(buildGame({ opensSoon: true }));
    await userEvent.click(screen.getByRole('button', { name: 'Lotus Lanterns, opens soon' }));
    expect(store.getState().toasts).toMatchObject([{ messageKey: 'common:errors.game.opens_soon' }]);
    expect(location()).toBe('/m/slot?name=lantern');
  });

  it('GAME-21 marks a game as under maintenance even if it opens soon', () => {
    open(buildGame({ isMaintained: true, opensSoon: true }), member);
    expect(badges()).toEqual(['Maintenance']);
  });

  it('reserves the vendor line while the vendor name loads', () => {
    open(undefined, { answers: { listVendors: PENDING } });
    expect(card().querySelector('[data-part="vendor"]')?.textContent).toBe('\u00A0');
  });

  it('GAME-14 sends a visitor who adds a favourite to the login page with the list as the return path', async () => {
    const { location } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Add Lotus Lanterns to favourites' }));
    expect(location()).toBe('/m/login');
    expect(screen.getByTestId('state').textContent).toBe('{"returnTo":"/m/slot?name=lantern"}');
  });

  it('GAME-14 adds a favourite before the gateway responds, and reverts it when the gateway rejects it', async () => {
    open(undefined, { ...member, answers: { addFavourite: PENDING } });
    const heart = await screen.findByRole('button', { name: 'Add Lotus Lanterns to favourites' });
    expect(heart.getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(heart);
    expect(
      (await screen.findByRole('button', { name: 'Remove Lotus Lanterns from favourites' })).getAttribute(
        'aria-pressed',
      ),
    ).toBe('true');
    cleanup();
    const { store } = open(undefined, { ...member, answers: { addFavourite: refusal('system.unknown') } });
    await userEvent.click(await screen.findByRole('button', { name: 'Add Lotus Lanterns to favourites' }));
    await waitFor(() => expect(store.getState().toasts).toMatchObject([{ messageKey: 'games:failed.favourite' }]));
    expect(screen.getByRole('button', { name: 'Add Lotus Lanterns to favourites' }).getAttribute('aria-pressed')).toBe(
      'false',
    );
  });

  it('GAME-14 sends the node id of a favourite as a string', async () => {
    const add = vi.fn<(request: { body: unknown }) => unknown>(() => ({ list: ['100009'] }));
    open(undefined, { ...member, answers: { addFavourite: add } });
    await userEvent.click(await screen.findByRole('button', { name: 'Add Lotus Lanterns to favourites' }));
    await waitFor(() => expect(add.mock.calls[0]?.[0].body).toEqual({ nodeId: '100009' }));
  });

  it('shows at most one badge, and the vendor name once it is loaded', async () => {
    open(buildGame({ isNew: true, hasJackpot: true, isHot: true }));
    expect(badges()).toEqual(['New']);
    expect(await within(card()).findByText('Parlor Originals')).toBeShown();
    expect(badges()).toEqual(['New']);
  });
});
