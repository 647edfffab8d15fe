import type { ReactNode } from 'react';

import { Label, Root, Value } from './Stat.styles.ts';

export interface StatProps {
  /** What the figure counts. */
  readonly label: string;
  /** The figure: words, or Money. */
  readonly children: ReactNode;
  /** `large` for the one figure a page is about. */
  readonly size?: 'medium' | 'large';
  /** Words and figure in the middle. */
  readonly isCentred?: boolean;
}

/** One figure and what it counts. */
export function Stat({ label, children, size = 'medium', isCentred = false }: StatProps): ReactNode {
  return (
    <Root $isCentred={isCentred}>
      <Label>{label}</Label>
      <Value $isLarge={size === 'large'}>{children}</Value>
    </Root>
  );
}
