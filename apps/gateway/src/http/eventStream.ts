import { Readable } from 'node:stream';

/** The limit of unread bytes, about two hundred events. A reader with more is disconnected or too slow. */
const MAX_UNREAD_BYTES = 16_384;
/** The timeout for reading the last event, in ms. */
export const FINISH_MS = 5_000;

/** An event with its name and data. */
export interface ServerEvent {
  event: string;
  data: unknown;
}

/** A stream of server-sent events to one reader. Writes after its end are ignored. */
export interface EventStream<Event extends ServerEvent> {
  send(event: Event): void;
  /** Sends a comment to keep the connection alive and to detect disconnected readers. */
  beat(): void;
  /** Sends a last event and ends the stream. */
  end(last: Event): void;
  /** Calls back once when the stream closes at either end; immediately if it is closed already. */
  onClose(call: () => void): void;
}

/** Creates a stream; `body` is its output. A reader that stops reading is disconnected, which bounds the buffer. */
export function createEventStream<Event extends ServerEvent>(): EventStream<Event> & { body: Readable } {
  const body = new Readable({ highWaterMark: MAX_UNREAD_BYTES, read: () => undefined });
  let isEnded = false;

  function push(text: string): void {
    if (isEnded || body.destroyed) return;
    if (!body.push(text)) body.destroy();
  }

  return {
    body,
    send: (event) => push(formatEvent(event)),
    beat: () => push(':\n\n'),
    end(last) {
      push(formatEvent(last));
      if (isEnded || body.destroyed) return;
      isEnded = true;
      body.push(null);
      const timer = setTimeout(() => body.destroy(), FINISH_MS).unref();
      body.once('close', () => clearTimeout(timer));
    },
    onClose(call) {
      if (body.destroyed) call();
      else body.once('close', call);
    },
  };
}

/** Formats an event. JSON has no line breaks, so it is two lines and an empty one. */
function formatEvent({ event, data }: ServerEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
