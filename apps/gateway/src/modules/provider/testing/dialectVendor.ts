import { createHash } from 'node:crypto';
import type { TestGateway, TestSession } from '../../../testing/testGateway.ts';
import { insertGames, insertVendors } from '../../catalogue/testing/catalogueFixture.ts';
import { launchCodeOf, creditTestBalance } from './testVendor.ts';

/** A recorded call of a vendor, byte for byte, with its expected answer. */
export interface Vector {
  name: string;
  path: string;
  /** The body as it was sent. */
  body: string;
  /** The value of the signature header. */
  signature: string;
  http: number;
  /** The answer; `<id>` is a placeholder for our ids. */
  answer: Record<string, unknown>;
}

/** Recorded calls of one player, in order. */
export interface Recording {
  /** The vendor's key, as an operator enters it. */
  key: string;
  user: string;
  token?: string;
  game: string;
  /** The player's initial balance, in minor units of THB. */
  balance: string;
  calls: Vector[];
}

/** The answer that a vendor receives. */
export interface DialectAnswer {
  http: number;
  text: string;
  body: Record<string, unknown>;
}

/** A vendor that speaks another dialect, and a player who was launched into its game. */
export interface DialectVendor {
  session: TestSession;
  /** The parameters of the launch address. */
  launchCode: string;
  send(path: string, rawBody: string, headers: Record<string, string>): Promise<DialectAnswer>;
}

/** Creates the vendor, its game and a player launched into it, as in the recording. */
export async function createDialectVendor(
  gateway: TestGateway,
  dialect: string,
  { key, user, token, game, balance }: Pick<Recording, 'key' | 'user' | 'token' | 'game' | 'balance'>,
  code = 'OUTSIDE',
): Promise<DialectVendor> {
  const { db } = gateway.database;
  const { providers, catalogue, sessions } = gateway.app.gateway.services;
  await insertVendors(db, [{ code }]);
  await insertGames(db, [{ id: 'outside-game', game_code: game, vassalage: code, provider: code }]);
  await gateway.app.ready();
  await catalogue.refresh();
  await providers.save({ code, name: code, key });
  await db.updateTable('provider').set({ dialect }).where('code', '=', code).execute();
  gateway.advance(5_000);

  const account = await gateway.createAccount();
  const registered_at = new Date('2026-01-02T03:04:05Z');
  await db.updateTable('account').set({ id: user, registered_at }).where('id', '=', account.id).execute();
  const opened = await sessions.open({ accountId: user, device: 'test', clientAddress: '10.0.0.1' });
  const session = { account: { ...account, id: user }, ...opened };
  await creditTestBalance(gateway, user, BigInt(balance));
  const launched = await gateway.call('launchGame', { body: { nodeId: 'n-outside-game', freePlay: '0' }, session });
  const launchCode = launchCodeOf((launched.envelope.value as { url: string }).url);
  if (token !== undefined)
    await db
      .updateTable('game_launch')
      .set({ code_hash: createHash('sha256').update(token).digest() })
      .where('account_id', '=', user)
      .execute();

  return {
    session,
    launchCode,
    async send(path, rawBody, headers) {
      const answer = await gateway.app.inject({
        method: 'POST',
        url: `/provider/${dialect}/${code}/${path}`,
        headers: { 'content-type': 'application/json', ...headers },
        payload: rawBody,
      });
      return { http: answer.statusCode, text: answer.body, body: answer.json<Record<string, unknown>>() };
    },
  };
}

/** Replaces our ids in an answer by the placeholder of recordings. */
export function withoutIds(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body).replaceAll(/"tx_id":"[0-9a-f-]{36}"/g, '"tx_id":"<id>"'));
}
