import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GamePage } from '@parlor/contract';
import { createTestGateway, type TestGateway, type TestSession } from '../../testing/testGateway.ts';
import { insertGames } from '../catalogue/testing/catalogueFixture.ts';
import { newTransferId } from '../ledger/transferId.ts';
import {
  BORROWED_NODE,
  offerGames,
  PLAYABLE_NODE,
  launchAsPlayer,
  TEST_PROVIDER_SECRET,
} from '../provider/testing/testVendor.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway({ env: { PROVIDER_SECRET: TEST_PROVIDER_SECRET } });
  await offerGames(gateway);
  await insertGames(gateway.database.db, [
    { id: 'derby', game_type: 'SPORTS', vassalage: 'PARLOR', provider: 'PARLOR' },
    { id: 'draw', game_type: 'LOTT', vassalage: 'PARLOR', provider: 'PARLOR' },
  ]);
  await gateway.app.gateway.services.catalogue.refresh();
});
afterAll(() => gateway.close());

async function recent(session: TestSession, query: Record<string, string | number> = {}): Promise<GamePage['games']> {
  return ((await gateway.call('listRecentGames', { session, query })).envelope.value as GamePage).games;
}
const marks = (games: GamePage['games']) => games.map(({ nodeId, openRound }) => [nodeId, openRound?.stake]);

describe('an open round', () => {
  it('GAME-15 comes first in the recent games with its stake, until it ends', async () => {
    const seat = await launchAsPlayer(gateway);
    const tx_id = newTransferId();
    await seat.bet({ tx_id, round_id: 'r1', amount: '250' });
    expect(marks(await recent(seat.session))).toEqual([[PLAYABLE_NODE, '2.50']]);

    // Another game was opened later.
    await gateway.call('launchGame', { body: { nodeId: BORROWED_NODE, freePlay: '0' }, session: seat.session });
    expect(marks(await recent(seat.session))).toEqual([
      [PLAYABLE_NODE, '2.50'],
      [BORROWED_NODE, undefined],
    ]);
    expect(marks(await recent(seat.session, { pageSize: 1, pageNo: 2 }))).toEqual([[BORROWED_NODE, undefined]]);
    expect(marks(await recent(seat.session, { vassalage: 'AA' }))).toEqual([[BORROWED_NODE, undefined]]);

    await seat.win({ ref_tx_id: tx_id, round_id: 'r1', amount: '0' });
    expect(marks(await recent(seat.session))).toEqual([
      [BORROWED_NODE, undefined],
      [PLAYABLE_NODE, undefined],
    ]);
  });

  it('GAME-15 is shown with the open stakes of all open rounds of its game', async () => {
    const seat = await launchAsPlayer(gateway);
    const accepted = newTransferId();
    await seat.bet({ tx_id: accepted, round_id: 'r1', amount: '300' });
    await seat.bet({ round_id: 'r1', amount: '120' });
    await seat.bet({ round_id: 'r2', amount: '50' });
    expect(marks(await recent(seat.session))).toEqual([[PLAYABLE_NODE, '4.70']]);
    await seat.rollback({ ref_tx_id: accepted, round_id: 'r1' });
    expect(marks(await recent(seat.session))).toEqual([[PLAYABLE_NODE, '1.70']]);
  });

  it('GAME-15 is listed even when the game is no longer among the recent ones', async () => {
    const seat = await launchAsPlayer(gateway);
    await seat.bet({ round_id: 'r1', amount: '100' });
    await gateway.database.db.deleteFrom('recent_game').where('account_id', '=', seat.session.account.id).execute();
    expect(marks(await recent(seat.session))).toEqual([[PLAYABLE_NODE, '1.00']]);
  });

  it.each(['n-derby', 'n-draw'])('GAME-15 is not marked at %s, whose bets wait for an event', async (nodeId) => {
    const seat = await launchAsPlayer(gateway, 100_000n, '0', nodeId);
    expect(await seat.bet({ round_id: 'r1' })).toMatchObject({ status: 'OK' });
    expect(marks(await recent(seat.session))).toEqual([[nodeId, undefined]]);
  });

  it('GAME-15 is shown only to its own player', async () => {
    const seat = await launchAsPlayer(gateway);
    await seat.bet({ round_id: 'r1' });
    expect(await recent(await gateway.login())).toEqual([]);
  });
});
