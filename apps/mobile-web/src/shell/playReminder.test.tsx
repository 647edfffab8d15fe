import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildGame, buildSession } from '@parlor/testing';
import { renderSite } from '../testing/renderSite.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const origin = 'http://localhost:8081';
const idle = { minutes: 60, askInMs: null, due: null };
const due = {
  since: Date.UTC(2026, 10, 20, 9),
  playedMs: 3_600_000,
  currency: 'THB',
  staked: '20.00',
  won: '5.00',
  net: '-15.00',
  pauseMinutes: 0,
};

it('MEM-08 the reminder of play covers a framed game until it is acknowledged', async () => {
  renderSite('/m/play/100001', {
    session: buildSession(),
    answers: {
      launchGame: { url: `${origin}/play/lotus-lanterns?code=once`, origin, game: buildGame() },
      getPlayReminder: { ...idle, due },
      acknowledgePlayReminder: idle,
    },
  });
  const frame = await screen.findByTitle('Lotus Lanterns, game');
  fireEvent.pointerDown(document.body);
  const go = await screen.findByRole('button', { name: 'Go on playing' });
  expect(screen.getByRole('alertdialog')).toBeShown();
  // The game is inert meanwhile.
  expect(frame.closest('[inert], [aria-hidden="true"]')).not.toBeNull();
  await userEvent.click(go);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(frame.isConnected).toBe(true);
  expect(frame.closest('[inert], [aria-hidden="true"]')).toBeNull();
});
