import { expect, it } from 'vitest';
import { amountProblem, previewOf, readLines } from './batch.rules.ts';

const policy = { isAvailable: true, minAmount: 100n, maxAmount: 10_000n, dailyMaxAmount: 50_000n };

it('AGT-04 a line is split at tabs, or else semicolons, or else commas', () => {
  expect(readLines('a1\t5\tx, y\r\nb2;6;p;q\n\nc3 , 7\n d4 ')).toEqual([
    { line: 1, to: 'a1', amount: '5', note: 'x, y', isReadable: true },
    { line: 2, to: 'b2', amount: '6', note: 'p q', isReadable: true },
    { line: 4, to: 'c3', amount: '7', note: '', isReadable: true },
    { line: 5, to: 'd4', amount: '', note: '', isReadable: false },
  ]);
});

it('AGT-04 a line of spaces is empty, one without an account is not readable, and a note has 60 characters', () => {
  expect(readLines(' \t \n,5\na1,5, ').map(({ line, isReadable, note }) => [line, isReadable, note])).toEqual([
    [2, false, ''],
    [3, true, ''],
  ]);
  expect(readLines(`a1,5,${'x'.repeat(61)}`)[0]?.note).toBe('x'.repeat(60));
});

it('AGT-04 a line names what is wrong with it: its format, an unknown account or its amount', () => {
  const team = new Map([['a1', { isOpen: true }]]);
  const { lines } = previewOf(readLines('a1\nz9,5\na1,0'), team, { policy, currency: 'THB', available: 0n });
  expect(lines.map(({ error }) => error)).toEqual(['format', 'account_unknown', 'amount_invalid']);
});

it.each([
  ['0', 'amount_invalid'],
  ['-5', 'amount_invalid'],
  ['1.001', 'amount_invalid'],
  ['1,000', 'amount_invalid'],
  ['0.99', 'amount_below_minimum'],
  ['100.01', 'amount_above_maximum'],
  ['1', undefined],
  ['100', undefined],
])('AGT-04 an amount of %s is %s', (typed, problem) => {
  expect(amountProblem(typed, policy, 'THB')).toBe(problem);
});

it('AGT-04 the total sums the lines that can be sent, and is covered if balance and daily limit allow it', () => {
  const lines = readLines('a1,10\nb2,20\nc3,30\na1,5');
  const team = new Map([
    ['a1', { isOpen: true }],
    ['b2', { isOpen: true }],
    ['c3', { isOpen: false }],
  ]);
  const preview = (available: bigint) => previewOf(lines, team, { policy, currency: 'THB', available });
  expect(preview(3_000n)).toMatchObject({ count: 2, total: '30.00', isCovered: true });
  expect(preview(2_999n).isCovered).toBe(false);
  expect(preview(0n).lines.map(({ error }) => error)).toEqual([null, null, 'account_closed', 'duplicate']);
});
