import { once } from 'node:events';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { createParser } from 'eventsource-parser';
import { HEADER, routes, SESSION_COOKIE, type AccountEvent, type Balance } from '@parlor/contract';
import type { TestSession } from '../../../testing/testGateway.ts';

/** A stream as a page reads it. */
export interface OpenStream {
  status: number;
  headers: IncomingHttpHeaders;
  /** Returns the next event; undefined when the stream has ended. */
  next(): Promise<AccountEvent | undefined>;
  /** Returns the next balance; skips other events before it. */
  nextBalance(): Promise<Balance | undefined>;
  /** Reads to the end and returns the last event. */
  last(): Promise<AccountEvent | undefined>;
  /** Closes the connection. */
  close(): void;
}

/** Opens the stream of a session on a gateway that listens at `url`, over a new connection. */
export async function openStream(
  url: string,
  session: TestSession,
  headers: Record<string, string> = {},
): Promise<OpenStream> {
  const request = get(url + routes.followAccount.path, {
    agent: false,
    headers: {
      [HEADER.merchant]: 'NORTH',
      [HEADER.token]: session.token,
      cookie: `${SESSION_COOKIE}=${session.cookie}`,
      ...headers,
    },
  });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const events: AccountEvent[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) => events.push({ event, data: JSON.parse(data) as unknown } as AccountEvent),
  });
  const chunks = response.setEncoding('utf8')[Symbol.asyncIterator]() as AsyncIterator<string>;

  async function next(): Promise<AccountEvent | undefined> {
    while (events.length === 0) {
      const { done, value } = await chunks.next();
      if (done) return undefined;
      parser.feed(value);
    }
    return events.shift();
  }

  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    next,
    async nextBalance() {
      for (let event = await next(); event !== undefined; event = await next())
        if (event.event === 'balance') return event.data;
      return undefined;
    },
    async last() {
      let last: AccountEvent | undefined;
      for (let event = await next(); event !== undefined; event = await next()) last = event;
      return last;
    },
    close: () => void response.destroy(),
  };
}
