// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { openScreen } from '../../../shell/seat/testing/screenTable.ts';
import { bragRules, type BragMove, type BragState } from '../rules.ts';
import { bragClient } from './client.ts';

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
/** Parses cards such as `3d 10s`. */
const cards = (text: string): number[] =>
  text.split(' ').map((card) => 'shdc'.indexOf(card.slice(-1)) * 13 + ranks.indexOf(card.slice(0, -1)));

const dealt: BragState = {
  ...bragRules.deal(() => 0, 3),
  hands: [cards('Qd Qc 2h'), cards('7d 8c 9h'), cards('Kd Jc 10h')],
};
const play = (state: BragState, ...moves: BragMove[]): BragState =>
  moves.reduce((now, move) => bragRules.apply(now, now.turn, move), state);
const open = () => openScreen(bragClient, bragRules);
const putAt = (place: HTMLElement) => place.querySelector('.brag-put')?.textContent;

describe('the table of three-card brag', () => {
  it('names the player’s hand, hides other hands, and shows the pot with each player’s part', () => {
    const table = open();
    table.show(play(dealt, 'call', 'raise', 'call'));
    expect(table.screen.playerCards.getAttribute('aria-label')).toBe(
      'Your hand: queen of diamonds, queen of clubs, 2 of hearts. Pair',
    );
    expect(document.querySelector('.brag-pot')?.textContent).toBe('Pot฿700');
    expect([putAt(table.screen.playerCards), putAt(table.at(1)), putAt(table.at(2))]).toEqual(['฿100', '฿300', '฿300']);
    expect(table.at(1).querySelector('.is-up')).toBeNull();
    expect(table.at(1).querySelector('.brag-spread')?.getAttribute('aria-label')).toBe(
      'Bot 1. Not shown. Put in: ฿300',
    );
    expect(table.announced.at(-1)).toContain('Pot ฿700. It costs you ฿200 to call.');
  });

  it('shows the cost of a call and a raise, and names a free call a check', () => {
    const table = open();
    table.show(dealt);
    expect(table.button('Check').textContent).toBe('Checkfree');
    expect(table.button('Raise').textContent).toBe('Raise฿200');
    table.show(play(dealt, 'call', 'raise', 'call'));
    expect(table.button('Call').textContent).toBe('Call฿200');
    expect(table.button('Raise').textContent).toBe('Raise฿400');
  });

  it('sends one move by a button or a key, and none during the turns of others', () => {
    const table = open();
    table.show(play(dealt, 'call'));
    expect(table.screen.onKey('r')).toBe(false);
    table.show(dealt);
    table.screen.onKey('r');
    table.button('Fold').click();
    expect(table.moves).toEqual(['raise']);
  });

  it('offers no raise after the last one', () => {
    const table = open();
    table.show(play(dealt, 'call', 'raise', 'raise', 'raise', 'raise', 'raise', 'raise', 'call', 'call'));
    expect(document.querySelector('.brag-middle')).not.toBeNull();
    const six = play(dealt, 'raise', 'raise', 'raise', 'raise', 'raise', 'raise');
    table.show(six);
    expect(table.isUsable('Raise')).toBe(false);
    expect(table.isUsable('Call')).toBe(true);
  });

  it('shows hands with their names at the end, the best one marked, and none of players who folded', () => {
    const table = open();
    table.show(play(dealt, 'call', 'call', 'fold'));
    expect(table.at(1).querySelector('.brag-words')?.textContent).toBe('Run');
    expect(table.at(1).querySelector('.brag-spread')?.classList.contains('is-winner')).toBe(true);
    expect(table.at(2).querySelector('.brag-words')?.textContent).toBe('Folded');
    expect(table.at(2).querySelector('.is-up')).toBeNull();
    expect(table.screen.outcomeWords?.()).toBe('Run takes the pot');
  });

  it('reports that all others have folded', () => {
    const table = open();
    table.show(play(dealt, 'call', 'fold', 'fold'));
    expect(document.querySelector('.brag-outcome')?.textContent).toBe('All others folded');
    expect(table.at(1).querySelector('.is-up')).toBeNull();
  });
});
