import { describe, expect, it } from 'vitest';
import type { UniformDraw } from '../../fairness/uniformDraw.ts';
import { toDecimal } from '../fraction.ts';
import { digitDrawGame } from './game.ts';
import { digitPlays, type DigitForm } from './math.ts';
import { drawNumbers, playDigitDraw } from './rules.ts';

/** Draws the digits of a text, then no fraction of a minor unit. */
function digits(text: string): UniformDraw {
  const remaining = Array.from(text, Number);
  return (sides) => (sides === 10 ? (remaining.shift() ?? 0) : sides - 1);
}

function payOf(form: DigitForm, play: string, ticket: string, ...numbers: string[]): string {
  const pays = digitPlays[form][play]?.groups.length === 1 ? [ticket] : Array.from(ticket);
  return toDecimal(digitPlays[form][play]?.payOf(pays, numbers) ?? { numerator: -1n, denominator: 1n }, 2);
}

describe('a draw of digits', () => {
  it('draws its numbers digit by digit and settles the lines of the slip', () => {
    const lines = [
      { play: 'back2', picks: [['4', '5'], ['5']], amount: '200' },
      { play: 'side1', picks: [['big']], amount: '300' },
      { play: 'totalSide', picks: [['odd']], amount: '100' },
    ];
    expect(playDigitDraw(digits('12345'), 600n, { form: 'five', lines }, [])).toEqual({
      events: [
        { type: 'numbers_drawn', numbers: ['12345'] },
        { type: 'line_settled', line: 0, tickets: 2, won: 1, win: '9500' },
        { type: 'line_settled', line: 1, tickets: 1, won: 0, win: '0' },
        { type: 'line_settled', line: 2, tickets: 1, won: 1, win: '190' },
        { type: 'round_ended', win: '9690' },
      ],
      win: 9690n,
      isOver: true,
    });
  });

  it('draws the numbers of each form in their order', () => {
    expect(drawNumbers(digits('12345678901234567890'), 'thai')).toEqual(['123456', '789', '012', '345', '678', '90']);
    expect(drawNumbers(digits(''), 'vietnam').map(({ length }) => length)).toEqual([
      5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 3, 3, 2, 2, 2, 2,
    ]);
  });

  it('pays digits in any order by the number of their orders', () => {
    expect(payOf('three', 'tod', '123', '312')).toBe('158.33');
    expect(payOf('three', 'tod', '112', '211')).toBe('316.67');
    expect(payOf('three', 'tod', '111', '111')).toBe('950.00');
    expect(payOf('three', 'tod', '112', '122')).toBe('0.00');
  });

  it.each([
    ['12345', '23000.00'],
    ['92345', '2000.00'],
    ['99345', '200.00'],
    ['12945', '20.00'],
    ['12395', '2.00'],
    ['12349', '0.00'],
  ])('pays five digits by the number of right last ones: %s', (drawn, pay) => {
    expect(payOf('five', 'five', '12345', drawn)).toBe(pay);
  });

  it('reads the parts of the first prize and the numbers beside it', () => {
    const drawn = ['123456', '789', '012', '345', '678', '90'];
    const wins = { top3: '456', front3: '012', bottom3: '345', top2: '56', bottom2: '90', runTop: '4', runBottom: '9' };
    for (const [play, ticket] of Object.entries(wins)) {
      expect([play, payOf('thai', play, ticket, ...drawn)]).not.toEqual([play, '0.00']);
      expect([play, payOf('thai', play, '2'.repeat(ticket.length), ...drawn)]).toEqual([play, '0.00']);
    }
  });

  it('pays an ending once for each of the numbers that has it', () => {
    const drawn = Array.from({ length: 27 }, (_, index) => (index < 3 ? '00042' : '00000'));
    expect(payOf('vietnam', 'lo2', '42', ...drawn)).toBe('10.56');
    expect(payOf('vietnam', 'lo2', '43', ...drawn)).toBe('0.00');
  });
});

describe('the definition of a draw of digits', () => {
  it.each([
    ['moonlight-five-digits-evening', 'five'],
    ['sapphire-first-prize', 'thai'],
    ['orchid-daily-draw', 'vietnam'],
    ['pearl-one-minute-five', 'five'],
    ['opal-five-minute-draw-turbo', 'five'],
    ['diamond-lucky-28', 'sum28'],
    ['orchid-four-digits-weekly', 'four'],
  ])('has the form that the title of %s names', (title, form) => {
    expect(digitDrawGame(title).termsOf?.({ currency: 'THB', areJackpotsAllowed: true })).toEqual({ form });
  });

  it('accepts only lines of its own form, with amounts in digits', () => {
    const { choice } = digitDrawGame('sapphire-two-digits-evening');
    const line = { play: 'two', picks: [['1'], ['2']], amount: '100' };
    expect(choice.safeParse({ form: 'two', lines: [line] }).success).toBe(true);
    for (const refused of [
      { form: 'three', lines: [line] },
      { form: 'two', lines: [] },
      { form: 'two', lines: [{ ...line, play: 'three' }] },
      { form: 'two', lines: [{ ...line, amount: '0' }] },
      { form: 'two', lines: [{ ...line, amount: '-100' }] },
      { form: 'two', lines: [{ ...line, amount: '1e3' }] },
      { form: 'two', lines: [{ ...line, win: '1' }] },
      { form: 'two', lines: Array.from({ length: 61 }, () => line) },
    ])
      expect(choice.safeParse(refused).success).toBe(false);
  });
});
