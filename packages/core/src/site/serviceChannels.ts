import { useEffect, useState } from 'react';
import { openCustomerServicePath, type Settings } from '@parlor/contract';

/** Ways to reach the merchant's people. */
export type ServiceChannelKind = Settings['customerService'][number]['csType'];

/** A way to reach the merchant's people, with the address that its seal held. */
export interface ServiceChannel {
  kind: ServiceChannelKind;
  title: string;
  /** An http(s) address. */
  url: string;
}

/** The channels whose seal holds an http(s) address, in the merchant's order. */
export async function openServiceChannels(entries: Settings['customerService']): Promise<ServiceChannel[]> {
  const opened = await Promise.all(entries.map(async ({ csType, title, path }) => ({ kind: csType, title, url: await openCustomerServicePath(path) })));
  return opened.flatMap(({ url, ...channel }) => (url === undefined ? [] : [{ ...channel, url }]));
}

/** What was opened once is there at once for the next one who asks; forgotten with the settings that it came with. */
const openedBefore = new WeakMap<Settings['customerService'], ServiceChannel[]>();

/**
 * The merchant's channels, opened; of some kinds only when they are named. Empty until the seals are open, which takes a
 * moment, and where the browser gives no encryption (a page without https).
 */
export function useServiceChannels(entries: Settings['customerService'], kinds?: readonly ServiceChannelKind[]): ServiceChannel[] {
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
