import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { InboxMessage, InboxPage, LanguageCode } from '@parlor/contract';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { insertGames } from '../catalogue/testing/catalogueFixture.ts';
import { untilRead } from '../ledger/testing/outboxReading.ts';
import { newTransferId } from '../ledger/transferId.ts';
import {
  offerGames,
  sendCall,
  launchAsPlayer,
  TEST_PROVIDER_SECRET,
  type Seat,
} from '../provider/testing/testVendor.ts';
import { INBOX_READER } from './inboxReader.ts';

let gateway: TestGateway;
let seat: Seat;

beforeAll(async () => {
  gateway = await createTestGateway({
    env: { PROVIDER_SECRET: TEST_PROVIDER_SECRET, RATE_LIMIT_PER_MINUTE: '100000' },
  });
  await offerGames(gateway);
  await insertGames(gateway.database.db, [
    {
      id: 'saigon',
      names: { EN: 'Saigon daily', TY: 'ไซง่อนรายวัน', CN: '西贡' },
      game_type: 'LOTT',
      provider: 'PARLOR',
    },
  ]);
  await gateway.app.gateway.services.catalogue.refresh();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await storeInboxSettings({ lostDraws: false });
  seat = await launchAsPlayer(gateway, 100_000n, '0', 'n-saigon');
});

const services = () => gateway.app.gateway.services;

async function storeInboxSettings(inbox: { lostDraws: boolean }): Promise<void> {
  const { merchants } = services();
  const settings = (await merchants.byCode('NORTH'))?.settings;
  await merchants.save({
    code: 'NORTH',
    name: 'North',
    brand: 'north',
    currency: 'THB',
    settings: { ...settings, languages: ['EN', 'TY', 'CN'], features: { mailCentre: true }, inbox },
  });
  gateway.advance(5_000);
}

/** Places a bet on a draw that the vendor then ends. */
async function endedBet(player: Seat, win = '0'): Promise<string> {
  const [round_id, tx_id] = [newTransferId(), newTransferId()];
  await player.bet({ round_id, tx_id });
  await player.win({ ref_tx_id: tx_id, round_id, amount: win });
  return round_id;
}

const sendResult = (change: Record<string, unknown>) =>
  sendCall(gateway, 'draw_result', {
    player_ref: seat.playerRef,
    game_code: 'saigon',
    draw: 20_776,
    currency: 'THB',
    win_amount: '0',
    ...change,
  });

async function draws(language: LanguageCode = 'EN', player = seat): Promise<InboxMessage[]> {
  await untilRead(gateway.database.db, INBOX_READER, () => services().inboxWork.readOutbox());
  const answer = await gateway.call('listMessages', { session: player.session, headers: { Language: language } });
  return (answer.envelope.value as InboxPage).list.filter(({ link }) => link?.startsWith('/m/lottResults'));
}

describe('a message about a draw', () => {
  it('SVC-04 GAME-20 shows the payout of the draw in the language of the reader, and links to its result', async () => {
    const round_id = await endedBet(seat, '123450');
    expect(await sendResult({ round_id, win_amount: '123450' })).toMatchObject({ http: 200, status: 'OK' });
    const [message, ...more] = await draws();
    expect(message).toMatchObject({
      type: 'money',
      title: 'Draw 20776 of Saigon daily paid you ฿1,234.50',
      link: '/m/lottResults?id=n-saigon&draw=20776',
    });
    expect(more).toEqual([]);
    expect((await draws('TY'))[0]?.title).toBe('ไซง่อนรายวัน งวดที่ 20776 จ่ายให้คุณ ฿1,234.50');
    expect((await draws('CN'))[0]?.title).toBe('西贡第 20776 期为您派彩 ฿1,234.50');
  });

  it('SVC-04 is written once for each draw, however often its event is delivered, also after it was deleted', async () => {
    const round_id = await endedBet(seat, '500');
    const result = { round_id, win_amount: '500' };
    await sendResult(result);
    await sendResult(result);
    const [message, ...more] = await draws();
    expect(more).toEqual([]);
    await gateway.call('deleteMessage', { session: seat.session, params: { messageId: message?.id ?? '' } });
    await sendResult(result);
    await sql`update ledger_outbox_reader set tx = '0' where name = ${INBOX_READER}`.execute(gateway.database.db);
    expect(await draws()).toEqual([]);
    await sendResult({ ...result, draw: 20_777 });
    expect((await draws()).map(({ title }) => title)).toEqual(['Draw 20777 of Saigon daily paid you ฿5.00']);
  });

  it('SVC-04 reports a draw without a win only if the merchant’s settings enable it', async () => {
    const round_id = await endedBet(seat);
    await sendResult({ round_id });
    expect(await draws()).toEqual([]);
    await storeInboxSettings({ lostDraws: true });
    await sendResult({ round_id, draw: 20_777 });
    expect((await draws()).map(({ title }) => title)).toEqual(['Draw 20777 of Saigon daily is made']);
  });

  it('SVC-04 is refused without a bet of this player on a lottery that was not rolled back', async () => {
    const [round_id, tx_id] = [newTransferId(), newTransferId()];
    await seat.bet({ round_id, tx_id });
    await seat.rollback({ ref_tx_id: tx_id, round_id });
    const other = await launchAsPlayer(gateway, 100_000n, '0', 'n-saigon');
    const slot = await launchAsPlayer(gateway);
    const won = { win_amount: '500' };
    const refused = [
      await sendResult({ ...won, round_id }),
      await sendResult({ ...won, round_id: newTransferId() }),
      await sendResult({ ...won, round_id: await endedBet(other) }),
      await sendResult({
        ...won,
        player_ref: slot.playerRef,
        round_id: await endedBet(slot),
        game_code: 'lotus-lanterns',
      }),
      await sendResult({ ...won, player_ref: 'nobody', round_id }),
      await sendResult({ ...won, round_id: await endedBet(seat), currency: 'USD' }),
    ];
    expect(refused.map(({ status }) => status)).toEqual(Array.from(refused, () => 'TX_NOT_FOUND'));
    expect(await sendResult({ ...won, round_id, draw: -1 })).toMatchObject({ status: 'BAD_REQUEST' });
    expect([...(await draws()), ...(await draws('EN', other)), ...(await draws('EN', slot))]).toEqual([]);
  });
});
