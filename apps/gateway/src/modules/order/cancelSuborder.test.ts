import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operatorPath, type Order, type Orders } from '@parlor/contract';
import { provider as schemas } from '@parlor/contract/schemas';
import { createTestGateway, type TestGateway, type TestSession } from '../../testing/testGateway.ts';
import { insertGames } from '../catalogue/testing/catalogueFixture.ts';
import { newTransferId } from '../ledger/transferId.ts';
import { isSignatureValid } from '../provider/signature.rules.ts';
import { offerGames, launchAsPlayer, TEST_PROVIDER_SECRET, type Seat } from '../provider/testing/testVendor.ts';
import { createLotteryDesk } from './lotteryDesk.ts';

/** How the games answer: they roll the bet back, or say why not. */
type Mood = 'cancels' | 'away' | 'draw.closed' | 'not_found' | 'round.undecided';

let gateway: TestGateway;
let seat: Seat;
let games: Server;
let gamesUrl: string;
let moods: Mood[];
let requests: { player_ref: string; round_id: string }[];
/** The bet of each round, which the games roll back. */
const txOf = new Map<string, string>();
/** The rollback transaction of each round; a repeated rollback returns the same one. */
const backs = new Map<string, string>();

async function answerOf(method: string, path: string, rawBody: Buffer, signature: string | undefined) {
  const isSigned = isSignatureValid([TEST_PROVIDER_SECRET], gateway.deps.clock(), { method, path, rawBody, signature });
  if (!isSigned || path !== operatorPath('cancel')) return { success: false, errorCode: 'signature.refused' };
  const body = schemas.operatorCancelBody.parse(JSON.parse(rawBody.toString('utf8')));
  requests.push(body);
  const mood = moods.length > 1 ? moods.shift() : moods[0];
  if (mood !== 'cancels') return { success: false, errorCode: mood };
  const { round_id } = body;
  const tx_id = backs.get(round_id) ?? newTransferId();
  backs.set(round_id, tx_id);
  await seat.rollback({ tx_id, ref_tx_id: txOf.get(round_id) ?? '', round_id });
  return { success: true, value: { state: 'VOID' } };
}

beforeAll(async () => {
  games = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (moods[0] === 'away') {
        request.socket.destroy();
        return;
      }
      const signature = request.headers['signature'];
      // A failing call breaks its connection, and the test sees that.
      answerOf(
        request.method ?? '',
        request.url ?? '',
        Buffer.concat(parts),
        typeof signature === 'string' ? signature : undefined,
      ).then(
        (answer) => response.end(JSON.stringify(answer)),
        () => request.socket.destroy(),
      );
    });
  });
  await new Promise<void>((resolve) => games.listen(0, '127.0.0.1', resolve));
  gamesUrl = `http://127.0.0.1:${(games.address() as AddressInfo).port}`;
  gateway = await createTestGateway({ env: { PROVIDER_SECRET: TEST_PROVIDER_SECRET, ARCADE_URL: gamesUrl } });
  await offerGames(gateway);
  await insertGames(gateway.database.db, [
    { id: 'saigon', names: { EN: 'Saigon evening' }, game_type: 'LOTT', vassalage: 'PARLOR', provider: 'PARLOR' },
  ]);
  await gateway.app.gateway.services.catalogue.refresh();
  seat = await launchAsPlayer(gateway, 100_000n, '0', 'n-saigon');
});
afterAll(async () => {
  await gateway.close();
  games.close();
});
beforeEach(() => {
  moods = ['cancels'];
  requests = [];
});

async function bet(by: Seat = seat): Promise<Order> {
  const [round_id, tx_id] = [crypto.randomUUID(), newTransferId()];
  txOf.set(round_id, tx_id);
  expect(await by.bet({ round_id, tx_id, amount: '700' })).toMatchObject({ status: 'OK' });
  return orderOf(round_id, by.session);
}
async function orderOf(roundId: string, session: TestSession = seat.session): Promise<Order> {
  const { envelope } = await gateway.call('listOrders', { query: { pageSize: 100 }, session });
  const found = (envelope.value as Orders).list.find((order) => order.roundId === roundId);
  if (!found) throw new Error('The order is not in the record.');
  return found;
}
async function balance(): Promise<string> {
  const { envelope } = await gateway.call('getBalance', { session: seat.session });
  return (envelope.value as { sumBalance: string }).sumBalance;
}
const cancel = ({ orderId }: Pick<Order, 'orderId'>, session: TestSession = seat.session) =>
  gateway.call('cancelSuborder', { body: { orderId }, session });

describe('an open lottery bet', () => {
  it('WAL-05 GAME-20 can be cancelled from the betting record, which refunds its stake', async () => {
    const before = await balance();
    const order = await bet();
    expect(order).toMatchObject({ gameType: 'LOTT', state: 'OPEN', isCancellable: true });
    const answer = await cancel(order);
    expect([answer.status, answer.envelope.value]).toMatchObject([
      200,
      { orderId: order.orderId, state: 'CANCELLED', net: '0.00', isCancellable: false },
    ]);
    expect(requests).toEqual([{ player_ref: seat.playerRef, round_id: order.roundId }]);
    expect(await balance()).toBe(before);
  });

  it('WAL-05 is refunded once when it is cancelled twice at once and a third time later', async () => {
    const before = await balance();
    const order = await bet();
    const both = await Promise.all([cancel(order), cancel(order)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const calls = requests.length;
    expect((await cancel(order)).envelope.value).toMatchObject({ state: 'CANCELLED' });
    expect(requests).toHaveLength(calls);
    expect(await balance()).toBe(before);
  });

  it('WAL-05 is cancelled by retries while the games are undecided', async () => {
    const order = await bet();
    moods = ['round.undecided', 'cancels'];
    expect((await cancel(order)).envelope.value).toMatchObject({ state: 'CANCELLED' });
    expect(requests).toHaveLength(2);
  });

  it.each([
    ['draw.closed', 409, 'order.draw_closed'],
    ['not_found', 409, 'order.not_cancellable'],
    ['away', 503, 'order.games_silent'],
  ] as const)('WAL-05 GAME-20 stays when the games answer %s', async (mood, status, errorCode) => {
    const order = await bet();
    const before = await balance();
    moods = [mood];
    const answer = await cancel(order);
    expect([answer.status, answer.envelope]).toMatchObject([status, { errorCode }]);
    expect(await orderOf(order.roundId)).toEqual(order);
    expect(await balance()).toBe(before);
  });
});

describe('a cancellation', () => {
  it('WAL-05 is refused for a bet of another game, without calling the games', async () => {
    const slot = await launchAsPlayer(gateway, 10_000n);
    const order = await bet(slot);
    expect(order.isCancellable).toBe(false);
    const answer = await cancel(order, slot.session);
    expect([answer.status, answer.envelope]).toMatchObject([409, { errorCode: 'order.not_cancellable' }]);
    expect(requests).toEqual([]);
  });

  it('WAL-05 GAME-20 is refused for a settled bet', async () => {
    const order = await bet();
    await seat.win({ ref_tx_id: txOf.get(order.roundId) ?? '', round_id: order.roundId, amount: '0' });
    expect((await cancel(order)).envelope).toMatchObject({ errorCode: 'order.draw_closed' });
    expect(requests).toEqual([]);
  });
});

describe('games that respond too slowly', () => {
  it('WAL-05 count as silent', async () => {
    const slow = createServer(() => undefined);
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    const arcadeUrl = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
    const desk = createLotteryDesk({ arcadeUrl, secret: TEST_PROVIDER_SECRET, clock: Date.now, waitMs: 50 });
    expect(await desk.cancel({ playerRef: 'p', roundId: crypto.randomUUID() })).toBe('silent');
    slow.closeAllConnections();
    slow.close();
  });
});
