import { Readable } from 'node:stream';

/** The limit of unread bytes: about two hundred events. A reader that leaves more is gone, or cannot keep up. */
const MOST_UNREAD = 16_384;
/** How long the last event may take to be read, in ms. */
export const FINISH_MS = 5_000;

/** An event: its name and what goes with it. */
export interface ServerEvent {
  event: string;
  data: unknown;
}

/** A stream of server-sent events to one reader. Writing to one that has ended does nothing. */
export interface EventStream<Event extends ServerEvent> {
  send(event: Event): void;
  /** Sends what readers pass over. It keeps the connection open, and finds readers who are gone. */
  beat(): void;
  /** Sends a last event and ends. */
  end(last: Event): void;
  /** Calls back once when the stream is over, at either end; immediately if it is over already. */
  onClose(call: () => void): void;
}

/** Creates a stream; `body` is what is sent. A reader who does not read is cut off, so that nothing piles up here. */
export function createEventStream<Event extends ServerEvent>(): EventStream<Event> & { body: Readable } {
  const body = new Readable({ highWaterMark: MOST_UNREAD, read: () => undefined });
  let isEnded = false;

  function push(text: string): void {
    if (isEnded || body.destroyed) return;
    if (!body.push(text)) body.destroy();
  }

  return {
    body,
    send: (event) => push(written(event)),
    beat: () => push(':\n\n'),
    end(last) {
      push(written(last));
      if (isEnded || body.destroyed) return;
      isEnded = true;
      body.push(null);
      const cut = setTimeout(() => body.destroy(), FINISH_MS).unref();
      body.once('close', () => clearTimeout(cut));
    },
    onClose(call) {
      if (body.destroyed) call();
      else body.once('close', call);
    },
  };
}

/** JSON has no line breaks of its own, so an event is two lines and an empty one. */
function written({ event, data }: ServerEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
