import type { ReactNode } from 'react';

import { Root, type StackGap, type StackLook } from './Stack.styles.ts';

export type { StackGap } from './Stack.styles.ts';

export interface StackProps {
  /** The things in a row or a column. */
  readonly children: ReactNode;
  /** Space between the children, in steps of 4 px. */
  readonly gap?: StackGap;
  /** One below the other, or side by side. */
  readonly direction?: 'column' | 'row';
  /** Where they stand across the direction. */
  readonly align?: StackLook['$align'];
  /** How they share the room along the direction. */
  readonly justify?: StackLook['$justify'];
  /** Goes on in a new line where the room ends. */
  readonly isWrapping?: boolean;
  /** The id of the heading that names it, where it is a section. */
  readonly labelledBy?: string;
  /** The HTML element, for lists and sections. */
  readonly as?: 'div' | 'section' | 'ul' | 'ol' | 'li' | 'nav' | 'header' | 'footer';
}

/** Children in a column or a row with even space between them. */
export function Stack({
  children, gap = 4, direction = 'column', align = 'stretch', justify = 'start', isWrapping = false, labelledBy, as = 'div',
}: StackProps): ReactNode {
  return (
    <Root as={as} aria-labelledby={labelledBy} $gap={gap} $isRow={direction === 'row'} $align={align} $justify={justify} $isWrapping={isWrapping}>
      {children}
    </Root>
  );
}
