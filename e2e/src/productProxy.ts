import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { product } from './product.ts';

/** A proxy in front of the product that a test can close, and that can announce a new release. */
export interface ProductProxy {
  url: string;
  /** Refuses connections, like a gateway during a restart. */
  shut(): void;
  open(): void;
  /** Changes the release of the service worker, as a new release of the site would. */
  release(name: string): void;
  close(): Promise<void>;
}

const SERVICE_WORKER = '/m/sw.js';
/** The release in the built worker: 16 hexadecimal digits between quotes. */
const RELEASE = /(?<=['"`])[\da-f]{16}(?=['"`])/g;

/** Starts a proxy in front of the product. */
export async function startProductProxy(): Promise<ProductProxy> {
  let isShut = false;
  let releaseName: string | undefined;

  const server = createServer((incoming, outgoing) => {
    if (isShut) {
      incoming.socket.destroy();
      return;
    }
    const isWorker = incoming.url === SERVICE_WORKER;
    const { 'if-none-match': _tag, 'if-modified-since': _since, ...unconditional } = incoming.headers;
    const headers = isWorker ? { ...unconditional, 'accept-encoding': 'identity' } : incoming.headers;
    const onward = forward(product.url + incoming.url, { method: incoming.method, headers }, (answer) => {
      if (!isWorker || releaseName === undefined) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const script = Buffer.concat(chunks).toString();
        const renamed = script.replaceAll(RELEASE, String(releaseName));
        if (renamed === script) throw new Error('The service worker names no release');
        const { 'content-length': _length, etag: _etag, 'last-modified': _modified, ...otherHeaders } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, otherHeaders);
        outgoing.end(renamed);
      });
    });
    onward.on('error', () => incoming.socket.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://localhost:${port}`,
    shut() {
      isShut = true;
      server.closeAllConnections();
    },
    open() {
      isShut = false;
    },
    release(name) {
      releaseName = name;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
