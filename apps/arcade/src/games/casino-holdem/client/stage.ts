import { cardsText } from '../../../shell/cards/cardNames.ts';
import { createCardRow, createShoe } from '../../../shell/cards/cardRow.ts';
import { chipWith } from '../../../shell/cards/chips.ts';
import { createMoveButton } from '../../../shell/cards/moveButtons.ts';
import { createSegments } from '../../../shell/controls.ts';
import { element } from '../../../shell/element.ts';
import { createMotion } from '../../../shell/motion.ts';
import { returnRow } from '../../../shell/multiplierText.ts';
import type { Phase, Stage, StageContext } from '../../../shell/stage.ts';
import type { Card } from '../../cards.ts';
import { fraction } from '../../fraction.ts';
import { isCallBest } from '../callWorth.ts';
import { ANTE_RETURN, BONUS_MAX, BONUS_RETURN, MAX_MULTIPLIER } from '../returns.ts';
import { CALL_ANTES, type CasinoHoldemChoice, type CasinoHoldemDecision, type CasinoHoldemEvent } from '../rules.ts';
import { bestFive } from './bestFive.ts';
import { describeCasinoHoldem } from './describe.ts';

const DEAL_MS = 240;
const REST_MS = 420;

const tones = { win: 'won', not_qualified: 'won', push: 'push', lose: 'lost', fold: 'lost' } as const;
const declared = (digits: string) => fraction(BigInt(digits.replace('.', '')), 10n ** 9n);

type Told<Type extends CasinoHoldemEvent['type']> = Extract<CasinoHoldemEvent, { type: Type }>;

/** Creates the stage of casino hold'em. */
export function createCasinoHoldemStage(context: StageContext): Stage<CasinoHoldemEvent> {
  const { text, money, sounds, dress } = context;
  const motion = createMotion({ share: () => (context.isTurbo() ? 0.5 : 1) });
  let phase: Phase = 'idle';
  let hasBonus = false;
  let ante = context.stake();
  let dealt: Told<'dealt'> | undefined;
  let rest: Card[] = [];
  let isCalled = false;

  const shoe = element('div', { class: 'felt-shoe' }, createShoe(dress, motion));
  const dealerCards = createCardRow(motion, dress);
  const dealerKind = element('span', { class: 'felt-points', 'aria-hidden': 'true' });
  const dealer = element('div', { class: 'felt-top', role: 'group' }, dealerCards.root, dealerKind);
  const boardCards = createCardRow(motion, dress);
  const board = element('div', { class: 'che-board', role: 'group' }, boardCards.root);
  const ownCards = createCardRow(motion, dress);
  const ownKind = element('span', { class: 'felt-points', 'aria-hidden': 'true' });
  const result = element('span', { class: 'felt-result', 'aria-hidden': 'true' });
  const bets = element('div', { class: 'felt-bets' });
  const own = element('div', { class: 'felt-hand', role: 'group' }, result, ownCards.root, ownKind, bets);

  const decide = (decision: CasinoHoldemDecision): void => context.decide(decision);
  const fold = createMoveButton(text('fold'), () => decide({ type: 'fold' }));
  const call = createMoveButton(text('call'), () => decide({ type: 'call' }));
  const hint = createMoveButton(text('hint'), showHint);
  const felt = element(
    'div',
    { class: 'felt' },
    dealer,
    shoe,
    board,
    element('p', { class: 'felt-line' }, text('tableLine')),
    element('div', { class: 'felt-hands' }, own),
  );
  const root = element(
    'div',
    { class: 'felt-stage casino-holdem' },
    felt,
    element('div', { class: 'felt-moves' }, fold.root, call.root, hint.root),
  );

  const bonus = createSegments({
    label: text('bonus'),
    options: [
      { value: 'off', label: text('bonusOff') },
      { value: 'on', label: text('bonusOn') },
    ],
    value: 'off',
    onChange(next) {
      hasBonus = next === 'on';
      if (!dealt) clear();
      context.changed();
    },
  });

  function showHint(): void {
    const isGood = dealt !== undefined && isCallBest(dealt.cards, dealt.flop);
    call.setBest(isGood);
    fold.setBest(!isGood);
    context.say(text(isGood ? 'hintCall' : 'hintFold'));
  }

  function showBets(): void {
    const placed: [label: string, amount: bigint][] = [
      [text('ante'), ante],
      ...(hasBonus ? [[text('bonus'), ante] as [string, bigint]] : []),
      ...(isCalled ? [[text('call'), CALL_ANTES * ante] as [string, bigint]] : []),
    ];
    const bet = ([label, amount]: [string, bigint]) =>
      element('span', { class: 'felt-bet' }, element('span', {}, label), chipWith(money(amount)));
    bets.replaceChildren(...placed.map(bet));
  }

  function showMoves(): void {
    const isOpen = phase === 'open';
    for (const button of [fold, call, hint]) button.setUsable(isOpen);
    call.setCost(isOpen ? `+${money(CALL_ANTES * ante)}` : '');
    for (const button of [fold, call]) button.setBest(false);
  }

  const name = (group: HTMLElement, key: string, cards: readonly Card[] | 'empty' | 'hidden'): void =>
    group.setAttribute(
      'aria-label',
      text(key, { cards: typeof cards === 'string' ? text(cards) : cardsText(cards, text) }),
    );

  function clear(): void {
    dealt = undefined;
    rest = [];
    isCalled = false;
    ante = context.stake();
    for (const row of [dealerCards, boardCards, ownCards]) row.lay([]);
    for (const line of [dealerKind, ownKind, result]) line.textContent = '';
    own.classList.remove('is-won', 'is-lost');
    felt.classList.remove('is-settled');
    name(dealer, 'dealerLabel', 'empty');
    name(board, 'boardLabel', 'empty');
    name(own, 'handLabel', 'empty');
    showBets();
    showMoves();
  }

  async function deal(event: Told<'dealt'>): Promise<void> {
    for (const [place, card] of event.cards.entries()) {
      sounds.play('tick', place);
      await ownCards.deal(card, shoe, DEAL_MS);
      await dealerCards.deal(undefined, shoe, DEAL_MS * 0.7);
    }
    for (const [place, card] of event.flop.entries()) {
      sounds.play('tick', place + 2);
      await boardCards.deal(card, shoe, DEAL_MS);
    }
    dealt = event;
    ownKind.textContent = text(`kind.${event.kind}`);
    name(own, 'handLabel', event.cards);
    name(board, 'boardLabel', event.flop);
    name(dealer, 'dealerLabel', 'hidden');
    context.say(`${describeCasinoHoldem(event, text, money)}. ${text('yourMove')}`);
  }

  /** Marks the cards of the player's best five, on the board and in the hand. */
  function markBest(): void {
    if (!dealt) return;
    const { cards, flop } = dealt;
    for (const place of bestFive([...cards, ...flop, ...rest])) {
      const card = place < cards.length ? ownCards.at(place) : boardCards.at(place - cards.length);
      card?.classList.add('is-used');
    }
    felt.classList.add('is-settled');
  }

  async function showEvent(event: CasinoHoldemEvent): Promise<void> {
    switch (event.type) {
      case 'dealt':
        return deal(event);
      case 'decided':
        isCalled = event.move === 'call';
        if (isCalled) sounds.play('bet');
        return showBets();
      case 'board_dealt':
        for (const [place, card] of event.cards.entries()) {
          sounds.play('tick', place + 5);
          await boardCards.deal(card, shoe, DEAL_MS);
        }
        rest = event.cards;
        ownKind.textContent = text(`kind.${event.kind}`);
        name(board, 'boardLabel', [...(dealt?.flop ?? []), ...rest]);
        return;
      case 'dealer_revealed':
        for (const [place, card] of event.cards.entries()) {
          sounds.play('tick', place + 3);
          await dealerCards.turn(place, card);
          dealerCards.at(place)?.classList.add('is-used');
        }
        dealerKind.textContent = text(`kind.${event.kind}`);
        name(dealer, 'dealerLabel', event.cards);
        return motion.pause(REST_MS);
      case 'duel_settled': {
        const tone = tones[event.result];
        result.textContent = text(`result.${event.result}`);
        result.dataset['tone'] = tone;
        own.classList.toggle('is-won', tone === 'won');
        own.classList.toggle('is-lost', tone === 'lost');
        if (event.result !== 'fold') markBest();
        if (tone === 'lost') sounds.play('bust');
        context.sayResult(text(`result.${event.result}`));
        return;
      }
      case 'bonus_settled':
        if (event.pay === '0') return;
        sounds.play('reveal', 4);
        context.sayResult(`${result.textContent}. ${text('bonusPays', { amount: money(BigInt(event.pay)) })}`);
        return;
      case 'round_ended':
    }
  }

  clear();

  return {
    root,
    controls: element('div', {}, bonus.root),
    choice: (): CasinoHoldemChoice => {
      const amount = context.stake().toString();
      return { ante: amount, bonus: hasBonus ? amount : null };
    },
    setChoice(choice) {
      // The server checked the choice when the round was bet.
      hasBonus = (choice as CasinoHoldemChoice).bonus !== null;
      bonus.set(hasBonus ? 'on' : 'off');
    },
    slip: {
      stakeOf: (chip) => chip * (hasBonus ? 2n : 1n),
      chipOf: (choice) => BigInt((choice as CasinoHoldemChoice).ante),
    },
    setStake() {
      if (!dealt) clear();
    },
    setPhase(next) {
      phase = next;
      showMoves();
    },
    begin: clear,
    async play(round, events, isStill) {
      motion.start(isStill);
      ante = BigInt((round.choice as CasinoHoldemChoice).ante);
      for (const event of events) await showEvent(event);
      showMoves();
    },
    skip: () => motion.skip(),
    cancel: clear,
    openAction: () => ({
      label: text('callFor', { amount: money(CALL_ANTES * ante) }),
      decision: { type: 'call' },
    }),
    onKey(key) {
      if (phase !== 'open') return false;
      const button = { c: call, f: fold, t: hint }[key.toLowerCase()];
      button?.root.click();
      return button !== undefined;
    },
    rules: () => [
      element('h3', {}, text('howToPlay')),
      ...[
        'aboutAim',
        'aboutKinds',
        'aboutDealer',
        'aboutAnte',
        'aboutBonus',
        'aboutReturn',
        'aboutAbandoned',
        'aboutKeys',
      ].map((key) => element('p', {}, text(key))),
    ],
    returns: () => [
      returnRow(text('modeAnte'), { returned: ANTE_RETURN, maxMultiplier: MAX_MULTIPLIER }),
      returnRow(text('modeBonus'), { returned: declared(BONUS_RETURN), maxMultiplier: BONUS_MAX }),
    ],
    describe: (event) => describeCasinoHoldem(event, text, money),
  };
}
