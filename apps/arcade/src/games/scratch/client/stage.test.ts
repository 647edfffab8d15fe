// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { openProfile } from '../../../shell/testing/openProfile.ts';
import { testDress } from '../../../shell/testing/openStage.ts';
import { keysThatDiffer, stageContext } from '../../../shell/testing/stageContext.ts';
import { roundOf } from '../../../shell/testing/testGame.ts';
import { scratchGame } from '../game.ts';
import { FIELDS, prizes } from '../math.ts';
import type { ScratchEvent } from '../rules.ts';
import { scratchMessages } from './messages.ts';
import { createScratchStage } from './stage.ts';
import { symbolsOf } from './symbols.ts';

afterEach(() => document.body.replaceChildren());

/** Prize 5 pays ×5; its symbol is on the fields 1, 4 and 9. */
const won: ScratchEvent[] = [
  { type: 'card_dealt', fields: [5, 0, 1, 5, 2, 3, 4, 6, 5], prize: 5 },
  { type: 'round_ended', win: '2500' },
];
const lost: ScratchEvent[] = [
  { type: 'card_dealt', fields: [5, 0, 1, 5, 2, 3, 4, 6, 7], prize: null },
  { type: 'round_ended', win: '0' },
];

function open(language = 'EN', isTurboAllowed = true) {
  const profile = { ...openProfile, isTurboAllowed };
  const { context, calls } = stageContext(scratchMessages, language, { profile });
  const stage = createScratchStage(context);
  document.body.replaceChildren(stage.root);
  const fields = () => Array.from(stage.root.querySelectorAll<HTMLButtonElement>('.scratch-field'));
  return {
    stage,
    calls,
    fields,
    opened: () => fields().flatMap((field, index) => (field.dataset['state'] === 'open' ? [index + 1] : [])),
    marked: () => fields().flatMap((field, index) => (field.classList.contains('is-hit') ? [index + 1] : [])),
    prize: () => stage.root.querySelector('.scratch-prize.is-hit')?.textContent ?? '',
    results: () => Array.from(stage.root.querySelectorAll('.last-result')).map(({ textContent }) => textContent),
    reveal: () => stage.root.querySelector<HTMLButtonElement>('.scratch-reveal'),
    /** Begins a round and resolves as soon as the card is dealt. The inner promise resolves at its end. */
    deal: async (events: ScratchEvent[]): Promise<{ over: Promise<void> }> => {
      stage.begin();
      stage.setPhase?.('playing');
      const over = stage.play(roundOf(1), events, false);
      await Promise.resolve();
      return { over };
    },
    round: async (events: ScratchEvent[]): Promise<void> => {
      stage.begin();
      await stage.play(roundOf(1), events, true);
    },
  };
}

/** Scratches from one place to another, as fractions of the card. The test's card is 300 by 300. */
function scratch(root: HTMLElement, ...places: (readonly [number, number])[]): void {
  const grid = root.querySelector<HTMLElement>('.scratch-grid');
  if (!grid) throw new Error('there is no card');
  grid.getBoundingClientRect = () => new DOMRect(0, 0, 300, 300);
  const send = (type: string, [x, y]: readonly [number, number]): void => {
    grid.dispatchEvent(new PointerEvent(type, { clientX: x * 300, clientY: y * 300, pointerId: 1, bubbles: true }));
  };
  const [first = [0, 0] as const] = places;
  send('pointerdown', first);
  for (const place of places.slice(1)) send('pointermove', place);
  send('pointerup', places.at(-1) ?? first);
}

describe('a scratch card on the stage', () => {
  it('stays covered until the player scratches, and the prize is not revealed before', async () => {
    const { deal, opened, calls, fields } = open();
    await deal(won);
    expect(opened()).toEqual([]);
    expect(fields().map((field) => field.getAttribute('aria-label'))[0]).toBe('Field 1, covered');
    expect(calls.results).toEqual([]);
    expect(calls.messages).toEqual(['Scratch your card']);
  });

  it('opens the fields that a finger scratches', async () => {
    const { deal, stage, opened } = open();
    await deal(lost);
    scratch(stage.root, [0.02, 0.1], [0.3, 0.1], [0.3, 0.24], [0.02, 0.24], [0.02, 0.17], [0.3, 0.17]);
    expect(opened()).toEqual([1]);
  });

  it('opens a field by a tap, and by a key on it', async () => {
    const { deal, stage, opened, fields } = open();
    await deal(lost);
    scratch(stage.root, [0.5, 0.5]);
    expect(opened()).toEqual([5]);
    fields()[8]?.click();
    expect(opened()).toEqual([5, 9]);
    expect(fields()[8]?.getAttribute('aria-label')).toBe('Field 9: ×1');
  });

  it('opens the rest and shows the prize as soon as its three symbols are open', async () => {
    const { deal, fields, opened, marked, prize, calls } = open();
    const { over } = await deal(won);
    fields()[0]?.click();
    fields()[3]?.click();
    expect(opened()).toEqual([1, 4]);
    fields()[8]?.click();
    expect(opened()).toHaveLength(FIELDS);
    expect(marked()).toEqual([1, 4, 9]);
    await over;
    expect(prize()).toBe('×5');
    expect(calls.results).toEqual(['Three of ×5']);
  });

  it('that loses is announced when all nine fields are open', async () => {
    const { deal, fields, marked, calls, results } = open();
    const { over } = await deal(lost);
    for (const field of fields().slice(0, 8)) field.click();
    expect(calls.results).toEqual([]);
    fields()[8]?.click();
    await over;
    expect(marked()).toEqual([]);
    expect(calls.results).toEqual(['No three alike']);
    expect(results()).toEqual(['×0, lost']);
  });

  it('opens at once by the round button and by its key', async () => {
    const { deal, stage, opened } = open();
    const first = await deal(won);
    stage.skip?.();
    expect(opened()).toHaveLength(FIELDS);
    await first.over;
    const second = await deal(won);
    expect(opened()).toEqual([]);
    expect(stage.onKey?.('r')).toBe(true);
    expect(opened()).toHaveLength(FIELDS);
    await second.over;
    expect(stage.onKey?.('r')).toBe(false);
  });

  it('has a separate button that opens it if rounds may not be shortened', async () => {
    const free = open();
    expect(free.reveal()?.hidden).toBe(true);
    const { deal, reveal, opened } = open('EN', false);
    expect(reveal()?.disabled).toBe(true);
    const { over } = await deal(won);
    expect([reveal()?.hidden, reveal()?.disabled]).toEqual([false, false]);
    reveal()?.click();
    expect(opened()).toHaveLength(FIELDS);
    await over;
    expect(reveal()?.disabled).toBe(true);
  });

  it('opens automatically in autoplay', async () => {
    const { stage, deal, opened } = open();
    stage.setPhase?.('between');
    const { over } = await deal(won);
    await over;
    expect(opened()).toHaveLength(FIELDS);
  });

  it('moves the focus by arrow keys, with one tab stop', async () => {
    const { deal, fields } = open();
    await deal(lost);
    fields()[0]?.focus();
    for (const key of ['ArrowRight', 'ArrowDown'])
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    expect(document.activeElement).toBe(fields()[4]);
    expect(fields().filter(({ tabIndex }) => tabIndex === 0)).toEqual([fields()[4]]);
  });

  it('is covered again when a bet is cancelled, and keeps earlier results', async () => {
    const { stage, round, opened, results } = open();
    await round(won);
    expect(opened()).toHaveLength(FIELDS);
    stage.begin();
    stage.cancel();
    expect(opened()).toEqual([]);
    expect(results()).toEqual(['×5, won']);
  });

  it('offers a choice that the rules accept', () => {
    expect(scratchGame.choice.safeParse(open().stage.choice()).success).toBe(true);
  });
});

describe('the symbols of a scratch card', () => {
  it('are all different, with the drawings of the title for the highest prizes', () => {
    const symbols = symbolsOf(testDress);
    expect(symbols).toHaveLength(prizes.length);
    expect(symbols[0]).toBe(testDress.motifs[0]);
    expect(new Set(symbolsOf(null).map(({ body }) => body)).size).toBe(prizes.length);
  });
});

describe('the words of a scratch card', () => {
  it.each([
    ['EN', /\p{Script=Latin}/u],
    ['TY', /\p{Script=Thai}/u],
    ['CN', /\p{Script=Han}/u],
  ])('are complete in %s', async (language, script) => {
    const { stage, round, calls } = open(language);
    await round(won);
    await round(lost);
    const shown = [
      ...calls.results,
      ...won.map(stage.describe),
      ...stage.rules().map(({ textContent }) => textContent),
      ...stage.returns().map(({ mode }) => mode),
    ];
    for (const line of shown) {
      expect(line).toMatch(script);
      expect(line).not.toMatch(/[{}]/);
    }
    expect(keysThatDiffer(scratchMessages)).toEqual([]);
  });

  it('state pays, chances and return', () => {
    const { stage } = open();
    const rules = stage.rules().map(({ textContent }) => textContent);
    expect(rules.at(-1)).toContain('×1,000 = ฿500000 (1 card in 50,000)');
    expect(rules.at(-1)).toContain('×1 = ฿500 (1 card in 5)');
    expect(stage.returns()).toEqual([{ mode: 'Every stake', returned: '99 %', best: '×1,000' }]);
  });
});
