// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PlayProfile, RoundView } from '../arcadeApi.ts';
import { ArcadeFailure, type ArcadeClient } from './arcadeClient.ts';
import { openProfile } from './testing/openProfile.ts';
import { betOf, start } from './testing/startPlay.ts';
import { roundOf, sessionOf } from './testing/testGame.ts';

afterEach(() => document.body.replaceChildren());

const key = (name: string): void => {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
};

describe('the keyboard', () => {
  it('changes the stake, bets, and passes other keys to the game', async () => {
    const bet = betOf(roundOf(0, { stake: '100', state: 'OPEN' }));
    const decide = vi.fn<ArcadeClient['decide']>(() => Promise.resolve(roundOf(0, { stake: '100' })));
    const game = await start({ bet, decide }, { hasDecisions: true });
    key('-');
    expect(game.textOf('.stake .figure')).toBe('฿1.00');
    key(' ');
    await expect.poll(() => game.textOf('.round-label')).toBe('Take 0');
    expect(bet.mock.calls[0]?.[0].stake).toBe('100');
    key('x');
    await game.isReady();
    expect(decide.mock.calls[0]).toEqual(['round-0', { decision: { type: 'pick' }, position: 0 }]);
  });
});

describe('a bet', () => {
  it('shows and announces the result, and reports the new balance to the site', async () => {
    const bet = betOf(roundOf(0));
    const game = await start(
      { bet, balance: () => Promise.resolve({ balance: '9500', jackpots: [], freeRounds: [] }) },
      { isFramed: false },
    );
    expect(game.site).toEqual(['ready']);
    game.press();
    await game.isReady();
    expect(game.textOf('[role=status]')).toBe('No win this time');
    expect(game.stageCalls).toEqual(['begin', 'still round 0']);
    expect(game.textOf('.is-balance .figure')).toBe('฿95.00');
    expect(game.textOf('.session')).toContain('−฿5.00');
    // Once when the bet was accepted, once when the round was shown.
    expect(game.site).toEqual(['ready', 'balance_changed', 'balance_changed']);
    // The first bet sends a client seed of 128 bits.
    expect(bet.mock.calls[0]?.[0]).toMatchObject({
      stake: '500',
      choice: { side: 'left' },
      clientSeed: expect.stringMatching(/^[\da-f]{32}$/) as string,
    });
  });

  it('celebrates only a win above the stake', async () => {
    const game = await start({ bet: betOf(roundOf(0, { win: '400' }), roundOf(1, { win: '900' })) });
    game.press();
    await game.isReady();
    expect(game.textOf('[role=status]')).toBe('฿4.00 returned');
    expect(game.heard).toEqual(['bet']);
    game.press();
    await expect.poll(() => game.textOf('[role=status]')).toBe('Win ฿9.00');
    expect(game.textOf('.has-win .figure')).toBe('฿9.00');
    expect(game.heard).toEqual(['bet', 'bet', 'win']);
  });

  it('is announced with the stage’s outcome, on the screen and to screen readers', async () => {
    const game = await start({ bet: betOf(roundOf(0, { win: '900' }), roundOf(1)) });
    game.showResult('Rolled 12');
    for (const words of ['Rolled 12 · Win ฿9.00', 'Rolled 12 · No win this time']) {
      game.press();
      await game.isReady();
      expect(game.textOf('.message')).toBe(words);
      expect(game.textOf('[role=status]')).toBe(words);
    }
  });

  it('is not announced with the result of the previous round', async () => {
    const game = await start({ bet: betOf(roundOf(0), roundOf(1)) });
    game.showResult('Rolled 12');
    game.press();
    await game.isReady();
    game.showResult(undefined);
    game.press();
    await game.isReady();
    expect(game.textOf('.message')).toBe('No win this time');
  });

  it('offers to show its result at once while it plays', async () => {
    const game = await start({ bet: betOf(roundOf(0)) });
    const goOn = game.holdPlay();
    game.press();
    await expect.poll(() => game.textOf('.round-label')).toBe('Show result');
    game.press();
    expect(game.stageCalls.at(-1)).toBe('skip');
    goOn();
    await game.isReady();
  });

  it('notifies the stage of a stake change', async () => {
    const game = await start({});
    game.find('[aria-label="Lower the stake"]').click();
    expect(game.stageCalls).toEqual(['stake 100']);
  });

  it('is retried with the same idempotency key when the network fails', async () => {
    const answers: (() => Promise<RoundView>)[] = [
      () => Promise.reject(new ArcadeFailure('offline')),
      () => Promise.resolve(roundOf(0)),
    ];
    const bet = vi.fn<ArcadeClient['bet']>(() =>
      (answers.shift() ?? (() => Promise.reject(new Error('bet too often'))))(),
    );
    const game = await start({ bet });
    game.press();
    await expect.poll(() => game.stageCalls).toContain('still round 0');
    expect(new Set(bet.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)).size).toBe(1);
    expect(bet).toHaveBeenCalledTimes(2);
  });

  it('offers a deposit and is not sent when the stake exceeds the balance', async () => {
    const bet = vi.fn<ArcadeClient['bet']>();
    const game = await start({ bet }, { session: { balance: '400' } });
    game.press();
    await expect.poll(() => document.querySelector('dialog h2')?.textContent).toBe('Not enough balance');
    document.querySelector<HTMLButtonElement>('dialog .is-primary')?.click();
    expect(game.site).toContain('deposit');
    expect(bet).not.toHaveBeenCalled();
  });

  it('shows why it was rejected and restores stage and balance', async () => {
    const bet = betOf(roundOf(0, { state: 'VOID', voidReason: 'LIMIT_REACHED', events: [] }));
    const game = await start({ bet }, { isFramed: false });
    game.press();
    await expect.poll(() => document.querySelector('dialog h2')?.textContent).toBe('Limit reached');
    expect(game.stageCalls).toEqual(['begin', 'cancel']);
    expect(game.textOf('.is-balance .figure')).toBe('฿100.00');
  });

  it('requires a complete choice', async () => {
    const bet = vi.fn<ArcadeClient['bet']>();
    const game = await start({ bet });
    game.choose(undefined);
    expect(game.find('.round-button').getAttribute('aria-disabled')).toBe('true');
    game.press();
    expect(bet).not.toHaveBeenCalled();
    game.choose({ side: 'right' });
    expect(game.find('.round-button').getAttribute('aria-disabled')).toBe('false');
  });
});

describe('the frame', () => {
  it('shows an interrupted round at start', async () => {
    const game = await start({}, { session: { interruptedRound: roundOf(4) } });
    expect(game.stageCalls).toContain('still round 4');
    expect(game.site).toContain('balance_changed');
    await game.isReady();
  });

  it('shows the free play label in Thai', async () => {
    const game = await start({}, { session: { isFreePlay: true }, language: 'TY' });
    expect(game.find('.free-play').hidden).toBe(false);
    expect(game.textOf('.free-play')).toBe('ทดลองเล่น: ไม่ใช้เงินจริง');
  });

  it('leaves exit and balance to the framing site', async () => {
    const framed = await start({});
    expect(framed.find('.is-exit').hidden).toBe(true);
    expect(framed.find('.is-balance').hidden).toBe(true);
    const alone = await start({}, { isFramed: false });
    expect(alone.find('.is-exit').hidden).toBe(false);
    expect(alone.textOf('.is-balance .figure')).toBe('฿100.00');
  });

  it('has an exit and the balance in full screen, where the bar of the site is hidden', async () => {
    const game = await start({});
    const turn = (element: Element | null): void => {
      Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: element });
      document.dispatchEvent(new Event('fullscreenchange'));
    };
    turn(document.documentElement);
    expect(game.find('.is-exit').hidden).toBe(false);
    expect(game.textOf('.is-balance .figure')).toBe('฿100.00');
    expect(game.find('.is-balance').hidden).toBe(false);
    turn(null);
    expect(game.find('.is-exit').hidden).toBe(true);
    expect(game.find('.is-balance').hidden).toBe(true);
  });

  it.each([true, false])('offers autoplay and turbo only if the profile allows them: %s', async (isAllowed) => {
    const profile = { ...sessionOf().profile, isAutoplayAllowed: isAllowed, isTurboAllowed: isAllowed };
    const game = await start({}, { session: { profile } });
    expect(game.find('.is-autoplay').hidden).toBe(!isAllowed);
    expect(game.find('.is-turbo').hidden).toBe(!isAllowed);
  });

  it('lists minimum cycle, highest stake and one game at a time in the rules if the profile has them', async () => {
    const rulesOf = async (change: Partial<PlayProfile>): Promise<string> => {
      document.body.replaceChildren();
      const game = await start({}, { session: { profile: { ...openProfile, ...change } } });
      game.find('.is-rules').click();
      return document.querySelector('dialog')?.textContent ?? '';
    };
    const strict = await rulesOf({ minCycleMs: 2_500, maxStake: '500', parallelGames: 1 });
    expect(strict).toContain('From one bet to the next there are at least 2.5 seconds.');
    expect(strict).toContain('The highest stake that is allowed where you play is ฿5.00.');
    expect(strict).toContain('Only one game of this kind may be open at a time.');
    const open = await rulesOf({});
    expect(open).not.toMatch(/at least|highest stake|at a time/);
  });

  it('ends with a notice when the player opened another game, before and with a bet', async () => {
    const noticeOf = () => document.querySelector('dialog h2')?.textContent;
    const asked = await start({ balance: () => Promise.reject(new ArcadeFailure('session.replaced')) });
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(noticeOf).toBe('Another game is open');
    asked.place.remove();
    document.body.replaceChildren();
    const game = await start({ bet: betOf(roundOf(0, { state: 'VOID', voidReason: 'PARALLEL_GAMES' })) });
    game.press();
    await expect.poll(noticeOf).toBe('Another game is open');
    document.querySelector<HTMLElement>('dialog button')?.click();
    expect(game.site).toContain('exit');
  });

  it('offers no autoplay in a game with decisions', async () => {
    const game = await start({}, { hasDecisions: true });
    expect(game.find('.is-autoplay').hidden).toBe(true);
  });

  it('shows the game’s rules, its returns and the declared return', async () => {
    const game = await start({});
    game.find('.is-rules').click();
    const sheet = document.querySelector('dialog')?.textContent ?? '';
    for (const words of ['How the test game is played', 'Only mode', '×2', '96.0474 %', 'test-game@1'])
      expect(sheet).toContain(words);
  });
});

describe('autoplay', () => {
  async function autoplay(game: Awaited<ReturnType<typeof start>>, fill: (sheet: Element) => void): Promise<void> {
    game.find('.is-turbo').click();
    game.find('.is-autoplay').click();
    await expect.poll(() => document.querySelector('dialog form')).not.toBeNull();
    const form = document.querySelector('dialog form');
    if (!form) throw new Error('there is no form');
    fill(form);
    form.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }));
  }

  it('shows why it stopped, in the line and to screen readers', async () => {
    const bet = betOf(roundOf(0), roundOf(1, { win: '900' }));
    const game = await start({ bet });
    await autoplay(game, (form) => {
      const [, anyWin] = form.querySelectorAll<HTMLInputElement>('[type=checkbox]');
      if (anyWin) anyWin.checked = true;
    });
    await expect.poll(() => game.textOf('.round-label')).toBe('Stop autoplay');
    await expect.poll(() => game.textOf('.message')).toBe('Autoplay stopped: there was a win.');
    expect(game.textOf('[role=status]')).toBe('Autoplay stopped: there was a win.');
    expect(bet).toHaveBeenCalledTimes(2);
  });

  it('shows the remaining rounds and ends when the button is pressed', async () => {
    const bet = vi.fn<ArcadeClient['bet']>(() => Promise.resolve(roundOf(0)));
    const game = await start({ bet });
    await autoplay(game, () => undefined);
    await expect.poll(() => game.textOf('.round-hint')).toBe('9 left');
    game.press();
    await expect.poll(() => game.textOf('.message')).toBe('Autoplay stopped: you stopped it.');
    await game.isReady();
  });

  it('MEM-08 stops when the site shows a reminder, and reports it', async () => {
    const bet = vi.fn<ArcadeClient['bet']>(() => Promise.resolve(roundOf(0)));
    const game = await start({ bet });
    await autoplay(game, () => undefined);
    await expect.poll(() => game.textOf('.round-hint')).toBe('9 left');
    game.pause();
    await expect.poll(() => game.textOf('.message')).toBe('Autoplay stopped: a reminder waits for your answer.');
    await game.isReady();
  });

  it('disables the choices between its rounds', async () => {
    const bet = vi.fn<ArcadeClient['bet']>(() => Promise.resolve(roundOf(0)));
    const game = await start({ bet });
    await autoplay(game, () => undefined);
    await expect.poll(() => bet.mock.calls.length).toBe(2);
    expect(game.phases.slice(0, 6)).toEqual(['idle', 'between', 'sending', 'playing', 'between', 'between']);
    game.press();
    await game.isReady();
    expect(game.phases.at(-1)).toBe('idle');
  });

  it('refuses a limit that is not an amount', async () => {
    const bet = vi.fn<ArcadeClient['bet']>();
    const game = await start({ bet });
    await autoplay(game, (form) => {
      const field = form.querySelector<HTMLInputElement>('.amount-row input');
      if (field) field.value = 'much';
    });
    expect(document.querySelector('[role=alert]')?.textContent).toBe('Enter an amount above zero.');
    expect(bet).not.toHaveBeenCalled();
  });
});

describe('the history', () => {
  const revealed = roundOf(7, { win: '7', serverSeed: 'b'.repeat(64) });
  const buttonOf = (label: string): HTMLButtonElement | undefined =>
    Array.from(document.querySelectorAll<HTMLButtonElement>('dialog button')).find(
      ({ textContent }) => textContent === label,
    );

  it.each([
    [revealed, 'Checked: the seeds give exactly this round.'],
    [{ ...revealed, win: '8' }, 'The seeds do not give this round. Please report it.'],
    [{ ...revealed, serverSeed: null }, 'Change the seeds to reveal the server seed; then this round can be checked.'],
  ])('checks a round with one tap: %#', async (round, words) => {
    const game = await start({ rounds: () => Promise.resolve({ list: [round], hasMore: false }) });
    game.find('.is-history').click();
    await expect.poll(() => buttonOf('Check')).toBeDefined();
    buttonOf('Check')?.click();
    await expect.poll(() => document.querySelector('dialog li')?.textContent).toContain(words);
  });

  it('replays a round without a bet and leads back', async () => {
    const bet = vi.fn<ArcadeClient['bet']>();
    const game = await start({ bet, rounds: () => Promise.resolve({ list: [revealed], hasMore: false }) });
    game.find('.is-history').click();
    await expect.poll(() => buttonOf('Replay')).toBeDefined();
    buttonOf('Replay')?.click();
    await expect.poll(() => game.textOf('.round-label')).toBe('Back to the game');
    expect(game.stageCalls).toEqual(['choice {"side":"left"}', 'begin', 'still round 7']);
    game.press();
    expect(game.stageCalls.slice(3)).toEqual(['cancel', 'choice {"side":"left"}']);
    await game.isReady();
    expect(bet).not.toHaveBeenCalled();
  });
});

describe('free rounds', () => {
  const freeRounds = [{ id: 'f1', stake: '100', left: 2, expiresAt: 0 }];

  it('are played before money is staked, at their own stake, and counted down', async () => {
    const bet = betOf(
      roundOf(0, { stake: '100', win: '300', isFreeRound: true }),
      roundOf(1, { stake: '100', isFreeRound: true }),
      roundOf(2),
    );
    const lists = [[{ ...freeRounds[0]!, left: 1 }], [], []];
    const balance = () => Promise.resolve({ balance: '0', jackpots: [], freeRounds: lists.shift() ?? [] });
    const game = await start({ bet, balance }, { session: { balance: '0', freeRounds }, isFramed: false });
    expect(game.textOf('.is-rounds')).toBe('Free rounds: 2 left at ฿1.00');
    expect(game.textOf('.round-button')).toBe('Free round2 left');
    expect(game.textOf('.stake .figure')).toBe('฿1.00');
    key('+');
    expect(game.textOf('.stake .figure')).toBe('฿1.00');
    for (const left of ['Free rounds: 1 left at ฿1.00', '']) {
      game.press();
      await expect.poll(() => game.textOf('.is-rounds')).toBe(left);
      await game.isReady();
    }
    expect(bet.mock.calls.map(([{ stake, freeRoundsId }]) => [stake, freeRoundsId])).toEqual([
      ['100', 'f1'],
      ['100', 'f1'],
    ]);
    // A win of 3.00, and nothing was staked for it.
    await expect.poll(() => game.textOf('.session')).toContain('+฿3.00');
    expect(game.textOf('.round-label')).toBe('Bet');
    expect(game.textOf('.stake .figure')).toBe('฿5.00');
  });

  it('that are used up are removed, and the game continues', async () => {
    const bet = vi.fn<ArcadeClient['bet']>(() => Promise.reject(new ArcadeFailure('free_rounds.over')));
    const session = () => Promise.resolve(sessionOf());
    const balance = () => Promise.resolve({ balance: '10000', jackpots: [], freeRounds: [] });
    const game = await start({ bet, session, balance }, { session: { freeRounds } });
    game.press();
    await expect.poll(() => game.find('.is-rounds').hidden).toBe(true);
    await game.isReady();
    expect(game.textOf('.round-label')).toBe('Bet');
  });
});
