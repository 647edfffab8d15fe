import { describe, expect, it } from 'vitest';
import { pageAddressOf, showNotifications } from './notifications.ts';

const origin = 'https://site.example';

/** Creates a worker that records what it shows and opens. */
function createWorker(pages: { focus: () => Promise<void>; navigate: (address: string) => Promise<void> }[] = []) {
  const listeners: Record<string, (event: never) => void> = {};
  const shown: unknown[] = [];
  const opened: string[] = [];
  const worker = {
    addEventListener: (name: string, listener: (event: never) => void) => (listeners[name] = listener),
    registration: { showNotification: (...args: unknown[]) => Promise.resolve(shown.push(args)) },
    clients: {
      matchAll: () => Promise.resolve(pages),
      openWindow: (address: string) => Promise.resolve(opened.push(address)),
    },
    location: { origin },
  };
  showNotifications(worker as unknown as ServiceWorkerGlobalScope);
  const happen = async (name: string, event: object): Promise<void> => {
    let work: Promise<unknown> | undefined;
    listeners[name]?.({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) } as never);
    await work;
  };
  return { shown, opened, happen };
}

const push = (message: unknown) => ({ data: { json: () => message } });
const click = (data: unknown) => ({ notification: { data, close: () => undefined } });

describe('notifications', () => {
  it('SVC-04 show the messages of the gateway, one for each tag', async () => {
    const { shown, happen } = createWorker();
    await happen('push', push({ title: 'Paid', body: 'Sent', tag: 'm1', link: '/m/withdraw', language: 'EN' }));
    expect(shown).toEqual([['Paid', { body: 'Sent', tag: 'm1', data: '/m/withdraw', lang: 'EN' }]]);
  });

  it('SVC-04 are not shown for a foreign push', async () => {
    const { shown, happen } = createWorker();
    await happen('push', { data: null });
    await happen('push', push({ body: 'no title' }));
    await happen('push', { data: { json: () => JSON.parse('{') as unknown } });
    expect(shown).toEqual([]);
  });

  it.each([
    ['/m/withdraw', `${origin}/m/withdraw`],
    [null, `${origin}/m/webEmail`],
    ['https://thief.example/', `${origin}/m/webEmail`],
    ['//thief.example/', `${origin}/m/webEmail`],
    ['/\\thief.example/', `${origin}/m/webEmail`],
    ['javascript:alert(1)', `${origin}/m/webEmail`],
  ])('SVC-04 lead only to pages of the site: %s', (link, expected) => {
    expect(pageAddressOf(link, origin)).toBe(expected);
  });

  it('SVC-04 navigate the open page, or open one if there is none', async () => {
    const led: string[] = [];
    const page = {
      focus: () => Promise.resolve(),
      navigate: (address: string) => Promise.resolve(void led.push(address)),
    };
    const withPage = createWorker([page]);
    await withPage.happen('notificationclick', click('/m/withdraw'));
    expect([led, withPage.opened]).toEqual([[`${origin}/m/withdraw`], []]);
    const without = createWorker();
    await without.happen('notificationclick', click('/m/withdraw'));
    expect(without.opened).toEqual([`${origin}/m/withdraw`]);
  });
});
