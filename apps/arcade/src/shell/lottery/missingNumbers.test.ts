import { expect, it } from 'vitest';
import { missingNumbers } from './missingNumbers.ts';

it('counts the draws since each number last came, and how often it came', () => {
  const counted = {
    label: () => '',
    values: ['1', '2', '3'],
    isIn: (value: string, result: number[]) => result.includes(Number(value)),
  };
  expect(missingNumbers(counted, [[2], [1, 2], [1]])).toEqual([
    { value: '1', missed: 1, hits: 2 },
    { value: '2', missed: 0, hits: 2 },
    { value: '3', missed: 3, hits: 0 },
  ]);
});
