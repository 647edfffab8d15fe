// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../shell/testing/controls.ts';
import { keysThatDiffer, stageContext } from '../../../shell/testing/stageContext.ts';
import { roundOf } from '../../../shell/testing/testGame.ts';
import { stampedGame } from '../game.ts';
import type { StampedEvent } from '../rules.ts';
import { stampedMessages } from './messages.ts';
import { createStampedStage } from './stage.ts';

const won: StampedEvent[] = [
  { type: 'number_drawn', number: 1, prize: 0 },
  { type: 'round_ended', win: '25000' },
];
const lost: StampedEvent[] = [
  { type: 'number_drawn', number: 999, prize: null },
  { type: 'round_ended', win: '0' },
];

function open(language = 'EN') {
  const { context, calls } = stageContext(stampedMessages, language);
  const stage = createStampedStage(context);
  return {
    stage,
    calls,
    words: (selector: string) => wordsOf(stage.root, selector),
    results: () => Array.from(stage.root.querySelectorAll('.last-result')).map(({ textContent }) => textContent),
    round: async (events: StampedEvent[], isStill = true): Promise<void> => {
      stage.begin();
      await stage.play(roundOf(1), events, isStill);
    },
  };
}

describe('the stage of stamped', () => {
  it('shows the number and marks its prize', async () => {
    const { round, words, calls } = open();
    await round(won);
    expect(words('.stamped-figure')).toBe('1');
    expect(words('.is-hit')).toBe('×50.00');
    expect(calls.messages).toEqual(['Number 1']);
  });

  it('shows the end at once when the player skips', async () => {
    const { stage, words } = open();
    stage.begin();
    const played = stage.play(roundOf(1), won, false);
    expect(words('.is-hit')).toBe('');
    stage.skip?.();
    expect(words('.is-hit')).toBe('×50.00');
    await played;
  });

  it('is unchanged when a bet is cancelled', async () => {
    const { stage, round, words, results } = open();
    await round(won);
    await round(lost);
    stage.begin();
    stage.cancel();
    expect(words('.stamped-figure')).toBe('999');
    expect(results()).toEqual(['1, won', '999, lost']);
  });

  it('offers a choice that the rules accept', () => {
    expect(stampedGame.choice.safeParse(open().stage.choice()).success).toBe(true);
  });
});

describe('the words of stamped', () => {
  it.each([
    ['EN', /\p{Script=Latin}/u],
    ['TY', /\p{Script=Thai}/u],
    ['CN', /\p{Script=Han}/u],
  ])('are complete in %s', async (language, script) => {
    const { stage, round, calls } = open(language);
    await round(won);
    const shown = [
      ...calls.messages,
      ...won.map(stage.describe),
      ...stage.rules().map(({ textContent }) => textContent),
      ...stage.returns().map(({ mode }) => mode),
    ];
    for (const line of shown) {
      expect(line).toMatch(script);
      expect(line).not.toMatch(/[{}]/);
    }
    expect(keysThatDiffer(stampedMessages)).toEqual([]);
  });
});
