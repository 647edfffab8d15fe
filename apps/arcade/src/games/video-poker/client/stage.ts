import { createShoe } from '../../../shell/cards/cardRow.ts';
import { cardsText } from '../../../shell/cards/cardNames.ts';
import { createMoveButton } from '../../../shell/cards/moveButtons.ts';
import { createSegments } from '../../../shell/controls.ts';
import { element } from '../../../shell/element.ts';
import { createMotion } from '../../../shell/motion.ts';
import { multiplierText, returnRow } from '../../../shell/multiplierText.ts';
import type { Phase, Stage, StageContext } from '../../../shell/stage.ts';
import type { Card } from '../../cards.ts';
import { fraction, parseDecimal } from '../../fraction.ts';
import { COMMON_DRAWS, heldPlaces } from '../holds.ts';
import { DECLARED_RETURN, MAX_MULTIPLIER } from '../returns.ts';
import { HAND_SIZE, type VideoPokerDecision, type VideoPokerEvent } from '../rules.ts';
import { createCardSlots } from './cardSlots.ts';
import { computeBestHold, type BestHold } from './countHolds.ts';
import { describeVideoPoker, handName } from './describe.ts';
import { createPayBoard } from './payBoard.ts';

const REST_MS = 260;

const declared = parseDecimal(DECLARED_RETURN);

/** Creates the stage of video poker. */
export function createVideoPokerStage(context: StageContext): Stage<VideoPokerEvent> {
  const { text, money, sounds, dress } = context;
  const motion = createMotion({ share: () => (context.isTurbo() ? 0.5 : 1) });
  let phase: Phase = 'idle';
  let isAutoHold = false;
  let hand: readonly Card[] = [];
  /** The best hold of `hand`, once it is requested. */
  let best: Promise<BestHold | undefined> | undefined;
  let isTouched = false;

  const board = createPayBoard(text, money);
  const shoe = element('div', { class: 'vp-shoe' }, createShoe(dress, motion));
  const slots = createCardSlots({
    text,
    motion,
    dress,
    from: shoe,
    onChange() {
      isTouched = true;
      sounds.play('tick');
      context.changed();
    },
  });
  const hint = createMoveButton(text('hint'), () => void showHint());
  const none = createMoveButton(text('clearHolds'), () => hold([]));
  const result = element('p', { class: 'vp-result', 'aria-hidden': 'true' });
  const root = element(
    'div',
    { class: 'video-poker' },
    board.root,
    element('div', { class: 'vp-screen' }, shoe, result, slots.root),
    element('div', { class: 'felt-moves' }, hint.root, none.root),
  );
  const autoHold = createSegments({
    label: text('autoHold'),
    options: [
      { value: 'off', label: text('autoHoldOff') },
      { value: 'on', label: text('autoHoldOn') },
    ],
    value: 'off',
    onChange(next) {
      isAutoHold = next === 'on';
    },
  });

  function hold(places: readonly number[]): void {
    isTouched = true;
    slots.hold(places);
    context.changed();
  }

  /** Returns the best hold of the dealt cards. It is computed once. */
  function bestOf(cards: readonly Card[]): Promise<BestHold | undefined> {
    best ??= computeBestHold(cards, () => hand === cards);
    return best;
  }

  async function showHint(): Promise<void> {
    const cards = hand;
    context.showMessage(text('counting'));
    const found = await bestOf(cards);
    if (!found || hand !== cards || phase !== 'open') return;
    const places = heldPlaces(found.hold);
    hold(places);
    const held = places.flatMap((place) => cards[place] ?? []);
    context.showMessage(
      text(held.length === 0 ? 'hintNone' : 'hintHold', {
        cards: cardsText(held, text),
        worth: multiplierText(fraction(found.value, COMMON_DRAWS)),
      }),
    );
  }

  async function holdBest(): Promise<void> {
    const cards = hand;
    const found = await bestOf(cards);
    if (!found || hand !== cards || phase !== 'open' || isTouched) return;
    slots.hold(heldPlaces(found.hold));
    context.changed();
  }

  function showMoves(): void {
    const isOpen = phase === 'open';
    slots.setUsable(isOpen);
    hint.setUsable(isOpen);
    none.setUsable(isOpen);
  }

  function clear(): void {
    hand = [];
    best = undefined;
    isTouched = false;
    slots.reset();
    board.mark(null);
    board.setStake(context.stake());
    result.textContent = '';
    showMoves();
  }

  async function showEvent(event: VideoPokerEvent): Promise<void> {
    switch (event.type) {
      case 'dealt':
        hand = event.cards;
        for (const [place, card] of event.cards.entries()) {
          sounds.play('tick', place);
          await slots.show(place, card);
        }
        board.mark(event.hand);
        result.textContent = event.hand === null ? '' : handName(event.hand, text);
        context.showMessage(`${describeVideoPoker(event, text, money)}. ${text('yourMove')}`);
        return;
      case 'drawn':
        hand = [];
        board.mark(null);
        result.textContent = '';
        slots.hold(event.held);
        for (const [place, card] of event.cards.entries()) {
          if (event.held.includes(place)) continue;
          sounds.play('tick', place);
          await slots.replace(place, card);
        }
        await motion.pause(REST_MS);
        board.mark(event.hand);
        slots.markWon(event.hand !== null);
        result.textContent = event.hand === null ? '' : handName(event.hand, text);
        context.showResult(event.hand === null ? text('nothing') : handName(event.hand, text));
        return;
      case 'round_ended':
    }
  }

  clear();

  return {
    root,
    controls: element('div', {}, autoHold.root),
    choice: () => ({}),
    setStake(stake) {
      board.setStake(stake);
    },
    setPhase(next) {
      phase = next;
      showMoves();
      if (next === 'open' && isAutoHold && !isTouched) void holdBest();
    },
    begin: clear,
    async play(round, events, isStill) {
      motion.start(isStill);
      board.setStake(BigInt(round.stake));
      for (const event of events) await showEvent(event);
      showMoves();
    },
    skip: () => motion.skip(),
    cancel: clear,
    openAction() {
      const held = slots.held();
      const count = HAND_SIZE - held.length;
      const decision: VideoPokerDecision = { type: 'draw', held };
      return { label: count === 0 ? text('stand') : text('draw', { count }), decision };
    },
    onKey(key) {
      if (phase !== 'open') return false;
      if (/^[1-5]$/.test(key)) slots.toggle(Number(key) - 1);
      else if (key.toLowerCase() === 't') void showHint();
      else if (key.toLowerCase() === 'x') hold([]);
      else return false;
      return true;
    },
    rules: () => [
      element('h3', {}, text('howToPlay')),
      ...['aboutAim', 'aboutPays', 'aboutHint', 'aboutReturn', 'aboutAbandoned', 'aboutKeys'].map((key) =>
        element('p', {}, text(key)),
      ),
    ],
    returns: () => [returnRow(text('modeBest'), { returned: declared, maxMultiplier: MAX_MULTIPLIER })],
    describe: (event) => describeVideoPoker(event, text, money),
  };
}
