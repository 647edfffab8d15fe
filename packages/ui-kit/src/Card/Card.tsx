import type { ReactNode } from 'react';

import { Root, type CardPadding } from './Card.styles.ts';

export type { CardPadding } from './Card.styles.ts';

export interface CardProps {
  /** What belongs together. */
  readonly children: ReactNode;
  /** The room between the edge and what is inside. */
  readonly padding?: CardPadding;
  /** Lays the brand's pattern over the surface; for the one card a screen is about. */
  readonly hasPattern?: boolean;
  /** Tints the surface with the accent: chosen, or worth a look. */
  readonly isAccented?: boolean;
  /** The HTML element, for lists and sections. */
  readonly as?: 'div' | 'section' | 'article' | 'li' | 'aside';
}

/** A surface one step above the page that holds things which belong together. */
export function Card({ children, padding = 'medium', hasPattern = false, isAccented = false, as = 'div' }: CardProps): ReactNode {
  return <Root as={as} $padding={padding} $hasPattern={hasPattern} $isAccented={isAccented}>{children}</Root>;
}
