import type { ReactNode } from 'react';

import { Root, type StackGap, type StackStyleProps } from './Stack.styles.ts';

export type { StackGap } from './Stack.styles.ts';

/** Props of `Stack`. Layout only; it has no look. */
export interface StackProps {
  /** Children. */
  readonly children: ReactNode;
  /** Gap in steps of 4 px. Defaults to 4, which is 16 px. */
  readonly gap?: StackGap;
  /** Main axis. */
  readonly direction?: 'column' | 'row';
  /** Alignment on the cross axis. */
  readonly align?: StackStyleProps['$align'];
  /** Distribution on the main axis. */
  readonly justify?: StackStyleProps['$justify'];
  /** Wraps. */
  readonly isWrapping?: boolean;
  /** Id of the heading that labels a section. */
  readonly labelledBy?: string;
  /** Element to render, for lists and sections. */
  readonly as?: 'div' | 'section' | 'ul' | 'ol' | 'li' | 'nav' | 'header' | 'footer';
}

/** A column or row with an even gap. */
export function Stack({
  children,
  gap = 4,
  direction = 'column',
  align = 'stretch',
  justify = 'start',
  isWrapping = false,
  labelledBy,
  as = 'div',
}: StackProps): ReactNode {
  return (
    <Root
      as={as}
      aria-labelledby={labelledBy}
      $gap={gap}
      $isRow={direction === 'row'}
      $align={align}
      $justify={justify}
      $isWrapping={isWrapping}
    >
      {children}
    </Root>
  );
}
