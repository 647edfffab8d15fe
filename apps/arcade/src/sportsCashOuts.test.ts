import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArcadeApp } from './app.ts';
import type { CashOutAnswer, SlipView } from './sportsApi.ts';
import { anySeed, codeOf, valueOf, type Player } from './testing/roomTable.ts';
import { scriptedPace } from './testing/scriptedSports.ts';
import { createSportsHouse, legOf, type SportsHouse, type TestFixture } from './testing/sportsHouse.ts';

/*
 * Prices of the scripted sport: a home win 2.37; one goal ahead its chance is 3/5. The margin of a cash-out is 3 %.
 */

let house: SportsHouse;
let arcade: ArcadeApp;
let player: Player;

beforeAll(async () => {
  house = await createSportsHouse();
  arcade = await house.arcade();
  player = await house.open(arcade);
});
afterAll(() => house.close());

const isSettled = ({ state, round }: SlipView): boolean => state === 'settled' && round?.state === 'SETTLED';

const ahead = (): Promise<TestFixture> => house.fixture(3_600_000);

const cashOut = (slip: SlipView, share: number, amount: string, idempotencyKey = anySeed(), who = player) =>
  house.call<CashOutAnswer>(arcade, 'POST', `sports/slips/${slip.id}/cash-out`, who.token, {
    idempotencyKey,
    share,
    amount,
  });

/** Places a slip on a later fixture; it is accepted. */
async function openSlip(): Promise<SlipView> {
  return valueOf(await house.slip(arcade, player, await ahead()));
}

describe('a cash-out', () => {
  it('pays the value of a slip less the margin, and closes it', async () => {
    const slip = await openSlip();
    // 1000 × 2.37 × 0.4 × 0.97
    expect(slip.cashOut).toEqual({ amount: '919', isSuspended: false });
    const before = house.gateway.balance;
    const { slip: closed, refusal } = valueOf(await cashOut(slip, 10_000, '919'));
    expect(refusal).toBeNull();
    expect(closed).toMatchObject({ state: 'settled', paid: '919', openShare: 0, cashOut: null });
    expect(house.gateway.balance).toBe(before + 919n);
    expect(house.moved(slip.id)).toEqual(['bet bet', 'win win']);
  });

  it('of a part pays at once, and the rest continues', async () => {
    const fixture = await house.fixture(60_000, { home: [1], ticks: 2, tickMs: 100 });
    const slip = valueOf(await house.slip(arcade, player, fixture));
    const { slip: remaining } = valueOf(await cashOut(slip, 2_500, '229'));
    expect(remaining).toMatchObject({ state: 'open', paid: '229', openShare: 7_500, potentialWin: '2006' });
    expect(remaining.cashOut?.amount).toBe('689');
    expect(remaining.cashOuts).toMatchObject([{ share: 2_500, amount: '229', isAuto: false }]);
    expect(house.moved(slip.id)).toEqual(['bet bet', 'win part-1']);
    valueOf(await cashOut(slip, 2_500, '229'));
    await house.play(fixture);
    const settled = await house.until(arcade, player, slip, isSettled);
    // Half of 2370, by the result.
    expect(settled.paid).toBe('1643');
    expect(house.moved(slip.id)).toEqual(['bet bet', 'win part-1', 'win part-2', 'win win']);
    const wins = house.gateway.calls.filter(({ call, txId }) => call === 'win' && txId?.startsWith(slip.id));
    expect(wins).toHaveLength(3);
  });

  it('is refused with the new offer when it fell, and pays more when it rose', async () => {
    const slip = await openSlip();
    const { slip: same, refusal } = valueOf(await cashOut(slip, 10_000, '920'));
    expect(refusal).toBe('cash_out.lower');
    expect(same).toMatchObject({ state: 'open', cashOut: { amount: '919' } });
    expect(valueOf(await cashOut(slip, 10_000, '900')).slip.paid).toBe('919');
  });

  it('counts once when it is sent repeatedly', async () => {
    const slip = await openSlip();
    const key = anySeed();
    await Promise.all([1, 2, 3].map(() => cashOut(slip, 5_000, '400', key)));
    const { slip: remaining } = valueOf(await cashOut(slip, 5_000, '400', key));
    expect(remaining).toMatchObject({ openShare: 5_000, paid: '459' });
    expect(codeOf(await cashOut(slip, 4_000, '400', key))).toBe('round.key_reused');
  });

  it('takes at most the remaining stake, and nothing from a finished slip', async () => {
    const slip = await openSlip();
    valueOf(await cashOut(slip, 6_000, '500'));
    expect(valueOf(await cashOut(slip, 4_001, '1')).refusal).toBe('cash_out.lower');
    valueOf(await cashOut(slip, 4_000, '300'));
    expect(valueOf(await cashOut(slip, 1, '1')).refusal).toBe('slip.closed');
  });

  it('waits while a market is suspended', async () => {
    // Placed before the start; the goal suspends bets for a minute.
    const fixture = await house.fixture(60_000, { home: [1], tickMs: 10_000, ticks: 600 });
    const slip = valueOf(await house.slip(arcade, player, fixture));
    await house.play(fixture, 1);
    const suspended = await house.until(arcade, player, slip, ({ cashOut: offer }) => offer?.isSuspended === true);
    expect(suspended.cashOut?.amount).toBe('0');
    expect(valueOf(await cashOut(slip, 10_000, '1')).refusal).toBe('cash_out.suspended');
    await house.clock.pass(scriptedPace.suspendedMs);
    const open = await house.until(arcade, player, slip, ({ cashOut: offer }) => offer?.isSuspended === false);
    // 1000 × 2.37 × 0.6 × 0.97
    expect(open.cashOut?.amount).toBe('1379');
  });

  it('happens automatically when the offer reaches the order', async () => {
    const fixture = await house.fixture(60_000, { shifts: [1], tickMs: 10_000, ticks: 600 });
    const slip = valueOf(await house.slip(arcade, player, fixture, { autoCashOutAt: '1300' }));
    expect(slip).toMatchObject({ state: 'open', autoCashOutAt: '1300' });
    await house.play(fixture, 1);
    const closed = await house.until(arcade, player, slip, isSettled);
    expect(closed).toMatchObject({ paid: '1379', cashOuts: [{ share: 10_000, amount: '1379', isAuto: true }] });
    // The quote is of the time of the cash-out, not of the placement.
    expect(closed.cashOuts[0]?.quote).toMatchObject({ legs: [{ tick: 1, state: { shifts: 1 } }] });
    expect(house.moved(slip.id)).toEqual(['bet bet', 'win win']);
  });

  it('does not happen automatically after the order is cancelled', async () => {
    const slip = await openSlip();
    const order = (amount: string | null) =>
      house.call<CashOutAnswer>(arcade, 'POST', `sports/slips/${slip.id}/auto-cash-out`, player.token, { amount });
    expect(valueOf(await order('5000')).slip.autoCashOutAt).toBe('5000');
    expect(valueOf(await order(null)).slip.autoCashOutAt).toBeNull();
    expect(valueOf(await order('1')).slip.autoCashOutAt).toBe('1');
    expect((await house.until(arcade, player, slip, isSettled)).paid).toBe('919');
  });

  it('stores the inputs of each amount: the states of the fixtures, and the result of a leg if its fixture was over', async () => {
    const done = await house.fixture(60_000, { home: [1], ticks: 2, tickMs: 100 });
    const going = await house.fixture(3_600_000);
    const legs = [legOf(done, 237), legOf(going, 237)];
    const slip = valueOf(await house.slip(arcade, player, undefined, { legs, combine: 2 }));
    const start = { tick: 0, score: [0, 0], state: { tick: 0, home: 0, away: 0, shifts: 0 } };
    const { slip: first } = valueOf(await cashOut(slip, 2_500, '1'));
    await house.play(done);
    await house.until(arcade, player, slip, ({ views, state }) => views[0]?.outcome === 'won' && state === 'open');
    const { slip: last } = valueOf(await cashOut(slip, 7_500, '1'));
    const quote = { version: 'prices@1', marginBasisPoints: 300 };
    expect(first.cashOuts.map((each) => each.quote)).toEqual([{ ...quote, legs: [start, start] }]);
    expect(last.cashOuts.map((each) => each.quote)).toEqual([
      { ...quote, legs: [start, start] },
      { ...quote, legs: [{ outcome: 'won' }, start] },
    ]);
    // 1000 × 2.37² × 0.4² × 0.97 / 4, and 1000 × 2.37² × 0.4 × 0.97 × 3 / 4
    expect(last.cashOuts.map(({ amount }) => amount)).toEqual(['217', '1634']);
  });

  it('has no inputs for old cash-outs', async () => {
    const slip = await openSlip();
    valueOf(await cashOut(slip, 5_000, '1'));
    await house.database.pool.query("update sports_slip set cash_out_quotes = '{}' where id = $1", [slip.id]);
    const { slip: last } = valueOf(await cashOut(slip, 2_500, '1'));
    expect(last.cashOuts.map(({ quote }) => quote)).toEqual([null, expect.objectContaining({ version: 'prices@1' })]);
  });

  it('pays play money at once, in parts too', async () => {
    const free = await house.open(arcade, { isFreePlay: true });
    const slip = valueOf(await house.slip(arcade, free, await ahead()));
    valueOf(await cashOut(slip, 5_000, '459', anySeed(), free));
    const { slip: closed } = valueOf(await cashOut(slip, 5_000, '459', anySeed(), free));
    expect(closed).toMatchObject({ state: 'settled', paid: '918' });
    const { balance } = valueOf(await house.call<{ balance: string }>(arcade, 'GET', 'balance', free.token));
    expect(balance).toBe('99918');
  });
});
