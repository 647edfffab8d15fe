import { createParser } from 'eventsource-parser';
import { fillPath, siteRoutes, type AccountEvent } from '@parlor/contract';
import { callerHeaders } from '../baseQuery.ts';
import { checkAnswer } from '../checkAnswer.ts';
import type { GatewayConnection } from '../gatewayConnection.ts';

/** The timeout of the gateway's first event, in ms. A proxy that buffers answers never passes it on. */
const FIRST_EVENT_MS = 10_000;
/** The timeout of a silent stream, in ms. The gateway sends something at least every 25 s. */
const SILENCE_MS = 60_000;

interface StreamOptions {
  connection: GatewayConnection;
  token: string;
  /** Closes the stream. */
  signal: AbortSignal;
  onEvent: (event: AccountEvent) => void;
}

/** Reads the stream of the logged-in account to its end. Throws when it is refused, broken, silent or aborted. */
export async function readAccountStream({ connection, token, signal, onEvent }: StreamOptions): Promise<void> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const allow = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), ms);
  };
  const leave = (): void => silence.abort();
  signal.addEventListener('abort', leave, { once: true });
  allow(FIRST_EVENT_MS);
  try {
    const headers = callerHeaders(connection, token);
    headers.set('Accept', 'text/event-stream');
    const response = await connection.fetch(connection.baseUrl + fillPath(siteRoutes.followAccount), {
      headers,
      credentials: 'include',
      cache: 'no-store',
      signal: silence.signal,
    });
    if (!response.ok || !response.body) throw new Error(`The stream was answered with ${response.status}`);
    const events: AccountEvent[] = [];
    // Ignores event names that this release does not know.
    const parser = createParser({
      onEvent: ({ event, data }) => events.push({ event, data: JSON.parse(data) as unknown } as AccountEvent),
    });
    const decoder = new TextDecoder();
    const reader = response.body.getReader();
    silence.signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined));
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return silence.signal.throwIfAborted();
      allow(SILENCE_MS);
      parser.feed(decoder.decode(value, { stream: true }));
      for (const event of events.splice(0)) {
        if (import.meta.env.DEV) await checkAnswer('followAccount', event);
        onEvent(event);
      }
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
    // However the stream ended, nothing more is read from the connection.
    silence.abort();
  }
}
