import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The fields of a provider API call that the stand-in reads. */
export interface ProviderCall {
  /** The name of the call, such as `bet`. */
  name: string;
  launch_code?: string;
  tx_id?: string;
  amount?: string;
}

interface StandInOptions {
  /** The game that a launch code opens. The code also identifies the player. */
  gameOf: (launchCode: string) => string | undefined;
  onCall?: (call: ProviderCall) => void;
}

/** Starts a gateway without a ledger that accepts every call. */
export async function startStandInGateway({
  gameOf,
  onCall,
}: StandInOptions): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    let text = '';
    request
      .setEncoding('utf8')
      .on('data', (part: string) => (text += part))
      .on('end', () => {
        const call = { ...(JSON.parse(text) as object), name: request.url?.split('/').at(-1) ?? '' } as ProviderCall;
        onCall?.(call);
        const { launch_code: player } = call;
        const opened = player && {
          player_ref: player,
          session_token: `session-of-${player}`,
          display_name: 'be****ch',
          language: 'EN',
          game_code: gameOf(player),
          free_play: false,
        };
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ status: 'OK', balance: '1000000', currency: 'THB', ...opened }));
      });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
