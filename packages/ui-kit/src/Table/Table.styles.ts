import { token } from '@parlor/theme';
import { styled } from 'styled-components';

import { outOfSight, raisedSurface, tabularDigits } from '../surfaces.ts';

export const Place = styled.section`
  ${raisedSurface}
  overflow-x: auto;

  &:focus-visible { outline-offset: calc(${token('border.width')} * -2); }
`;

export const Root = styled.table`
  ${tabularDigits}
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${token('type.14')};
`;

export const Caption = styled.caption`
  ${outOfSight}
`;

export const Header = styled.th<{ $isAtEnd: boolean }>`
  padding: ${token('space.2')} ${token('space.3')};
  color: ${token('text.muted')};
  font-size: ${token('type.12')};
  font-weight: ${token('weight.regular')};
  text-align: ${({ $isAtEnd }) => ($isAtEnd ? 'end' : 'start')};
  white-space: nowrap;
`;

export const Row = styled.tr`
  border-block-start: ${token('border.width')} solid ${token('border.subtle')};
`;

export const Cell = styled.td<{ $isAtEnd: boolean }>`
  padding: ${token('space.2')} ${token('space.3')};
  text-align: ${({ $isAtEnd }) => ($isAtEnd ? 'end' : 'start')};
  vertical-align: middle;
  font-weight: inherit;
  /* A word longer than a third of a phone breaks rather than pushing the figures out of sight. */
  overflow-wrap: anywhere;
  min-inline-size: 6em;
`;
