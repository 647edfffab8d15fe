import type { ReactNode } from 'react';

import { Root, Words, type StatusBannerTone } from './StatusBanner.styles.ts';

/** Props of `StatusBanner`. */
export interface StatusBannerProps {
  /** The message. If something does not work, say that nothing is lost. */
  readonly message: string;
  /** Colour by meaning. */
  readonly tone?: StatusBannerTone;
  /** Drawing before the message. */
  readonly icon?: ReactNode;
  /** One small button after the message. */
  readonly action?: ReactNode;
}

/**
 * Banner about the site itself, above the top bar: a lost connection (SYS-11), a newer release. The page stays usable.
 */
export function StatusBanner({ message, tone = 'info', icon, action }: StatusBannerProps): ReactNode {
  return (
    <Root $tone={tone}>
      {icon}
      <Words>{message}</Words>
      {action}
    </Root>
  );
}
