import type { ProviderCall } from '@parlor/contract';
import type { Acknowledgement, Operation } from './journal.ts';
import type { Lane } from './lanes.ts';
import type { Seat } from './messages.ts';
import { moneyOf } from './players.ts';
import type { Random } from './random.ts';
import { isVendorDecided, type VendorAnswer, type Wire } from './wire.ts';

let rounds = 0;
/** A unique prefix of names for every process and run. */
const run = Date.now().toString(36);

/** A vendor that plays rounds for one player, well behaved and otherwise. Yields between rounds. */
export async function* playVendor(
  lane: Lane,
  seat: Seat,
  wires: readonly Wire[],
  random: Random,
): AsyncGenerator<undefined> {
  const player = seat.name;
  const amountOf = (max: number): string => String(random.integer(1, max));

  /** Sends one call until it is decided. Each attempt chooses a random gateway. */
  async function send(
    call: ProviderCall,
    operation: string,
    order: Operation,
    body: Record<string, unknown>,
    allowed: readonly string[],
  ): Promise<Acknowledgement> {
    const answer = await lane.perform(operation, order, async () => {
      const gateway = random.integer(0, wires.length - 1);
      const sentAt = Date.now();
      const wire = wires[gateway];
      // Sometimes a call is sent twice at once, as by a vendor with an unstable network.
      const isTwin = random.next() < 0.05;
      const [first, twin] = await Promise.all([
        wire?.vendor(call, body),
        isTwin ? wires[(gateway + 1) % wires.length]?.vendor(call, body) : undefined,
      ]);
      const [firstAnswer, twinAnswer] = [decided(first), decided(twin)];
      if (
        call !== 'end_round' &&
        firstAnswer !== undefined &&
        twinAnswer !== undefined &&
        (firstAnswer.status !== twinAnswer.status || firstAnswer.id !== twinAnswer.id)
      )
        lane.broken(operation, `two answers to one call: ${JSON.stringify([first, twin])}`);
      if (call === 'bet' && firstAnswer?.status === 'OK') lane.accepted(sentAt, gateway);
      return firstAnswer ?? twinAnswer;
    });
    if (!allowed.includes(answer.status)) lane.broken(operation, `${call} was answered ${answer.status}`);
    return answer;
  }

  const money = (round: string, change: Record<string, unknown>) => ({ ...moneyOf(seat, round), ...change });
  const bet = (round: string, name: string, amount = amountOf(400), allowed = ['OK']) =>
    send('bet', `bet ${name}`, { kind: 'bet', player, amount }, money(round, { tx_id: name, amount }), allowed);
  const win = (round: string, ref: string, name: string, change: Record<string, unknown> = {}, allowed = ['OK']) => {
    const amount = amountOf(800);
    return send(
      'win',
      `win ${name}`,
      { kind: 'win', player, amount, ref },
      money(round, { tx_id: name, ref_tx_id: ref, amount, ...change }),
      allowed,
    );
  };
  const rollback = (round: string, ref: string, name: string, allowed: readonly string[]) =>
    send(
      'rollback',
      `rollback ${name}`,
      { kind: 'rollback', player, ref },
      { tx_id: name, ref_tx_id: ref, round_id: round, player_ref: seat.accountId, event_at: Date.now() },
      allowed,
    );

  const stories: [(round: string) => Promise<unknown>, ...((round: string) => Promise<unknown>)[]] = [
    // A bet and its win.
    async (round) => {
      await bet(round, `${round}-1`);
      await win(round, `${round}-1`, `${round}-w`);
    },
    // A losing bet; the vendor closes the round.
    async (round) => {
      await bet(round, `${round}-1`);
      await send(
        'end_round',
        `end ${round}`,
        { kind: 'end_round', player },
        { round_id: round, player_ref: seat.accountId, event_at: Date.now() },
        ['OK'],
      );
      await bet(round, `${round}-2`, '1', ['TX_CANCELLED']);
    },
    // A round in one call.
    (round) => {
      const [amount, won] = [amountOf(400), amountOf(800)];
      return send(
        'bet_win',
        `bet_win ${round}-1`,
        { kind: 'bet_win', player, amount, win: won },
        money(round, { tx_id: `${round}-1`, amount, win_amount: won }),
        ['OK'],
      );
    },
    // Several bets and wins in one round, as in a batch, and a late win.
    async (round) => {
      await Promise.all([bet(round, `${round}-1`), bet(round, `${round}-2`), bet(round, `${round}-3`)]);
      await Promise.all([
        win(round, `${round}-1`, `${round}-w1`, { round_closed: false }),
        win(round, `${round}-2`, `${round}-w2`, { round_closed: false }),
      ]);
      await win(round, `${round}-3`, `${round}-w3`);
      await win(round, `${round}-3`, `${round}-w4`);
    },
    // A bet that is rolled back twice.
    async (round) => {
      await bet(round, `${round}-1`);
      await rollback(round, `${round}-1`, `${round}-b1`, ['OK']);
      await rollback(round, `${round}-1`, `${round}-b2`, ['TX_CANCELLED']);
      await win(round, `${round}-1`, `${round}-w`, {}, ['TX_CANCELLED']);
    },
    // A paid bet cannot be rolled back.
    async (round) => {
      await bet(round, `${round}-1`);
      await win(round, `${round}-1`, `${round}-w`);
      await rollback(round, `${round}-1`, `${round}-b`, ['CANNOT_CANCEL']);
    },
    // The rollback arrives before its bet, which is then refused finally.
    async (round) => {
      await rollback(round, `${round}-1`, `${round}-b`, ['OK', 'TX_NOT_FOUND']);
      await bet(round, `${round}-1`, '1', ['TX_CANCELLED']);
    },
    // A bet and its rollback race.
    async (round) => {
      await Promise.all([
        bet(round, `${round}-1`, '100', ['OK', 'TX_CANCELLED']),
        rollback(round, `${round}-1`, `${round}-b`, ['OK', 'TX_NOT_FOUND']),
      ]);
    },
    // A win arrives before its bet, and again after it. An answer that the bet is unknown is not final.
    async (round) => {
      await win(round, `${round}-1`, `${round}-early`, {}, ['TX_NOT_FOUND']);
      await bet(round, `${round}-1`);
      await win(round, `${round}-1`, `${round}-w`);
    },
    // A gift of the vendor.
    (round) => {
      const amount = amountOf(50);
      return send(
        'promo_win',
        `promo ${round}-p`,
        { kind: 'promo_win', player, amount },
        {
          tx_id: `${round}-p`,
          player_ref: seat.accountId,
          game_code: seat.gameCode,
          currency: 'THB',
          amount,
          category: 'tournament',
          event_at: Date.now(),
        },
        ['OK'],
      );
    },
    // More than any balance.
    (round) => bet(round, `${round}-1`, '8000000000000', ['INSUFFICIENT_FUNDS']),
  ];
  for (;;) {
    rounds += 1;
    await random.pick(stories)(`f${run}-${rounds}`);
    yield undefined;
  }
}

/** Returns the acknowledgement of a call; undefined if it has to be retried. */
function decided(answer: VendorAnswer | undefined): Acknowledgement | undefined {
  if (answer === undefined || !isVendorDecided(answer)) return undefined;
  return { status: answer.status, id: answer.operator_tx_id };
}
