import type { FastifyRequest } from 'fastify';

const LOOPBACK_PEER = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOCAL_NAME = /^(?:localhost|[\w-]+\.localhost|127\.0\.0\.1|\[?::1\]?)$/;

/**
 * Whether somebody at this machine asks: the connection comes from here, no proxy handed it on, and the name is one of
 * this machine, so that no page elsewhere can have a browser read it under a name of its own.
 */
export function isOfThisMachine({
  socket,
  headers,
  hostname,
}: Pick<FastifyRequest, 'socket' | 'headers' | 'hostname'>): boolean {
  const isHandedOn = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'].some(
    (name) => headers[name] !== undefined,
  );
  return LOOPBACK_PEER.test(socket.remoteAddress ?? '') && !isHandedOn && LOCAL_NAME.test(hostname);
}
