import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ArcadeApp } from './app.ts';
import type { ArcadeAnswer, RoundView } from './arcadeApi.ts';
import type { SlipView } from './sportsApi.ts';
import type { Fault } from './testing/fakeGateway.ts';
import { lateFamilies, lateKinds, type LateBet, type LateFamily } from './testing/lateFamilies.ts';
import { createLateHouse, type LateHouse } from './testing/lateHouse.ts';
import { codeOf, valueOf, wait, type Player } from './testing/roomTable.ts';

/** How long an undecided bet is retried before it is rolled back, in ms. */
const BET_WINDOW_MS = 1_000;
/** A number of answers that no test reaches. */
const MANY = 1_000;

let house: LateHouse;
let arcade: ArcadeApp;

beforeAll(async () => {
  house = await createLateHouse({ betWindowMs: BET_WINDOW_MS });
  arcade = await house.arcade();
});
afterAll(() => house.close());
beforeEach(async () => {
  await house.startDatabase();
  house.gateway.isDown = false;
  house.gateway.forgetFaults();
  house.gateway.beforeAnswer = undefined;
  house.gateway.balance = 1_000_000_000n;
});
/** Stops all arcades and starts another one. */
async function restart(): Promise<void> {
  await house.stop();
  arcade = await house.arcade();
}

/** The money that a round has moved, or that it has not ended. */
interface BetState {
  id: string;
  state: string;
  staked: bigint;
  won: bigint;
}

function betStateOf(view: RoundView | SlipView): BetState {
  const round = 'legs' in view ? view.round : view;
  const { id, state } = view;
  return {
    id,
    state: round?.state ?? state,
    staked: BigInt(round?.staked ?? view.stake),
    won: BigInt(round?.win ?? 0),
  };
}

const isOver = ({ state }: BetState): boolean => state === 'SETTLED' || state === 'VOID' || state === 'void';

const send = (player: Player, { path, body }: Pick<LateBet, 'path' | 'body'>, at = arcade) =>
  house.call<RoundView | SlipView>(at, 'POST', path, player.token, body);
const read = (player: Player, { path }: LateBet, id: string, at = arcade) =>
  house.call<RoundView | SlipView>(at, 'GET', `${path}/${id}`, player.token);

/** Retries, as a page does, until the answer fits. Starts an unreachable database in between. */
async function until(
  request: () => Promise<ArcadeAnswer<RoundView | SlipView>>,
  fits: (bet: BetState) => boolean,
): Promise<BetState> {
  for (;;) {
    const answer = await request();
    if (answer.success && fits(betStateOf(answer.value))) return betStateOf(answer.value);
    await house.startDatabase();
    await wait(20);
  }
}

const isAccepted = (bet: BetState): boolean => bet.state === 'OPEN' || isOver(bet);

/** Opens a player at a moment when a bet is accepted. */
async function sitDown(family: LateFamily) {
  const player = await house.open(arcade, family.code);
  const bet = await family.ready(house, arcade, player);
  return { player, bet, before: house.gateway.balance };
}

/** Expects the balance of the round's state: stake and win have moved once each, or the stake was returned. */
function expectMovedOnce(before: bigint, { state, staked, won }: BetState): void {
  const moved = state === 'SETTLED' ? won - staked : 0n;
  expect({ state, balance: house.gateway.balance }).toEqual({ state, balance: before + moved });
}

/** Runs `act` once between the effect and the answer of every money call. */
function atEachCall(act: () => Promise<unknown>): string[] {
  const calls: string[] = [];
  const met = new Set<string>();
  house.gateway.beforeAnswer = async (called, txId) => {
    if (txId === undefined || met.has(txId)) return;
    met.add(txId);
    calls.push(called);
    await act();
  };
  return calls;
}

it('the listed families are those whose rounds end later than their bet', () => {
  expect(lateFamilies.map(([family]) => family).toSorted()).toEqual([
    'baccarat',
    'big-two',
    'bingo',
    'brag',
    'bull-bull',
    'crash',
    'dice-draw',
    'digit-draw',
    'dragon-tiger',
    'fan-tan',
    'fish-prawn-crab',
    'money-wheel',
    'pick-draw',
    'pok-deng',
    'race-draw',
    'roulette',
    'sic-bo',
    'sportsbook',
  ]);
});

describe.each(lateFamilies)('a round of %s', (_, family) => {
  it('is one round if its bet is sent six times at once, by a double tap in two tabs and through two processes', async () => {
    const { player, bet, before } = await sitDown(family);
    const other = await house.arcade();
    const tab = await house.open(other, family.code, player.playerRef);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_tap, tap) => (tap % 2 === 0 ? send(player, bet) : send(tab, bet, other))),
    );
    const accepted = await until(() => send(player, bet), isAccepted);
    const ids = answers.flatMap((answer) => (answer.success ? [answer.value.id] : []));
    expect(new Set([...ids, accepted.id]).size).toBe(1);
    expect(house.gateway.balance).toBe(before - accepted.staked);
    expect((await until(() => read(tab, bet, accepted.id, other), isAccepted)).id).toBe(accepted.id);
    await bet.end(arcade);
    expectMovedOnce(before, await until(() => read(tab, bet, accepted.id, other), isOver));
    await other.http.close();
  });

  it('is settled once, or returned once, if the database is killed at each of its money calls', async () => {
    const { player, bet, before } = await sitDown(family);
    const calls = atEachCall(() => house.killDatabase());
    const { id } = await until(() => send(player, bet), isAccepted);
    await house.startDatabase();
    await bet.end(arcade);
    const ended = await until(() => read(player, bet, id), isOver);
    expect(calls.length).toBeGreaterThan(1);
    expectMovedOnce(before, ended);
  });

  it('ignores messages that are forged, replayed, reordered or from another player', async () => {
    const { player, bet, before } = await sitDown(family);
    const { body, path } = bet;
    const tampered: object[] = [
      { ...body, stake: `${BigInt(body.stake) + 1n}` },
      { ...body, stake: '-100' },
      { ...body, win: '1000000' },
      { ...body, idempotencyKey: 'short' },
    ];
    if (path === 'rounds')
      tampered.push({ ...body, choice: { ...(body.choice as object), win: '1' } }, { ...body, choice: 'all' });
    else tampered.push({ ...body, legs: [] }, { ...body, legs: [{ fixture: 'x', selections: [], price: 99_999 }] });
    for (const forged of tampered)
      expect((await send(player, { path, body: forged as LateBet['body'] })).success).toBe(false);
    expect(house.gateway.balance).toBe(before);

    const { id, staked } = await until(() => send(player, bet), isAccepted);
    expect(codeOf(await send(player, { path, body: { ...body, stake: `${2n * BigInt(body.stake)}` } }))).not.toBe(
      'success',
    );
    const stranger = await house.open(arcade, family.code);
    const decisions = [
      { type: 'cash_out' },
      { cashOut: 'all', at: 100_000 },
      { ended: true },
      { returned: true },
      { topUp: '-1' },
    ];
    for (const [index, decision] of decisions.entries())
      for (const position of [index, 500]) {
        const decide = (by: Player) =>
          house.call(arcade, 'POST', `rounds/${id}/decisions`, by.token, { decision, position });
        expect(codeOf(await decide(stranger))).toBe('not_found');
        expect((await decide(player)).success).toBe(false);
      }
    for (const call of ['cancel', 'shown'])
      expect((await house.call(arcade, 'POST', `rounds/${id}/${call}`, stranger.token)).success).toBe(false);
    expect((await read(stranger, bet, id)).success).toBe(false);
    expect(house.gateway.balance).toBe(before - staked);

    await bet.end(arcade);
    const ended = await until(() => read(player, bet, id), isOver);
    expectMovedOnce(before, ended);
    // The bet again, after its round.
    expect(betStateOf(valueOf(await send(player, bet)))).toEqual(ended);
    expectMovedOnce(before, ended);
  });
});

// Families of one kind differ only in their rules.
describe.each(lateKinds)('a round of a game like %s', (_, family) => {
  it.each<Fault>(['lost_before', 'lost_after', 'temporary'])(
    'settles once if an answer of the gateway is %s',
    async (fault) => {
      const { player, bet, before } = await sitDown(family);
      for (const call of ['bet', 'win'] as const) house.gateway.failNext(call, fault);
      const { id } = await until(() => send(player, bet), isAccepted);
      await bet.end(arcade);
      const ended = await until(() => read(player, bet, id), isOver);
      expect(ended.state).toBe('SETTLED');
      expectMovedOnce(before, ended);
    },
  );

  it('settles once if each of its money calls is answered three seconds late by the clock of the database', async () => {
    const { player, bet, before } = await sitDown(family);
    const calls = atEachCall(() => house.clock.pass(3_000));
    const { id } = await until(() => send(player, bet), isAccepted);
    await bet.end(arcade);
    const ended = await until(() => read(player, bet, id), isOver);
    expect([ended.state, calls.length]).toEqual(['SETTLED', 2]);
    expectMovedOnce(before, ended);
  });

  it('is shown to a page that is reopened, and paid once by the next arcade if the arcade and the gateway die before', async () => {
    const { player, bet, before } = await sitDown(family);
    const { id } = await until(() => send(player, bet), isAccepted);
    await restart();
    const again = await house.open(arcade, family.code, player.playerRef);
    expect(await family.stateOf(house, arcade, again)).toContain(id);
    house.gateway.failNext('win', ...Array.from({ length: 3 }, () => 'lost_before' as const));
    await bet.end(arcade);
    house.gateway.isDown = true;
    await restart();
    house.gateway.isDown = false;
    const ended = await until(() => read(again, bet, id), isOver);
    expect(ended.state).toBe('SETTLED');
    expectMovedOnce(before, ended);
  });

  it('is void, and reported as void, if the gateway answers none of its bets; the stake is not lost', async () => {
    const { player, bet, before } = await sitDown(family);
    house.gateway.failNext('bet', 'lost_after', ...Array.from({ length: MANY }, () => 'lost_before' as const));
    const first = await send(player, bet);
    expect(first.success && isAccepted(betStateOf(first.value))).toBe(false);
    await wait(BET_WINDOW_MS);
    const ended = await until(() => send(player, bet), isOver);
    expect(ended.state.toUpperCase()).toBe('VOID');
    expect(house.gateway.balance).toBe(before);
  });
});
