import { createCardRow, type CardRow } from '../../../shell/cards/cardRow.ts';
import { createMoveButton } from '../../../shell/cards/moveButtons.ts';
import { element } from '../../../shell/element.ts';
import { createMotion } from '../../../shell/motion.ts';
import type { SeatContext, SeatScreen } from '../../../shell/seat/seatGame.ts';
import { cardOf } from '../../cards.ts';
import type { PokDengMove, PokDengPlaceView, PokDengView } from '../rules.ts';
import { cardsText, handText, shortHandText } from './describe.ts';

/** The cards of a place with their points. */
interface Spread {
  root: HTMLElement;
  row: CardRow;
  words: HTMLElement;
  shown: (number | null)[];
}

const face = (card: number | null | undefined) => (card == null ? undefined : cardOf(card));
const DEAL_MS = 260;

/** Creates the screen of pok deng: two or three cards at each place, and two buttons. */
export function createPokDengScreen({ text, dress, sounds, prefersStill, move, announce }: SeatContext): SeatScreen {
  const motion = createMotion();
  const playerCards = element('div', { class: 'pok-own' });
  let spreads = new Map<number, Spread>();
  let handId = '';
  let announced = '';
  let isTurn = false;
  const buttons: readonly (readonly [PokDengMove, ReturnType<typeof createMoveButton>])[] = [
    ['draw', createMoveButton(text('draw'), () => choose('draw'))],
    ['stand', createMoveButton(text('stand'), () => choose('stand'))],
  ];
  const keys: Readonly<Record<string, PokDengMove>> = { d: 'draw', s: 'stand' };
  for (const [name, { setCost }] of buttons) setCost(name === 'draw' ? 'D' : 'S');

  function choose(name: PokDengMove): void {
    if (!isTurn) return;
    isTurn = false;
    for (const [, button] of buttons) button.setUsable(false);
    sounds.play(name === 'draw' ? 'tick' : 'stop');
    move(name);
  }

  function createSpread(place: HTMLElement): Spread {
    const row = createCardRow(motion, dress, 'pok-cards');
    const words = element('span', { class: 'pok-words' });
    const root = element('div', { class: 'pok-spread' }, row.root, words);
    place.replaceChildren(root);
    return { root, row, words, shown: [] };
  }

  /** Deals new cards and turns hidden ones. */
  function showCards(spread: Spread, cards: readonly (number | null)[], from: Element): void {
    const { row, shown } = spread;
    const isStill = prefersStill() || document.hidden;
    if (isStill || cards.length < shown.length) row.setCards(cards.map(face));
    else {
      cards.forEach((card, i) => {
        if (i >= shown.length) void row.deal(face(card), from, DEAL_MS);
        else if (shown[i] === null && card !== null) void row.turn(i, face(card));
      });
    }
    spread.shown = [...cards];
  }

  function wordsOf({ hand, hasDecided, cards }: PokDengPlaceView, isPlayer: boolean): string {
    if (hand) return isPlayer ? handText(hand, text) : shortHandText(hand, text);
    if (!hasDecided) return '';
    return text(cards.length > 2 ? 'drew' : 'stood');
  }

  return {
    playerCards,
    moves: element('div', { class: 'felt-moves' }, ...buttons.map(([, { root }]) => root)),
    show(hand, at) {
      if (hand?.id !== handId) {
        for (const { root } of spreads.values()) root.remove();
        spreads = new Map();
        handId = hand?.id ?? '';
      }
      isTurn = (hand?.yourMoves.length ?? 0) > 0;
      for (const [, button] of buttons) button.setUsable(isTurn);
      if (!hand) return;
      const { places } = hand.view as unknown as PokDengView;
      const middle = playerCards.closest('.oval-table')?.querySelector('.oval-middle') ?? playerCards;
      places.forEach((view, place) => {
        const isPlayer = place === hand.yourPlace;
        let spread = spreads.get(place);
        if (!spread) {
          spread = createSpread(isPlayer ? playerCards : at(place));
          spreads.set(place, spread);
        }
        showCards(spread, view.cards, middle);
        spread.words.textContent = wordsOf(view, isPlayer);
        spread.root.dataset['kind'] = view.hand?.kind ?? '';
        const units = hand.results?.find((result) => result.place === place)?.units ?? 0;
        spread.root.dataset['tone'] = units > 0 ? 'won' : units < 0 ? 'lost' : '';
      });
      const mine = hand.yourPlace === null ? undefined : places[hand.yourPlace];
      const words = mine?.hand
        ? text('yourHand', { cards: cardsText(mine.cards, text), hand: handText(mine.hand, text) })
        : '';
      playerCards.setAttribute('role', 'img');
      playerCards.setAttribute('aria-label', words);
      if (words !== announced && words !== '') announce(words);
      announced = words;
    },
    onKey(key) {
      const name = keys[key.toLowerCase()];
      if (!name || !isTurn) return false;
      choose(name);
      return true;
    },
  };
}
