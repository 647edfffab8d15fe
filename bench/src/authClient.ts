// The browsers of the authentication benchmark: calls over keep-alive connections, each from its own IP address.
import { Agent, request } from 'node:http';
import { CompactEncrypt, importJWK } from 'jose';
import {
  ENCRYPTION_JWE,
  HEADER,
  pathOf,
  routes,
  type EncryptionKeys,
  type Envelope,
  type Route,
  type RouteName,
} from '@parlor/contract';

/** A call that is ready to send, with all costly client work done. */
export interface PreparedCall {
  name: RouteName;
  body: string;
  headers: Record<string, string>;
}

/** A response and its latency in ms. */
export interface TimedAnswer {
  ms: number;
  status: number;
  envelope: Envelope<unknown>;
  cookies: string[];
}

let callers = 0;

/** Creates a client of a gateway that trusts it as a proxy, so every call can have its own IP address. */
export function createAuthClient(url: string) {
  const agent = new Agent({ keepAlive: true });
  let key: { kid: string; publicKey: Awaited<ReturnType<typeof importJWK>> } | undefined;

  async function sealingKey() {
    if (key !== undefined) return key;
    const { envelope, status } = await send({ name: 'getEncryptionKeys', body: '', headers: {} });
    const published = envelope.success ? (envelope.value as EncryptionKeys).keys[0] : undefined;
    if (published === undefined)
      throw new Error(`The gateway published no key, but answered ${status}: ${JSON.stringify(envelope)}`);
    return (key = { kid: published.kid, publicKey: await importJWK(published, 'ECDH-ES') });
  }

  /** Encrypts or encodes the body of a call, as the site does. */
  async function prepare(
    name: RouteName,
    fields: Record<string, unknown> | undefined,
    headers: Record<string, string> = {},
  ): Promise<PreparedCall> {
    const route: Route = routes[name];
    if (fields === undefined) return { name, body: '', headers };
    if (route.body === 'form') {
      const body = new URLSearchParams(fields as Record<string, string>).toString();
      return { name, body, headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' } };
    }
    if (route.body !== 'encrypted')
      return { name, body: JSON.stringify(fields), headers: { ...headers, 'content-type': 'application/json' } };
    const { kid, publicKey } = await sealingKey();
    const sealed = {
      method: route.method,
      path: route.path,
      iat: Date.now(),
      nonce: crypto.randomUUID(),
      body: fields,
    };
    const body = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(sealed)))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid })
      .encrypt(publicKey);
    return {
      name,
      body,
      headers: { ...headers, 'content-type': 'application/jose', [HEADER.encryption]: ENCRYPTION_JWE },
    };
  }

  function send({ name, body, headers }: PreparedCall): Promise<TimedAnswer> {
    callers += 1;
    const from = `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`;
    return new Promise((resolve, reject) => {
      const started = performance.now();
      const call = request(`${url}${pathOf(name)}`, {
        agent,
        method: routes[name].method,
        headers: {
          'x-forwarded-for': from,
          ...(body !== '' && { 'content-length': String(Buffer.byteLength(body)) }),
          ...headers,
        },
      });
      call.on('response', (response) => {
        let text = '';
        response
          .setEncoding('utf8')
          .on('data', (part: string) => (text += part))
          .on('end', () => {
            const ms = performance.now() - started;
            resolve({
              ms,
              status: response.statusCode ?? 0,
              envelope: JSON.parse(text) as Envelope<unknown>,
              cookies: response.headers['set-cookie'] ?? [],
            });
          })
          .on('error', reject);
      });
      call.on('error', reject);
      call.end(body);
    });
  }

  return { prepare, send, close: () => agent.destroy() };
}

export type AuthClient = ReturnType<typeof createAuthClient>;
