import { randomUUID } from 'node:crypto';
import { createFindings, type Fault } from './fault.ts';
import type { Seat } from './messages.ts';
import { moneyOf } from './players.ts';
import type { VendorAnswer, Wire } from './wire.ts';

const REPETITIONS = 100;
const CONNECTIONS = 32;

/** Returns calls of a vendor for one player, which take only the varying fields. */
function vendorOf(wire: Wire, seat: Seat, round = randomUUID()) {
  const name = (): string => randomUUID();
  return {
    round,
    bet: (tx_id: string, amount: string, change: Record<string, unknown> = {}) =>
      wire.vendor('bet', { ...moneyOf(seat, round), tx_id, amount, ...change }),
    win: (ref_tx_id: string, amount: string, change: Record<string, unknown> = {}) =>
      wire.vendor('win', { ...moneyOf(seat, round), tx_id: name(), ref_tx_id, amount, ...change }),
    rollback: (ref_tx_id: string, change: Record<string, unknown> = {}) =>
      wire.vendor('rollback', {
        tx_id: name(),
        ref_tx_id,
        round_id: round,
        player_ref: seat.accountId,
        event_at: Date.now(),
        ...change,
      }),
    async balance(): Promise<bigint> {
      const { balance } = await wire.vendor('balance', {
        player_ref: seat.accountId,
        session_token: seat.sessionToken,
      });
      return BigInt(balance ?? -1);
    },
  };
}

const words = ({ status }: VendorAnswer): string | undefined => status;

export const vendorFaults: readonly Fault[] = [
  {
    name: `same call ${REPETITIONS} times over ${CONNECTIONS} connections`,
    async run({ world, players, wire }) {
      const found = createFindings();
      const seat = await players.seat();
      const vendor = vendorOf(wire, seat);
      const before = await vendor.balance();
      const [tx_id, body] = [randomUUID(), { ...moneyOf(seat, vendor.round), amount: '777' }];
      const wires = Array.from({ length: world.gateways }, (_, index) => world.wire(index));
      const send = async (number: number): Promise<VendorAnswer> => {
        for (;;) {
          const answer = await (wires[number % wires.length] as Wire).vendor('bet', { ...body, tx_id });
          if (answer.status !== 'TEMPORARY') return answer;
        }
      };
      const answers: VendorAnswer[] = [];
      let next = 0;
      await Promise.all(
        Array.from({ length: CONNECTIONS }, async () => {
          while (next < REPETITIONS) answers.push(await send((next += 1)));
        }),
      );
      const distinct = new Set(
        answers.map(({ status, operator_tx_id, balance }) => JSON.stringify({ status, operator_tx_id, balance })),
      );
      found.same('different answers', distinct.size, 1);
      found.same('status', words(answers[0] as VendorAnswer), 'OK');
      // The first answer may have been lost before a retry; then every received answer is a repetition.
      found.holds('more than one answer was not a repetition', answers.filter(({ replayed }) => !replayed).length <= 1);
      found.same('effect', String(before - (await vendor.balance())), '777');
      for (const each of wires) each.close();
      return { breaks: found.breaks, figures: `${answers.length} answers, all alike` };
    },
  },
  {
    name: 'same transaction id with another amount',
    async run({ players, wire }) {
      const found = createFindings();
      const vendor = vendorOf(wire, await players.seat());
      const id = randomUUID();
      found.same('the first', words(await vendor.bet(id, '500')), 'OK');
      const before = await vendor.balance();
      found.same('the second', words(await vendor.bet(id, '600')), 'TX_CONFLICT');
      found.same('in another round', words(await vendor.bet(id, '500', { round_id: randomUUID() })), 'TX_CONFLICT');
      found.same('effect', String(await vendor.balance()), String(before));
      const again = await vendor.bet(id, '500');
      found.same('the first again', [again.status, again.replayed], ['OK', true]);
      return { breaks: found.breaks };
    },
  },
  {
    name: 'win before its bet',
    async run({ players, wire }) {
      const found = createFindings();
      const vendor = vendorOf(wire, await players.seat());
      const [id, winId, before] = [randomUUID(), randomUUID(), await vendor.balance()];
      found.same('before', words(await vendor.win(id, '900', { tx_id: winId })), 'TX_NOT_FOUND');
      found.same('no effect', String(await vendor.balance()), String(before));
      found.same('bet', words(await vendor.bet(id, '100')), 'OK');
      found.same('after', words(await vendor.win(id, '900', { tx_id: winId })), 'OK');
      found.same('once', (await vendor.win(id, '900', { tx_id: winId })).replayed, true);
      found.same('effect', String((await vendor.balance()) - before), '800');
      return { breaks: found.breaks };
    },
  },
  {
    name: 'rollback of an unknown bet, which then comes',
    async run({ players, wire }) {
      const found = createFindings();
      const vendor = vendorOf(wire, await players.seat());
      const [id, before] = [randomUUID(), await vendor.balance()];
      const status = words(await vendor.rollback(id));
      found.holds(`the rollback was answered ${status}`, status === 'OK' || status === 'TX_NOT_FOUND');
      const late = await Promise.all(Array.from({ length: 8 }, () => vendor.bet(id, '100')));
      found.same('the late bet', [...new Set(late.map(words))], ['TX_CANCELLED']);
      found.same('effect', String(await vendor.balance()), String(before));
      return { breaks: found.breaks };
    },
  },
  {
    name: 'rollback twice, at once and one after the other',
    async run({ players, wire }) {
      const found = createFindings();
      const vendor = vendorOf(wire, await players.seat());
      const [id, before] = [randomUUID(), await vendor.balance()];
      await vendor.bet(id, '400');
      const answers = await Promise.all(Array.from({ length: 8 }, () => vendor.rollback(id)));
      found.same('those that gave back', answers.filter(({ status }) => status === 'OK').length, 1);
      found.same('one more', words(await vendor.rollback(id)), 'TX_CANCELLED');
      found.same('effect', String(await vendor.balance()), String(before));
      return { breaks: found.breaks };
    },
  },
  {
    name: 'rollback after the win',
    async run({ players, wire }) {
      const found = createFindings();
      const vendor = vendorOf(wire, await players.seat());
      const id = randomUUID();
      await vendor.bet(id, '400');
      await vendor.win(id, '300');
      const before = await vendor.balance();
      found.same('rollback', words(await vendor.rollback(id)), 'CANNOT_CANCEL');
      found.same('effect', String(await vendor.balance()), String(before));
      return { breaks: found.breaks };
    },
  },
  {
    name: 'rollback and win of another player’s bet',
    async run({ players, wire }) {
      const found = createFindings();
      const [mine, theirs] = [await players.seat(), await players.seat()];
      const vendor = vendorOf(wire, mine);
      const other = vendorOf(wire, theirs, vendor.round);
      const id = randomUUID();
      await vendor.bet(id, '400');
      const before = [String(await vendor.balance()), String(await other.balance())];
      found.same('win', words(await other.win(id, '900')), 'TX_NOT_FOUND');
      // For the other player the bet does not exist. The vendor's profile defines the answer to that.
      const rolled = words(await other.rollback(id));
      found.holds(`the rollback was answered ${rolled}`, rolled === 'TX_NOT_FOUND' || rolled === 'OK');
      found.same('effect', [String(await vendor.balance()), String(await other.balance())], before);
      return { breaks: found.breaks };
    },
  },
  {
    name: 'calls that are forged, late or by nobody',
    async run({ players, wire }) {
      const found = createFindings();
      const seat = await players.seat();
      const vendor = vendorOf(wire, seat);
      const before = await vendor.balance();
      const body = { ...moneyOf(seat, vendor.round), tx_id: randomUUID(), amount: '100' };
      found.same('another key', words(await wire.vendor('bet', body, { key: 'x'.repeat(43) })), 'BAD_SIGNATURE');
      found.same('six minutes late', words(await wire.vendor('bet', body, { skewMs: -360_000 })), 'BAD_SIGNATURE');
      found.same('six minutes early', words(await wire.vendor('bet', body, { skewMs: 360_000 })), 'BAD_SIGNATURE');
      found.same('effect', String(await vendor.balance()), String(before));
      return { breaks: found.breaks };
    },
  },
];
