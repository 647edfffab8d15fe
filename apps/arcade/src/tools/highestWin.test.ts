import { describe, expect, it } from 'vitest';
import { guesses } from '../games/hi-lo/math.ts';
import { MAX_WIN } from '../games/maxWin.ts';
import { TILES } from '../games/mines/math.ts';
import { titleOf } from '../games/titles.ts';
import { outcomeOf } from '../modules/round/outcome.ts';
import type { RecordedRound } from './recordedRounds.ts';
import { hasPython, verifierDifferences } from './verifierDifferences.ts';

const STAKE = 1000n;

/** Games in which a player may continue, with a choice and all possible decisions. */
const games: [gameCode: string, choice: object, decisions: object[]][] = [
  ['ruby-mines-gold', { mines: 8 }, Array.from({ length: TILES }, (_, tile) => ({ type: 'pick', tile }))],
  ['coin-flip-party', { side: 'heads' }, ['heads', 'tails'].map((side) => ({ type: 'flip', side }))],
  ['pocket-hi-lo', {}, [...guesses.toReversed().map((guess) => ({ type: 'guess', guess })), { type: 'skip' }]],
];

/** Plays a round with foresight, and continues until the round ends with its payment. */
function wonRound(gameCode: string, choice: object, allowed: readonly object[]): RecordedRound {
  const game = titleOf(gameCode)?.game;
  if (!game) throw new RangeError(`${gameCode} is unknown`);
  for (let nonce = 0; ; nonce += 1) {
    const seeds = { serverSeed: 'b5'.repeat(32), clientSeed: '00112233445566778899aabbccddeeff', nonce };
    const outcomeWith = (decisions: readonly object[]) => {
      try {
        return outcomeOf(game, { ...seeds, stake: STAKE, choice, decisions });
      } catch {
        // The decision is not on offer.
        return undefined;
      }
    };
    let decisions: object[] = [];
    let outcome = outcomeWith(decisions);
    while (outcome && !outcome.isOver) {
      const before = decisions;
      const next = allowed
        .map((decision) => [...before, decision])
        .find((decided) => (outcomeWith(decided)?.win ?? 0n) > 0n);
      decisions = next ?? [...before, ...allowed.slice(-1)];
      outcome = outcomeWith(decisions);
    }
    if (!outcome || outcome.win === 0n) continue;
    const { events, win } = outcome;
    const { version } = game;
    return { gameCode, version, ...seeds, stake: `${STAKE}`, choice, decisions, events, win: `${win}` };
  }
}

describe.skipIf(!hasPython())('the verifiers', () => {
  it.each(games)(
    'agree on rounds of %s that go as far as they can, with a highest win and from before',
    async (...of) => {
      const [gameCode, choice, decisions] = of;
      const round = wonRound(gameCode, { ...choice, maxWin: MAX_WIN }, decisions);
      const old = wonRound(gameCode, choice, decisions);
      const most = BigInt(MAX_WIN) * STAKE;
      expect([BigInt(round.win) <= most, BigInt(old.win) > most]).toEqual([true, true]);
      expect(await verifierDifferences([round, old])).toEqual({ rounds: 2, server: 0, page: 0, python: 0 });
      const { maxWin: _, ...unlimited } = round.choice as { maxWin: number };
      const swapped = [
        { ...round, choice: unlimited },
        { ...old, choice: { ...choice, maxWin: MAX_WIN } },
      ];
      expect(await verifierDifferences(swapped)).toEqual({ rounds: 2, server: 2, page: 2, python: 2 });
    },
  );
});
