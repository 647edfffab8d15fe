import type { CDPSession } from '@playwright/test';

/** The type of a file by its content type, otherwise by its initiator. A prefetched script counts as a script. */
export type FileType = 'document' | 'script' | 'stylesheet' | 'font' | 'image' | 'call' | 'other';

/** A file that crossed the wire. */
export interface FetchedFile {
  url: string;
  type: FileType;
  /** As transferred: the compressed body and the headers of the answer. */
  bytes: number;
  /** In ms since the document was requested. */
  startedMs: number;
  /** Undefined while it is in flight. */
  endedMs: number | undefined;
  /** The initiator: the page itself, or one of its workers. */
  by: 'page' | 'worker';
}

interface Arriving extends FetchedFile {
  headerBytes: number;
}

/** The network events of Chromium that are used here. Events of workers arrive as text. */
type NetworkEvent =
  | {
      method: 'Network.requestWillBeSent';
      params: {
        requestId: string;
        timestamp: number;
        type?: string;
        request: { url: string };
        redirectResponse?: { encodedDataLength: number };
      };
    }
  | {
      method: 'Network.responseReceived';
      params: {
        requestId: string;
        response: { mimeType: string; encodedDataLength: number; fromServiceWorker?: boolean };
      };
    }
  | { method: 'Network.dataReceived'; params: { requestId: string; encodedDataLength: number } }
  | { method: 'Network.loadingFinished'; params: { requestId: string; timestamp: number; encodedDataLength: number } }
  | { method: 'Network.loadingFailed'; params: { requestId: string; timestamp: number } }
  | { method: 'Network.requestServedFromCache'; params: { requestId: string } };

const networkEvents = [
  'Network.requestWillBeSent',
  'Network.responseReceived',
  'Network.dataReceived',
  'Network.loadingFinished',
  'Network.loadingFailed',
  'Network.requestServedFromCache',
] as const;

const typeNames: Readonly<Record<string, FileType>> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'stylesheet',
  Font: 'font',
  Image: 'image',
  XHR: 'call',
  Fetch: 'call',
  EventSource: 'call',
  Ping: 'call',
};

const contentTypes: readonly (readonly [RegExp, FileType])[] = [
  [/javascript|ecmascript/, 'script'],
  [/^text\/css/, 'stylesheet'],
  [/font/, 'font'],
  [/^image\//, 'image'],
  [/^text\/html/, 'document'],
];

/** Counts the bytes that a page and its workers receive over the network. */
export class Wire {
  readonly #arriving = new Map<string, Arriving>();
  readonly #files: Arriving[] = [];
  /** Files that were not transferred after all. */
  readonly #local = new Set<Arriving>();
  readonly #streams = new Set<string>();
  #began: number | undefined;
  #lastEvent = performance.now();
  /** The scripts of service workers. Chromium reports these only sometimes, and only with their headers. */
  readonly workerScripts: string[] = [];

  /** Listens to a page, and to every worker before its first request. */
  async listen(devTools: CDPSession): Promise<void> {
    for (const method of networkEvents)
      devTools.on(method, (params) => this.#note({ method, params } as NetworkEvent, 'page'));
    let messages = 0;
    const send = (sessionId: string, method: string) =>
      devTools.send('Target.sendMessageToTarget', {
        sessionId,
        message: JSON.stringify({ id: (messages += 1), method }),
      });
    devTools.on('Target.receivedMessageFromTarget', ({ message, targetId }) => {
      const event = JSON.parse(message) as NetworkEvent;
      if (networkEvents.includes(event.method))
        this.#note(
          { ...event, params: { ...event.params, requestId: `${targetId} ${event.params.requestId}` } } as NetworkEvent,
          'worker',
        );
    });
    devTools.on('Target.attachedToTarget', ({ sessionId, targetInfo: { type, url } }) => {
      if (type === 'service_worker') this.workerScripts.push(url);
      this.#lastEvent = performance.now();
      // A worker may end before it receives this.
      void Promise.all([send(sessionId, 'Network.enable'), send(sessionId, 'Runtime.runIfWaitingForDebugger')]).catch(
        () => undefined,
      );
    });
    await devTools.send('Network.enable');
    await devTools.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: false });
  }

  /**
   * Returns the time without requests in flight, in ms. Event streams stay open as long as the page and count as quiet.
   */
  quietForMs(): number {
    const isBusy = [...this.#arriving.keys()].some((id) => !this.#streams.has(id));
    return isBusy ? 0 : performance.now() - this.#lastEvent;
  }

  /** Requests in flight. */
  waitingFor(): string[] {
    return [...this.#arriving.values()].map(({ url }) => url);
  }

  /** The first document's own size, compressed. */
  documentBytes(): number {
    const page = this.#crossed().find(
      ({ type, by, endedMs }) => type === 'document' && by === 'page' && endedMs !== undefined,
    );
    return page === undefined ? Number.NaN : page.bytes - page.headerBytes;
  }

  /** The files that crossed the wire so far. */
  files(): FetchedFile[] {
    return this.#crossed().map(({ headerBytes: _headerBytes, ...file }) => ({ ...file }));
  }

  #crossed(): Arriving[] {
    return this.#files.filter((file) => !this.#local.has(file) && /^https?:/.test(file.url));
  }

  #note(event: NetworkEvent, by: FetchedFile['by']): void {
    const { requestId } = event.params;
    const file = this.#arriving.get(requestId);
    if (event.method === 'Network.requestWillBeSent') {
      const { request, timestamp, type = '', redirectResponse } = event.params;
      this.#began ??= timestamp;
      const startedMs = (timestamp - this.#began) * 1000;
      if (file && redirectResponse)
        Object.assign(file, { bytes: redirectResponse.encodedDataLength, endedMs: startedMs });
      const next: Arriving = {
        url: request.url,
        type: typeNames[type] ?? 'other',
        bytes: 0,
        headerBytes: 0,
        startedMs,
        endedMs: undefined,
        by,
      };
      this.#arriving.set(requestId, next);
      this.#files.push(next);
      if (type === 'EventSource') this.#streams.add(requestId);
      this.#lastEvent = performance.now();
      return;
    }
    if (!file) return;
    switch (event.method) {
      case 'Network.responseReceived': {
        const { mimeType, encodedDataLength, fromServiceWorker } = event.params.response;
        file.type = contentTypes.find(([pattern]) => pattern.test(mimeType))?.[1] ?? file.type;
        file.bytes = encodedDataLength;
        file.headerBytes = encodedDataLength;
        // Requests that the worker makes for it are counted at the worker.
        if (fromServiceWorker) this.#local.add(file);
        return;
      }
      case 'Network.dataReceived':
        file.bytes += event.params.encodedDataLength;
        if (!this.#streams.has(requestId)) this.#lastEvent = performance.now();
        return;
      case 'Network.requestServedFromCache':
        this.#local.add(file);
        return;
      case 'Network.loadingFinished':
        file.bytes = event.params.encodedDataLength;
        // A copy from the browser's cache costs nothing.
        if (file.bytes === 0) this.#local.add(file);
        break;
      case 'Network.loadingFailed':
        // Bytes that had arrived by then are already counted.
        break;
    }
    file.endedMs = (event.params.timestamp - (this.#began ?? 0)) * 1000;
    this.#arriving.delete(requestId);
    this.#lastEvent = performance.now();
  }
}
