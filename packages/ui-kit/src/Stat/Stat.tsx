import type { ReactNode } from 'react';

import { Label, Root, Value } from './Stat.styles.ts';

export interface StatProps {
  readonly label: string;
  /** The figure: words, or Money. */
  readonly children: ReactNode;
  readonly size?: 'medium' | 'large';
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
