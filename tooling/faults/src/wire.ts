import { createHmac } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { CompactEncrypt, importJWK } from 'jose';
import {
  ENCRYPTION_JWE,
  HEADER,
  pathOf,
  PROVIDER_HEADER,
  providerPath,
  routes,
  SESSION_COOKIE,
  SIGNATURE_HEADER,
  signedText,
  type EncryptionKeys,
  type Envelope,
  type ProviderCall,
  type ProviderStatus,
  type Route,
  type RouteName,
} from '@parlor/contract';

/** The vendor of the load: that of the in-house games, whose secret the run has created. */
export const VENDOR = 'PARLOR';
/** The timeout of an unanswered call, in ms. Calls of players may queue behind password hashes. */
const PATIENCE_MS = 5_000;
const PLAYER_PATIENCE_MS = 60_000;
/** The delay before a retry, in ms. */
const RETRY_MS = 50;
/**
 * Errors after which the outcome of a call is unknown. A sealed body is accepted once, so a repeated one is refused even
 * if the first answer was lost.
 */
const RETRIED_ERRORS: ReadonlySet<string> = new Set(['request.replayed', 'system.unavailable']);

/** The response. `status` is 0 if there was none: the connection was refused, reset, or timed out. */
export interface WireAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  /** From sending to the end of the answer, in ms. */
  ms: number;
}

/** An answer of the provider API; `status` is undefined without a readable answer. */
export interface VendorAnswer {
  http: number;
  headers: WireAnswer['headers'];
  ms: number;
  status: ProviderStatus | undefined;
  operator_tx_id?: string;
  balance?: string;
  replayed?: boolean;
  [field: string]: unknown;
}

/** An answer of the player API. `envelope` is undefined without a readable answer. */
export interface PlayerAnswer {
  http: number;
  headers: WireAnswer['headers'];
  ms: number;
  envelope: Envelope<unknown> | undefined;
}

type DecidedVendorAnswer = VendorAnswer & { status: ProviderStatus };
type DecidedPlayerAnswer = PlayerAnswer & { envelope: Envelope<unknown> };

/** Both halves of a login. */
export interface Login {
  merchant: string;
  token: string;
  cookie: string;
}

/** Sends calls to one gateway, or to its proxy, over kept-alive connections. */
export function createWire(url: string, vendorSecret: string, { connections = 32 } = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });

  function send(
    method: string,
    path: string,
    headers: Record<string, string>,
    body: string,
    patienceMs = PATIENCE_MS,
  ): Promise<WireAnswer> {
    const startedAt = performance.now();
    return new Promise((resolve) => {
      const end = (status: number, text: string, answered: WireAnswer['headers']) =>
        resolve({ status, text, headers: answered, ms: performance.now() - startedAt });
      const call = request(
        url + path,
        { agent, method, timeout: patienceMs, headers: { ...headers, 'content-length': Buffer.byteLength(body) } },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8');
          answer.on('data', (part: string) => (text += part));
          answer.on('end', () => end(answer.statusCode ?? 0, text, answer.headers));
          // A truncated answer counts as none.
          answer.on('error', () => end(0, '', {}));
        },
      );
      call.on('timeout', () => call.destroy(new Error('no answer')));
      call.on('error', (error) => end(0, error.message, {}));
      call.end(body);
    });
  }

  async function vendor(
    call: ProviderCall,
    body: Record<string, unknown>,
    { key = vendorSecret, skewMs = 0 }: { key?: string; skewMs?: number } = {},
  ): Promise<VendorAnswer> {
    const path = providerPath(call);
    const text = JSON.stringify(body);
    const answer = await send('POST', path, signedHeaders(key, path, text, skewMs), text);
    return {
      ...(parse(answer.text) as Partial<VendorAnswer> | undefined),
      status: (parse(answer.text) as Partial<VendorAnswer> | undefined)?.status,
      http: answer.status,
      headers: answer.headers,
      ms: answer.ms,
    };
  }

  /** Sends a payment provider's webhook, signed with its key. */
  function webhook(path: string, key: string, body: Record<string, unknown>, skewMs = 0): Promise<WireAnswer> {
    const text = JSON.stringify(body);
    return send('POST', path, signedHeaders(key, path, text, skewMs), text);
  }

  let sealing: Promise<{ kid: string; key: Awaited<ReturnType<typeof importJWK>> }> | undefined;
  async function seal(name: RouteName, body: unknown): Promise<string> {
    sealing ??= player('getEncryptionKeys', undefined).then(async ({ envelope }) => {
      const key = envelope?.success ? (envelope.value as EncryptionKeys).keys[0] : undefined;
      if (key === undefined) throw new Error('The gateway published no key to seal with');
      return { kid: key.kid, key: await importJWK(key, 'ECDH-ES') };
    });
    const held = await sealing.catch((error: unknown) => {
      sealing = undefined;
      throw error;
    });
    const { method, path }: Route = routes[name];
    const inside = { method, path, iat: Date.now(), nonce: crypto.randomUUID(), body };
    return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(inside)))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: held.kid })
      .encrypt(held.key);
  }

  async function player(
    name: RouteName,
    login: Login | undefined,
    call: {
      body?: unknown;
      params?: Record<string, string>;
      query?: Record<string, string>;
      key?: string;
    } = {},
  ): Promise<PlayerAnswer> {
    const route: Route = routes[name];
    const isSealed = route.body === 'encrypted';
    let body = '';
    if (call.body !== undefined) {
      const sealed = isSealed ? await seal(name, call.body).catch(() => undefined) : JSON.stringify(call.body);
      if (sealed === undefined) return { http: 0, headers: {}, ms: 0, envelope: undefined };
      body = sealed;
    }
    const query = call.query === undefined ? '' : `?${new URLSearchParams(call.query).toString()}`;
    const answer = await send(
      route.method,
      pathOf(name, call.params) + query,
      {
        ...(login && {
          [HEADER.merchant]: login.merchant,
          [HEADER.token]: login.token,
          cookie: `${SESSION_COOKIE}=${login.cookie}`,
        }),
        ...(call.key !== undefined && { [HEADER.idempotencyKey]: call.key }),
        ...(isSealed && { [HEADER.encryption]: ENCRYPTION_JWE, 'content-type': 'application/jose' }),
        ...(!isSealed && body !== '' && { 'content-type': 'application/json' }),
      },
      body,
      PLAYER_PATIENCE_MS,
    );
    return {
      http: answer.status,
      headers: answer.headers,
      ms: answer.ms,
      envelope: parse(answer.text) as Envelope<unknown> | undefined,
    };
  }

  return { send, vendor, webhook, player, close: () => agent.destroy() };
}

/** The calls to one gateway. */
export type Wire = ReturnType<typeof createWire>;

/** Whether a vendor's call has an outcome; otherwise it is sent again. */
export function isVendorDecided(answer: VendorAnswer): answer is DecidedVendorAnswer {
  const { status, http } = answer;
  return status !== undefined && status !== 'TEMPORARY' && http < 500;
}

/** Whether a player's call has an outcome; otherwise it is sent again. */
export function isPlayerDecided(answer: PlayerAnswer): answer is DecidedPlayerAnswer {
  const { envelope, http } = answer;
  if (envelope === undefined || http >= 500 || http === 429) return false;
  return envelope.success || !RETRIED_ERRORS.has(envelope.errorCode);
}

/** Sends a vendor's call until it has an outcome. */
export async function decideVendor(send: () => Promise<VendorAnswer>): Promise<DecidedVendorAnswer> {
  for (;;) {
    const answer = await send();
    if (isVendorDecided(answer)) return answer;
    await pause(RETRY_MS);
  }
}

/** Sends a player's call until it has an outcome. */
export async function decidePlayer(send: () => Promise<PlayerAnswer>): Promise<Envelope<unknown>> {
  for (;;) {
    const answer = await send();
    if (isPlayerDecided(answer)) return answer.envelope;
    await pause(RETRY_MS);
  }
}

function signedHeaders(key: string, path: string, text: string, skewMs: number): Record<string, string> {
  const timestamp = String(Math.floor((Date.now() + skewMs) / 1000));
  const signature = createHmac('sha256', key)
    .update(signedText(timestamp, 'POST', path, text))
    .digest('hex');
  return {
    'content-type': 'application/json',
    [PROVIDER_HEADER]: VENDOR,
    [SIGNATURE_HEADER]: `t=${timestamp},v1=${signature}`,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
