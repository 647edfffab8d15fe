import { token } from '@parlor/theme';
import { styled } from 'styled-components';

import { displayType, oneLine, tabularDigits } from '../surfaces.ts';

/** Column of label and figure. */
export const Root = styled.div<{ $isCentred: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
  justify-items: ${({ $isCentred }) => ($isCentred ? 'center' : 'start')};
`;

/** The label of the figure, on one line. */
export const Label = styled.span`
  ${oneLine}
  max-inline-size: 100%;
  color: ${token('text.muted')};
  font-size: ${token('type.12')};
`;

/** The figure, in the display typeface and digits of equal width. */
export const Value = styled.span<{ $isLarge: boolean }>`
  ${displayType}
  ${tabularDigits}
  max-inline-size: 100%;
  font-size: ${({ $isLarge }) => ($isLarge ? token('type.24') : token('type.16'))};
  line-height: 1.4;
`;
