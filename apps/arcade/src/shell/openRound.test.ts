// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RoundView } from '../arcadeApi.ts';
import { ArcadeFailure, type ArcadeClient } from './arcadeClient.ts';
import { betOf, start } from './testing/startPlay.ts';
import { event, roundOf, sessionOf } from './testing/testGame.ts';

afterEach(() => document.body.replaceChildren());

describe('an open round', () => {
  const open = roundOf(3, { state: 'OPEN', win: '700', events: [event('first')], balance: '9500' });
  const decided = roundOf(3, {
    decisions: [{}],
    win: '700',
    events: [event('first'), event('second')],
    balance: '10200',
  });

  it('waits for the player, plays the events of a decision and ends', async () => {
    const decide = vi.fn<ArcadeClient['decide']>(() => Promise.resolve(decided));
    const game = await start({ bet: betOf(open), decide }, { hasDecisions: true });
    game.press();
    await expect.poll(() => game.textOf('.round-label')).toBe('Take 700');
    expect(game.find('.choices').hasAttribute('disabled')).toBe(true);
    game.press();
    await game.isReady();
    expect(decide.mock.calls).toEqual([['round-3', { decision: { type: 'take' }, position: 0 }]]);
    expect(game.stageCalls).toEqual(['begin', 'still first', 'still second']);
    expect(game.textOf('.session')).toContain('+฿2.00');
  });

  it('is resumed in its last state', async () => {
    const game = await start({}, { session: { interruptedRound: open }, hasDecisions: true });
    expect(game.stageCalls).toEqual(['stake 500', 'choice {"side":"left"}', 'begin', 'still first']);
    expect(game.textOf('.round-label')).toBe('Take 700');
  });

  it('keeps the label of its button, dimmed, while a decision is pending and plays', async () => {
    const answer = Promise.withResolvers<RoundView>();
    const game = await start(
      { decide: () => answer.promise },
      { session: { interruptedRound: open }, hasDecisions: true },
    );
    const goOn = game.holdPlay();
    const button = () => [game.textOf('.round-label'), game.find('.round-button').getAttribute('aria-disabled')];
    expect(button()).toEqual(['Take 700', 'false']);
    game.press();
    expect(button()).toEqual(['Take 700', 'true']);
    answer.resolve(decided);
    await expect.poll(() => game.stageCalls).toContain('still second');
    expect(button()).toEqual(['Take 700', 'true']);
    game.press();
    expect(game.stageCalls).not.toContain('skip');
    goOn();
    await game.isReady();
  });

  it('shows the available win at once, while a round without decisions counts it up', async () => {
    const isCounted = async (hasDecisions: boolean) => {
      const round = roundOf(3, { state: hasDecisions ? 'OPEN' : 'SETTLED', win: '700' });
      const game = await start({ bet: betOf(round) }, { hasDecisions, prefersStill: false });
      const goOn = game.holdPlay();
      game.press();
      await expect.poll(() => game.stageCalls).toContain('plays round 3');
      const shown = game.find('.purses > :last-child .figure').textContent;
      goOn();
      return shown !== '฿7.00';
    };
    expect(await isCounted(true)).toBe(false);
    expect(await isCounted(false)).toBe(true);
  });

  it('retries a decision at the same position when the network fails', async () => {
    let isOnline = false;
    const decide = vi.fn<ArcadeClient['decide']>(() => {
      const answer = isOnline ? Promise.resolve(decided) : Promise.reject(new ArcadeFailure('offline'));
      isOnline = true;
      return answer;
    });
    const game = await start({ decide }, { session: { interruptedRound: open }, hasDecisions: true });
    game.press();
    await game.isReady();
    expect(decide.mock.calls.map(([, { position }]) => position)).toEqual([0, 0]);
  });

  it('stays open when the rules refuse a decision', async () => {
    const decide = (): Promise<RoundView> => Promise.reject(new ArcadeFailure('decision.unknown'));
    const game = await start({ decide }, { session: { interruptedRound: open }, hasDecisions: true });
    game.press();
    await expect.poll(() => game.textOf('[role=status]')).toBe('This is not possible now.');
    expect(game.textOf('.round-label')).toBe('Take 700');
  });

  it('counts the raise of a decision in balance and net position', async () => {
    const raised = {
      ...open,
      decisions: [{}],
      staked: '1000',
      balance: '9000',
      events: [event('first'), event('card')],
    };
    const game = await start({ bet: betOf(open), decide: () => Promise.resolve(raised) }, { hasDecisions: true });
    game.press();
    await expect.poll(() => game.textOf('.round-label')).toBe('Take 700');
    game.press();
    await expect.poll(() => game.stageCalls).toContain('still card');
    expect(game.textOf('.is-balance .figure')).toBe('฿90.00');
    expect(game.textOf('.session')).toContain('−฿10.00');
  });

  it.each([
    ['round.insufficient_funds', 'dialog', 'balance'],
    ['round.raise_refused', '[role=status]', 'The stake cannot be raised in this round. Decide otherwise.'],
  ] as const)('stays open when a higher stake is refused with %s', async (code, place, words) => {
    const decide = (): Promise<RoundView> => Promise.reject(new ArcadeFailure(code));
    const game = await start({ decide }, { session: { interruptedRound: open }, hasDecisions: true });
    game.press();
    await expect.poll(() => document.querySelector(place)?.textContent).toContain(words);
    expect(game.textOf('.round-label')).toBe('Take 700');
  });

  it('shows what another page decided', async () => {
    const game = await start(
      {
        decide: () => Promise.reject(new ArcadeFailure('round.decision_passed')),
        session: () => Promise.resolve(sessionOf()),
        round: () => Promise.resolve(decided),
      },
      { session: { interruptedRound: open }, hasDecisions: true },
    );
    game.press();
    await game.isReady();
    expect(game.stageCalls.at(-1)).toBe('still second');
    expect(game.textOf('[role=status]')).toBe('Win ฿7.00');
  });
});
