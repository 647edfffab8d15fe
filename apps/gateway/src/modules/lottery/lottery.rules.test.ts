import { describe, expect, it } from 'vitest';
import { countEndings, firstDrawFrom, formOf, nextDrawAt, resultOf } from './lottery.rules.ts';

/** Draws open at 100, 1100, 2100, …, take slips for 700 ms, and are drawn 50 ms later. */
const schedule = { periodMs: 1_000, offsetMs: 100, bettingMs: 700, revealsAfterMs: 50 };

describe('the schedule of a lottery', () => {
  it.each([
    [100, 0, 800],
    [799, 0, 800],
    [800, 1, 1_800],
    [1_099, 1, 1_800],
    [1_100, 1, 1_800],
    [1_800, 2, 2_800],
  ])('at %i draw %i accepts slips until %i', (at, index, closesAt) => {
    expect(nextDrawAt(schedule, at)).toEqual({ index, closesAt, drawnAt: closesAt + 50 });
  });

  it.each([
    [1_849, 1],
    [1_850, 1],
    [1_851, 2],
    [2_850, 2],
  ])('the first draw that is made at or after %i is %i', (at, index) => {
    expect(firstDrawFrom(schedule, at)).toBe(index);
  });
});

const play = (name: string) => ({ play: name, name, type: 'trad' as const, pay: '1', isNumero: true });
const form = {
  form: 'thai',
  name: 'Thai',
  about: 'Six digits',
  plays: [play('two'), play('three')],
  prizes: [{ prize: 'first', name: 'First prize' }],
};

it('a form lists all plays, or only the requested ones', () => {
  const { prizes: _, ...shown } = form;
  expect(formOf(form)).toEqual(shown);
  expect(formOf(form, (each) => each.play === 'three')).toEqual({ ...shown, plays: [play('three')] });
});

it('prizes have the names of their form, and a prize that it does not know its code', () => {
  const prizes = [
    { prize: 'first', numbers: ['123456'] },
    { prize: 'extra', numbers: ['07'] },
  ];
  expect(resultOf(form, { index: 4, drawnAt: 9, prizes })).toEqual({
    index: 4,
    drawnAt: 9,
    prizes: [
      { prize: 'first', name: 'First prize', numbers: ['123456'] },
      { prize: 'extra', name: 'extra', numbers: ['07'] },
    ],
  });
});

it('counts the last two digits of every drawn number', () => {
  const drawn = (...numbers: string[]) => ({ index: 1, drawnAt: 1, prizes: [{ prize: 'first', numbers }] });
  const counts = countEndings([drawn('123407', '07'), drawn('999999')]);
  expect(counts).toHaveLength(100);
  expect([counts[7], counts[99], counts[0]]).toEqual([2, 1, 0]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
});
