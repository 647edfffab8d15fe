import {
  PROVIDER_HEADER,
  providerPath,
  SIGNATURE_HEADER,
  type ProviderCall,
  type ProviderStatus,
} from '@parlor/contract';
import type { TestGateway, TestSession } from '../../../testing/testGateway.ts';
import { insertGames, insertVendors } from '../../catalogue/testing/catalogueFixture.ts';
import { createLedgerRepository } from '../../ledger/ledger.repository.ts';
import { newTransferId } from '../../ledger/transferId.ts';
import { IN_HOUSE_PROVIDER } from '../provider.rules.ts';
import { signatureHeader } from '../signature.rules.ts';

/** The secret that tests configure as `PROVIDER_SECRET`. */
export const TEST_PROVIDER_SECRET = 'a-secret-for-tests-of-thirty-two-characters';
/** The node id of the in-house vendor's game. */
export const PLAYABLE_NODE = 'n-lotus-lanterns';
/** The node id of vendor AA's card that the in-house provider opens. */
export const BORROWED_NODE = 'n-jade-reels';

/** The provider API's answer, as a vendor reads it. */
export interface VendorAnswer {
  http: number;
  status: ProviderStatus;
  balance?: string;
  replayed?: boolean;
  operator_tx_id?: string;
  player_ref?: string;
  session_token?: string;
  [field: string]: unknown;
}

/** Ways in which a test may send a call wrongly. */
export interface SendOptions {
  key?: string;
  provider?: string;
  /** The offset of the vendor's clock, in ms. */
  skewMs?: number;
  /** Replaces the whole header; null sends none. */
  signature?: string | null;
  /** The bytes to send in place of the signed body. */
  rawBody?: string;
  remoteAddress?: string;
}

/** Sends a call as a vendor does: serialized once, signed, posted. */
export async function sendCall(
  gateway: TestGateway,
  call: ProviderCall,
  body: unknown,
  options: SendOptions = {},
): Promise<VendorAnswer> {
  const path = providerPath(call);
  const text = JSON.stringify(body);
  const now = gateway.deps.clock() + (options.skewMs ?? 0);
  const signature =
    options.signature === undefined
      ? signatureHeader(options.key ?? TEST_PROVIDER_SECRET, now, { method: 'POST', path, rawBody: Buffer.from(text) })
      : options.signature;
  const answer = await gateway.app.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': 'application/json',
      [PROVIDER_HEADER]: options.provider ?? IN_HOUSE_PROVIDER,
      ...(signature !== null && { [SIGNATURE_HEADER]: signature }),
    },
    payload: options.rawBody ?? text,
    ...(options.remoteAddress !== undefined && { remoteAddress: options.remoteAddress }),
  });
  return { ...answer.json<VendorAnswer>(), http: answer.statusCode };
}

/** A player in a game: the site session, the vendor's session, and calls prefilled with both. */
export interface Seat {
  session: TestSession;
  playerRef: string;
  token: string;
  /** Returns the balance in minor units; undefined if the call is refused. */
  balance(): Promise<string | undefined>;
  money(change: Record<string, unknown>): Record<string, unknown>;
  bet(change?: Record<string, unknown>): Promise<VendorAnswer>;
  win(change: { ref_tx_id: string } & Record<string, unknown>): Promise<VendorAnswer>;
  rollback(change: { ref_tx_id: string } & Record<string, unknown>): Promise<VendorAnswer>;
}

/**
 * Offers games of the in-house vendor, a card of vendor AA that the in-house provider opens, a game that opens soon,
 * one with an unknown provider, and one of a vendor in maintenance.
 */
export async function offerGames(gateway: TestGateway): Promise<void> {
  const { db } = gateway.database;
  await insertVendors(db, [{ code: IN_HOUSE_PROVIDER }, { code: 'AA' }, { code: 'MM', isMaintained: true }]);
  await insertGames(db, [
    {
      id: 'lotus-lanterns',
      names: { EN: 'Lotus Lanterns', TY: 'โคมบัวนำโชค' },
      vassalage: IN_HOUSE_PROVIDER,
      provider: IN_HOUSE_PROVIDER,
    },
    { id: 'no-trial', vassalage: IN_HOUSE_PROVIDER, provider: IN_HOUSE_PROVIDER, freeplay: false },
    { id: 'jade-reels', names: { EN: 'Jade Reels' }, provider: IN_HOUSE_PROVIDER },
    { id: 'shown' },
    { id: 'no-address', provider: 'NOBODY' },
    { id: 'resting', vassalage: 'MM' },
  ]);
  await gateway.app.ready();
  await gateway.app.gateway.services.catalogue.refresh();
}

/** Returns the launch code in a launch address. */
export function launchCodeOf(url: string): string {
  return new URL(url).searchParams.get('code') ?? '';
}

/** Logs a player in with a balance (minor units), launches the game and exchanges the code. */
export async function launchAsPlayer(
  gateway: TestGateway,
  balance = 100_000n,
  freePlay: '0' | '1' = '0',
  nodeId = PLAYABLE_NODE,
): Promise<Seat> {
  const session = await gateway.login();
  if (balance > 0n) await creditTestBalance(gateway, session.account.id, balance);
  const launched = await gateway.call('launchGame', { body: { nodeId, freePlay }, session });
  const { url } = launched.envelope.value as { url: string };
  const identity = await sendCall(gateway, 'authenticate', { launch_code: launchCodeOf(url) });
  if (identity.status !== 'OK') throw new Error(`The test player got no seat: ${JSON.stringify(identity)}`);
  const playerRef = String(identity.player_ref);
  const token = String(identity.session_token);
  const money = (change: Record<string, unknown>): Record<string, unknown> => ({
    tx_id: newTransferId(),
    round_id: 'round',
    game_code: identity.game_code,
    player_ref: playerRef,
    session_token: token,
    currency: 'THB',
    amount: '100',
    event_at: gateway.deps.clock(),
    ...change,
  });
  return {
    session,
    playerRef,
    token,
    balance: async () => (await sendCall(gateway, 'balance', { player_ref: playerRef, session_token: token })).balance,
    money,
    bet: (change = {}) => sendCall(gateway, 'bet', money(change)),
    win: (change) => sendCall(gateway, 'win', money(change)),
    rollback: ({ ref_tx_id, ...change }) =>
      sendCall(gateway, 'rollback', {
        tx_id: newTransferId(),
        ref_tx_id,
        round_id: 'round',
        player_ref: playerRef,
        event_at: gateway.deps.clock(),
        ...change,
      }),
  };
}

/** Gives an account money (minor units) from the merchant's promotions. */
export async function creditTestBalance(gateway: TestGateway, accountId: string, balance: bigint): Promise<void> {
  await createLedgerRepository(gateway.database.db).promo({
    player: { accountId, merchantCode: 'NORTH' },
    provider: 'test',
    txId: newTransferId(),
    currency: 'THB',
    amount: balance,
    note: 'test',
    eventAt: 0,
  });
}
