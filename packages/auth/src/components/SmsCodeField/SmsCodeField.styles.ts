import { styled } from 'styled-components';
import { token } from '@parlor/theme';

/** Keeps its width during the countdown, so that the field beside it does not shift. */
export const Send = styled.span`
  display: grid;
  min-inline-size: calc(${token('space.12')} * 2);
  font-variant-numeric: tabular-nums;
`;
