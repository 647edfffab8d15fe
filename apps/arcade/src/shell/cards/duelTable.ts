import type { Card } from '../../games/cards.ts';
import { createSegments } from '../controls.ts';
import { element } from '../element.ts';
import { createMotion, type Motion } from '../motion.ts';
import type { Phase, Stage, StageContext } from '../stage.ts';
import { cardsText } from './cardNames.ts';
import { createCardRow, createShoe, type CardRow } from './cardRow.ts';
import { chipWith } from './chips.ts';
import { createMoveButton } from './moveButtons.ts';

/** The duration of dealing a card, in ms. */
export const DUEL_DEAL_MS = 240;
const REST_MS = 420;

const tones = { win: 'won', not_qualified: 'won', push: 'push', lose: 'lost', fold: 'lost' } as const;

export interface DuelTableOptions {
  readonly context: StageContext;
  /** The class of the family's styles. */
  readonly family: string;
  /** The side bet, which stakes the ante again. `<key>On`, `<key>Off` and `<key>Pays` are messages too. */
  readonly sideBet: { readonly key: string };
  /** The move that stakes more: its decision, which names its message, its other messages, and its stake in antes. */
  readonly raise: {
    readonly decision: { readonly type: string };
    readonly hint: string;
    readonly action: string;
    readonly antes: bigint;
    /** Its key on a keyboard. */
    readonly keyboard: string;
    /** Whether the raise is the better move with the dealt cards. */
    readonly isBest: () => boolean;
  };
  readonly choice: {
    readonly of: (ante: string, sideBet: string | null) => unknown;
    readonly read: (choice: unknown) => { readonly ante: string; readonly sideBet: string | null };
  };
  /** Shared cards between the dealer and the player. */
  readonly board?: HTMLElement;
  /** Called by `clear`. */
  readonly onClear?: () => void;
}

/** A table at which the player raises an ante against the dealer, or folds. */
export interface DuelTable {
  readonly felt: HTMLElement;
  readonly shoe: HTMLElement;
  readonly motion: Motion;
  readonly dealerCards: CardRow;
  readonly playerCards: CardRow;
  /** The parts of the stage that all families share. */
  readonly stage: Pick<
    Stage,
    | 'root'
    | 'controls'
    | 'choice'
    | 'setChoice'
    | 'slip'
    | 'setStake'
    | 'setPhase'
    | 'begin'
    | 'skip'
    | 'cancel'
    | 'openAction'
    | 'onKey'
  >;
  /** `Stage.play` with a function that shows one event. */
  readonly playWith: <Event>(
    show: (event: Event) => Promise<void>,
  ) => (round: { readonly choice: unknown }, events: readonly Event[], isStill: boolean) => Promise<void>;
  /** Clears the table. Call it once all parts of the stage exist. */
  readonly clear: () => void;
  /** Sets the accessible name of a group of cards. */
  readonly nameCards: (group: HTMLElement, key: string, cards: readonly Card[] | 'empty' | 'hidden') => void;
  /** Deals cards of the player, each with a hidden one of the dealer. */
  readonly dealCards: (cards: readonly Card[]) => Promise<void>;
  readonly showPlayerKind: (kind: string) => void;
  /** Shows the dealt hand and announces it by `words`. */
  readonly showHand: (hand: { readonly cards: readonly Card[]; readonly kind: string }, words: string) => void;
  readonly showDecision: (move: string) => void;
  readonly revealDealer: (hand: { readonly cards: readonly Card[]; readonly kind: string }) => Promise<void>;
  readonly settle: (result: keyof typeof tones) => void;
  /** `pay` is digits in minor units. */
  readonly settleSideBet: (pay: string) => void;
}

/** Creates the table of a duel. */
export function createDuelTable(options: DuelTableOptions): DuelTable {
  const { context, sideBet, raise } = options;
  const { text, money, sounds, dress } = context;
  const motion = createMotion({ share: () => (context.isTurbo() ? 0.5 : 1) });
  const raiseKey = raise.decision.type;
  let phase: Phase = 'idle';
  let hasSideBet = false;
  let ante = context.stake();
  let isDealt = false;
  let isRaised = false;

  const shoe = element('div', { class: 'felt-shoe' }, createShoe(dress, motion));
  const dealerCards = createCardRow(motion, dress);
  const dealerKind = element('span', { class: 'felt-points', 'aria-hidden': 'true' });
  const dealer = element('div', { class: 'felt-top', role: 'group' }, dealerCards.root, dealerKind);
  const playerCards = createCardRow(motion, dress);
  const ownKind = element('span', { class: 'felt-points', 'aria-hidden': 'true' });
  const result = element('span', { class: 'felt-result', 'aria-hidden': 'true' });
  const bets = element('div', { class: 'felt-bets' });
  const own = element('div', { class: 'felt-hand', role: 'group' }, result, playerCards.root, ownKind, bets);

  const foldButton = createMoveButton(text('fold'), () => context.decide({ type: 'fold' }));
  const raiseButton = createMoveButton(text(raiseKey), () => context.decide(raise.decision));
  const hintButton = createMoveButton(text('hint'), showHint);
  const felt = element(
    'div',
    { class: 'felt' },
    dealer,
    shoe,
    ...(options.board ? [options.board] : []),
    element('p', { class: 'felt-line' }, text('tableLine')),
    element('div', { class: 'felt-hands' }, own),
  );
  const root = element(
    'div',
    { class: `felt-stage ${options.family}` },
    felt,
    element('div', { class: 'felt-moves' }, foldButton.root, raiseButton.root, hintButton.root),
  );
  const sideSwitch = createSegments({
    label: text(sideBet.key),
    options: [
      { value: 'off', label: text(`${sideBet.key}Off`) },
      { value: 'on', label: text(`${sideBet.key}On`) },
    ],
    value: 'off',
    onChange(next) {
      hasSideBet = next === 'on';
      if (!isDealt) clear();
      context.changed();
    },
  });

  function showHint(): void {
    const isBest = raise.isBest();
    raiseButton.setBest(isBest);
    foldButton.setBest(!isBest);
    context.showMessage(text(isBest ? raise.hint : 'hintFold'));
  }

  function showBets(): void {
    const placed: [label: string, amount: bigint][] = [
      [text('ante'), ante],
      ...(hasSideBet ? [[text(sideBet.key), ante] as [string, bigint]] : []),
      ...(isRaised ? [[text(raiseKey), raise.antes * ante] as [string, bigint]] : []),
    ];
    const bet = ([label, amount]: [string, bigint]) =>
      element('span', { class: 'felt-bet' }, element('span', {}, label), chipWith(money(amount)));
    bets.replaceChildren(...placed.map(bet));
  }

  function showMoves(): void {
    const isOpen = phase === 'open';
    for (const button of [foldButton, raiseButton, hintButton]) button.setUsable(isOpen);
    raiseButton.setCost(isOpen ? `+${money(raise.antes * ante)}` : '');
    for (const button of [foldButton, raiseButton]) button.setBest(false);
  }

  const nameCards: DuelTable['nameCards'] = (group, key, cards) =>
    group.setAttribute(
      'aria-label',
      text(key, { cards: typeof cards === 'string' ? text(cards) : cardsText(cards, text) }),
    );

  function clear(): void {
    isDealt = false;
    isRaised = false;
    ante = context.stake();
    for (const row of [dealerCards, playerCards]) row.setCards([]);
    for (const line of [dealerKind, ownKind, result]) line.textContent = '';
    own.classList.remove('is-won', 'is-lost');
    nameCards(dealer, 'dealerLabel', 'empty');
    nameCards(own, 'handLabel', 'empty');
    options.onClear?.();
    showBets();
    showMoves();
  }

  const showPlayerKind = (kind: string): void => {
    ownKind.textContent = text(`kind.${kind}`);
  };

  return {
    felt,
    shoe,
    motion,
    dealerCards,
    playerCards,
    clear,
    nameCards,
    showPlayerKind,
    async dealCards(cards) {
      for (const [place, card] of cards.entries()) {
        sounds.play('tick', place);
        await playerCards.deal(card, shoe, DUEL_DEAL_MS);
        await dealerCards.deal(undefined, shoe, DUEL_DEAL_MS * 0.7);
      }
    },
    showHand(hand, words) {
      isDealt = true;
      showPlayerKind(hand.kind);
      nameCards(own, 'handLabel', hand.cards);
      nameCards(dealer, 'dealerLabel', 'hidden');
      context.showMessage(`${words}. ${text('yourMove')}`);
    },
    showDecision(move) {
      isRaised = move === raiseKey;
      if (isRaised) sounds.play('bet');
      showBets();
    },
    async revealDealer(hand) {
      for (const [place, card] of hand.cards.entries()) {
        sounds.play('tick', place + 3);
        await dealerCards.turn(place, card);
      }
      dealerKind.textContent = text(`kind.${hand.kind}`);
      nameCards(dealer, 'dealerLabel', hand.cards);
      return motion.pause(REST_MS);
    },
    settle(outcome) {
      const tone = tones[outcome];
      result.textContent = text(`result.${outcome}`);
      result.dataset['tone'] = tone;
      own.classList.toggle('is-won', tone === 'won');
      own.classList.toggle('is-lost', tone === 'lost');
      if (tone === 'lost') sounds.play('bust');
      context.showResult(text(`result.${outcome}`));
    },
    settleSideBet(pay) {
      if (pay === '0') return;
      sounds.play('reveal', 4);
      context.showResult(`${result.textContent}. ${text(`${sideBet.key}Pays`, { amount: money(BigInt(pay)) })}`);
    },
    playWith: (show) => async (round, events, isStill) => {
      motion.start(isStill);
      ante = BigInt(options.choice.read(round.choice).ante);
      for (const event of events) await show(event);
      showMoves();
    },
    stage: {
      root,
      controls: element('div', {}, sideSwitch.root),
      choice() {
        const amount = context.stake().toString();
        return options.choice.of(amount, hasSideBet ? amount : null);
      },
      setChoice(choice) {
        // The server checked the choice when the round was bet.
        hasSideBet = options.choice.read(choice).sideBet !== null;
        sideSwitch.set(hasSideBet ? 'on' : 'off');
      },
      slip: {
        stakeOf: (chip) => chip * (hasSideBet ? 2n : 1n),
        chipOf: (choice) => BigInt(options.choice.read(choice).ante),
      },
      setStake() {
        if (!isDealt) clear();
      },
      setPhase(next) {
        phase = next;
        showMoves();
      },
      begin: clear,
      skip: () => motion.skip(),
      cancel: clear,
      openAction: () => ({
        label: text(raise.action, { amount: money(raise.antes * ante) }),
        decision: raise.decision,
      }),
      onKey(key) {
        if (phase !== 'open') return false;
        const button = { [raise.keyboard]: raiseButton, f: foldButton, t: hintButton }[key.toLowerCase()];
        button?.root.click();
        return button !== undefined;
      },
    },
  };
}
