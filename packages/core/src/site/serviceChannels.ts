import { useEffect, useState } from 'react';
import { openCustomerServicePath, type Settings } from '@parlor/contract';

/** Type of a customer-service channel. */
export type ServiceChannelKind = Settings['customerService'][number]['csType'];

/** A customer-service channel with its decrypted address (SVC-01). */
export interface ServiceChannel {
  kind: ServiceChannelKind;
  title: string;
  /** An http(s) address. */
  url: string;
}

/** Decrypts the channels, in the merchant's order. Drops those without an http(s) address. */
export async function openServiceChannels(entries: Settings['customerService']): Promise<ServiceChannel[]> {
  const opened = await Promise.all(
    entries.map(async ({ csType, title, path }) => ({ kind: csType, title, url: await openCustomerServicePath(path) })),
  );
  return opened.flatMap(({ url, ...channel }) => (url === undefined ? [] : [{ ...channel, url }]));
}

/** Decrypted channels by settings object, so that they are available synchronously the next time. */
const openedBefore = new WeakMap<Settings['customerService'], ServiceChannel[]>();

/**
 * Returns the merchant's channels, optionally only of some kinds. Empty until they are decrypted, and on an insecure
 * origin, where WebCrypto is missing.
 */
export function useServiceChannels(
  entries: Settings['customerService'],
  kinds?: readonly ServiceChannelKind[],
): ServiceChannel[] {
  const [channels, setChannels] = useState<ServiceChannel[]>(() => openedBefore.get(entries) ?? []);
  useEffect(() => {
    let isCurrent = true;
    const open = async (): Promise<void> => {
      const opened = await openServiceChannels(entries);
      openedBefore.set(entries, opened);
      if (isCurrent) setChannels(opened);
    };
    void open();
    return () => {
      isCurrent = false;
    };
  }, [entries]);
  return kinds ? channels.filter(({ kind }) => kinds.includes(kind)) : channels;
}
