import { cardsText } from '../../../shell/cards/cardNames.ts';
import { createCardRow, createShoe } from '../../../shell/cards/cardRow.ts';
import { chipWith } from '../../../shell/cards/chips.ts';
import { createMoveButton } from '../../../shell/cards/moveButtons.ts';
import { createSegments } from '../../../shell/controls.ts';
import { element } from '../../../shell/element.ts';
import { createMotion } from '../../../shell/motion.ts';
import { returnRow } from '../../../shell/multiplierText.ts';
import type { Phase, Stage, StageContext } from '../../../shell/stage.ts';
import { fraction } from '../../fraction.ts';
import { PLAYED_SCORE, valueOfHand } from '../hands.ts';
import { DECLARED_RETURN, MAX_MULTIPLIER, PAIR_PLUS_MAX, PAIR_PLUS_RETURN } from '../returns.ts';
import type { ThreeCardPokerChoice, ThreeCardPokerDecision, ThreeCardPokerEvent } from '../rules.ts';
import { describeThreeCardPoker } from './describe.ts';

const DEAL_MS = 240;
const REST_MS = 420;

const tones = { win: 'won', not_qualified: 'won', push: 'push', lose: 'lost', fold: 'lost' } as const;
const declared = (digits: string) => fraction(BigInt(digits.replace('.', '')), 10n ** 9n);

/** Creates the stage of three-card poker. */
export function createThreeCardPokerStage(context: StageContext): Stage<ThreeCardPokerEvent> {
  const { text, money, sounds, dress } = context;
  const motion = createMotion({ share: () => (context.isTurbo() ? 0.5 : 1) });
  let phase: Phase = 'idle';
  let hasPairPlus = false;
  let ante = context.stake();
  let dealt: Extract<ThreeCardPokerEvent, { type: 'dealt' }> | undefined;
  let isPlayed = false;

  const shoe = element('div', { class: 'felt-shoe' }, createShoe(dress, motion));
  const dealerCards = createCardRow(motion, dress);
  const dealerKind = element('span', { class: 'felt-points', 'aria-hidden': 'true' });
  const dealer = element('div', { class: 'felt-top', role: 'group' }, dealerCards.root, dealerKind);
  const ownCards = createCardRow(motion, dress);
  const ownKind = element('span', { class: 'felt-points', 'aria-hidden': 'true' });
  const result = element('span', { class: 'felt-result', 'aria-hidden': 'true' });
  const bets = element('div', { class: 'felt-bets' });
  const own = element('div', { class: 'felt-hand', role: 'group' }, result, ownCards.root, ownKind, bets);

  const decide = (decision: ThreeCardPokerDecision): void => context.decide(decision);
  const fold = createMoveButton(text('fold'), () => decide({ type: 'fold' }));
  const play = createMoveButton(text('play'), () => decide({ type: 'play' }));
  const hint = createMoveButton(text('hint'), showHint);
  const root = element(
    'div',
    { class: 'felt-stage three-card-poker' },
    element(
      'div',
      { class: 'felt' },
      dealer,
      shoe,
      element('p', { class: 'felt-line' }, text('tableLine')),
      element('div', { class: 'felt-hands' }, own),
    ),
    element('div', { class: 'felt-moves' }, fold.root, play.root, hint.root),
  );

  const pairPlus = createSegments({
    label: text('pairPlus'),
    options: [
      { value: 'off', label: text('pairPlusOff') },
      { value: 'on', label: text('pairPlusOn') },
    ],
    value: 'off',
    onChange(next) {
      hasPairPlus = next === 'on';
      if (!dealt) clear();
      context.changed();
    },
  });

  function showHint(): void {
    const isGood = dealt !== undefined && valueOfHand(dealt.cards).score >= PLAYED_SCORE;
    play.setBest(isGood);
    fold.setBest(!isGood);
    context.say(text(isGood ? 'hintPlay' : 'hintFold'));
  }

  function showBets(): void {
    const placed: [label: string, amount: bigint][] = [
      [text('ante'), ante],
      ...(hasPairPlus ? [[text('pairPlus'), ante] as [string, bigint]] : []),
      ...(isPlayed ? [[text('play'), ante] as [string, bigint]] : []),
    ];
    const bet = ([label, amount]: [string, bigint]) =>
      element('span', { class: 'felt-bet' }, element('span', {}, label), chipWith(money(amount)));
    bets.replaceChildren(...placed.map(bet));
  }

  function showMoves(): void {
    const isOpen = phase === 'open';
    for (const button of [fold, play, hint]) button.setUsable(isOpen);
    play.setCost(isOpen ? `+${money(ante)}` : '');
    for (const button of [fold, play]) button.setBest(false);
  }

  function clear(): void {
    dealt = undefined;
    isPlayed = false;
    ante = context.stake();
    dealerCards.lay([]);
    ownCards.lay([]);
    for (const line of [dealerKind, ownKind, result]) line.textContent = '';
    own.classList.remove('is-won', 'is-lost');
    dealer.setAttribute('aria-label', text('dealerLabel', { cards: text('empty') }));
    own.setAttribute('aria-label', text('handLabel', { cards: text('empty') }));
    showBets();
    showMoves();
  }

  async function deal(event: Extract<ThreeCardPokerEvent, { type: 'dealt' }>): Promise<void> {
    for (const [place, card] of event.cards.entries()) {
      sounds.play('tick', place);
      await ownCards.deal(card, shoe, DEAL_MS);
      await dealerCards.deal(undefined, shoe, DEAL_MS * 0.7);
    }
    dealt = event;
    ownKind.textContent = text(`kind.${event.kind}`);
    own.setAttribute('aria-label', text('handLabel', { cards: cardsText(event.cards, text) }));
    dealer.setAttribute('aria-label', text('dealerLabel', { cards: text('hidden') }));
    context.say(`${describeThreeCardPoker(event, text, money)}. ${text('yourMove')}`);
  }

  async function showEvent(event: ThreeCardPokerEvent): Promise<void> {
    switch (event.type) {
      case 'dealt':
        return deal(event);
      case 'decided':
        isPlayed = event.move === 'play';
        if (isPlayed) sounds.play('bet');
        return showBets();
      case 'dealer_revealed':
        for (const [place, card] of event.cards.entries()) {
          sounds.play('tick', place + 3);
          await dealerCards.turn(place, card);
        }
        dealerKind.textContent = text(`kind.${event.kind}`);
        dealer.setAttribute('aria-label', text('dealerLabel', { cards: cardsText(event.cards, text) }));
        return motion.pause(REST_MS);
      case 'duel_settled': {
        const tone = tones[event.result];
        result.textContent = text(`result.${event.result}`);
        result.dataset['tone'] = tone;
        own.classList.toggle('is-won', tone === 'won');
        own.classList.toggle('is-lost', tone === 'lost');
        if (tone === 'lost') sounds.play('bust');
        context.sayResult(text(`result.${event.result}`));
        return;
      }
      case 'pair_plus_settled':
        if (event.pay === '0') return;
        sounds.play('reveal', 4);
        context.sayResult(`${result.textContent}. ${text('pairPlusPays', { amount: money(BigInt(event.pay)) })}`);
        return;
      case 'round_ended':
    }
  }

  clear();

  return {
    root,
    controls: element('div', {}, pairPlus.root),
    choice: (): ThreeCardPokerChoice => {
      const amount = context.stake().toString();
      return { ante: amount, pairPlus: hasPairPlus ? amount : null };
    },
    setChoice(choice) {
      // The server checked the choice when the round was bet.
      hasPairPlus = (choice as ThreeCardPokerChoice).pairPlus !== null;
      pairPlus.set(hasPairPlus ? 'on' : 'off');
    },
    slip: {
      stakeOf: (chip) => chip * (hasPairPlus ? 2n : 1n),
      chipOf: (choice) => BigInt((choice as ThreeCardPokerChoice).ante),
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
      ante = BigInt((round.choice as ThreeCardPokerChoice).ante);
      for (const event of events) await showEvent(event);
      showMoves();
    },
    skip: () => motion.skip(),
    cancel: clear,
    openAction: () => ({ label: text('playFor', { amount: money(ante) }), decision: { type: 'play' } }),
    onKey(key) {
      if (phase !== 'open') return false;
      const button = { p: play, f: fold, t: hint }[key.toLowerCase()];
      button?.root.click();
      return button !== undefined;
    },
    rules: () => [
      element('h3', {}, text('howToPlay')),
      ...[
        'aboutAim',
        'aboutKinds',
        'aboutDealer',
        'aboutBonus',
        'aboutPairPlus',
        'aboutReturn',
        'aboutAbandoned',
        'aboutKeys',
      ].map((key) => element('p', {}, text(key))),
    ],
    returns: () => [
      returnRow(text('modeAnte'), { returned: declared(DECLARED_RETURN), maxMultiplier: MAX_MULTIPLIER }),
      returnRow(text('modePairPlus'), { returned: declared(PAIR_PLUS_RETURN), maxMultiplier: PAIR_PLUS_MAX }),
    ],
    describe: (event) => describeThreeCardPoker(event, text, money),
  };
}
