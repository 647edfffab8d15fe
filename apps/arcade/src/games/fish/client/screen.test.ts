// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoundView } from '../../../arcadeApi.ts';
import type { ArcadeClient, BetRequest } from '../../../shell/arcadeClient.ts';
import { startTestBatches } from '../../../shell/batches/testing/startTestBatches.ts';
import { openProfile } from '../../../shell/testing/openProfile.ts';
import { meanMultiplier, type FishSpecies } from '../math.ts';
import type { FishChoice } from '../rules.ts';
import { fishClient } from './fishClient.ts';
import { loadMessages } from './messages/messages.ts';

/** Returns a batch whose shots all catch or all miss. */
function answering(isCaught: boolean) {
  const bets: BetRequest[] = [];
  const bet = (request: BetRequest): Promise<RoundView> => {
    bets.push(request);
    const { shots } = request.choice as FishChoice;
    const events = shots.map(({ species, bullet }) => {
      const multiplier = isCaught ? meanMultiplier(species) : 0;
      return { type: 'shot_decided', species, bullet, multiplier, win: String(BigInt(bullet) * BigInt(multiplier)) };
    });
    const win = events.reduce((sum, { win: amount }) => sum + BigInt(amount), 0n);
    const balance = 10_000n - BigInt(request.stake) + win;
    return Promise.resolve({
      id: 'round',
      state: 'SETTLED',
      stake: request.stake,
      win: String(win),
      jackpot: null,
      balance: String(balance),
      nonce: bets.length,
      events: [...events, { type: 'round_ended', win: String(win) }],
    } as unknown as RoundView);
  };
  return { bets, bet };
}

async function play(client: Partial<ArcadeClient>, profile = openProfile) {
  const page = await startTestBatches({ game: fishClient(await loadMessages('EN')), client, session: { profile } });
  return {
    ...page,
    enter: (room: number): void => page.find('.fish-room', room).click(),
    /** Aims at the most valuable creature in sight. */
    aim: (): void => page.key('l'),
    press: (words: string): void =>
      [...document.querySelectorAll('button')]
        .find(({ textContent, ariaLabel }) => (ariaLabel ?? textContent) === words)
        ?.click(),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  // The same creatures arrive in every run.
  vi.spyOn(Math, 'random').mockReturnValue(0.4);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the screen of fish', () => {
  it('offers rooms by stake, and the bullets of the chosen room', async () => {
    const page = await play({});
    expect([0, 1, 2].map((room) => page.find('.fish-room', room).textContent)).toEqual([
      'LagoonBullets ฿0.10 to ฿0.20From a balance of ฿2.00',
      'ReefBullets ฿0.50 to ฿1.00From a balance of ฿10.00',
      'AbyssBullets ฿2.00 to ฿5.00From a balance of ฿40.00',
    ]);
    // The button to other rooms shows the name of the room, so it is hidden before.
    expect(page.find('.fish-room-button').hidden).toBe(true);
    page.enter(1);
    expect(page.find('.fish-rooms').hidden).toBe(true);
    expect(page.find('.fish-room-button').hidden).toBe(false);
    expect(page.textOf('.fish-room-button')).toBe('Reef');
    expect(page.textOf('.fish-controls .figure')).toBe('฿0.50');
    page.key('+');
    page.key('+');
    expect(page.textOf('.fish-controls .figure')).toBe('฿1.00');
  });

  it('locks rooms that the balance does not cover', async () => {
    const page = await startTestBatches({
      game: fishClient(await loadMessages('EN')),
      client: {},
      session: { balance: '900' },
    });
    expect([0, 1, 2].map((room) => (page.find('.fish-room', room) as HTMLButtonElement).disabled)).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('stakes a bullet on the hit creature, and shows the catch', async () => {
    const { bets, bet } = answering(true);
    const page = await play({ bet });
    page.enter(2);
    page.aim();
    page.key(' ');
    expect(page.balance()).toBe('฿98.00');
    await vi.advanceTimersByTimeAsync(1000);
    const [{ stake, choice }] = bets as [BetRequest];
    const [shot] = (choice as FishChoice).shots;
    expect([stake, shot?.bullet]).toEqual(['200', '200']);
    const multiplier = meanMultiplier(shot?.species as FishSpecies);
    expect(page.textOf('[role="status"]')).toContain(`caught: ×${multiplier}`);
    expect(page.balance()).toBe(`฿${(98 + 2 * multiplier).toFixed(2)}`);
  });

  it('fires nothing before a room is chosen, nor without the balance for a bullet', async () => {
    const { bets, bet } = answering(false);
    const page = await play({ bet });
    page.key(' ');
    page.enter(2);
    page.key('+');
    for (let i = 0; i < 25; i += 1) {
      page.aim();
      page.key(' ');
      // oxlint-disable-next-line no-await-in-loop -- presses are sequential
      await vi.advanceTimersByTimeAsync(200);
    }
    await vi.advanceTimersByTimeAsync(2000);
    expect(bets.length).toBeGreaterThan(0);
    for (const { stake } of bets) expect(BigInt(stake)).toBeLessThanOrEqual(10_000n);
  });

  it('MEM-08 stops autofire when the site shows a reminder', async () => {
    const { bet } = answering(false);
    const page = await play({ bet });
    page.enter(0);
    page.key('a');
    document.querySelector('dialog form')?.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }));
    await vi.advanceTimersByTimeAsync(500);
    expect(page.find('.fish-auto').getAttribute('aria-pressed')).toBe('true');
    page.pause();
    expect(page.textOf('[role="status"]')).toContain('Autofire stopped: a reminder waits for your answer.');
    expect(page.find('.fish-auto').getAttribute('aria-pressed')).toBe('false');
  });

  it('has no autofire if the jurisdiction forbids it', async () => {
    const page = await play({}, { ...openProfile, isAutoplayAllowed: false });
    page.enter(0);
    expect(page.find('.fish-auto').hidden).toBe(true);
    page.key('a');
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('lists the creatures as targets with their pay and chance', async () => {
    const page = await play({});
    expect(page.find('.fish-targets').querySelectorAll('button')).toHaveLength(21);
    expect(page.find('.fish-target').getAttribute('aria-label')).toBe(
      'Lord of the sea, pays ×200, caught by 0.485 % of the shots',
    );
  });
});
