// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openStage, testDress } from '../../../shell/testing/openStage.ts';
import { keysThatDiffer } from '../../../shell/testing/stageContext.ts';
import { climbGame } from '../game.ts';
import { climbDifficulties, ladders } from '../math.ts';
import { playClimb, type ClimbDecision } from '../rules.ts';
import { climbMessages } from './messages.ts';
import { createClimbStage } from './stage.ts';

const CASH_OUT: ClimbDecision = { type: 'cash_out' };
const step = (door: number): ClimbDecision => ({ type: 'step', door });

/** Returns a round of the hard ladder, where the first of two doors is a trap on every row. */
function played(...decisions: ClimbDecision[]) {
  return playClimb(() => 0, 100n, { difficulty: 'hard' }, decisions);
}

function open(language = 'EN', dress = testDress) {
  const opened = openStage({ createStage: createClimbStage, messages: climbMessages, language, dress });
  opened.stage.setChoice?.({ difficulty: 'hard' });
  const { root } = opened.stage;
  return {
    ...opened,
    /** Returns the rows from bottom to top, each with the words of its doors. */
    rows: () =>
      Array.from(root.querySelectorAll('.ladder-row'), (row) =>
        Array.from(row.querySelectorAll('.door'), (door) => door.getAttribute('aria-label')),
      ),
    litRow: () => root.querySelector('.is-current')?.getAttribute('aria-label'),
    climberAt: () => root.querySelector('.climber')?.closest('.door')?.getAttribute('aria-label'),
  };
}

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('the stage of the ladder', () => {
  it.each(climbDifficulties)('shows the rows, doors and multipliers of %s before the bet', (difficulty) => {
    const { stage, rows, textOf } = open();
    stage.setChoice?.({ difficulty });
    const { rows: count, doors, safe } = ladders[difficulty];
    expect(rows().map((row) => row.length)).toEqual(Array.from({ length: count }, () => doors));
    expect(textOf('.ladder-ground')).toBe(`${safe} of ${doors} doors are safe`);
    const [, , , top] = stage.returns();
    expect(top).toMatchObject({ mode: 'Expert', returned: '99 %', best: '×6,495.39' });
  });

  it('moves the climber to the chosen door, opens its row and lights the next one', async () => {
    const { show, rows, litRow, climberAt, wins, messages } = open();
    expect(litRow()).toBe('Row 1, pays ×1.98');
    await show(played(step(1)));
    expect(rows()[0]).toEqual(['Row 1, door 1: trap', 'Row 1, door 2: you went through']);
    expect(rows()[1]).toEqual(['Row 2, door 1', 'Row 2, door 2']);
    expect(climberAt()).toBe('Row 1, door 2: you went through');
    expect(litRow()).toBe('Row 2, pays ×3.96');
    expect(wins.at(-1)).toBe(198n);
    expect(messages.at(-1)).toBe('Safe! ×1.98, next ×3.96');
  });

  it('lets the climber fall at a trap and shows all traps', async () => {
    const { stage, show, rows, litRow, wins, messages, cues } = open();
    await show(played(step(1), step(0)));
    expect(stage.root.querySelector('.climber.is-fallen')).not.toBeNull();
    expect(rows()[1]?.[0]).toBe('Row 2, door 1: trap');
    expect(rows()[8]).toEqual(['Row 9, door 1: trap', 'Row 9, door 2: safe']);
    expect(litRow()).toBeUndefined();
    expect(wins.at(-1)).toBe(0n);
    expect(messages.at(-1)).toBe('A trap!');
    expect(cues.at(-1)).toBe('bust');
    expect(stage.root.querySelector<HTMLElement>('.win-card')?.hidden).toBe(true);
  });

  it('shows the multiplier, the amount and all traps after a cash-out', async () => {
    const { show, rows, textOf } = open();
    await show(played(step(1), step(1), CASH_OUT));
    expect(textOf('.win-card')).toBe('×3.96฿396');
    expect(rows()[1]).toEqual(['Row 2, door 1: trap', 'Row 2, door 2: you went through']);
    expect(rows()[2]).toEqual(['Row 3, door 1: trap', 'Row 3, door 2: safe']);
  });

  it('ends at the top', async () => {
    const { show, messages, textOf, litRow } = open();
    await show(played(...Array.from({ length: 9 }, () => step(1))));
    expect(messages.at(-1)).toBe('The top! ×506.88');
    expect(textOf('.win-card')).toBe('×506.88฿50688');
    expect(litRow()).toBeUndefined();
  });

  it('shows the rest of a round at once when it is skipped', async () => {
    vi.useFakeTimers();
    const { stage, roundView, textOf } = open();
    const outcome = played(step(1), step(1), CASH_OUT);
    stage.begin();
    const playing = stage.play(roundView(outcome), outcome.events, false);
    stage.skip?.();
    await playing;
    expect(textOf('.win-card')).toBe('×3.96฿396');
  });

  it('stops drawing an abandoned round', async () => {
    const { stage, roundView, rows, wins } = open();
    const outcome = played(step(1), step(1), CASH_OUT);
    stage.begin();
    const playing = stage.play(roundView(outcome), outcome.events, false);
    stage.cancel();
    await playing;
    expect(rows()[0]).toEqual(['Row 1, door 1', 'Row 1, door 2']);
    expect(wins).toEqual([]);
  });

  it('makes a choice that the game accepts, and shows a given one', () => {
    const { stage } = open();
    for (const difficulty of climbDifficulties) {
      stage.setChoice?.({ difficulty });
      expect(climbGame.choice.parse(stage.choice())).toEqual({ difficulty });
    }
  });

  it('decides on a door of the lit row only while a round is open', async () => {
    const { show, decided, press, messages } = open();
    press(/^Row 1, door 2$/);
    expect(decided).toEqual([]);
    expect(messages).toEqual(['Place your bet']);
    await show(played(step(1)));
    press(/^Row 1, door 1/);
    press(/^Row 3, door 1$/);
    press(/^Row 2, door 2$/);
    expect(decided).toEqual([step(1)]);
    expect(climbGame.decision.safeParse(decided[0]).success).toBe(true);
  });

  it('chooses doors by number and at random', async () => {
    const { stage, show, decided, press } = open();
    await show(played());
    expect(stage.onKey?.('2')).toBe(true);
    // The hard ladder has two doors.
    expect(stage.onKey?.('3')).toBe(true);
    expect(decided).toEqual([step(1)]);
    press(/^Random door$/);
    stage.onKey?.('r');
    expect(decided).toHaveLength(3);
    for (const decision of decided) expect(() => played(decision as ClimbDecision)).not.toThrow();
  });

  it('offers to cash out after the first step', async () => {
    const { stage, show } = open();
    expect(stage.openAction?.(await show(played()))).toBeUndefined();
    const action = stage.openAction?.(await show(played(step(1))));
    expect(action).toEqual({ label: 'Cash out ฿198', decision: CASH_OUT });
    expect(climbGame.decision.safeParse(action?.decision).success).toBe(true);
  });

  it('keeps the focus on the way up', async () => {
    const { stage, show, roundView } = open();
    await show(played());
    document.querySelector<HTMLElement>('[aria-label="Row 1, door 1"]')?.focus();
    expect(stage.onKey?.('ArrowRight')).toBe(true);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Row 1, door 2');
    const outcome = played(step(1));
    await stage.play(roundView(outcome), outcome.events, true);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Row 2, door 2');
  });

  it('closes all doors when a bet is refused', async () => {
    const { stage, show, rows, climberAt } = open();
    await show(played(step(1), CASH_OUT));
    stage.cancel();
    expect(rows()[0]).toEqual(['Row 1, door 1', 'Row 1, door 2']);
    expect(climberAt()).toBeUndefined();
  });

  it('draws the motif of the dress as the climber', () => {
    const { stage } = open();
    const address = stage.root.querySelector('.climber img')?.getAttribute('src') ?? '';
    expect(decodeURIComponent(address)).toContain('M0 0h9v9z');
  });

  it.each([
    ['EN', /\p{Script=Latin}/u],
    ['TY', /\p{Script=Thai}/u],
    ['CN', /\p{Script=Han}/u],
  ])('I18N-01 describes every event and the rules in %s', (language, script) => {
    const { stage } = open(language);
    for (const event of [...played(step(1), step(0)).events, ...played(step(1), CASH_OUT).events])
      expect(stage.describe(event)).toMatch(script);
    for (const node of stage.rules()) expect(node.textContent).toMatch(script);
  });

  it('I18N-01 has the same messages in every language', () => {
    expect(keysThatDiffer(climbMessages)).toEqual([]);
  });
});
