import type { Text } from '../gameText.ts';
import { listenToPage } from '../pageEvents.ts';
import { arcadeSocketAddress, openRoomSocket, type SocketLike } from './roomSocket.ts';
import type { RoomFrame } from './roomFrame.ts';
import type { ServerClock } from './serverClock.ts';

/** A connection to a shared room. It reconnects automatically, and reports when it is lost. */
export interface RoomConnection {
  /** Ends the connection and opens another one without a notice to the player. */
  renew: () => void;
  close: () => void;
}

interface ConnectionParts<Message> {
  room: Pick<RoomFrame, 'showMessage' | 'figures'>;
  text: Text;
  client: { token: () => string };
  clock: ServerClock;
  /** The path under `/arcade/api/`. */
  path: string;
  /** Opens a socket; the browser's WebSocket by default. */
  connect?: (() => SocketLike) | undefined;
  onMessage: (message: Message) => void;
  onConnected: (isConnected: boolean) => void;
  /** Called when the server rejects or ends the session. */
  onRefused: () => void;
}

/** Connects now. It reconnects at once when the page becomes visible or the browser comes online. */
export function connectToRoom<Message extends { type: string }>(parts: ConnectionParts<Message>): RoomConnection {
  const { room, text, client, clock, onMessage, onConnected } = parts;
  const connect = parts.connect ?? (() => new WebSocket(arcadeSocketAddress(parts.path, location)));
  let wasOpen = false;
  const open = (): ReturnType<typeof openRoomSocket> =>
    openRoomSocket<Message>({
      token: () => client.token(),
      connect,
      onState(state) {
        if (state === 'lost') {
          clock.forget();
          room.showMessage(text(navigator.onLine ? 'roomReconnecting' : 'offline'), 'trouble');
        } else {
          room.showMessage(wasOpen ? text('roomBack') : '');
          wasOpen = true;
        }
        onConnected(state === 'open');
      },
      onMessage,
      onRefused() {
        onConnected(false);
        parts.onRefused();
      },
    });
  let socket = open();
  listenToPage({
    onVisible() {
      socket.hurry();
      void room.figures.refresh();
    },
    onOffline: () => room.showMessage(text('offline'), 'trouble'),
    onOnline: () => socket.hurry(),
  });
  return {
    renew() {
      socket.close();
      wasOpen = false;
      socket = open();
    },
    close: () => socket.close(),
  };
}
