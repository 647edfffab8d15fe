import { describe, expect, it } from 'vitest';
import { outcomeWords } from '../../fairness/outcomeWords.ts';
import { uniformDraw, type UniformDraw } from '../../fairness/uniformDraw.ts';
import { DecisionError } from '../game.ts';
import { climbGame } from './game.ts';
import { climbDifficulties, ladders } from './math.ts';
import { nextEndingDecision, playClimb, type ClimbDecision } from './rules.ts';

/** Draws these numbers in order. Running out of them fails the test. */
function scripted(numbers: readonly number[]): UniformDraw {
  const remaining = [...numbers];
  return () => {
    const number = remaining.shift();
    if (number === undefined) throw new Error('the round drew more than expected');
    return number;
  };
}

const SMALLEST_U64 = [0, 0];
const LARGEST_U64 = [2 ** 32 - 1, 2 ** 32 - 1];
/** Draws that put the trap of every row of a medium ladder behind its last door. */
const LAST_DOORS = Array.from({ length: 10 }, () => 2);
const medium = { difficulty: 'medium' } as const;

const cashOut: ClimbDecision = { type: 'cash_out' };
const step = (door: number): ClimbDecision => ({ type: 'step', door });
const steps = (count: number): ClimbDecision[] => Array.from({ length: count }, () => step(0));

function fromSeeds(nonce: number): UniformDraw {
  return uniformDraw(
    outcomeWords({ serverSeed: '5e'.repeat(32), clientSeed: '00112233445566778899aabbccddeeff', nonce }),
  );
}

describe('a round of a ladder', () => {
  it('waits for a step after the bet', () => {
    expect(playClimb(scripted(LAST_DOORS), 1000n, medium, [])).toEqual({ events: [], win: 0n, isOver: false });
  });

  it('shows a safe step with the traps of its row and the payout of stopping now', () => {
    const { events, win, isOver } = playClimb(scripted(LAST_DOORS), 1000n, medium, [step(0), step(1)]);
    expect(events[1]).toEqual({
      type: 'step_taken',
      row: 1,
      door: 1,
      isTrap: false,
      traps: [2],
      // 0.99 × 9 ÷ 4 is 2.2275.
      multiplier: '2.22',
      payout: '2227',
      exactPayout: { numerator: '891000', denominator: '400' },
    });
    expect({ win, isOver }).toEqual({ win: 2227n, isOver: false });
  });

  it('is lost in a trap and reveals the ladder', () => {
    const { events, win, isOver } = playClimb(scripted(LAST_DOORS), 1000n, medium, [step(0), step(2)]);
    expect(events.slice(1)).toEqual([
      {
        type: 'step_taken',
        row: 1,
        door: 2,
        isTrap: true,
        traps: [2],
        multiplier: '0.00',
        payout: '0',
        exactPayout: { numerator: '0', denominator: '1' },
      },
      { type: 'ladder_revealed', traps: LAST_DOORS.map((door) => [door]) },
      { type: 'round_ended', win: '0' },
    ]);
    expect({ win, isOver }).toEqual({ win: 0n, isOver: true });
  });

  it.each([
    ['a whole unit more', SMALLEST_U64, 2228n],
    ['nothing more', LARGEST_U64, 2227n],
  ])('settles the fraction of a minor unit by a draw as %s', (_, settling, expected) => {
    const draw = scripted([...LAST_DOORS, ...settling]);
    const { events, win, isOver } = playClimb(draw, 1000n, medium, [...steps(2), cashOut]);
    expect(events.slice(2)).toEqual([
      { type: 'ladder_revealed', traps: LAST_DOORS.map((door) => [door]) },
      { type: 'round_ended', win: expected.toString() },
    ]);
    expect({ win, isOver }).toEqual({ win: expected, isOver: true });
  });

  it('ends automatically at the top', () => {
    const draw = scripted([...LAST_DOORS, ...LARGEST_U64]);
    const { events, win, isOver } = playClimb(draw, 1000n, medium, steps(10));
    expect(events.map(({ type }) => type).slice(-3)).toEqual(['step_taken', 'ladder_revealed', 'round_ended']);
    // 0.99 × 1.5¹⁰ is 57.0884
    expect({ win, isOver }).toEqual({ win: 57_088n, isOver: true });
  });

  it.each(climbDifficulties)('has as many traps in every row of an %s ladder as its table says', (difficulty) => {
    const { rows, doors, safe } = ladders[difficulty];
    const decisions: ClimbDecision[] = [];
    let round = playClimb(fromSeeds(4), 1000n, { difficulty }, decisions);
    while (!round.isOver) {
      decisions.push(step(0));
      round = playClimb(fromSeeds(4), 1000n, { difficulty }, decisions);
    }
    const revealed = round.events.find((event) => event.type === 'ladder_revealed');
    expect(revealed?.traps).toHaveLength(rows);
    for (const traps of revealed?.traps ?? []) {
      expect(new Set(traps).size).toBe(doors - safe);
      expect(traps.every((door) => door >= 0 && door < doors)).toBe(true);
    }
  });

  it.each(climbDifficulties)('lets the declared share of rounds through every door of an %s ladder', (difficulty) => {
    const { rows, doors, safe } = ladders[difficulty];
    const trapCount = doors - safe;
    // Every sequence of draws for the first row; the other rows repeat its first numbers.
    const placements = Array.from({ length: doors }, (_, first) =>
      trapCount === 1 ? [[first]] : Array.from({ length: doors - 1 }, (__, second) => [first, second]),
    ).flat();
    for (let door = 0; door < doors; door += 1) {
      const passed = placements.filter((placement) => {
        const draw = scripted(Array.from({ length: rows }, () => placement).flat());
        return !playClimb(draw, 1000n, { difficulty }, [step(door)]).isOver;
      });
      expect(passed.length * doors).toBe(placements.length * safe);
    }
  });

  it('draws the same numbers for all decisions', () => {
    const sidesOf = (decisions: ClimbDecision[]): number[] => {
      const sides: number[] = [];
      const script = scripted([...LAST_DOORS, ...SMALLEST_U64]);
      playClimb(
        (count) => {
          sides.push(count);
          return script(count);
        },
        1000n,
        medium,
        decisions,
      );
      return sides;
    };
    const expected = [...LAST_DOORS.map(() => 3), 2 ** 32, 2 ** 32];
    expect(sidesOf([...steps(1), cashOut])).toEqual(expected);
    expect(sidesOf([...steps(7), cashOut])).toEqual(expected);
    expect(sidesOf(steps(10))).toEqual(expected);
  });

  it('does not reveal the rows ahead while it continues', () => {
    const events = (rowsAhead: number) =>
      playClimb(scripted([2, 2, 2, ...Array.from({ length: 7 }, () => rowsAhead)]), 1000n, medium, steps(3)).events;
    expect(events(0)).toEqual(events(1));
    expect(events(0).every(({ type }) => type === 'step_taken')).toBe(true);
  });

  it.each<[string, ClimbDecision[]]>([
    ['a cash-out before the first step', [cashOut]],
    ['a door that the row does not have', [step(3)]],
    ['a door before the first', [step(-1)]],
    ['a fraction of a door', [step(0.5)]],
    ['a step after a trap', [step(2), step(0)]],
    ['a cash-out after a trap', [step(0), step(2), cashOut]],
    ['a step after a cash-out', [step(0), cashOut, step(0)]],
    ['a step above the top', steps(11)],
    ['a cash-out after the top', [...steps(10), cashOut]],
  ])('does not allow %s', (_, decisions) => {
    const draw = scripted([...LAST_DOORS, ...SMALLEST_U64]);
    expect(() => playClimb(draw, 1000n, medium, decisions)).toThrow(DecisionError);
  });

  it('only adds events when a decision is added', () => {
    const decisions = [step(0), step(1), step(0), step(1), cashOut];
    const draw = () => scripted([...LAST_DOORS, ...SMALLEST_U64]);
    const complete = playClimb(draw(), 1000n, medium, decisions).events;
    for (let count = 0; count < decisions.length; count += 1) {
      const { events, isOver } = playClimb(draw(), 1000n, medium, decisions.slice(0, count));
      expect(isOver).toBe(false);
      expect(complete.slice(0, events.length)).toEqual(events);
    }
  });

  it.each([
    { nonce: 1, difficulty: 'easy', doors: [0, 0, 0], traps: '3 2 1 2 2 3 2 1 2 0 1 2', win: '2347' },
    { nonce: 2, difficulty: 'hard', doors: [1, 1], traps: '0 0 1 0 0 1 0 0 1', win: '3960' },
    { nonce: 3, difficulty: 'expert', doors: [1], traps: '02 12 01 02 02 02 01 02', win: '2970' },
  ] as const)('is reproducible from its seeds for nonce $nonce', ({ nonce, difficulty, doors, traps, win }) => {
    const { events } = playClimb(fromSeeds(nonce), 1000n, { difficulty }, [...doors.map(step), cashOut]);
    expect(events.slice(-2)).toEqual([
      { type: 'ladder_revealed', traps: traps.split(' ').map((row) => Array.from(row, Number)) },
      { type: 'round_ended', win },
    ]);
  });

  it('is cashed out if its player leaves after a step; before that, it goes through the first door', () => {
    const started = playClimb(scripted(LAST_DOORS), 1000n, medium, []);
    expect(nextEndingDecision(started.events)).toEqual(step(0));
    const climbed = playClimb(scripted(LAST_DOORS), 1000n, medium, [step(0)]);
    expect(nextEndingDecision(climbed.events)).toEqual(cashOut);
  });
});

describe('the definition of a ladder', () => {
  it('accepts only the difficulties on offer', () => {
    for (const difficulty of climbDifficulties) expect(climbGame.choice.safeParse({ difficulty }).success).toBe(true);
    for (const choice of [{ difficulty: 'master' }, {}, { difficulty: 'easy', rows: 3 }])
      expect(climbGame.choice.safeParse(choice).success).toBe(false);
  });

  it('accepts only steps through doors and cash-outs', () => {
    for (const decision of [step(0), step(3), cashOut])
      expect(climbGame.decision.safeParse(decision).success).toBe(true);
    for (const decision of [step(-1), step(1.5), { type: 'step' }, { type: 'cash_out', door: 1 }, { type: 'skip' }])
      expect(climbGame.decision.safeParse(decision).success).toBe(false);
  });
});
