import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../../../testing/testGateway.ts';
import { checkLedger } from '../../../ledger/ledgerCheck.ts';
import { newTransferId } from '../../../ledger/transferId.ts';
import { createDialectVendor, type DialectVendor } from '../../testing/dialectVendor.ts';
import { describeRecording, readRecording } from '../../testing/recordedCalls.ts';
import { actionArray } from './actionArray.ts';

const recording = readRecording(new URL('./vectors.json', import.meta.url));

describeRecording(actionArray, recording, 'Authorization');

let gateway: TestGateway;
let vendor: DialectVendor;
beforeAll(async () => {
  gateway = await createTestGateway({ env: { RATE_LIMIT_PER_MINUTE: '100000' } });
  vendor = await createDialectVendor(gateway, 'action-array', recording);
});
afterAll(() => gateway.close());

const signed = (rawBody: string) => ({
  Authorization: `HMAC-SHA256 ${createHmac('sha256', recording.key).update(rawBody).digest('hex')}`,
});
const process = (fields: Record<string, unknown>) => {
  const body = JSON.stringify({ user_id: recording.user, currency: 'THB', game: recording.game, ...fields });
  return vendor.send('process', body, signed(body));
};
const bet = (amount: unknown = 100, action_id = newTransferId()) => ({ action: 'bet', action_id, amount });
const win = (amount: unknown = 100, action_id = newTransferId()) => ({ action: 'win', action_id, amount });
const balance = async () => Number((await process({})).body['balance']);

describe('the signature', () => {
  // A published example of the scheme: secret, body and digest.
  const body = '{"user_id":"8|USDT|USD","currency":"USD","game":"acceptance:test"}';
  const digest = '442c4cd8926008096225416b21f5a1862fbf4fc4e5224362e3b463e85a39f40a';
  const verify = (rawBody: string, header: string | undefined, keys = ['test']) =>
    actionArray.verify({ rawBody: Buffer.from(rawBody), header: () => header }, keys);

  it('matches the published example', () => {
    expect(verify(body, `HMAC-SHA256 ${digest}`)).toBe(true);
    expect(verify(body, `HMAC-SHA256 ${digest}`, ['newer', 'test'])).toBe(true);
  });

  it('does not verify for another body, key or header format', () => {
    expect(verify(`${body}\n`, `HMAC-SHA256 ${digest}`)).toBe(false);
    for (const keys of [[], [''], ['other']]) expect(verify(body, `HMAC-SHA256 ${digest}`, keys)).toBe(false);
    for (const header of [undefined, '', digest, `Bearer ${digest}`, 'HMAC-SHA256 ', `HMAC-SHA256 ${digest}00`])
      expect(verify(body, header)).toBe(false);
  });
});

describe('a list of actions', () => {
  it('has one effect when it is sent 100 times concurrently', async () => {
    const before = await balance();
    const actions = [bet(100), win(30), bet(5)];
    const game_id = newTransferId();
    const answers = await Promise.all(Array.from({ length: 100 }, () => process({ game_id, actions })));
    const decided = answers.filter(({ http }) => http === 200);
    // On a busy machine all calls may have to be retried, as vendors do.
    await expect
      .poll(async () => {
        const answer = await process({ game_id, actions });
        if (answer.http === 200) decided.push(answer);
        return answer.http;
      })
      .toBe(200);
    expect(new Set(decided.map(({ text }) => text)).size).toBe(1);
    expect(await balance()).toBe(before - 75);
  });

  it('is applied as a whole or not at all, and replays an action that was applied before', async () => {
    const before = await balance();
    const game_id = newTransferId();
    const first = bet(100);
    await process({ game_id, actions: [first] });
    const tooMuch = await process({ game_id, actions: [first, win(50), bet(before)] });
    expect([tooMuch.http, tooMuch.body['code'], tooMuch.body['balance']]).toEqual([412, 100, before - 100]);
    expect(await balance()).toBe(before - 100);
    expect((await process({ game_id, actions: [first, win(50)] })).body['balance']).toBe(before - 50);
  });

  it('is rejected with status code 400 and without effect when it is malformed', async () => {
    const before = await balance();
    const game_id = newTransferId();
    const wrong = [
      { game_id, actions: [bet('100')] },
      { game_id, actions: [bet(-1)] },
      { game_id, actions: [bet(1.5)] },
      { game_id, actions: [{ ...bet(), action: 'gift' }] },
      { game_id, actions: [{ ...bet(), action_id: 'x\u0001' }] },
      { game_id, actions: [{ action: 'rollback', action_id: newTransferId() }] },
      { game_id, actions: Array.from({ length: 100 }, () => bet(1)) },
      { actions: [bet()] },
      { game_id, game: undefined, actions: [bet()] },
      { game_id, currency: 'thb', actions: [bet()] },
      { user_id: 7 },
    ];
    for (const fields of wrong) expect(await process(fields)).toMatchObject({ http: 400, body: { code: 400 } });
    for (const raw of ['', 'not json', '[]', 'null'])
      expect(await vendor.send('process', raw, signed(raw))).toMatchObject({ http: 400, body: { code: 400 } });
    expect(await balance()).toBe(before);
  });

  it('is refused for a player the vendor never had, or in another currency', async () => {
    const stranger = await gateway.login();
    const game_id = newTransferId();
    for (const user_id of [stranger.account.id, 'nobody']) {
      expect(await process({ user_id })).toMatchObject({ http: 412, body: { code: 101 } });
      expect(await process({ user_id, game_id, actions: [bet()] })).toMatchObject({ http: 412, body: { code: 101 } });
    }
    expect(await process({ currency: 'USD', game_id, actions: [bet()] })).toMatchObject({ body: { code: 154 } });
    expect(await process({ currency: 'USD' })).toMatchObject({ body: { code: 154 } });
  });

  it('refuses bets after the player has logged out, but still pays wins', async () => {
    const game_id = newTransferId();
    const before = await balance();
    await process({ game_id, actions: [bet(100)] });
    await gateway.call('logout', { session: vendor.session });
    expect(await process({ game_id, actions: [bet(1)] })).toMatchObject({ http: 412, body: { code: 101 } });
    expect((await process({ game_id, finished: true, actions: [win(40)] })).body['balance']).toBe(before - 60);
  });
});

it('the ledger reconciles after all tests above', async () => {
  expect((await checkLedger(gateway.database.db)).breaks).toEqual([]);
});
