import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy that a test can cut, as if the server had failed. */
export interface CuttableProxy {
  /** The address with the proxy's host and port in place of the server's. */
  url: string;
  /** Closes every connection and accepts no more. */
  cut(): Promise<void>;
}

/** Opens a proxy to the server of a `postgres:` address. */
export function openCuttableProxy(serverUrl: string): Promise<CuttableProxy> {
  const target = new URL(serverUrl);
  const sockets = new Set<Socket>();
  const server = createServer((inward) => {
    const outward = connect(Number(target.port), target.hostname);
    for (const socket of [inward, outward]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        inward.destroy();
        outward.destroy();
      });
    }
    inward.pipe(outward).pipe(inward);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const url = new URL(serverUrl);
      url.hostname = '127.0.0.1';
      url.port = String((server.address() as AddressInfo).port);
      resolve({
        url: url.href,
        cut: () =>
          new Promise((done) => {
            server.close(() => done());
            for (const socket of sockets) socket.destroy();
          }),
      });
    });
  });
}
