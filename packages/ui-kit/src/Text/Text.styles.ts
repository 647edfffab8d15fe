import { token, type TokenName } from '@parlor/theme';
import { css, styled } from 'styled-components';

import { displayType, oneLine } from '../surfaces.ts';

/** Colours of text by meaning. */
export const textTones = ['primary', 'secondary', 'muted', 'accent', 'danger', 'success'] as const;
/** Tone of text. */
export type TextTone = (typeof textTones)[number];

/** Sizes of text in px, at the browser's default font size. */
export type TextSize = 12 | 14 | 16 | 20;
/** Sizes of a heading in px, at the browser's default font size. */
export type HeadingSize = 16 | 20 | 24 | 32;

const typeToken = (size: TextSize | HeadingSize): string => token(`type.${size}` satisfies TokenName);

/** Running text. */
export const Words = styled.p<{ $size: TextSize; $tone: TextTone; $isStrong: boolean; $isCentred: boolean }>`
  color: ${({ $tone }) => token(`text.${$tone}`)};
  font-size: ${({ $size }) => typeToken($size)};
  font-weight: ${({ $isStrong }) => token($isStrong ? 'weight.strong' : 'weight.regular')};
  ${({ $isCentred }) => $isCentred && 'text-align: center;'}
  /* Not the shorthand, which would reset the white-space: nowrap of a parent. */
  text-wrap-style: pretty;
`;

/** Heading. Its element sets the level, `$size` the look. */
export const Title = styled.h2<{ $size: HeadingSize; $isOneLine: boolean }>`
  ${displayType}
  color: ${token('text.primary')};
  font-size: ${({ $size }) => typeToken($size)};
  /* Stacked Thai marks need this line height even in a title. */
  line-height: 1.4;
  text-wrap: balance;
  ${({ $isOneLine }) =>
    $isOneLine &&
    css`
      ${oneLine}
    `}
`;
