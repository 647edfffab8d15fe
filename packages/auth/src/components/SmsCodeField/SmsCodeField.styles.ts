import { styled } from 'styled-components';
import { token } from '@parlor/theme';

/** Keeps its width while it counts, so that the field beside it does not move. */
export const Send = styled.span`
  display: grid;
  min-inline-size: calc(${token('space.12')} * 2);
  font-variant-numeric: tabular-nums;
`;
