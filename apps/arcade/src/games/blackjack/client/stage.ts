import { createCardRow, createShoe } from '../../../shell/cards/cardRow.ts';
import { createMoveButton } from '../../../shell/cards/moveButtons.ts';
import { createSegments } from '../../../shell/controls.ts';
import { element } from '../../../shell/element.ts';
import { createMotion } from '../../../shell/motion.ts';
import { returnRow } from '../../../shell/multiplierText.ts';
import type { Phase, Stage, StageContext } from '../../../shell/stage.ts';
import { parseDecimal } from '../../fraction.ts';
import { bestMove } from '../bestMove.ts';
import { DECLARED_RETURN, MAX_MULTIPLIER } from '../math.ts';
import { MAX_HANDS, moves, type BlackjackChoice, type BlackjackDecision, type BlackjackEvent } from '../rules.ts';
import { EMPTY_TABLE, pointsText, tableAfter } from '../table.ts';
import { describeBlackjack, handText } from './describe.ts';
import { createHandView, type HandView } from './handView.ts';

/** How long dealing a card takes, and how long a result is shown before the next. */
const DEAL_MS = 240;
const REST_MS = 320;

const keys: Readonly<Record<string, (typeof moves)[number]>> = { h: 'hit', s: 'stand', d: 'double', p: 'split' };

const declared = parseDecimal(DECLARED_RETURN);

/** Creates the stage of blackjack. */
export function createBlackjackStage(context: StageContext): Stage<BlackjackEvent> {
  const { text, money, sounds, dress } = context;
  const motion = createMotion({ share: () => (context.isTurbo() ? 0.5 : 1) });
  let phase: Phase = 'idle';
  let hands = 1;
  let table = EMPTY_TABLE;
  let views: HandView[] = [];

  const shoe = element('div', { class: 'felt-shoe' }, createShoe(dress, motion));
  const dealerCards = createCardRow(motion, dress);
  const dealerPoints = element('span', { class: 'felt-points', 'aria-hidden': 'true' });
  const dealer = element('div', { class: 'felt-top', role: 'group' }, dealerCards.root, dealerPoints);
  const handRow = element('div', { class: 'felt-hands' });

  const decide = (decision: BlackjackDecision): void => context.decide(decision);
  const moveButtons = moves.map((move) => ({
    move,
    ...createMoveButton(text(`move.${move}`), () => decide({ type: move })),
  }));
  const hint = createMoveButton(text('hint'), showHint);
  hint.root.classList.add('is-hint');
  const insure = createMoveButton(text('insure'), () => decide({ type: 'insurance', isTaken: true }));
  const decline = createMoveButton(text('noInsurance'), () => decide({ type: 'insurance', isTaken: false }));
  // The round button of the shell also stands. Here the move is next to the other moves.
  const moveRow = element('div', { class: 'felt-moves' }, ...moveButtons.map(({ root }) => root), hint.root);
  const insuranceRow = element('div', { class: 'felt-moves', hidden: true }, decline.root, insure.root);
  const root = element(
    'div',
    { class: 'felt-stage blackjack' },
    element('div', { class: 'felt' }, dealer, shoe, element('p', { class: 'felt-line' }, text('tableLine')), handRow),
    moveRow,
    insuranceRow,
  );

  const count = createSegments({
    label: text('hands'),
    options: Array.from({ length: MAX_HANDS }, (_, index) => ({ value: String(index + 1), label: String(index + 1) })),
    value: '1',
    onChange(next) {
      hands = Number(next);
      clear();
      context.changed();
    },
  });

  function showHint(): void {
    const move = bestMove(table);
    for (const button of moveButtons) button.setBest(button.move === move);
    if (move) context.showMessage(text('hintWords', { move: text(`move.${move}`) }));
  }

  function showMoves(): void {
    const { pending } = table;
    const isOpen = phase === 'open';
    const stake = pending?.for === 'move' ? (table.hands[pending.hand]?.stake ?? 0n) : 0n;
    for (const button of moveButtons) {
      const isOffered = pending?.for === 'move' && pending.moves.includes(button.move);
      button.setUsable(isOpen && isOffered);
      button.setBest(false);
      const isRaise = button.move === 'double' || button.move === 'split';
      button.setCost(isRaise && isOffered ? `+${money(stake)}` : '');
    }
    hint.setUsable(isOpen && pending?.for === 'move');
    const isInsurance = pending?.for === 'insurance';
    moveRow.hidden = isInsurance;
    insuranceRow.hidden = !isInsurance;
    if (isInsurance) insure.setCost(`+${money(pending.amount)}`);
    insure.setUsable(isOpen && isInsurance);
    decline.setUsable(isOpen && isInsurance);
  }

  /** Shows points, stakes and results; the cards are dealt already. */
  function showTable(): void {
    const active = table.pending?.for === 'move' ? table.pending.hand : -1;
    for (const [index, view] of views.entries()) {
      const hand = table.hands[index] ?? { cards: [], stake: context.stake() };
      view.show(hand, { index, isActive: index === active });
    }
    handRow.dataset['hands'] = String(views.length);
    dealerPoints.textContent = table.dealer.length > 0 ? pointsText(table.dealer) : '';
    const hidden = table.dealer.length === 1 ? `, ${text('hidden')}` : '';
    const words = table.dealer.length > 0 ? handText(table.dealer, text) : text('hidden');
    dealer.setAttribute('aria-label', text('dealerLabel', { cards: words + hidden }));
    showMoves();
  }

  function setViews(next: HandView[]): void {
    views = next;
    handRow.replaceChildren(...views.map((view) => view.root));
  }

  const newViews = (length: number): HandView[] =>
    Array.from({ length }, () => createHandView({ dress, money, text }, motion));

  function clear(): void {
    table = EMPTY_TABLE;
    dealerCards.setCards([]);
    setViews(newViews(hands));
    showTable();
  }

  async function showDeal(event: Extract<BlackjackEvent, { type: 'dealt' }>): Promise<void> {
    setViews(newViews(event.hands.length));
    for (const [index, view] of views.entries()) {
      const stake = BigInt(event.hands[index]?.stake ?? 0);
      view.show({ cards: [], stake }, { index, isActive: false });
    }
    handRow.dataset['hands'] = String(views.length);
    for (const round of [0, 1]) {
      for (const [index, view] of views.entries()) {
        sounds.play('tick', index);
        await view.cards.deal(event.hands[index]?.cards[round], shoe, DEAL_MS);
      }
      sounds.play('tick', 4);
      await dealerCards.deal(round === 0 ? event.dealer : undefined, shoe, DEAL_MS);
    }
  }

  /** Moves the cards of an event. `showTable` follows. */
  async function moveCards(event: BlackjackEvent): Promise<void> {
    switch (event.type) {
      case 'dealt':
        return showDeal(event);
      case 'hand_hit':
      case 'hand_doubled':
        sounds.play(event.type === 'hand_doubled' ? 'bet' : 'tick');
        return views[event.hand]?.cards.deal(event.card, shoe, DEAL_MS);
      case 'hand_split': {
        sounds.play('bet');
        const parts = newViews(2);
        const [first, second] = event.cards;
        setViews(views.toSpliced(event.hand, 1, ...parts));
        handRow.dataset['hands'] = String(views.length);
        parts[0]?.cards.setCards(first.slice(0, 1));
        parts[1]?.cards.setCards(second.slice(0, 1));
        await motion.pause(DEAL_MS);
        await parts[0]?.cards.deal(first[1], shoe, DEAL_MS);
        return parts[1]?.cards.deal(second[1], shoe, DEAL_MS);
      }
      case 'dealer_revealed':
        sounds.play('reveal');
        return dealerCards.turn(1, event.card);
      case 'dealer_drew':
        sounds.play('tick');
        return dealerCards.deal(event.card, shoe, DEAL_MS);
      case 'hand_settled':
        if (event.result === 'lose' || event.result === 'bust') sounds.play('bust');
        return motion.pause(REST_MS / 2);
      case 'insurance_offered':
      case 'insurance_answered':
      case 'no_blackjack':
      case 'turn':
      case 'hand_stood':
      case 'insurance_settled':
      case 'round_ended':
    }
  }

  function speak(event: BlackjackEvent): void {
    if (event.type === 'turn') {
      const cards = table.hands[event.hand]?.cards ?? [];
      const name = views.length > 1 ? `${text('handName', { hand: event.hand + 1 })}, ` : '';
      context.showMessage(`${name}${handText(cards, text)}. ${text('yourMove')}`);
    } else if (event.type === 'insurance_offered') context.showMessage(text('insuranceQuestion'));
    else if (event.type === 'no_blackjack') context.showMessage(text('noBlackjack'));
    else if (event.type === 'round_ended') {
      const isBlackjack = table.dealer.length === 2 && pointsText(table.dealer) === '21';
      context.showResult(
        isBlackjack ? text('dealerBlackjack') : text('dealerHas', { points: pointsText(table.dealer) }),
      );
    }
  }

  clear();

  return {
    root,
    controls: element('div', { class: 'blackjack-controls' }, count.root),
    choice: (): BlackjackChoice => ({ stakes: Array.from({ length: hands }, () => context.stake().toString()) }),
    setChoice(choice) {
      // The server checked the choice when the round was bet.
      hands = (choice as BlackjackChoice).stakes.length;
      count.set(String(hands));
    },
    slip: {
      stakeOf: (chip) => chip * BigInt(hands),
      chipOf: (choice) => BigInt((choice as BlackjackChoice).stakes[0] ?? 0),
    },
    setStake() {
      if (phase === 'idle' && table.hands.length === 0) showTable();
    },
    setPhase(next) {
      phase = next;
      showMoves();
    },
    begin: clear,
    async play(_, events, isStill) {
      motion.start(isStill);
      for (const event of events) {
        await moveCards(event);
        table = tableAfter(table, event);
        showTable();
        speak(event);
        if (event.type === 'no_blackjack' || event.type === 'dealer_revealed') await motion.pause(REST_MS);
      }
    },
    skip: () => motion.skip(),
    cancel: clear,
    openAction() {
      if (table.pending?.for === 'insurance')
        return { label: text('noInsurance'), decision: { type: 'insurance', isTaken: false } };
      return { label: text('move.stand'), decision: { type: 'stand' } };
    },
    onKey(key) {
      if (phase !== 'open') return false;
      const pressed = key.toLowerCase();
      const move = moveButtons.find((button) => button.move === keys[pressed]);
      if (move) move.root.click();
      else if (pressed === 't') hint.root.click();
      else if (pressed === 'i') insure.root.click();
      else if (pressed === 'n') decline.root.click();
      else return false;
      return true;
    },
    rules: () => [
      element('h3', {}, text('howToPlay')),
      ...[
        'aboutAim',
        'aboutDealer',
        'aboutMoves',
        'aboutPays',
        'aboutDeck',
        'aboutReturn',
        'aboutAbandoned',
        'aboutKeys',
      ].map((key) => element('p', {}, text(key))),
    ],
    // Shows the declared return: computing it takes too long on a phone.
    returns: () => [returnRow(text('mode'), { returned: declared, maxMultiplier: MAX_MULTIPLIER })],
    describe: (event) => describeBlackjack(event, text, money),
  };
}
