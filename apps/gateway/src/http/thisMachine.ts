import type { FastifyRequest } from 'fastify';

const LOOPBACK_PEER = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOCAL_NAME = /^(?:localhost|[\w-]+\.localhost|127\.0\.0\.1|\[?::1\]?)$/;

/**
 * Whether a request is made on this machine: the connection is local, no proxy forwarded it, and the host name is
 * local. The last condition stops DNS rebinding by other sites.
 */
export function isFromThisMachine({
  socket,
  headers,
  hostname,
}: Pick<FastifyRequest, 'socket' | 'headers' | 'hostname'>): boolean {
  const isForwarded = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'].some(
    (name) => headers[name] !== undefined,
  );
  return LOOPBACK_PEER.test(socket.remoteAddress ?? '') && !isForwarded && LOCAL_NAME.test(hostname);
}
