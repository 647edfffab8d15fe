import { token } from '@parlor/theme';
import { styled } from 'styled-components';

/** Gap between children, in steps of 4 px. */
export type StackGap = 0 | 1 | 2 | 3 | 4 | 6 | 8 | 12;

/** Transient props of `Root`. */
export interface StackStyleProps {
  readonly $gap: StackGap;
  readonly $isRow: boolean;
  readonly $align: 'stretch' | 'start' | 'center' | 'end' | 'baseline';
  readonly $justify: 'start' | 'center' | 'end' | 'space-between';
  readonly $isWrapping: boolean;
}

/** Flex container. */
export const Root = styled.div<StackStyleProps>`
  display: flex;
  flex-direction: ${({ $isRow }) => ($isRow ? 'row' : 'column')};
  flex-wrap: ${({ $isWrapping }) => ($isWrapping ? 'wrap' : 'nowrap')};
  align-items: ${({ $align }) => $align};
  justify-content: ${({ $justify }) => $justify};
  gap: ${({ $gap }) => ($gap === 0 ? '0' : token(`space.${$gap}`))};
  min-inline-size: 0;
`;
