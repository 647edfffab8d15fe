import { describe, expect, it } from 'vitest';
import { sportsbookGame } from '../games/sportsbook/game.ts';
import type { LegOutcome } from '../games/sportsbook/model/sportModel.ts';
import type { SlipDecision } from '../games/sportsbook/slip.ts';
import type { BookRow } from '../books/book.ts';
import { fishRules } from '../games/fish/rules.ts';
import { bookOf } from '../games/titles.ts';
import { outcomeOf } from '../modules/round/outcome.ts';
import { replayWith } from '../shell/replayWith.ts';
import { families } from '../verifier/families.ts';
import { gameCodesOf } from './gameCodes.ts';
import { randomPlayers, seatFamilies } from './randomPlayers.ts';
import { recordedRounds, type RecordedRound } from './recordedRounds.ts';
import { countDifferences, differencesOfEach, hasPython, verifierDifferences } from './verifierDifferences.ts';

const isMissing = !hasPython();

const recorded = new Map<string, readonly RecordedRound[]>();

/** Returns 100 rounds of a family. They are played once for all tests, because playing takes seconds. */
function roundsOf(family: string): readonly RecordedRound[] {
  const rounds = recorded.get(family) ?? [...recordedRounds(gameCodesOf(family), 100, 'Python')];
  recorded.set(family, rounds);
  return rounds;
}

let checked: Promise<ReadonlyMap<string, Awaited<ReturnType<typeof differencesOfEach>>>> | undefined;

/** Checks the rounds of all families. Python runs once for all tests, because it takes longer to start than to check. */
function differencesByFamily() {
  checked ??= differencesOfEach(Object.keys(families).flatMap(roundsOf)).then(
    (all) => new Map(Object.keys(families).map((family, index) => [family, all.slice(100 * index, 100 * index + 100)])),
  );
  return checked;
}

function resultsOf(decisions: readonly unknown[]): Extract<SlipDecision, { type: 'results' }> | undefined {
  return (decisions as readonly SlipDecision[]).find((decision) => decision.type === 'results');
}

/** Returns a slip with other results and their payment. */
function withOutcomes(round: RecordedRound, change: (outcome: LegOutcome) => LegOutcome): RecordedRound {
  const decisions = (round.decisions as SlipDecision[]).map((decision) =>
    decision.type === 'results' ? { ...decision, outcomes: decision.outcomes.map(change) } : decision,
  );
  const { events, win } = outcomeOf(sportsbookGame, { ...round, stake: BigInt(round.stake), decisions });
  return { ...round, decisions, events, win: win.toString() };
}

describe('the verifiers', () => {
  it('know every family', () => {
    expect(Object.keys(families).toSorted()).toEqual(
      [...Object.keys(randomPlayers), ...seatFamilies, 'sportsbook'].toSorted(),
    );
  });

  it.skipIf(isMissing).each(Object.keys(families))('find no difference in rounds of %s', async (family) => {
    const differences = (await differencesByFamily()).get(family) ?? [];
    expect(countDifferences(differences)).toEqual({ rounds: 100, server: 0, page: 0, python: 0 });
  });

  it.skipIf(isMissing)('find a win of any family that is one minor unit too high', async () => {
    const wrong = Object.keys(families).flatMap((family) =>
      roundsOf(family)
        .slice(0, 3)
        .map((round) => ({ ...round, win: `${BigInt(round.win) + 1n}` })),
    );
    const { length: rounds } = wrong;
    expect(rounds).toBe(3 * Object.keys(families).length);
    expect(await verifierDifferences(wrong)).toEqual({ rounds, server: rounds, page: rounds, python: rounds });
  });

  it.skipIf(isMissing)('agree on batches that draw rows of a book, and find a replaced row', async () => {
    // Few batches catch the naga.
    const caught = [...recordedRounds(gameCodesOf('fish'), 1500, 'naga')].filter(({ rows }) => rows !== undefined);
    const { length: rounds } = caught;
    expect(rounds).toBeGreaterThan(10);
    expect(caught.some(({ rows }) => (rows?.length ?? 0) > 1)).toBe(true);
    expect(await verifierDifferences(caught)).toEqual({ rounds, server: 0, page: 0, python: 0 });
    const book = bookOf('fish');
    // The round with the seeds of other rows in place of the drawn ones: only the proofs reveal it.
    const otherAt = (position: number): BookRow => {
      const { seed = '', payout = 0 } = book?.rowAt((position + 1) % 100_000) ?? {};
      return { position, seed, payout };
    };
    const replay = replayWith(fishRules(otherAt));
    const forged = caught.map((round) => {
      const { events, win } = replay({ ...round, stake: BigInt(round.stake) });
      const rows = round.rows?.map((row) => ({ ...row, ...otherAt(row.position) }));
      return { ...round, rows, events: [...events], win: win.toString() };
    });
    expect(await verifierDifferences(forged)).toEqual({ rounds, server: rounds, page: rounds, python: rounds });
  });

  it.skipIf(isMissing)('find a changed event, and a decision after the end', async () => {
    const [round] = roundsOf('mines') as readonly [RecordedRound];
    const changed = [
      { ...round, events: round.events.slice(1) },
      { ...round, events: round.events.toReversed() },
      { ...round, decisions: [...round.decisions, { type: 'cash_out' }] },
      { ...round, decisions: round.decisions.slice(0, -1) },
      { ...round, version: 'mines@2' },
    ];
    expect(await verifierDifferences(changed)).toEqual({ rounds: 5, server: 5, page: 5, python: 5 });
  });

  it.skipIf(isMissing)(
    'find a result that its fixture did not have, another seed, and a fixture of another slip',
    async () => {
      const slips = roundsOf('sportsbook');
      const settled = slips.filter(({ decisions }) => resultsOf(decisions)).slice(0, 10);
      const [slip, stranger] = settled as [RecordedRound, RecordedRound];
      const forged = settled.map((round) => withOutcomes(round, (outcome) => (outcome === 'won' ? 'lost' : 'won')));
      const others = [
        { ...slip, tapes: slip.tapes?.map((tape) => ({ ...tape, serverSeed: 'ab'.repeat(32) })) },
        { ...slip, tapes: stranger.tapes },
      ] as RecordedRound[];
      const changed = [...forged, ...others];
      const { length: rounds } = changed;
      expect(await verifierDifferences(changed)).toEqual({ rounds, server: rounds, page: rounds, python: rounds });
    },
  );

  it.skipIf(isMissing)('find a price of another tick, and skip prices without stored inputs', async () => {
    const slips = roundsOf('sportsbook').slice(0, 20);
    const forged = slips.map((round) => ({
      ...round,
      quotes: (round.quotes ?? []).map((quote) => quote && { ...quote, tick: quote.tick + 1 }),
    }));
    expect(await verifierDifferences(forged)).toEqual({ rounds: 20, server: 20, page: 20, python: 20 });
    const old = slips.map((round) => ({ ...round, quotes: [] }));
    expect(await verifierDifferences(old)).toEqual({ rounds: 20, server: 0, page: 0, python: 0 });
  });

  it.skipIf(isMissing)('accept the results of a slip if no fixture is given', async () => {
    const rounds = roundsOf('sportsbook')
      .slice(0, 20)
      .map((round) => ({ ...round, tapes: [] }));
    expect(await verifierDifferences(rounds)).toEqual({ rounds: 20, server: 0, page: 0, python: 0 });
  });
});
