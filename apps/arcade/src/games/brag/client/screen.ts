import { createCardRow, type CardRow } from '../../../shell/cards/cardRow.ts';
import { createMoveButton } from '../../../shell/cards/moveButtons.ts';
import { element } from '../../../shell/element.ts';
import { createMotion } from '../../../shell/motion.ts';
import type { SeatContext, SeatScreen } from '../../../shell/seat/seatGame.ts';
import { cardOf } from '../../cards.ts';
import { RAISE, type BragMove, type BragView } from '../rules.ts';
import { cardsText, describePlace, handText } from './describe.ts';

/** The cards of a place, its bet, and its hand in words. */
interface Spread {
  root: HTMLElement;
  row: CardRow;
  words: HTMLElement;
  put: HTMLElement;
  shown: (number | null)[];
}

type PlaceView = BragView['places'][number];

const face = (card: number | null | undefined) => (card == null ? undefined : cardOf(card));
const DEAL_MS = 260;
const keys: Readonly<Record<string, BragMove>> = { c: 'call', r: 'raise', f: 'fold' };

/** Creates the screen of brag: three cards and a bet at each place, the pot in the middle, and three buttons. */
export function createBragScreen({
  text,
  dress,
  sounds,
  prefersStill,
  money,
  move,
  announce,
}: SeatContext): SeatScreen {
  const motion = createMotion();
  const playerCards = element('div', { class: 'brag-own', role: 'img' });
  const potAmount = element('strong', { class: 'number' });
  const pot = element('p', { class: 'brag-pot' }, element('span', {}, text('pot')), potAmount);
  const outcome = element('p', { class: 'brag-outcome' });
  const middle = element('div', { class: 'brag-middle' }, pot, outcome);
  const buttons = new Map(
    (['fold', 'call', 'raise'] as const).map((name) => [name, createMoveButton(text(name), () => choose(name))]),
  );
  let spreads = new Map<number, Spread>();
  let handId = '';
  let announced = '';
  let ending = '';
  let usable: readonly unknown[] = [];

  function choose(name: BragMove): void {
    if (!usable.includes(name)) return;
    usable = [];
    for (const [, button] of buttons) button.setUsable(false);
    sounds.play(name === 'fold' ? 'stop' : 'bet');
    move(name);
  }

  function createSpread(place: HTMLElement): Spread {
    const row = createCardRow(motion, dress, 'brag-cards');
    const words = element('span', { class: 'brag-words' });
    const put = element('span', { class: 'brag-put number' });
    const root = element('div', { class: 'brag-spread' }, row.root, words, put);
    place.replaceChildren(root);
    return { root, row, words, put, shown: [] };
  }

  /** Deals new cards and turns hidden ones. */
  function showCards(spread: Spread, cards: readonly (number | null)[], from: Element): void {
    const { row, shown } = spread;
    if (prefersStill() || document.hidden || cards.length < shown.length) row.setCards(cards.map(face));
    else {
      cards.forEach((card, i) => {
        if (i >= shown.length) void row.deal(face(card), from, DEAL_MS);
        else if (shown[i] === null && card !== null) void row.turn(i, face(card));
      });
    }
    spread.shown = [...cards];
  }

  const wordsOf = ({ hand, hasFolded }: PlaceView): string =>
    hasFolded ? text('folded') : hand ? handText(hand, text) : '';

  const short = (units: number, base: bigint): string => money(BigInt(units) * base).replace(/\.00$/, '');

  function showMiddle({ places, pot: units, isOver }: BragView, base: bigint): void {
    potAmount.textContent = short(units, base);
    const winner = isOver ? places.find(({ isWinner }) => isWinner) : undefined;
    const isShown = places.filter(({ hasFolded }) => !hasFolded).length > 1;
    ending = !winner
      ? ''
      : isShown && winner.hand
        ? text('takesPot', { hand: handText(winner.hand, text) })
        : text('allFolded');
    // When hands are shown, the best one shines.
    outcome.textContent = isShown ? '' : ending;
  }

  function showButtons({ toCall, canRaise }: BragView, base: bigint): void {
    const cost = BigInt(toCall) * base;
    const call = buttons.get('call');
    call?.setLabel(text(toCall === 0 ? 'check' : 'call'));
    call?.setCost(toCall === 0 ? text('free') : money(cost));
    buttons.get('raise')?.setCost(canRaise ? money(cost + BigInt(RAISE) * base) : '');
  }

  /** Announces your hand as it is dealt, the pot at your turn, and its winner, to screen readers. */
  function announceChanges(view: BragView, yourPlace: number | null, base: bigint): void {
    const mine = yourPlace === null ? undefined : view.places[yourPlace];
    const hand = mine?.hand
      ? text('yourHand', { cards: cardsText(mine.cards, text), hand: handText(mine.hand, text) })
      : '';
    playerCards.setAttribute('aria-label', hand);
    const amount = money(BigInt(view.pot) * base);
    const turn =
      usable.length === 0
        ? ''
        : view.toCall === 0
          ? text('potIsFree', { amount })
          : text('potIs', { amount, cost: money(BigInt(view.toCall) * base) });
    const words = [hand, turn].filter((part) => part !== '').join(' ');
    // The shell reads the end of a hand together with its result.
    if (words !== announced && words !== '' && !view.isOver) announce(words);
    announced = words;
  }

  return {
    playerCards,
    middle,
    moves: element('div', { class: 'felt-moves' }, ...[...buttons.values()].map(({ root }) => root)),
    show(hand, at, { base, nameOf }) {
      if (hand?.id !== handId) {
        for (const { root } of spreads.values()) root.remove();
        spreads = new Map();
        handId = hand?.id ?? '';
      }
      usable = hand?.yourMoves ?? [];
      for (const [name, button] of buttons) button.setUsable(usable.includes(name));
      middle.hidden = hand === null;
      if (!hand) return;
      const view = hand.view as unknown as BragView;
      const middleOfTable = playerCards.closest('.oval-table')?.querySelector('.oval-middle') ?? playerCards;
      showMiddle(view, base);
      showButtons(view, base);
      view.places.forEach((placeView, place) => {
        const isPlayer = place === hand.yourPlace;
        const spread = spreads.get(place) ?? createSpread(isPlayer ? playerCards : at(place));
        spreads.set(place, spread);
        showCards(spread, placeView.cards, middleOfTable);
        spread.words.textContent = wordsOf(placeView);
        const amount = money(BigInt(placeView.put) * base);
        spread.put.textContent = short(placeView.put, base);
        const { root } = spread;
        // Your own cards are named as a whole.
        if (!isPlayer) {
          const parts = [nameOf(place), describePlace(view, place, text), text('putInLong', { amount })];
          root.setAttribute('role', 'img');
          root.setAttribute('aria-label', parts.join('. '));
        }
        spread.put.hidden = view.isOver;
        root.classList.toggle('is-folded', placeView.hasFolded);
        root.classList.toggle('is-winner', placeView.isWinner);
      });
      announceChanges(view, hand.yourPlace, base);
    },
    outcomeWords: () => ending,
    onKey(key) {
      const name = keys[key.toLowerCase()];
      if (!name || !usable.includes(name)) return false;
      choose(name);
      return true;
    },
  };
}
