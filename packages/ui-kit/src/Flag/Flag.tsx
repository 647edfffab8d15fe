import { useEffect, useState, type ReactNode } from 'react';

import { Root } from './Flag.styles.ts';

export interface FlagProps {
  /** The country's two letters, such as "TH" (ISO 3166). A code without a flag leaves the place empty. */
  readonly country: string;
}

let addresses: ReadonlyMap<string, string> | undefined;

async function findAddress(country: string): Promise<string | undefined> {
  addresses ??= (await import('./flagAddresses.ts')).flagAddresses;
  return addresses.get(country.toUpperCase());
}

/** A country's flag, 24 by 16, fetched when it comes into sight. Decoration: the country's name stands beside it in words. */
export function Flag({ country }: FlagProps): ReactNode {
  const [found, setFound] = useState(() => ({ country, src: addresses?.get(country.toUpperCase()) }));
  const src = found.country === country ? found.src : addresses?.get(country.toUpperCase());

  useEffect(() => {
    let isShown = true;
    const show = async (): Promise<void> => {
      // Without its list of addresses a flag stays an empty place; nothing else is lost.
      const address = await findAddress(country).catch(() => undefined);
      if (isShown) setFound({ country, src: address });
    };
    void show();
    return () => { isShown = false; };
  }, [country]);

  return <Root aria-hidden>{src !== undefined && <img src={src} alt="" width={24} height={16} loading="lazy" decoding="async" />}</Root>;
}
