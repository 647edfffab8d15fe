import { expect, it } from 'vitest';
import { slowRecoveries } from './recoveries.ts';

it('accepts bets 3 s after the kill of a gateway and 2 s after that of PostgreSQL', () => {
  expect(slowRecoveries({ gateway: [900, 3_000], postgres: [2_000] })).toEqual([]);
});

it('reports each recovery that took longer', () => {
  expect(slowRecoveries({ gateway: [3_001, 900], postgres: [1_000, 2_001.4] })).toEqual([
    'the first bet was accepted 3001 ms after kill -9 of a gateway; at most 3000 ms are allowed',
    'the first bet was accepted 2001 ms after kill -9 of PostgreSQL; at most 2000 ms are allowed',
  ]);
});

it('does not pass when no recovery was measured', () => {
  expect(slowRecoveries({ gateway: [100], postgres: [] })).toEqual([
    'no time to the first accepted bet after kill -9 of PostgreSQL was measured',
  ]);
});
