import { createServer } from 'node:net';
import { OneLineError } from './oneLineError.mjs';

/** Reads a port from the environment. @throws OneLineError if the text is not a port. */
export function portFrom(env, name, fallback) {
  const text = env[name] || String(fallback);
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new OneLineError(`${name} is "${text}" and must be a number from 1 to 65535.`);
  }
  return port;
}

/** @throws OneLineError if the port is in use; the message names the variable to set. */
export async function requireFreePort(name, port, host = '127.0.0.1') {
  const problem = await tryToListen(port, host);
  if (problem?.code === 'EADDRINUSE') {
    throw new OneLineError(
      `Port ${port} is in use: stop the process that listens on it, or choose another with ${name}=${port + 10} npm start.`,
    );
  }
  if (problem !== undefined) {
    throw new OneLineError(
      `Port ${port} on ${host} cannot be used (${problem.code}): choose another with ${name}=${port + 10} npm start.`,
    );
  }
}

/** Returns a free port. */
export function freePort() {
  return new Promise((done, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

function tryToListen(port, host) {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', done);
    server.listen(port, host, () => server.close(() => done(undefined)));
  });
}
