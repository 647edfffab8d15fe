import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { generate } from 'selfsigned';

/** A request that the push service received. */
export interface ReceivedPush {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** A push service on this machine, over TLS. */
export interface PushServer {
  /** Its self-signed certificate. */
  ca: string;
  received: ReceivedPush[];
  /** The responses by path; 201 by default. */
  answers: Map<string, { status: number; headers?: Record<string, string> }>;
  endpoint(path: string): string;
  close(): Promise<void>;
}

export async function startPushServer(): Promise<PushServer> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    curve: 'P-256',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  const received: ReceivedPush[] = [];
  const answers: PushServer['answers'] = new Map();
  async function take(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const path = incoming.url ?? '';
    received.push({ path, headers: incoming.headers, body: await buffer(incoming) });
    const { status, headers = {} } = answers.get(path) ?? { status: 201 };
    answer.writeHead(status, headers).end();
  }
  const server = createServer({ key, cert }, (incoming, answer) => void take(incoming, answer));
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    ca: cert,
    received,
    answers,
    endpoint: (path) => `https://localhost:${(server.address() as AddressInfo).port}${path}`,
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
}

/** Creates a browser with a key pair: the public part for senders, and `open` to decrypt. */
export function createBrowser() {
  const own = createECDH('prime256v1');
  const publicKey = own.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    /** Decrypts an `aes128gcm` body (RFC 8291, RFC 8188) of one record. */
    open(body: Buffer): unknown {
      const [salt, keyLength] = [body.subarray(0, 16), body.readUInt8(20)];
      const [senderKey, sealed] = [body.subarray(21, 21 + keyLength), body.subarray(21 + keyLength)];
      const derive = (secret: Buffer, from: Buffer, info: Buffer, length: number): Buffer =>
        Buffer.from(hkdfSync('sha256', secret, from, info, length));
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
      const secret = derive(own.computeSecret(senderKey), auth, info, 32);
      const decipher = createDecipheriv(
        'aes-128-gcm',
        derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
        derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
      );
      decipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'));
    },
  };
}
