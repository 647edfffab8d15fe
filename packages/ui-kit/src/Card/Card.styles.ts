import { token } from '@parlor/theme';
import { styled } from 'styled-components';

import { raisedSurface } from '../surfaces.ts';

/** Padding of a card: 0, 12, 16 or 24 px. */
export type CardPadding = 'none' | 'small' | 'medium' | 'large';

const paddings: Record<CardPadding, string> = {
  none: '0',
  small: token('space.3'),
  medium: token('space.4'),
  large: token('space.6'),
};

/** Raised surface. Without padding it clips its content to its own corners. */
export const Root = styled.div<{ $padding: CardPadding; $hasPattern: boolean; $isAccented: boolean }>`
  ${raisedSurface}
  position: relative;
  min-inline-size: 0;
  padding: ${({ $padding }) => paddings[$padding]};
  ${({ $padding }) => $padding === 'none' && 'overflow: clip;'}
  ${({ $isAccented }) => $isAccented && `background-color: ${token('accent.soft')};`}
  ${({ $hasPattern }) => $hasPattern && `background-image: ${token('effect.pattern')};`}
`;
