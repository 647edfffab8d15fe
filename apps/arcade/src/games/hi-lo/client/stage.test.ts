// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { RoundView } from '../../../arcadeApi.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { stageContext } from '../../../shell/testing/stageContext.ts';
import type { Card } from '../../cards.ts';
import { hiLoGame } from '../game.ts';
import { MAX_WIN } from '../../maxWin.ts';
import { playHiLo, type HiLoDecision, type HiLoEvent } from '../rules.ts';
import { hiLoMessages } from './messages.ts';
import { createHiLoStage } from './stage.ts';

const seeds = { serverSeed: '5e'.repeat(32), clientSeed: '00112233445566778899aabbccddeeff' };
const letters = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

function createStage(language = 'en') {
  const decided: unknown[] = [];
  const { context, calls } = stageContext(hiLoMessages, language, { decide: (decision) => decided.push(decision) });
  const stage = createHiLoStage(context);
  const button = (name: string) => stage.root.querySelector<HTMLButtonElement>(name);
  return {
    stage,
    said: calls.messages,
    decided,
    higher: () => button('.hilo-guess.is-higher'),
    lower: () => button('.hilo-guess.is-lower'),
    skip: () => button('.hilo-skip'),
    rank: () => stage.root.querySelector('.hilo-pile .hilo-rank')?.textContent,
    past: () => Array.from(stage.root.querySelectorAll('.hilo-past .hilo-rank'), ({ textContent }) => textContent),
    multiplier: () => stage.root.querySelector('.hilo-multiplier')?.textContent,
    amount: () => stage.root.querySelector('.hilo-amount')?.textContent,
    outcome: () => stage.root.querySelector<HTMLElement>('.hilo-pile .hilo-card')?.dataset['outcome'],
  };
}

function roundOf(nonce: number, decisions: HiLoDecision[]): { view: RoundView; events: readonly HiLoEvent[] } {
  const source = { ...seeds, nonce, gameCode: 'hi-lo', stake: 500n, choice: {}, decisions };
  const { events, win } = replayWith(playHiLo)(source);
  const view: RoundView = {
    id: `round-${nonce}`,
    state: events.some(({ type }) => type === 'round_ended') ? 'SETTLED' : 'OPEN',
    voidReason: null,
    stake: '500',
    staked: '500',
    win: win.toString(),
    jackpot: null,
    currency: 'THB',
    isFreePlay: false,
    isFreeRound: false,
    gameVersion: 'hi-lo@1',
    choice: {},
    decisions,
    events: [...events],
    balance: '0',
    nonce,
    serverSeedHash: '',
    clientSeed: seeds.clientSeed,
    serverSeed: null,
    createdAt: 0,
  };
  return { view, events };
}

/** Returns the first round whose guess `higher` at the first card is right or wrong. */
function roundWith(isRight: boolean, ...further: HiLoDecision[]) {
  for (let nonce = 0; nonce < 1000; nonce += 1) {
    const { events } = roundOf(nonce, [{ type: 'guess', guess: 'higher' }]);
    const [, guess] = events;
    if (guess?.type === 'guess_made' && guess.isRight === isRight)
      return { ...roundOf(nonce, [{ type: 'guess', guess: 'higher' }, ...further]), guess };
  }
  throw new Error('no such round');
}

/** Returns an open round with this first card. */
function openAt(rank: number) {
  for (let nonce = 0; nonce < 1000; nonce += 1) {
    const round = roundOf(nonce, []);
    const [dealt] = round.events;
    if (dealt?.type === 'card_dealt' && dealt.card.rank === rank) return round;
  }
  throw new Error('no such card');
}

async function showOpen(shown: ReturnType<typeof createStage>, rank: number) {
  const { view, events } = openAt(rank);
  shown.stage.begin();
  await shown.stage.play(view, events, true);
  shown.stage.setPhase?.('open');
  return view;
}

describe('the stage of Hi-Lo', () => {
  it('shows the dealt card, and both guesses with chance and multiplier', async () => {
    const shown = createStage();
    await showOpen(shown, 7);
    expect(shown.rank()).toBe('7');
    expect(shown.higher()?.getAttribute('aria-label')).toBe('Higher or same: chance 53.8 %, pays ×1.83');
    expect(shown.lower()?.getAttribute('aria-label')).toBe('Lower or same: chance 53.8 %, pays ×1.83');
  });

  it('marks the rank of the open card on the stairs, with what is higher and lower', async () => {
    const shown = createStage();
    const parts = () =>
      Array.from(shown.stage.root.querySelectorAll<HTMLElement>('.hilo-step'), (step) => step.dataset['part']);
    expect(parts()).toEqual(Array.from({ length: 13 }, () => ''));
    await showOpen(shown, 3);
    expect(parts().slice(0, 4)).toEqual(['lower', 'lower', 'open', 'higher']);
    expect(parts().at(-1)).toBe('higher');
    shown.stage.cancel();
    expect(parts()).toEqual(Array.from({ length: 13 }, () => ''));
  });

  it('shows a fan of cards and no multiplier until a round starts', async () => {
    const shown = createStage();
    const isStarted = () => shown.stage.root.dataset['round'] === 'started';
    expect(shown.stage.root.querySelector('.hilo-fan')?.getAttribute('aria-hidden')).toBe('true');
    expect(isStarted()).toBe(false);
    await showOpen(shown, 7);
    expect(isStarted()).toBe(true);
    shown.stage.cancel();
    expect(isStarted()).toBe(false);
  });

  it('names the guesses at an ace and a king by their meaning', async () => {
    const shown = createStage();
    await showOpen(shown, 1);
    expect(shown.higher()?.textContent).toContain('Higher×1.0792.3 %');
    expect(shown.lower()?.textContent).toContain('Same×12.87');
    await showOpen(shown, 13);
    expect(shown.higher()?.textContent).toContain('Same');
    expect(shown.lower()?.textContent).toContain('Lower×1.07');
  });

  it('makes decisions that the rules accept, by button and by key', async () => {
    const shown = createStage();
    await showOpen(shown, 7);
    shown.higher()?.click();
    shown.lower()?.click();
    shown.skip()?.click();
    shown.stage.onKey?.('ArrowUp');
    shown.stage.onKey?.('ArrowDown');
    shown.stage.onKey?.('s');
    const moves = [{ type: 'guess', guess: 'higher' }, { type: 'guess', guess: 'lower' }, { type: 'skip' }];
    expect(shown.decided).toEqual([...moves, ...moves]);
    for (const decision of shown.decided) hiLoGame.decision.parse(decision);
    hiLoGame.choice.parse({ ...Object(shown.stage.choice()), maxWin: MAX_WIN });
  });

  it('decides nothing without an open card, and leaves the keys to the shell', async () => {
    const shown = createStage();
    shown.higher()?.click();
    expect(shown.stage.onKey?.('ArrowUp')).toBe(false);
    await showOpen(shown, 7);
    shown.stage.setPhase?.('sending');
    shown.higher()?.click();
    shown.skip()?.click();
    expect(shown.decided).toEqual([]);
    expect(shown.higher()?.getAttribute('aria-disabled')).toBe('true');
  });

  it('offers the cash-out only after a right guess', async () => {
    const { stage } = createStage();
    const right = roundWith(true);
    const [dealt, ...rest] = right.events;
    if (!dealt) throw new Error('a round begins with a card');
    stage.begin();
    await stage.play(right.view, [dealt], true);
    expect(stage.openAction?.(right.view)).toBeUndefined();
    await stage.play(right.view, rest, true);
    const action = stage.openAction?.(right.view);
    expect(action?.label).toBe(`Cash out ฿${right.view.win}`);
    expect(hiLoGame.decision.parse(action?.decision)).toEqual({ type: 'cash_out' });
  });

  it('shows a right guess with its multiplier and amount', async () => {
    const shown = createStage();
    const { view, events, guess } = roundWith(true);
    shown.stage.begin();
    await shown.stage.play(view, events, true);
    expect(shown.outcome()).toBe('right');
    expect(shown.rank()).toBe(letters[guess.card.rank]);
    expect(shown.multiplier()).toBe(`×${Number(guess.multiplier.slice(0, -2))}`);
    expect(shown.amount()).toBe(`฿${guess.win}`);
    expect(shown.said.at(-1)).toMatch(/^Right: /);
  });

  it('shows a wrong guess as the end of the round', async () => {
    const shown = createStage();
    const { view, events } = roundWith(false);
    shown.stage.begin();
    await shown.stage.play(view, events, true);
    shown.stage.setPhase?.('idle');
    expect(shown.outcome()).toBe('wrong');
    expect(shown.multiplier()).toBe('×0');
    expect(shown.higher()?.getAttribute('aria-disabled')).toBe('true');
  });

  it('shows the payout of a cash-out', async () => {
    const shown = createStage();
    const { view, events } = roundWith(true, { type: 'cash_out' });
    shown.stage.begin();
    await shown.stage.play(view, events, true);
    expect(shown.amount()).toBe(`฿${view.win}`);
    expect(shown.said.at(-1)).toMatch(/^Cashed out at ×/);
  });

  it('keeps every card of the round in order, even if only new events play', async () => {
    const shown = createStage();
    const { view, events } = roundOf(8, [{ type: 'skip' }, { type: 'skip' }]);
    const cards = events.flatMap((event): Card[] => ('card' in event ? [event.card] : []));
    shown.stage.begin();
    await shown.stage.play(view, events.slice(0, 1), true);
    await shown.stage.play(view, events.slice(1), true);
    expect(shown.past()).toEqual(cards.map(({ rank }) => letters[rank]));
    expect(shown.skip()?.getAttribute('aria-label')).toBe('Skip this card, 48 left');
    shown.stage.begin();
    expect(shown.past()).toEqual([]);
  });

  it('ends a deal at once when it is skipped', async () => {
    const shown = createStage();
    const { view, events } = roundOf(8, [{ type: 'skip' }, { type: 'skip' }]);
    const played = shown.stage.play(view, events, false);
    expect(shown.past()).toEqual([]);
    shown.stage.skip?.();
    await played;
    expect(shown.past()).toHaveLength(3);
  });

  it('turns the card face down when the bet is refused', async () => {
    const shown = createStage();
    await showOpen(shown, 7);
    shown.stage.cancel();
    expect(shown.rank()).toBeUndefined();
    expect(shown.past()).toEqual([]);
  });

  it('lists returns, and describes events in Thai', () => {
    const { stage } = createStage('th');
    expect(stage.returns()[0]).toEqual({ mode: 'รับเงินหลังทายถูก 1 ครั้ง', returned: '99 %', best: '×12.87' });
    expect(stage.describe({ type: 'card_dealt', card: { rank: 12, suit: 1 }, offers: [] })).toBe('ไพ่ใบแรก: แหม่ม โพแดง');
  });
});
