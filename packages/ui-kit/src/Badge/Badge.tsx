import type { ReactNode } from 'react';

import { Root, type BadgeTone } from './Badge.styles.ts';

export { badgeTones } from './Badge.styles.ts';
export type { BadgeTone } from './Badge.styles.ts';

export interface BadgeProps {
  /** One or two words; the tone alone tells nobody anything. */
  readonly children: ReactNode;
  /** What the badge says about the thing beside it. */
  readonly tone?: BadgeTone;
  /** A small picture before the word; decoration. */
  readonly icon?: ReactNode;
}

/** A word that marks a thing: its kind, or the state it is in. */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps): ReactNode {
  return <Root data-tone={tone}>{icon}<span>{children}</span></Root>;
}
