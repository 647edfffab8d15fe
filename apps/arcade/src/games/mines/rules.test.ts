import { describe, expect, it } from 'vitest';
import { outcomeWords } from '../../fairness/outcomeWords.ts';
import { uniformDraw, type UniformDraw } from '../../fairness/uniformDraw.ts';
import { DecisionError } from '../game.ts';
import { drawDistinct } from '../../fairness/drawDistinct.ts';
import { minesGame } from './game.ts';
import { TILES } from './math.ts';
import { nextEndingDecision, playMines, type MinesDecision } from './rules.ts';

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
/** Draws that place two mines on tiles 24 and 23. */
const MINES_AT_THE_END = [24, 22];

const cashOut: MinesDecision = { type: 'cash_out' };
const pick = (tile: number): MinesDecision => ({ type: 'pick', tile });
const picks = (count: number): MinesDecision[] => Array.from({ length: count }, (_, tile) => pick(tile));

function fromSeeds(nonce: number): UniformDraw {
  return uniformDraw(
    outcomeWords({ serverSeed: '5e'.repeat(32), clientSeed: '00112233445566778899aabbccddeeff', nonce }),
  );
}

describe('a draw of distinct integers', () => {
  it('gives every ordered selection from one sequence of draws', () => {
    const selections = new Set<string>();
    for (let first = 0; first < 5; first += 1)
      for (let second = 0; second < 4; second += 1)
        for (let third = 0; third < 3; third += 1)
          selections.add(String(drawDistinct(scripted([first, second, third]), 5, 3)));
    expect(selections.size).toBe(60);
    for (const selection of selections) expect(new Set(selection.split(',')).size).toBe(3);
  });

  it('draws from as many sides as values remain', () => {
    const sides: number[] = [];
    drawDistinct(
      (count) => {
        sides.push(count);
        return 0;
      },
      25,
      4,
    );
    expect(sides).toEqual([25, 24, 23, 22]);
  });
});

describe('a round of Mines', () => {
  it('waits for a pick after the bet', () => {
    expect(playMines(scripted(MINES_AT_THE_END), 1000n, { mines: 2 }, [])).toEqual({
      events: [],
      win: 0n,
      isOver: false,
    });
  });

  it('reveals a gem with the payout of stopping now', () => {
    const { events, win, isOver } = playMines(scripted(MINES_AT_THE_END), 1000n, { mines: 2 }, [pick(7)]);
    expect(events).toEqual([
      {
        type: 'tile_revealed',
        tile: 7,
        isMine: false,
        // 0.99 × 25 ÷ 23 is 1.0760…
        multiplier: '1.07',
        payout: '1076',
        exactPayout: { numerator: '2475000', denominator: '2300' },
      },
    ]);
    expect({ win, isOver }).toEqual({ win: 1076n, isOver: false });
  });

  it('is lost on a mine and reveals the board', () => {
    const { events, win, isOver } = playMines(scripted(MINES_AT_THE_END), 1000n, { mines: 2 }, [pick(0), pick(23)]);
    expect(events.slice(1)).toEqual([
      {
        type: 'tile_revealed',
        tile: 23,
        isMine: true,
        multiplier: '0.00',
        payout: '0',
        exactPayout: { numerator: '0', denominator: '1' },
      },
      { type: 'board_revealed', mines: [23, 24] },
      { type: 'round_ended', win: '0' },
    ]);
    expect({ win, isOver }).toEqual({ win: 0n, isOver: true });
  });

  it.each([
    ['a whole unit more', SMALLEST_U64, 1077n],
    ['nothing more', LARGEST_U64, 1076n],
  ])('settles the fraction of a minor unit by a draw as %s', (_, settling, expected) => {
    const draw = scripted([...MINES_AT_THE_END, ...settling]);
    const { events, win, isOver } = playMines(draw, 1000n, { mines: 2 }, [pick(0), cashOut]);
    expect(events.slice(1)).toEqual([
      { type: 'board_revealed', mines: [23, 24] },
      { type: 'round_ended', win: expected.toString() },
    ]);
    expect({ win, isOver }).toEqual({ win: expected, isOver: true });
  });

  it('ends automatically with the last gem', () => {
    const { events, win, isOver } = playMines(
      scripted([...MINES_AT_THE_END, ...LARGEST_U64]),
      1000n,
      { mines: 2 },
      picks(23),
    );
    expect(events.map(({ type }) => type).slice(-3)).toEqual(['tile_revealed', 'board_revealed', 'round_ended']);
    expect({ win, isOver }).toEqual({ win: 297_000n, isOver: true });
  });

  it('is paid automatically with the last gem within the highest win', () => {
    // Twelve mines on the last tiles: ten gems pay 11,314.93 stakes, and eleven would pay 56,574.69.
    const placing = Array.from({ length: 12 }, (_, index) => 24 - 2 * index);
    const play = (count: number, terms: { maxWin?: number }) =>
      playMines(scripted([...placing, ...LARGEST_U64]), 100n, { mines: 12, ...terms }, picks(count));
    expect(play(9, { maxWin: 25_000 }).isOver).toBe(false);
    const ended = play(10, { maxWin: 25_000 });
    expect(ended).toMatchObject({ isOver: true, win: 1_131_493n });
    // A round from before the highest win was introduced continues to its last gem.
    expect(play(12, {}).isOver).toBe(false);
    expect(play(13, {})).toMatchObject({ win: 514_829_700n, isOver: true });
  });

  it('returns the declared share of the stakes over every board, at stops after one to four gems', () => {
    for (const gems of [1, 2, 3, 4]) {
      let paid = 0n;
      let denominatorOfPay = 1n;
      for (let first = 0; first < TILES; first += 1)
        for (let second = 0; second < TILES - 1; second += 1) {
          const decisions = picks(gems);
          // Picks after a mine are not allowed, so the round takes them one at a time.
          const accepted: MinesDecision[] = [];
          let round = playMines(scripted([first, second]), 100n, { mines: 2 }, accepted);
          for (const decision of decisions) {
            if (round.isOver) break;
            accepted.push(decision);
            round = playMines(scripted([first, second]), 100n, { mines: 2 }, accepted);
          }
          const last = round.events.findLast((event) => event.type === 'tile_revealed');
          if (last?.isMine === false) {
            paid += BigInt(last.exactPayout.numerator);
            denominatorOfPay = BigInt(last.exactPayout.denominator);
          }
        }
      expect(paid).toBe(99n * 25n * 24n * denominatorOfPay);
    }
  });

  it('draws the same numbers for all decisions', () => {
    const sidesOf = (decisions: MinesDecision[]): number[] => {
      const sides: number[] = [];
      const script = scripted([...MINES_AT_THE_END, ...SMALLEST_U64]);
      playMines(
        (count) => {
          sides.push(count);
          return script(count);
        },
        1000n,
        { mines: 2 },
        decisions,
      );
      return sides;
    };
    expect(sidesOf([pick(0), cashOut])).toEqual([25, 24, 2 ** 32, 2 ** 32]);
    expect(sidesOf([...picks(9), cashOut])).toEqual([25, 24, 2 ** 32, 2 ** 32]);
    expect(sidesOf(picks(23))).toEqual([25, 24, 2 ** 32, 2 ** 32]);
  });

  it('does not reveal the mines while it continues', () => {
    const events = (placing: number[]) => playMines(scripted(placing), 1000n, { mines: 2 }, picks(20)).events;
    expect(events([24, 22])).toEqual(events([20, 20]));
    expect(events([24, 22]).every(({ type }) => type === 'tile_revealed')).toBe(true);
  });

  it.each<[string, MinesDecision[]]>([
    ['a cash-out before the first pick', [cashOut]],
    ['a tile for a second time', [pick(3), pick(3)]],
    ['a tile outside the board', [pick(25)]],
    ['a tile before the first', [pick(-1)]],
    ['a fraction of a tile', [pick(0.5)]],
    ['a pick after a mine', [pick(24), pick(0)]],
    ['a cash-out after a mine', [pick(0), pick(24), cashOut]],
    ['a pick after a cash-out', [pick(0), cashOut, pick(1)]],
    ['a cash-out after the last gem', [...picks(23), cashOut]],
  ])('does not allow %s', (_, decisions) => {
    const draw = scripted([...MINES_AT_THE_END, ...SMALLEST_U64]);
    expect(() => playMines(draw, 1000n, { mines: 2 }, decisions)).toThrow(DecisionError);
  });

  it('only adds events when a decision is added', () => {
    const decisions = [...picks(6), cashOut];
    const complete = playMines(fromSeeds(1), 1000n, { mines: 3 }, decisions).events;
    for (let count = 0; count < decisions.length; count += 1) {
      const { events, isOver } = playMines(fromSeeds(1), 1000n, { mines: 3 }, decisions.slice(0, count));
      expect(isOver).toBe(false);
      expect(complete.slice(0, events.length)).toEqual(events);
    }
  });

  it.each([
    { nonce: 1, mines: 3, gems: [0, 1, 2, 3], board: [11, 17, 19], win: '1712' },
    { nonce: 2, mines: 1, gems: [0, 1], board: [2], win: '1076' },
    { nonce: 3, mines: 10, gems: [0, 1, 2], board: [3, 4, 11, 12, 14, 17, 18, 19, 20, 23], win: '5004' },
  ])('is reproducible from its seeds for nonce $nonce', ({ nonce, mines, gems, board, win }) => {
    const { events } = playMines(fromSeeds(nonce), 1000n, { mines }, [...gems.map(pick), cashOut]);
    expect(events.slice(-2)).toEqual([
      { type: 'board_revealed', mines: board },
      { type: 'round_ended', win },
    ]);
  });

  it('is cashed out if the player leaves after a pick; before that, it picks the first tile', () => {
    const started = playMines(scripted(MINES_AT_THE_END), 1000n, { mines: 2 }, []);
    expect(nextEndingDecision(started.events)).toEqual(pick(0));
    const picked = playMines(scripted(MINES_AT_THE_END), 1000n, { mines: 2 }, [pick(0)]);
    expect(nextEndingDecision(picked.events)).toEqual(cashOut);
  });
});

describe('the definition of Mines', () => {
  it('accepts only one to twenty-four mines', () => {
    const maxWin = 25_000;
    for (const mines of [1, 24]) expect(minesGame.choice.safeParse({ mines, maxWin }).success).toBe(true);
    for (const choice of [{ mines: 0 }, { mines: 25 }, { mines: 1.5 }, { mines: '3' }, {}, { mines: 3, seed: 1 }])
      expect(minesGame.choice.safeParse({ ...choice, maxWin }).success).toBe(false);
  });

  it('accepts only picks on the board and cash-outs', () => {
    for (const decision of [pick(0), pick(24), cashOut])
      expect(minesGame.decision.safeParse(decision).success).toBe(true);
    for (const decision of [pick(25), pick(-1), { type: 'pick' }, { type: 'cash_out', tile: 3 }, { type: 'skip' }])
      expect(minesGame.decision.safeParse(decision).success).toBe(false);
  });
});
