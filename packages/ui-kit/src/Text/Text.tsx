import type { ReactNode } from 'react';

import { Title, Words, type HeadingSize, type TextSize, type TextTone } from './Text.styles.ts';

export { textTones } from './Text.styles.ts';
export type { HeadingSize, TextSize, TextTone } from './Text.styles.ts';

/** Props of `Text`. Sizes are design tokens in px. */
export interface TextProps {
  /** The text. */
  readonly children: ReactNode;
  /** Size, in px. */
  readonly size?: TextSize;
  /** Colour by meaning. */
  readonly tone?: TextTone;
  /** Bold. */
  readonly isStrong?: boolean;
  /** Centres the text. */
  readonly isCentred?: boolean;
  /** Element to render. Defaults to `p`. */
  readonly as?: 'p' | 'span' | 'div';
  /** Id, for `aria-labelledby` and `aria-describedby`. */
  readonly id?: string;
}

/** Running text. */
export function Text({
  children,
  size = 16,
  tone = 'primary',
  isStrong = false,
  isCentred = false,
  as = 'p',
  id,
}: TextProps): ReactNode {
  return (
    <Words
      as={as}
      {...(id !== undefined && { id })}
      $size={size}
      $tone={tone}
      $isStrong={isStrong}
      $isCentred={isCentred}
    >
      {children}
    </Words>
  );
}

/** Props of `Heading`. `level` sets the outline, `size` the look. */
export interface HeadingProps {
  /** The text. */
  readonly children: ReactNode;
  /** Level in the outline; 1 is the title of the page. */
  readonly level: 1 | 2 | 3 | 4;
  /** Size, in px. */
  readonly size?: HeadingSize;
  /** Cuts the text to one line with an ellipsis. */
  readonly isOneLine?: boolean;
  /** Id, for `aria-labelledby` and `aria-describedby`. */
  readonly id?: string;
}

/** A heading in the brand's display typeface. Level and size are independent. */
export function Heading({ children, level, size = 20, isOneLine = false, id }: HeadingProps): ReactNode {
  return (
    <Title as={`h${level}` as const} {...(id !== undefined && { id })} $size={size} $isOneLine={isOneLine}>
      {children}
    </Title>
  );
}
