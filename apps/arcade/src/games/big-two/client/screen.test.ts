// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { openScreen } from '../../../shell/seat/testing/screenTable.ts';
import { bigTwoRules, type BigTwoState } from '../rules.ts';
import { bigTwoClient } from './client.ts';
import { hintsOf, inOrder } from './describe.ts';

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
/** Parses cards such as `3d 10s`. */
const cards = (text: string): number[] =>
  text.split(' ').map((card) => 'shdc'.indexOf(card.slice(-1)) * 13 + ranks.indexOf(card.slice(0, -1)));

const answering: BigTwoState = {
  hands: [cards('4d 6c 6h 9s Kd Ks 2h 2s'), cards('5d 8c'), cards('Jc Qd Ah')],
  turn: 0,
  trick: { place: 2, cards: cards('5c 5h') },
  passed: [false, false, false],
  opening: null,
};

const open = () => openScreen(bigTwoClient, bigTwoRules);
const cardButtons = () => [...document.querySelectorAll<HTMLButtonElement>('.fan-card')];
const nameOf = (card: Element | null | undefined) => card?.getAttribute('aria-label') ?? '';
const selected = () =>
  cardButtons().flatMap((button) => (button.getAttribute('aria-pressed') === 'true' ? [nameOf(button)] : []));
const take = (...names: string[]): void => {
  for (const button of cardButtons()) if (names.includes(nameOf(button))) button.click();
};

describe('the table of Big Two', () => {
  it('names the player’s cards in two rows, weakest first, and shows only the number of cards of others', () => {
    const table = open();
    table.show(answering);
    expect(cardButtons().map(nameOf)).toEqual([
      '4 of diamonds',
      '6 of clubs',
      '6 of hearts',
      '9 of spades',
      'king of diamonds',
      'king of spades',
      '2 of hearts',
      '2 of spades',
    ]);
    expect(document.querySelectorAll('.fan-row')).toHaveLength(2);
    expect(table.at(2).querySelector('.held')?.getAttribute('aria-label')).toBe('Bot 2: 3 cards');
    expect(table.at(2).querySelector('.is-up')).toBeNull();
    expect(document.querySelector('.trick-caption')?.textContent).toBe('Bot 2: Pair');
  });

  it('plays the selected cards only if they beat the trick', () => {
    const table = open();
    table.show(answering);
    take('4 of diamonds', '6 of clubs');
    expect(table.isUsable('Play')).toBe(false);
    table.button('Play').click();
    take('4 of diamonds', '6 of hearts');
    expect(table.isUsable('Play')).toBe(true);
    expect(table.button('Play').textContent).toBe('PlayPair');
    table.button('Play').click();
    table.button('Play').click();
    expect(table.moves).toEqual([cards('6c 6h')]);
  });

  it('selects a legal play with each hint, the weakest first, and then starts over', () => {
    const table = open();
    table.show(answering);
    const hinted = [1, 2, 3, 4].map(() => {
      table.screen.onKey('h');
      return selected();
    });
    expect(hinted).toEqual([
      ['6 of clubs', '6 of hearts'],
      ['king of diamonds', 'king of spades'],
      ['2 of hearts', '2 of spades'],
      ['6 of clubs', '6 of hearts'],
    ]);
    expect(table.announced.at(-1)).toBe('Taken up: 6 of clubs, 6 of hearts.');
  });

  it('passes by a key, except when it has to lead', () => {
    const table = open();
    table.show({ ...answering, trick: null });
    expect(table.isUsable('Pass')).toBe(false);
    table.screen.onKey('x');
    expect(table.moves).toEqual([]);
    table.show(answering);
    table.screen.onKey('x');
    expect(table.moves).toEqual([[]]);
  });

  it('keeps the selection while others play, and sorts by suit', () => {
    const table = open();
    table.show({ ...answering, turn: 1 });
    take('king of spades');
    expect(table.isUsable('Play')).toBe(false);
    table.button('Sort').click();
    expect(nameOf(cardButtons()[0])).toBe('4 of diamonds');
    expect(nameOf(cardButtons()[2])).toBe('6 of clubs');
    table.show({ ...answering, turn: 2, passed: [false, true, false] });
    expect(selected()).toEqual(['king of spades']);
  });

  it('moves among the cards by arrow keys, with one tab stop', () => {
    const table = open();
    table.show(answering);
    expect(cardButtons().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1, -1, -1, -1, -1]);
    cardButtons()[0]?.focus();
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
    expect(nameOf(document.activeElement)).toBe('2 of spades');
    expect(cardButtons().at(-1)?.tabIndex).toBe(0);
  });

  it('names the player who played or passed, the next one, and at the end the winner', () => {
    const table = open();
    const first: BigTwoState = {
      ...answering,
      turn: 1,
      hands: [cards('6c 6h 9s'), cards('8c 8d'), cards('Jc')],
      trick: { place: 0, cards: cards('5h') },
    };
    table.show(first);
    const played = bigTwoRules.apply(first, 1, cards('8c'));
    table.show(played);
    expect(table.announced.at(-1)).toBe('Bot 1 plays 8 of clubs. Single.');
    const passed = bigTwoRules.apply(played, 2, []);
    table.show(passed);
    expect(table.announced.at(-1)).toBe('Bot 2 passes. Your turn');
    const led = bigTwoRules.apply(passed, 0, []);
    table.show(led);
    table.show(bigTwoRules.apply(led, 1, cards('8d')));
    expect(table.screen.outcomeWords?.()).toBe('Bot 1 plays 8 of diamonds. Single. Bot 1 is out first');
    expect(table.at(2).querySelector('.held')?.getAttribute('aria-label')).toBe('Bot 2: 1 card. jack of clubs');
    expect(table.at(1).querySelector('.held')?.classList.contains('is-out')).toBe(true);
  });
});

describe('the order of the player’s own cards', () => {
  it('is by rank, or by suits from diamonds to spades', () => {
    const hand = cards('As 3c 2d 3s 4h');
    expect(inOrder(hand, 'rank')).toEqual(cards('3c 3s 4h As 2d'));
    expect(inOrder(hand, 'suit')).toEqual(cards('2d 3c 4h 3s As'));
  });

  it('of hints for a lead begins with the most cards that include the weakest one', () => {
    const hand = cards('3d 3c 9s');
    const moves = [cards('3d'), cards('3c'), cards('9s'), cards('3d 3c')];
    expect(hintsOf(moves, hand, true)).toEqual([cards('3d 3c'), cards('3d'), cards('3c'), cards('9s')]);
    expect(hintsOf([...moves, []], hand, false)).toEqual(moves);
  });
});
