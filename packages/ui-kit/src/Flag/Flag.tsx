import { useEffect, useState, type ReactNode } from 'react';

import { Root } from './Flag.styles.ts';

/** Props of `Flag`. Countries are ISO 3166-1 alpha-2 codes. */
export interface FlagProps {
  /** ISO 3166-1 alpha-2 code, such as "TH". An unknown code leaves the box empty. */
  readonly country: string;
}

let addresses: ReadonlyMap<string, string> | undefined;

async function findAddress(country: string): Promise<string | undefined> {
  addresses ??= (await import('./flagAddresses.ts')).flagAddresses;
  return addresses.get(country.toUpperCase());
}

/** A country's flag, 24 by 16 px, loaded lazily. Decorative: show the country's name beside it. */
export function Flag({ country }: FlagProps): ReactNode {
  const [found, setFound] = useState(() => ({ country, src: addresses?.get(country.toUpperCase()) }));
  const src = found.country === country ? found.src : addresses?.get(country.toUpperCase());

  useEffect(() => {
    let isShown = true;
    const show = async (): Promise<void> => {
      // If the list of addresses does not load, the flag stays empty.
      const address = await findAddress(country).catch(() => undefined);
      if (isShown) setFound({ country, src: address });
    };
    void show();
    return () => {
      isShown = false;
    };
  }, [country]);

  return (
    <Root aria-hidden>
      {src !== undefined && <img src={src} alt="" width={24} height={16} loading="lazy" decoding="async" />}
    </Root>
  );
}
