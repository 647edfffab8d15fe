import { Agent, request } from 'node:http';
import { WebSocket, type RawData } from 'ws';

/** A player with an open session at an arcade. */
export interface Player {
  index: number;
  token: string;
  /** Its own IP address, so that no rate limit counts all players together. */
  address: string;
  arcadeUrl: string;
}

/** Calls an arcade for many players over keep-alive connections. */
export interface ArcadeClient {
  /** Opens a session with a launch code. */
  openPlayer: (arcadeUrl: string, index: number, code?: string) => Promise<Player>;
  /** Sends a body to a path of `/arcade/api/`. Rejects on an answer without success. */
  post: <Value>(player: Player, path: string, body: object) => Promise<Value>;
  get: <Value>(player: Player, path: string) => Promise<Value>;
  close: () => void;
}

/** Creates a client with a maximum number of connections. Uses plain `node:http`, because it shares the processor. */
export function createArcadeClient(connections: number): ArcadeClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });

  function call<Value>(
    method: 'GET' | 'POST',
    { arcadeUrl, address, token }: Omit<Player, 'index'>,
    path: string,
    body?: object,
  ): Promise<Value> {
    const text = body ? JSON.stringify(body) : '';
    return new Promise((resolve, reject) => {
      const sent = request(`${arcadeUrl}/arcade/api/${path}`, {
        agent,
        method,
        headers: {
          ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          'x-forwarded-for': address,
          ...(token !== '' && { authorization: `Bearer ${token}` }),
        },
      });
      sent.on('response', (response) => {
        let answered = '';
        response
          .setEncoding('utf8')
          .on('data', (part: string) => (answered += part))
          .on('end', () => {
            const answer = JSON.parse(answered) as { success: boolean; value: Value };
            if (answer.success) resolve(answer.value);
            else reject(new Error(`A call was answered ${answered}`));
          })
          .on('error', reject);
      });
      sent.on('error', reject);
      sent.end(text);
    });
  }

  return {
    async openPlayer(arcadeUrl, index, code = `player-${index}`) {
      const address = `10.${index >> 8}.${index & 255}.1`;
      const visitor = { arcadeUrl, address, token: '' };
      const { token } = await call<{ token: string }>('POST', visitor, 'session', { code });
      return { index, token, address, arcadeUrl };
    },
    post: (player, path, body) => call('POST', player, path, body),
    get: (player, path) => call('GET', player, path),
    close: () => agent.destroy(),
  };
}

/**
 * Connects a player to a path of `/arcade/api/` and waits for the greeting. `onMessage` is called with every text, the
 * greeting included.
 */
export function enter(
  { token, address, arcadeUrl }: Player,
  path: string,
  onMessage: (text: string) => void,
): Promise<WebSocket> {
  const socket = new WebSocket(`${arcadeUrl.replace('http', 'ws')}/arcade/api/${path}`, {
    headers: { 'x-forwarded-for': address },
  });
  // The room sends texts, which arrive as one buffer each.
  socket.on('message', (data: RawData) => onMessage((data as Buffer).toString('utf8')));
  return new Promise((resolve, reject) => {
    socket.once('open', () => socket.send(JSON.stringify({ token })));
    socket.once('message', () => resolve(socket));
    socket.once('error', reject);
    socket.once('close', (code) => reject(new Error(`A socket was closed with ${code}`)));
  });
}
