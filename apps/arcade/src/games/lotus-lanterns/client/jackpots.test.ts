// @vitest-environment happy-dom
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JackpotView, RoundView } from '../../../arcadeApi.ts';
import type { StageContext } from '../../../shell/stage.ts';
import { openProfile } from '../../../shell/testing/openProfile.ts';
import { keysThatDiffer, stageContext } from '../../../shell/testing/stageContext.ts';
import { roundOf } from '../../../shell/testing/testGame.ts';
import type { LotusEvent } from '../roundEvents.ts';
import { lotusMessages } from './messages.ts';
import { createLotusStage } from './stage.ts';

const amounts: Readonly<Record<string, string>> = {
  LOTUS_MINI: '5000',
  LOTUS_MINOR: '25000',
  LOTUS_MAJOR: '250000',
  LOTUS_GRAND: '1000000',
};

function jackpotsWith(change: Readonly<Record<string, Partial<JackpotView>>> = {}): JackpotView[] {
  const none = { ceiling: null, commitment: null, last: null };
  const drawn = Object.entries(amounts).map(([pool, amount]) => ({ pool, amount, ...none }));
  const daily = { ...none, pool: 'LOTUS_DAILY', amount: '25000', ceiling: '100000', commitment: 'c'.repeat(64) };
  return [...drawn, daily].map((view) => ({ ...view, ...change[view.pool] }));
}

const events: LotusEvent[] = [
  { type: 'jackpot_won', pool: 'LOTUS_MINI' },
  { type: 'round_ended', win: '0' },
];

function open(change: Partial<StageContext> = {}, language = 'EN') {
  const { context, calls } = stageContext(lotusMessages, language, { prefersStill: () => true, ...change });
  const stage = createLotusStage(context);
  document.body.replaceChildren(stage.root);
  const textOf = (selector: string): string => stage.root.querySelector(selector)?.textContent ?? '';
  return {
    stage,
    ...calls,
    textOf,
    amountOf: (pool: string): string => textOf(`[data-pool="${pool}"] .plate-amount`),
    show: stage.root.querySelector<HTMLElement>('.jackpot-show'),
    /** Plays a round to its end. `during` is called while the jackpot is shown. */
    play: async (round: Partial<RoundView>, during: () => void): Promise<void> => {
      const playing = stage.play(roundOf(1, { stake: '500', events, ...round }), events, false);
      await vi.advanceTimersByTimeAsync(1500);
      during();
      await vi.advanceTimersByTimeAsync(20_000);
      await playing;
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the plates', () => {
  it('are hidden until amounts arrive, and then show every jackpot', () => {
    const { stage, amountOf } = open();
    expect(stage.root.querySelector<HTMLElement>('.plates')?.hidden).toBe(true);
    stage.setJackpots?.(jackpotsWith());
    expect(stage.root.querySelector<HTMLElement>('.plates')?.hidden).toBe(false);
    expect(amountOf('LOTUS_GRAND')).toBe('฿1000000');
    expect(amountOf('LOTUS_DAILY')).toBe('฿25000');
    expect(stage.root.querySelectorAll('.plate')).toHaveLength(5);
  });

  it('count up to the next amounts and reach them exactly', () => {
    const { stage, amountOf } = open({ prefersStill: () => false });
    stage.setJackpots?.(jackpotsWith());
    stage.setJackpots?.(jackpotsWith({ LOTUS_GRAND: { amount: '1000900' } }));
    vi.advanceTimersByTime(4500);
    const between = Number(amountOf('LOTUS_GRAND').slice(1));
    expect(between).toBeGreaterThan(1_000_000);
    expect(between).toBeLessThan(1_000_900);
    vi.advanceTimersByTime(6000);
    expect(amountOf('LOTUS_GRAND')).toBe('฿1000900');
  });

  it('restart at once after a jackpot falls, and report the last amount', () => {
    const { stage, amountOf, textOf } = open({ prefersStill: () => false });
    stage.setJackpots?.(jackpotsWith({ LOTUS_MINI: { amount: '9000' } }));
    const fall = { amount: '9100', wonAt: Date.now(), commitment: null, dropPoint: null, dropSalt: null };
    stage.setJackpots?.(jackpotsWith({ LOTUS_MINI: { amount: '5000', last: fall } }));
    expect(amountOf('LOTUS_MINI')).toBe('฿5000');
    expect(textOf('.plates-last')).toMatch(/^Mini fell at .*: ฿9100$/);
  });

  it('show the progress of a jackpot with a ceiling, and glow in the last tenth', () => {
    const { stage } = open();
    const daily = () => stage.root.querySelector<HTMLElement>('[data-pool="LOTUS_DAILY"]');
    stage.setJackpots?.(jackpotsWith());
    expect(daily()?.querySelector<HTMLElement>('.plate-fill')?.style.getPropertyValue('--part')).toBe('0.25');
    expect(daily()?.classList.contains('is-hot')).toBe(false);
    stage.setJackpots?.(jackpotsWith({ LOTUS_DAILY: { amount: '95000' } }));
    expect(daily()?.classList.contains('is-hot')).toBe(true);
  });
});

describe('a jackpot', () => {
  it('is shown with its payout, and is part of the final win', async () => {
    const { stage, play, show, textOf, messages, wins, cues } = open();
    stage.setJackpots?.(jackpotsWith());
    await play({ jackpot: { pool: 'LOTUS_MINI', amount: '5300' } }, () => {
      expect(show?.hidden).toBe(false);
      expect(textOf('.jackpot-title')).toBe('Mini jackpot');
      expect(textOf('.jackpot-amount')).toBe('฿5300');
      expect(stage.root.querySelector('.plate.is-won')?.getAttribute('data-pool')).toBe('LOTUS_MINI');
    });
    expect(show?.hidden).toBe(true);
    expect(stage.root.querySelector('.plate.is-won')).toBeNull();
    expect(messages).toContain('You win the Mini jackpot: ฿5300');
    expect(wins.at(-1)).toBe(5300n);
    expect(cues).toContain('jackpot');
  });

  it('is shown without an amount while it is claimed', async () => {
    const { play, show, messages, wins, textOf } = open();
    await play({ state: 'PENDING_JACKPOT', jackpot: { pool: 'LOTUS_MINI', amount: null } }, () => {
      expect(show?.querySelector<HTMLElement>('.jackpot-amount')?.hidden).toBe(true);
      expect(textOf('.jackpot-hint')).toBe('On its way to your balance');
    });
    expect(messages.join(' ')).toContain('on its way to your balance');
    expect(wins.at(-1)).toBe(0n);
  });

  it('of play money shows that it pays nothing, and does not count', async () => {
    const { stage, play, messages, wins, textOf } = open();
    stage.setJackpots?.(jackpotsWith());
    await play({ isFreePlay: true, jackpot: { pool: 'LOTUS_MINI', amount: null } }, () => {
      expect(textOf('.jackpot-amount')).toBe('฿5000');
      expect(textOf('.jackpot-hint')).toBe('Free play: nothing is paid');
    });
    expect(messages.join(' ')).toMatch(/^Free play: nothing is paid\./);
    expect(messages.join(' ')).not.toContain('You win');
    expect(wins.at(-1)).toBe(0n);
  });

  it('is not celebrated if it does not return the stake, unless the profile allows that', async () => {
    const small = { stake: '100000', jackpot: { pool: 'LOTUS_MINI', amount: '5300' } };
    const strict = open();
    await strict.play(small, () => expect(strict.show?.classList.contains('is-calm')).toBe(true));
    expect(strict.cues).not.toContain('jackpot');
    const loose = open({ profile: { ...openProfile, isSmallWinCelebrated: true } });
    await loose.play(small, () => expect(loose.show?.classList.contains('is-calm')).toBe(false));
    expect(loose.cues).toContain('jackpot');
  });

  it('shows its amount at once when it is skipped', async () => {
    const { stage, show, textOf } = open({ prefersStill: () => false });
    const round = roundOf(1, { stake: '500', events, jackpot: { pool: 'LOTUS_MINI', amount: '5300' } });
    const playing = stage.play(round, events, false);
    await vi.advanceTimersByTimeAsync(10);
    expect(textOf('.jackpot-amount')).toBe('฿0');
    stage.skip?.();
    await vi.advanceTimersByTimeAsync(10);
    expect(textOf('.jackpot-amount')).toBe('฿5300');
    expect(show?.hidden).toBe(false);
    await vi.advanceTimersByTimeAsync(2000);
    await playing;
    expect(show?.hidden).toBe(true);
  });
});

describe('the sheets', () => {
  const words = (nodes: readonly Node[]): string => nodes.map(({ textContent }) => textContent).join(' ');

  it('show the chances at the stake, and both parts of the return', () => {
    const { stage } = open();
    const rules = words(stage.rules());
    // A stake of five units.
    expect(rules).toContain('Mini: 1 in 2,000 at your stake; begins at ฿5000');
    expect(rules).toContain('Daily: goes to the bet that takes it to a hidden amount, ฿100000 at most');
    expect(rules).toContain('1.45 % of every stake');
    expect(stage.returns().map(({ returned }) => returned)).toEqual(['93.4194 %', '2.6 %', '96.0194 %']);
  });

  it('show no jackpots where they are not allowed', () => {
    const { stage } = open({ profile: { ...openProfile, areJackpotsAllowed: false } });
    expect(words(stage.rules())).not.toContain('jackpot');
    expect(stage.returns().map(({ returned }) => returned)).toEqual(['93.4194 %']);
  });

  it('prove where a hidden jackpot fell', () => {
    const { stage } = open();
    const commitment = createHash('sha256').update('77123:00ff').digest('hex');
    const last = { amount: '77124', wonAt: 0, commitment, dropPoint: '77123', dropSalt: '00ff' };
    stage.setJackpots?.(jackpotsWith({ LOTUS_DAILY: { last } }));
    const proof = () => words(stage.fairness?.() ?? []);
    expect(proof()).toContain(commitment);
    expect(proof()).toContain('The jackpot fell where it was said before.');
    stage.setJackpots?.(jackpotsWith({ LOTUS_DAILY: { last: { ...last, dropPoint: '77124' } } }));
    expect(proof()).toContain('This is not what was said before.');
  });

  it.each([
    ['TY', /\p{Script=Thai}/u],
    ['CN', /\p{Script=Han}/u],
  ])('I18N-01 are complete in %s', (language, script) => {
    expect(keysThatDiffer(lotusMessages)).toEqual([]);
    const { stage } = open({}, language);
    stage.setJackpots?.(jackpotsWith());
    for (const text of [words(stage.rules()), words(stage.fairness?.() ?? []), stage.root.textContent])
      expect(text).toMatch(script);
    expect(words(stage.rules())).not.toMatch(/[{}]/);
  });
});
