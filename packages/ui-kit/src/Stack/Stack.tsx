import type { ReactNode } from 'react';

import { Root, type StackGap, type StackLook } from './Stack.styles.ts';

export type { StackGap } from './Stack.styles.ts';

export interface StackProps {
  readonly children: ReactNode;
  /** Space between the children, in steps of 4 px. */
  readonly gap?: StackGap;
  readonly direction?: 'column' | 'row';
  readonly align?: StackLook['$align'];
  readonly justify?: StackLook['$justify'];
  readonly isWrapping?: boolean;
  readonly as?: 'div' | 'section' | 'ul' | 'ol' | 'li' | 'nav' | 'header' | 'footer';
}

/** Children in a column or a row with even space between them. */
export function Stack({
  children, gap = 4, direction = 'column', align = 'stretch', justify = 'start', isWrapping = false, as = 'div',
}: StackProps): ReactNode {
  return <Root as={as} $gap={gap} $isRow={direction === 'row'} $align={align} $justify={justify} $isWrapping={isWrapping}>{children}</Root>;
}
