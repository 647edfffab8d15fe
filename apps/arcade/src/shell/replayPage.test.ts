// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { ArcadeFailure, type ArcadeClient } from './arcadeClient.ts';
import { createText } from './gameText.ts';
import { startReplay } from './replayPage.ts';
import { roundOf, sessionOf, testGame } from './testing/testGame.ts';

async function open(replay: ArcadeClient['replay']) {
  const { game, stageCalls } = testGame();
  const place = document.createElement('div');
  document.body.append(place);
  await startReplay(place, {
    game,
    client: { replay },
    roundId: 'round-9',
    ...createText(game.messages, 'EN'),
    sounds: { isOn: () => false, set: () => undefined, play: () => undefined },
    prefersStill: () => true,
  });
  return { place, stageCalls };
}

/** The session of a public answer, which has no currency besides the round's. */
const { currency: _, ...session } = sessionOf();

afterEach(() => document.body.replaceChildren());

describe('the address of a round', () => {
  it('replays it repeatedly without a session', async () => {
    const { place, stageCalls } = await open(() => Promise.resolve({ round: roundOf(9, { win: '900' }), session }));
    const shown = ['choice {"side":"left"}', 'begin', 'still round 9'];
    expect(stageCalls).toEqual(shown);
    expect(place.querySelector('[role=status]')?.textContent).toBe('Win ฿9.00');
    expect(place.querySelector('.is-replay')).not.toBeNull();
    const button = place.querySelector<HTMLButtonElement>('.round-button');
    expect(button?.textContent).toBe('Play again');
    button?.click();
    await expect.poll(() => stageCalls).toEqual([...shown, ...shown]);
  });

  it('reports an unknown round', async () => {
    await open(() => Promise.reject(new ArcadeFailure('not_found')));
    expect(document.querySelector('dialog h2')?.textContent).toBe('No such round');
  });

  it('offers a retry when the server cannot be reached', async () => {
    let isOnline = false;
    const { stageCalls } = await open(() => {
      const answer = isOnline
        ? Promise.resolve({ round: roundOf(9), session: sessionOf() })
        : Promise.reject(new ArcadeFailure('offline'));
      isOnline = true;
      return answer;
    });
    document.querySelector<HTMLButtonElement>('dialog .is-primary')?.click();
    await expect.poll(() => stageCalls).toContain('still round 9');
  });
});
