import { describe, expect, it } from 'vitest';
import { families } from '../verifier/families.ts';
import { gameCodesOf } from './gameCodes.ts';
import { randomPlayers, seatFamilies } from './randomPlayers.ts';
import { recordedRounds, type RecordedRound } from './recordedRounds.ts';
import { hasPython, verifierDifferences } from './verifierDifferences.ts';

const isMissing = !hasPython();

function roundsOf(family: string): RecordedRound[] {
  return [...recordedRounds(gameCodesOf(family), 100, 'Python')];
}

describe('the verifiers', () => {
  it('know every family', () => {
    expect(Object.keys(families).toSorted()).toEqual([...Object.keys(randomPlayers), ...seatFamilies].toSorted());
  });

  it.skipIf(isMissing).each(Object.keys(families))('find no difference in rounds of %s', async (family) => {
    expect(await verifierDifferences(roundsOf(family))).toEqual({ rounds: 100, server: 0, page: 0, python: 0 });
  });

  it.skipIf(isMissing).each(Object.keys(families))(
    'find a win of %s that is one minor unit too much',
    async (family) => {
      const rounds = roundsOf(family).map((round) => ({ ...round, win: `${BigInt(round.win) + 1n}` }));
      expect(await verifierDifferences(rounds)).toEqual({ rounds: 100, server: 100, page: 100, python: 100 });
    },
  );

  it.skipIf(isMissing)('find a changed event, and a decision after the end', async () => {
    const [round] = roundsOf('mines') as [RecordedRound];
    const changed = [
      { ...round, events: round.events.slice(1) },
      { ...round, events: round.events.toReversed() },
      { ...round, decisions: [...round.decisions, { type: 'cash_out' }] },
      { ...round, decisions: round.decisions.slice(0, -1) },
      { ...round, version: 'mines@2' },
    ];
    expect(await verifierDifferences(changed)).toEqual({ rounds: 5, server: 5, page: 5, python: 5 });
  });
});
