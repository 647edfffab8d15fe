import { cardName } from '../../../shell/cards/cardNames.ts';
import { createCardRow } from '../../../shell/cards/cardRow.ts';
import { createMoveButton } from '../../../shell/cards/moveButtons.ts';
import { element } from '../../../shell/element.ts';
import { createMotion } from '../../../shell/motion.ts';
import type { SeatContext, SeatScreen, TableFacts } from '../../../shell/seat/seatGame.ts';
import type { HandView } from '../../../seatApi.ts';
import { cardOf } from '../../cards.ts';
import { byStrength } from '../combinations.ts';
import type { BigTwoView } from '../rules.ts';
import { cardsText, hintsOf, kindText, type FanOrder } from './describe.ts';
import { createFan } from './fan.ts';
import { createHolding, type Holding } from './holding.ts';

const FLY_MS = 240;

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((card) => b.includes(card));

/**
 * Creates the screen of Big Two: a fan of selectable cards, the trick in the middle, and the number of cards of each
 * other player.
 */
export function createBigTwoScreen({ text, dress, sounds, prefersStill, move, announce }: SeatContext): SeatScreen {
  const motion = createMotion();
  const fan = createFan({ text, dress, motion, onChange: pickUp });
  const trick = createCardRow(motion, dress, 'trick-cards');
  const caption = element('p', { class: 'trick-caption' });
  const lastPlay = createCardRow(motion, dress, 'last-play');
  const playerCards = element('div', { class: 'big-two-own' }, fan.root, lastPlay.root);
  const sort = createMoveButton(text('sort'), changeOrder);
  const hint = createMoveButton(text('hint'), showHint);
  const pass = createMoveButton(text('pass'), () => send([]));
  const play = createMoveButton(text('play'), () => send(fan.selected()));
  const keys: Readonly<Record<string, HTMLButtonElement>> = {
    s: sort.root,
    h: hint.root,
    x: pass.root,
    p: play.root,
  };
  let order: FanOrder = 'rank';
  let holdings = new Map<number, Holding>();
  let handId = '';
  let moves: number[][] = [];
  let hints: number[][] = [];
  let hinted = -1;
  let shownTrick: readonly number[] = [];
  let lastView: BigTwoView | null = null;
  let outcome = '';

  function pickUp(): void {
    sounds.play('tick');
    hinted = -1;
    showMoves();
  }

  function changeOrder(): void {
    order = order === 'rank' ? 'suit' : 'rank';
    sort.setCost(text(`by.${order}`));
    fan.setOrder(order);
  }

  function showHint(): void {
    if (hints.length === 0) return;
    hinted = (hinted + 1) % hints.length;
    const cards = hints[hinted] ?? [];
    fan.select(cards);
    showMoves();
    announce(text('takenUp', { cards: cardsText(byStrength(cards), text) }));
  }

  function send(cards: readonly number[]): void {
    if (!moves.some((candidate) => isSame(candidate, cards))) return;
    moves = [];
    hints = [];
    sounds.play(cards.length === 0 ? 'stop' : 'bet');
    showMoves();
    move([...cards]);
  }

  function showMoves(): void {
    const selected = fan.selected();
    const isPlayable = selected.length > 0 && moves.some((candidate) => isSame(candidate, selected));
    const canPass = moves.some(({ length }) => length === 0);
    play.setUsable(isPlayable);
    play.setBest(isPlayable);
    play.setCost(isPlayable ? kindText(selected, text) : '');
    pass.setUsable(canPass);
    pass.setBest(canPass && hints.length === 0);
    hint.setUsable(hints.length > 0);
  }

  function captionOf({ trick: now, places, opening, isOver }: BigTwoView, hand: HandView, table: TableFacts): string {
    if (isOver) {
      const winner = places.findIndex(({ cards }) => cards.length === 0);
      return winner === hand.yourPlace ? text('youOut') : text('outFirst', { name: table.nameOf(winner) });
    }
    if (now) return text('playedBy', { name: table.nameOf(now.place), kind: kindText(now.cards, text) });
    if (hand.yourMoves.length === 0) return text('leads', { name: table.nameOf(hand.toMove[0] ?? 0) });
    return opening === null ? text('leadAny') : text('leadWith', { card: cardName(cardOf(opening), text) });
  }

  function showTrick({ trick: now, isOver }: BigTwoView, at: (place: number) => Element): void {
    // At the end the last play is at the winner's seat.
    const cards = isOver ? [] : (now?.cards ?? []);
    if (isSame(cards, shownTrick)) return;
    shownTrick = cards;
    if (prefersStill() || document.hidden || !now) trick.setCards(cards.map(cardOf));
    else {
      trick.setCards([]);
      for (const card of cards) void trick.deal(cardOf(card), at(now.place), FLY_MS);
    }
  }

  /** Announces plays and passes since the last announcement, and your turn, to screen readers. */
  function announceChanges(view: BigTwoView, hand: HandView, words: string, table: TableFacts): void {
    const { trick: now } = view;
    const previous = lastView;
    const news: string[] = [];
    if (now && !isSame(now.cards, previous?.trick?.cards ?? []))
      news.push(
        text(now.place === hand.yourPlace ? 'youPlay' : 'plays', {
          name: table.nameOf(now.place),
          cards: cardsText(now.cards, text),
          kind: kindText(now.cards, text),
        }),
      );
    if (previous)
      view.places.forEach(({ hasPassed }, place) => {
        if (hasPassed && !previous.places[place]?.hasPassed)
          news.push(place === hand.yourPlace ? text('youPass') : text('passes', { name: table.nameOf(place) }));
      });
    if (!now) news.push(words);
    if (hand.yourMoves.length > 0) news.push(text('yourTurn'));
    const isNew = JSON.stringify(view) !== JSON.stringify(previous);
    lastView = view;
    // The shell reads the end of a hand together with its result.
    outcome = view.isOver ? [...news, words].join(' ') : '';
    if (view.isOver) return;
    if (isNew && news.length > 0) announce(news.join(' '));
  }

  function clear(id: string): void {
    for (const { root } of holdings.values()) root.remove();
    holdings = new Map();
    handId = id;
    lastView = null;
    hinted = -1;
    shownTrick = [];
    trick.setCards([]);
    lastPlay.setCards([]);
    fan.show([]);
    caption.textContent = '';
  }

  for (const [key, button] of Object.entries(keys)) button.setAttribute('aria-keyshortcuts', key.toUpperCase());
  sort.setUsable(true);
  sort.setCost(text('by.rank'));

  return {
    playerCards,
    middle: element('div', { class: 'trick' }, trick.root, caption),
    moves: element('div', { class: 'felt-moves' }, ...[sort, hint, pass, play].map(({ root }) => root)),
    show(hand, at, table) {
      if (hand?.id !== handId) clear(hand?.id ?? '');
      moves = (hand?.yourMoves ?? []) as number[][];
      if (!hand) {
        hints = [];
        showMoves();
        return;
      }
      const view = hand.view as unknown as BigTwoView;
      const spotOf = (place: number): HTMLElement => (place === hand.yourPlace ? playerCards : at(place));
      view.places.forEach(({ cards, hasPassed }, place) => {
        const wonBy = view.isOver && cards.length === 0 ? (view.trick?.cards ?? []) : null;
        if (place === hand.yourPlace) {
          fan.show(cards.filter((card) => card !== null));
          lastPlay.setCards((wonBy ?? []).map(cardOf));
          playerCards.classList.toggle('is-passed', hasPassed);
          return;
        }
        const holding = holdings.get(place) ?? createHolding({ text, dress, motion });
        if (!holdings.has(place)) at(place).replaceChildren(holding.root);
        holdings.set(place, holding);
        holding.show({ name: table.nameOf(place), cards, hasPassed: hasPassed && !view.isOver, wonBy });
      });
      const mine = hand.yourPlace === null ? [] : (view.places[hand.yourPlace]?.cards ?? []);
      const next = hintsOf(
        moves,
        mine.filter((card) => card !== null),
        view.trick === null,
      );
      if (next.length !== hints.length) hinted = -1;
      hints = next;
      showTrick(view, spotOf);
      caption.textContent = captionOf(view, hand, table);
      showMoves();
      announceChanges(view, hand, caption.textContent, table);
    },
    outcomeWords: () => outcome,
    onKey(key) {
      const button = keys[key.toLowerCase()];
      button?.click();
      return button !== undefined;
    },
  };
}
