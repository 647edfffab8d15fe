import { styled } from 'styled-components';
import { token } from '@parlor/theme';

/** Reserves the space of a part whose code is loading. */
export const Place = styled.div<{ $lines: number }>`
  min-block-size: calc(${token('space.12')} * ${({ $lines }) => $lines});
`;
