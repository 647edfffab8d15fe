import { describe, expect, it } from 'vitest';
import { toDecimal } from '../fraction.ts';
import { NOTHING } from '../ticketLines.ts';
import { raceDrawGame } from './game.ts';
import { racePlays, type RaceForm } from './math.ts';
import { drawOrder, playRaceDraw } from './rules.ts';

const order = [7, 3, 10, 1, 9, 2, 8, 4, 6, 5];

function payOf(play: string, ...ticket: string[]): string {
  return toDecimal(racePlays.cars[play]?.payOf(ticket, order) ?? NOTHING, 2);
}

describe('a race', () => {
  it('lets the runners finish in the drawn order, and settles the lines of the slip', () => {
    const inOrder = (sides: number) => (sides === 2 ** 32 ? sides - 1 : 0);
    const lines = [
      { play: 'place1', picks: [['1', '2']], amount: '200' },
      {
        play: 'exacta',
        picks: [
          ['1', '2'],
          ['1', '2'],
        ],
        amount: '200',
      },
    ];
    expect(playRaceDraw(inOrder, 400n, { form: 'cars', lines }, [])).toEqual({
      events: [
        { type: 'race_run', order: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
        { type: 'line_settled', line: 0, tickets: 2, won: 1, win: '950' },
        { type: 'line_settled', line: 1, tickets: 2, won: 1, win: '8550' },
        { type: 'round_ended', win: '9500' },
      ],
      win: 9500n,
      isOver: true,
    });
  });

  it.each<[RaceForm, number[]]>([
    ['cars', [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]],
    ['boats', [6, 5, 4, 3, 2, 1]],
    ['horses', [8, 7, 6, 5, 4, 3, 2, 1]],
  ])('of %s draws each place from the remaining runners', (form, sides) => {
    const drawnSides: number[] = [];
    drawOrder((count) => {
      drawnSides.push(count);
      return 0;
    }, form);
    expect(drawnSides).toEqual(sides);
  });

  it.each([
    ['place2', ['3'], '9.50'],
    ['place2', ['7'], '0.00'],
    ['side1', ['big'], '1.90'],
    ['side1', ['even'], '0.00'],
    ['duel1', ['dragon'], '1.90'],
    ['duel2', ['tiger'], '1.90'],
    ['exacta', ['7', '3'], '85.50'],
    ['exacta', ['3', '7'], '0.00'],
    ['quinella', ['3', '7'], '42.75'],
    ['trifecta', ['7', '3', '10'], '684.00'],
    ['show', ['10'], '3.17'],
    ['show', ['1'], '0.00'],
    ['sum', ['10'], '10.69'],
    ['sumSide', ['small'], '2.14'],
    ['sumSide', ['middle'], '0.00'],
  ])('pays %s %j %s', (play, ticket, pay) => {
    expect(payOf(play, ...ticket)).toBe(pay);
  });
});

describe('the definition of a race', () => {
  it('has the number of runners of its title', () => {
    const isTaken = (title: string, form: string, place: string): boolean =>
      raceDrawGame(title).choice.safeParse({ form, lines: [{ play: 'place1', picks: [[place]], amount: '100' }] })
        .success;
    expect(isTaken('ruby-ten-car-race', 'cars', '10')).toBe(true);
    expect(isTaken('teak-boat-race', 'boats', '6')).toBe(true);
    expect(isTaken('teak-boat-race', 'boats', '7')).toBe(false);
    expect(isTaken('silk-derby-draw', 'horses', '9')).toBe(false);
    expect(isTaken('silk-derby-draw', 'cars', '1')).toBe(false);
  });
});
