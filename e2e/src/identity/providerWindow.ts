import type { BrowserContext } from '@playwright/test';

/**
 * Runs in a page or frame instead of the script by which the provider's window answers the page; the real one is on the
 * internet. Implements only what the SDK and the emulator require.
 */
function stubFrames(): void {
  type Handler = (message: object) => object | Promise<object>;
  interface Envelope {
    parlorFrames: true;
    kind: 'ask' | 'answer';
    id: number;
    name: string;
    message: object;
  }
  const scope = globalThis as unknown as Record<string, unknown>;
  const handlers = new Map<string, Handler>();
  const waiting = new Map<number, (answers: unknown[]) => void>();
  let requests = 0;
  let partner: Window = window.parent;

  const post = (envelope: Omit<Envelope, 'parlorFrames'>) =>
    partner.postMessage({ parlorFrames: true, ...envelope }, '*');
  const deliver = (id: number, answer: object) => {
    try {
      waiting.get(id)?.([answer]);
    } catch {
      // The SDK throws here even on success, and the real script ignores it.
    }
  };
  const reply = async (id: number, name: string, message: object) =>
    post({ kind: 'answer', id, name, message: (await handlers.get(name)?.(message)) ?? {} });
  window.addEventListener('message', ({ data, source }: MessageEvent<Partial<Envelope> | null>) => {
    if (!data?.parlorFrames || source !== partner) return;
    const { kind, id = 0, name = '', message = {} } = data;
    if (kind === 'answer') deliver(id, message);
    else void reply(id, name, message);
  });
  const frame = {
    register: (name: string, handler: Handler) => handlers.set(name, handler),
    send: (name: string, message: object, done: (answers: unknown[]) => void) => {
      requests += 1;
      waiting.set(requests, done);
      post({ kind: 'ask', id: requests, name, message });
    },
    restyle: () => Promise.resolve(),
    ping: (done: () => void) => {
      done();
      return Promise.resolve();
    },
  };
  const context = {
    getParentIframe: () => frame,
    open: <Opened>({ where, url }: { where: HTMLElement; url: string }, done: (opened: typeof frame) => Opened) =>
      new Promise<Opened>((resolve) => {
        const element = document.createElement('iframe');
        element.src = url;
        element.addEventListener('load', () => resolve(done(frame)));
        where.append(element);
        partner = element.contentWindow as Window;
      }),
  };
  scope['gapi'] = {
    load: (_feature: string, options: { callback: () => void } | (() => void)) =>
      setTimeout(typeof options === 'function' ? options : options.callback),
    iframes: { getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: {}, Iframe: {} },
  };
  const onload = new URL((document.currentScript as HTMLScriptElement).src).searchParams.get('onload') ?? 'gapi_onload';
  setTimeout(() => (scope[onload] as () => void)());
}

/**
 * Answers requests of the provider's window and of the emulator's pages to the internet with stand-ins. Returns the
 * requested addresses.
 */
export async function blockInternet(context: BrowserContext): Promise<string[]> {
  const requested: string[] = [];
  await context.route(
    ({ hostname }) => !/(?:^|\.)localhost$|^127\.0\.0\.1$/.test(hostname),
    async (route) => {
      const url = route.request().url();
      requested.push(url);
      if (url.startsWith('https://apis.google.com/js/api.js'))
        await route.fulfill({ contentType: 'text/javascript', body: `(${stubFrames.toString()})()` });
      else await route.abort();
    },
  );
  return requested;
}
