import { token } from '@parlor/theme';
import { css, styled } from 'styled-components';

import { outOfSight, raisedSurface, tabularDigits } from '../surfaces.ts';

/** Region that scrolls sideways and takes focus for the arrow keys. */
export const Place = styled.section`
  ${raisedSurface}
  overflow-x: auto;

  &:focus-visible {
    outline-offset: calc(${token('border.width')} * -2);
  }
`;

/** The `<table>`, in digits of equal width. */
export const Root = styled.table`
  ${tabularDigits}
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${token('type.14')};
`;

/** Caption for screen readers only. */
export const Caption = styled.caption`
  ${outOfSight}
`;

/** Column header. `$isAtEnd` aligns numbers with their cells. */
export const Header = styled.th<{ $isAtEnd: boolean }>`
  padding: ${token('space.2')} ${token('space.3')};
  color: ${token('text.muted')};
  font-size: ${token('type.12')};
  font-weight: ${token('weight.regular')};
  text-align: ${({ $isAtEnd }) => ($isAtEnd ? 'end' : 'start')};
  white-space: nowrap;
`;

/** Row with a hairline above. */
export const Row = styled.tr`
  border-block-start: ${token('border.width')} solid ${token('border.subtle')};
`;

/** Cell, or the header of its row. */
export const Cell = styled.td<{ $isAtEnd: boolean; $isNarrow: boolean }>`
  padding: ${token('space.2')} ${token('space.3')};
  text-align: ${({ $isAtEnd }) => ($isAtEnd ? 'end' : 'start')};
  vertical-align: middle;
  font-weight: inherit;
  /* Words longer than a third of a phone wrap, so that they do not push figures out of view. */
  overflow-wrap: anywhere;
  min-inline-size: 6em;
  ${({ $isNarrow }) =>
    $isNarrow &&
    css`
      inline-size: 0;
      min-inline-size: 0;
      white-space: nowrap;
    `}
`;
