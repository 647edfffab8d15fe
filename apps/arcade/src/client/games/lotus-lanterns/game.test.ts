// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RoundView, SessionView } from '../../../arcadeApi.ts';
import { verifyRound } from '../../../games/lotusLanterns/verifyRound.ts';
import { ArcadeFailure, type ArcadeClient } from './arcadeClient.ts';
import { startGame } from './game.ts';
import { messagesOf } from './messages.ts';
import { createSiteFrame } from './siteFrame.ts';

const seeds = { serverSeed: '5e'.repeat(32), clientSeed: '00112233445566778899aabbccddeeff' };

function roundOf(nonce: number, change: Partial<RoundView> = {}): RoundView {
  const { events, win } = verifyRound({ ...seeds, nonce }, '500');
  return {
    id: `round-${nonce}`,
    state: 'SETTLED',
    voidReason: null,
    stake: '500',
    win: win.toString(),
    currency: 'THB',
    isFreePlay: false,
    gameVersion: 'lotus-lanterns@1',
    events,
    balance: (10_000n - 500n + win).toString(),
    nonce,
    serverSeedHash: 'a'.repeat(64),
    clientSeed: seeds.clientSeed,
    serverSeed: null,
    createdAt: 0,
    ...change,
  };
}

function sessionOf(change: Partial<SessionView> = {}): SessionView {
  return {
    playerName: 'pl****01',
    currency: 'THB',
    language: 'EN',
    isFreePlay: false,
    balance: '10000',
    stakes: ['100', '500', '100000'],
    stake: '500',
    seeds: { id: 's', serverSeedHash: 'a'.repeat(64), clientSeed: null, nextNonce: 0 },
    minCycleMs: 0,
    openedAt: 0,
    serverTime: 0,
    wagered: '0',
    won: '0',
    interruptedRound: null,
    declaredReturn: 0.96,
    gameVersion: 'lotus-lanterns@1',
    ...change,
  };
}

async function start(client: Partial<ArcadeClient>, session: Partial<SessionView> = {}, language = 'EN') {
  const told: string[] = [];
  const place = document.createElement('div');
  document.body.append(place);
  const silent = () => undefined;
  const whole = {
    balance: () => Promise.resolve(session.balance ?? '10000'),
    markShown: () => Promise.resolve(),
    ...client,
  } as ArcadeClient;
  await startGame(place, {
    client: whole,
    session: sessionOf(session),
    messages: messagesOf(language),
    frame: { tell: (type) => void told.push(type) },
    sounds: { isOn: () => false, set: silent, spin: silent, reelStop: silent, win: silent, feature: silent },
    prefersStill: () => true,
  });
  const textOf = (selector: string): string => place.querySelector(selector)?.textContent ?? '';
  return {
    place,
    told,
    textOf,
    press: () => place.querySelector<HTMLButtonElement>('.spin')?.click(),
    symbols: () =>
      Array.from(place.querySelectorAll('.strip'), (strip) =>
        Array.from(strip.children, (cell) => cell.getAttribute('data-symbol')),
      ),
  };
}

afterEach(() => document.body.replaceChildren());

describe('the game client', () => {
  it('shows the result, announces it to screen readers and notifies the site of the new balance', async () => {
    const round = roundOf(0);
    const spin = vi.fn<ArcadeClient['spin']>(() => Promise.resolve(round));
    const game = await start({ spin, balance: () => Promise.resolve('9500') });
    expect(game.told).toEqual(['ready']);
    game.press();
    await expect.poll(() => game.textOf('[role=status]')).toBe('No win this time');
    await expect.poll(() => game.told).toContain('balance_changed');
    const [stopped] = round.events;
    expect(game.symbols()).toEqual(stopped?.type === 'reels_stopped' ? stopped.window : undefined);
    expect(game.textOf('.purse .figure')).toBe('฿95.00');
    // The first spin sends a client seed of 128 bits.
    expect(spin.mock.calls[0]?.[0]).toMatchObject({
      stake: '500',
      clientSeed: expect.stringMatching(/^[\da-f]{32}$/) as string,
    });
  });

  it('retries a spin with the same idempotency key when the network fails', async () => {
    const answers: (() => Promise<RoundView>)[] = [
      () => Promise.reject(new ArcadeFailure('offline')),
      () => Promise.resolve(roundOf(0)),
    ];
    const spin = vi.fn<ArcadeClient['spin']>(() =>
      (answers.shift() ?? (() => Promise.reject(new Error('sent too often'))))(),
    );
    const game = await start({ spin });
    game.press();
    await expect.poll(() => game.told).toContain('balance_changed');
    expect(new Set(spin.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)).size).toBe(1);
    expect(spin).toHaveBeenCalledTimes(2);
  });

  it('offers a deposit and sends no bet when the stake exceeds the balance', async () => {
    const spin = vi.fn<ArcadeClient['spin']>();
    const game = await start({ spin }, { balance: '400' });
    game.press();
    await expect.poll(() => document.querySelector('dialog h2')?.textContent).toBe('Not enough balance');
    document.querySelector<HTMLButtonElement>('dialog .is-primary')?.click();
    expect(game.told).toContain('deposit');
    expect(spin).not.toHaveBeenCalled();
  });

  it('shows why a bet was rejected and restores the displayed balance', async () => {
    const game = await start({
      spin: () => Promise.resolve(roundOf(0, { state: 'VOID', voidReason: 'LIMIT_REACHED', events: [], win: '0' })),
    });
    game.press();
    await expect.poll(() => document.querySelector('dialog h2')?.textContent).toBe('Limit reached');
    expect(game.textOf('.purse .figure')).toBe('฿100.00');
  });

  it('shows an interrupted round at start', async () => {
    const round = roundOf(0);
    const game = await start({}, { interruptedRound: round });
    const [stopped] = round.events;
    expect(game.symbols()).toEqual(stopped?.type === 'reels_stopped' ? stopped.window : undefined);
    expect(game.told).toContain('balance_changed');
  });

  it('changes the stake and spins with the keyboard', async () => {
    const spin = vi.fn<ArcadeClient['spin']>(() => Promise.resolve(roundOf(0, { stake: '100' })));
    const game = await start({ spin });
    document.dispatchEvent(new KeyboardEvent('keydown', { key: '-', bubbles: true }));
    expect(game.textOf('.stake .figure')).toBe('฿1.00');
    document.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
    await expect.poll(() => spin).toHaveBeenCalledOnce();
    expect(spin.mock.calls[0]?.[0].stake).toBe('100');
    await expect.poll(() => game.told).toContain('balance_changed');
  });

  it('shows the free play label in Thai', async () => {
    const game = await start({}, { isFreePlay: true }, 'TY');
    expect(game.place.querySelector('.free-play')?.hasAttribute('hidden')).toBe(false);
    expect(game.textOf('.free-play')).toBe('ทดลองเล่น: ไม่ใช้เงินจริง');
  });
});

describe('the site frame', () => {
  it('posts messages only to a valid site origin', () => {
    const postMessage = vi.fn<(message: unknown, target: string) => void>();
    const parent = { postMessage } as unknown as Window;
    createSiteFrame('http://site.test/m/home', parent).tell('exit');
    expect(postMessage).toHaveBeenCalledWith({ source: 'parlor-game', type: 'exit' }, 'http://site.test');
    createSiteFrame(null, parent).tell('exit');
    createSiteFrame('*', parent).tell('exit');
    createSiteFrame('data:text/html,x', parent).tell('exit');
    expect(postMessage).toHaveBeenCalledTimes(1);
  });
});
