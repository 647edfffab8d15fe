import type { SubscribePushBody } from '@parlor/contract';

/** The browser's state of notifications: unsupported, refused by the player, off, or on. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

/** The notifications of a browser. */
export interface PushBrowser {
  state(): Promise<PushState>;
  /** Requests permission if needed; undefined if the player refuses. Must be called from a press. */
  turnOn(publicKey: string): Promise<SubscribePushBody | undefined>;
  /** Turns notifications off. Returns the address of the subscription. */
  turnOff(): Promise<string | undefined>;
}

/** The scope of the site's service worker. */
const SCOPE = '/';

const registered = (): Promise<ServiceWorkerRegistration | undefined> => navigator.serviceWorker.getRegistration(SCOPE);
const subscribed = async (): Promise<PushSubscription | null> =>
  (await (await registered())?.pushManager.getSubscription()) ?? null;

/** The current browser. */
export const thisBrowser: PushBrowser = {
  async state() {
    if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
      return 'unsupported';
    if (Notification.permission === 'denied') return 'blocked';
    if ((await registered()) === undefined) return 'unsupported';
    return (await subscribed()) === null ? 'off' : 'on';
  },
  async turnOn(publicKey) {
    if ((await Notification.requestPermission()) !== 'granted') return undefined;
    const registration = await registered();
    // A subscription with an older key of the platform has to be removed first.
    await (await subscribed())?.unsubscribe();
    const subscription = await registration?.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    });
    if (subscription === undefined) throw new Error('The service worker is gone');
    const { endpoint, keys = {} } = subscription.toJSON();
    return { endpoint: endpoint ?? '', keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } };
  },
  async turnOff() {
    const subscription = await subscribed();
    await subscription?.unsubscribe();
    return subscription?.endpoint;
  },
};
