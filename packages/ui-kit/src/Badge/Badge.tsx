import type { ReactNode } from 'react';

import { Root, type BadgeTone } from './Badge.styles.ts';

export { badgeTones } from './Badge.styles.ts';
export type { BadgeTone } from './Badge.styles.ts';

/** Props of `Badge`. Text is required, since colour alone conveys nothing. */
export interface BadgeProps {
  /** One or two words. Required, since colour alone conveys nothing. */
  readonly children: ReactNode;
  /** Meaning of the badge. */
  readonly tone?: BadgeTone;
  /** Decorative icon before the text. */
  readonly icon?: ReactNode;
}

/** A short label for the kind or state of something. */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps): ReactNode {
  return (
    <Root data-tone={tone}>
      {icon}
      <span>{children}</span>
    </Root>
  );
}
