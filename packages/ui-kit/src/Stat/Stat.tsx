import type { ReactNode } from 'react';

import { Label, Root, Value } from './Stat.styles.ts';

/** Props of `Stat`. The figure may be text or `Money`. */
export interface StatProps {
  /** The label of the figure. */
  readonly label: string;
  /** The figure: text or `Money`. */
  readonly children: ReactNode;
  /** `large` for the main figure of a page. */
  readonly size?: 'medium' | 'large';
  /** Centres label and figure. */
  readonly isCentred?: boolean;
}

/** A figure with its label. */
export function Stat({ label, children, size = 'medium', isCentred = false }: StatProps): ReactNode {
  return (
    <Root $isCentred={isCentred}>
      <Label>{label}</Label>
      <Value $isLarge={size === 'large'}>{children}</Value>
    </Root>
  );
}
