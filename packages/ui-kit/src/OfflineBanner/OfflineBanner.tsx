import { WifiSlashIcon } from '@phosphor-icons/react/dist/csr/WifiSlash';
import type { ReactNode } from 'react';

import { Button } from '../Button/Button.tsx';
import { Root, Words } from './OfflineBanner.styles.ts';

/** Props of `OfflineBanner`. The retry button needs both `retryLabel` and `onRetry`. */
export interface OfflineBannerProps {
  /** The message. Say what does not work and that nothing is lost. */
  readonly message: string;
  /** Label of the retry button. There is no button without it. */
  readonly retryLabel?: string;
  /** Called on retry. */
  readonly onRetry?: () => void;
}

/** Banner for a lost connection, above the top bar (SYS-11). The page stays usable. */
export function OfflineBanner({ message, retryLabel, onRetry }: OfflineBannerProps): ReactNode {
  return (
    <Root>
      <WifiSlashIcon aria-hidden />
      <Words>{message}</Words>
      {onRetry !== undefined && retryLabel !== undefined && <Button size="small" variant="secondary" onClick={onRetry}>{retryLabel}</Button>}
    </Root>
  );
}
