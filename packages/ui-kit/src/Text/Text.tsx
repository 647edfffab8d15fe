import type { ReactNode } from 'react';

import { Title, Words, type HeadingSize, type TextSize, type TextTone } from './Text.styles.ts';

export { textTones } from './Text.styles.ts';
export type { HeadingSize, TextSize, TextTone } from './Text.styles.ts';

export interface TextProps {
  /** The words. */
  readonly children: ReactNode;
  /** One of the type sizes, in px. */
  readonly size?: TextSize;
  /** How loud the words are, or which state they tell. */
  readonly tone?: TextTone;
  /** Heavier. */
  readonly isStrong?: boolean;
  /** In the middle of its place. */
  readonly isCentred?: boolean;
  /** The element, where a paragraph would be wrong. */
  readonly as?: 'p' | 'span' | 'div';
  /** For `aria-labelledby` and `aria-describedby`. */
  readonly id?: string;
}

/** Running words. */
export function Text({ children, size = 16, tone = 'primary', isStrong = false, isCentred = false, as = 'p', id }: TextProps): ReactNode {
  return <Words as={as} {...(id !== undefined && { id })} $size={size} $tone={tone} $isStrong={isStrong} $isCentred={isCentred}>{children}</Words>;
}

export interface HeadingProps {
  /** The words. */
  readonly children: ReactNode;
  /** Its place in the page's outline; 1 is the page's title. */
  readonly level: 1 | 2 | 3 | 4;
  /** One of the type sizes, in px. */
  readonly size?: HeadingSize;
  /** Ends in an ellipsis where the line ends. */
  readonly isOneLine?: boolean;
  /** For `aria-labelledby` and `aria-describedby`. */
  readonly id?: string;
}

/** A title in the brand's lettering; outline level and size are chosen apart. */
export function Heading({ children, level, size = 20, isOneLine = false, id }: HeadingProps): ReactNode {
  return <Title as={`h${level}` as const} {...(id !== undefined && { id })} $size={size} $isOneLine={isOneLine}>{children}</Title>;
}
