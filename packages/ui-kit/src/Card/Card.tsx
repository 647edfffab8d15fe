import type { ReactNode } from 'react';

import { Root, type CardPadding } from './Card.styles.ts';

export type { CardPadding } from './Card.styles.ts';

/** Props of `Card`. A card has no behaviour; use `Press` for one that can be pressed. */
export interface CardProps {
  /** Content of the card. */
  readonly children: ReactNode;
  /** Padding. */
  readonly padding?: CardPadding;
  /** Adds the brand's pattern; for the main card of a screen. */
  readonly hasPattern?: boolean;
  /** Tints the surface with the accent colour: selected or highlighted. */
  readonly isAccented?: boolean;
  /** Element to render, for lists and sections. */
  readonly as?: 'div' | 'section' | 'article' | 'li' | 'aside';
}

/** A raised surface that groups related content. */
export function Card({
  children,
  padding = 'medium',
  hasPattern = false,
  isAccented = false,
  as = 'div',
}: CardProps): ReactNode {
  return (
    <Root as={as} $padding={padding} $hasPattern={hasPattern} $isAccented={isAccented}>
      {children}
    </Root>
  );
}
