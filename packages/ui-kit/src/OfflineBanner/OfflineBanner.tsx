import { WifiSlashIcon } from '@phosphor-icons/react/dist/csr/WifiSlash';
import type { ReactNode } from 'react';

import { Button } from '../Button/Button.tsx';
import { Root, Words } from './OfflineBanner.styles.ts';

export interface OfflineBannerProps {
  /** What does not work and that nothing is lost. */
  readonly message: string;
  /** The words of the button that tries again; without them there is none. */
  readonly retryLabel?: string;
  /** Called when the player tries again. */
  readonly onRetry?: () => void;
}

/** Says that the connection is gone while the page stays usable. Stands above the top bar; the page moves down once. */
export function OfflineBanner({ message, retryLabel, onRetry }: OfflineBannerProps): ReactNode {
  return (
    <Root>
      <WifiSlashIcon aria-hidden />
      <Words>{message}</Words>
      {onRetry !== undefined && retryLabel !== undefined && <Button size="small" variant="secondary" onClick={onRetry}>{retryLabel}</Button>}
    </Root>
  );
}
