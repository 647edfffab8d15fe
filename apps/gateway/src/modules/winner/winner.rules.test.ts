import { expect, it } from 'vitest';
import { demoWonAt, maskAccount } from './winner.rules.ts';

it.each([
  ['player01', 'pl****01'],
  ['abcdef', 'ab****ef'],
  ['abcde', 'a****'],
  ['', '****'],
])('HOME-07 shows the winner %s as %s', (account, shown) => {
  expect(maskAccount(account)).toBe(shown);
});

it('HOME-07 demo winners won seven minutes apart before the full hour', () => {
  const hour = Date.UTC(2026, 10, 20, 9);
  const minutesBefore = (position: number, now: number) => (hour - demoWonAt(position, now)) / 60_000;
  expect([minutesBefore(0, hour), minutesBefore(0, hour + 3_599_999)]).toEqual([7, 7]);
  expect(minutesBefore(3, hour)).toBe(28);
});
