import { describe, expect, it } from 'vitest';
import type { BetRow } from './betBooks.ts';
import { checkBets, resultsOf } from './betOracle.ts';
import type { Acknowledgement, Operation, Recorded } from './journal.ts';
import { createTally, type TransferRow } from './tally.ts';
import { newAudit } from './audit.ts';
import { TABLE } from './world.ts';

const player = 'drawer1';

function done(operation: string, order: Operation, answer: Acknowledgement): Recorded {
  return { operation, order, attempts: 1, answer };
}

const bet = done(
  'draw k1',
  { kind: 'draw', player, amount: '200', game: TABLE, place: 'player' },
  { status: 'OPEN', id: 'r1' },
);
const cancel = done('cancel r1', { kind: 'cancel', player, ref: 'r1' }, { status: 'VOID', id: 'r1' });
const seen = done(
  'result drawer1 7',
  { kind: 'result', player, game: TABLE, index: 7 },
  { status: '{"winner":"player"}' },
);
const slip = done('slip k2', { kind: 'slip', player, amount: '1200' }, { status: 'open', id: 'r2' });
const partOut = done(
  'cash-out c1',
  { kind: 'cash-out', player, ref: 'r2', share: 2_500 },
  { status: 'OK', id: 'r2', win: '280' },
);

const drawn: BetRow = {
  id: 'r1',
  key: 'k1',
  game: TABLE,
  isSlip: false,
  state: 'SETTLED',
  voidReason: null,
  stake: 200n,
  win: 400n,
  paid: 0n,
  parts: 0,
  index: 7,
  prices: [],
  decisions: [],
  isDue: true,
};
const cancelled: BetRow = { ...drawn, state: 'VOID', voidReason: 'CANCELLED', win: 0n };
/** A double at 2.00 and 1.51, a quarter of which was cashed out: 1200 × 0.75 × 3.02 and 280. */
const multiple: BetRow = {
  ...drawn,
  id: 'r2',
  key: 'k2',
  game: 'football-arena',
  isSlip: true,
  stake: 1_200n,
  win: 2_998n,
  paid: 280n,
  parts: 1,
  prices: [200, 151],
  decisions: [
    { type: 'cash-out', share: 2_500, amount: '280', key: 'c1' },
    { type: 'results', outcomes: ['won', 'won'] },
  ],
};

let transfers = 0;
function moved(kind: string, name: string, amount: bigint): TransferRow {
  transfers += 1;
  return {
    id: `t${transfers}`,
    owner: player,
    kind,
    status: 'posted',
    provider: 'PARLOR',
    provider_tx_id: name,
    moved: String(amount),
  };
}

const ofDraw = [moved('bet', 'r1-bet', -200n), moved('win', 'r1-win', 400n)];
const ofCancelled = [moved('bet', 'r1-bet', -200n), moved('rollback', 'r1-back', 200n)];
const ofSlip = [moved('bet', 'r2-bet', -1_200n), moved('win', 'r2-part-1', 280n), moved('win', 'r2-win', 2_718n)];

/** Checks a player's books. Returns the audit and the expected sum of transfers. */
function check(mine: readonly Recorded[], bets: readonly BetRow[], rows: readonly TransferRow[]) {
  const audit = newAudit();
  const tally = createTally(rows, audit);
  checkBets({ player, mine, bets, results: resultsOf(mine, audit) }, tally, audit);
  tally.reportUnrequested(player);
  const { breaks, lost, doubled } = audit;
  return { breaks, lost, doubled, expected: tally.expected() };
}

const clean = { breaks: [], lost: 0, doubled: 0 };

describe('the oracle of bets in draws', () => {
  it('finds nothing if the draw, the row and the ledger agree', () => {
    expect(check([bet, seen], [drawn], ofDraw)).toEqual({ ...clean, expected: 200n });
    expect(check([bet, cancel], [cancelled], ofCancelled)).toEqual({ ...clean, expected: 0n });
  });

  it('reports an acknowledged bet without a round', () => {
    expect(check([bet], [], [])).toMatchObject({
      lost: 1,
      breaks: ['draw k1 was acknowledged as r1 and has no round'],
    });
  });

  it('reports a stake and a win that the ledger has not moved', () => {
    expect(check([bet], [drawn], [])).toMatchObject({
      lost: 2,
      breaks: ['draw k1 was acknowledged and is lost', 'draw k1 was acknowledged and is lost'],
    });
  });

  it('reports a win that the ledger moved twice, or in another amount', () => {
    expect(check([bet], [drawn], [...ofDraw, moved('win', 'r1-win', 400n)])).toMatchObject({
      doubled: 1,
      breaks: ['draw k1 had 2 effects'],
    });
    const short = [...ofDraw.slice(0, 1), moved('win', 'r1-win', 399n)];
    expect(check([bet], [drawn], short).breaks).toEqual(['draw k1 moved 399 instead of 400']);
  });

  it('reports a bet that was recorded as two rounds', () => {
    expect(check([bet], [drawn, { ...drawn, id: 'r9' }], ofDraw)).toMatchObject({
      doubled: 1,
      breaks: ['draw k1 has 2 rounds'],
    });
  });

  it('reports a round and a transfer that were not requested', () => {
    expect(check([], [drawn], ofDraw).breaks).toEqual([
      'round r1 of drawer1 is SETTLED, but was never requested',
      'bet r1-bet of drawer1 moved -200, but was never requested',
      'win r1-win of drawer1 moved 400, but was never requested',
    ]);
  });

  it('reports an accepted bet that was too late', () => {
    const late = { ...bet, answer: { status: 'draw.closed' } };
    expect(check([late], [], [])).toMatchObject(clean);
    expect(check([late], [drawn], ofDraw).breaks).toEqual([
      'draw k1 was answered with draw.closed undefined, but its round is r1',
    ]);
  });

  it('reports a bet that stayed open after its draw', () => {
    const open = { ...drawn, state: 'OPEN', win: 0n };
    expect(check([bet], [open], ofDraw.slice(0, 1)).breaks).toEqual(['draw k1 is still OPEN']);
  });

  it('reports a cancelled bet that was not refunded, refunded twice, or refunded without a request', () => {
    expect(check([bet, cancel], [cancelled], ofCancelled.slice(0, 1))).toMatchObject({
      lost: 1,
      breaks: ['cancel r1 was acknowledged and is lost'],
    });
    const twice = [...ofCancelled, moved('rollback', 'r1-back', 200n)];
    expect(check([bet, cancel], [cancelled], twice)).toMatchObject({
      doubled: 1,
      breaks: ['cancel r1 had 2 effects'],
    });
    expect(check([bet], [cancelled], ofCancelled).breaks).toEqual(['draw k1 was cancelled without a request']);
    expect(check([bet, cancel], [drawn], ofDraw)).toMatchObject({
      lost: 1,
      breaks: ['cancel r1 was acknowledged and is lost: draw k1 is SETTLED'],
    });
  });

  it('reports a draw that two players saw with different results', () => {
    const other = done('result drawer2 7', { ...seen.order, player: 'drawer2' }, { status: '{"winner":"banker"}' });
    const audit = newAudit();
    resultsOf([seen, other], audit);
    expect(audit.breaks).toEqual([`result drawer2 7: ${TABLE} 7 was {"winner":"player"} and is {"winner":"banker"}`]);
  });

  it('reports a win that does not match the result of the draw', () => {
    const lost = { ...drawn, win: 0n };
    expect(check([bet, seen], [lost], ofDraw.slice(0, 1)).breaks).toEqual([
      'draw k1 won 0 instead of 400 of {"winner":"player"}',
    ]);
  });
});

describe('the oracle of slips', () => {
  it('finds nothing if a slip was paid once, its partial cash-out included', () => {
    expect(check([slip, partOut], [multiple], ofSlip)).toEqual({ ...clean, expected: 1_798n });
  });

  it('accepts an open slip whose fixtures continue, and reports one whose fixtures are decided', () => {
    const open = { ...multiple, state: 'OPEN', win: 0n, isDue: false, decisions: multiple.decisions.slice(0, 1) };
    const rows = ofSlip.slice(0, 2);
    expect(check([slip, partOut], [open], rows)).toMatchObject(clean);
    expect(check([slip, partOut], [{ ...open, isDue: true }], rows).breaks).toEqual(['slip k2 is still OPEN']);
  });

  it('reports a slip that paid its partial cash-out again with the rest', () => {
    const again = [...ofSlip.slice(0, 2), moved('win', 'r2-win', 2_998n)];
    expect(check([slip, partOut], [multiple], again).breaks).toEqual(['slip k2 moved 2998 instead of 2718']);
  });

  it('reports a partial cash-out that is missing, doubled or not requested', () => {
    const without = { ...multiple, paid: 0n, parts: 0, win: 3_624n, decisions: multiple.decisions.slice(1) };
    const paidAtOnce = [...ofSlip.slice(0, 1), moved('win', 'r2-win', 3_624n)];
    expect(check([slip, partOut], [without], paidAtOnce)).toMatchObject({
      lost: 1,
      breaks: ['cash-out c1 was acknowledged and is lost'],
    });
    const [first, ending] = multiple.decisions;
    const twice = { ...multiple, paid: 560n, parts: 2, win: 2_372n, decisions: [first, first, ending] } as BetRow;
    const rows = [...ofSlip.slice(0, 2), moved('win', 'r2-part-2', 280n), moved('win', 'r2-win', 1_812n)];
    expect(check([slip, partOut], [twice], rows)).toMatchObject({
      doubled: 1,
      breaks: ['cash-out c1 was applied 2 times'],
    });
    expect(check([slip], [multiple], ofSlip).breaks).toEqual(['slip r2 was cashed out by c1, but was never requested']);
  });

  it('reports a cash-out whose answer differs from the paid amount', () => {
    const more = { ...partOut, answer: { status: 'OK', id: 'r2', win: '281' } };
    expect(check([slip, more], [multiple], ofSlip).breaks).toEqual([
      'cash-out c1 was answered with 281, but is 280 of r2',
    ]);
  });

  it('reports a slip that pays more than its prices', () => {
    const rows = [...ofSlip.slice(0, 2), moved('win', 'r2-win', 2_719n)];
    expect(check([slip, partOut], [{ ...multiple, win: 2_999n }], rows).breaks).toEqual([
      'slip k2 paid 2719 beside its cash-outs instead of 2718 to 2718',
    ]);
  });

  it('checks that a refused slip costs nothing', () => {
    const refused = { ...slip, answer: { status: 'refused', id: 'r2' } };
    expect(check([refused], [], [])).toMatchObject(clean);
    expect(check([refused], [], ofSlip.slice(0, 1)).breaks).toEqual([
      'bet r2-bet of drawer1 moved -1200, but was never requested',
    ]);
  });
});
