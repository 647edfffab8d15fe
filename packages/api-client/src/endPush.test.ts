import { afterEach, describe, expect, it, vi } from 'vitest';
import { endPush } from './endPush.ts';

const offer = (serviceWorker: unknown) =>
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
afterEach(() => offer(undefined));

describe('the end of notifications', () => {
  it('unsubscribes the browser from the site’s service worker', async () => {
    const unsubscribe = vi.fn().mockResolvedValue(true);
    const scopes: string[] = [];
    offer({
      getRegistration: (scope: string) => {
        scopes.push(scope);
        return Promise.resolve({ pushManager: { getSubscription: () => Promise.resolve({ unsubscribe }) } });
      },
    });
    await endPush();
    expect(scopes).toEqual(['/']);
    expect(unsubscribe).toHaveBeenCalledOnce();
  });

  it.each([
    ['service workers', undefined],
    ['a service worker of the site', { getRegistration: () => Promise.resolve() }],
    ['notifications', { getRegistration: () => Promise.resolve({}) }],
    [
      'a subscription',
      { getRegistration: () => Promise.resolve({ pushManager: { getSubscription: () => Promise.resolve(null) } }) },
    ],
  ])('needs nothing in a browser without %s', async (_, serviceWorker) => {
    offer(serviceWorker);
    await expect(endPush()).resolves.toBeUndefined();
  });
});
