import { styled } from 'styled-components';
import { token } from '@parlor/theme';

/** Aligns the text of a ghost button with the text above: its padding extends beyond the edge. */
export const Root = styled.div`
  display: flex;
  margin-inline-start: calc(${token('space.3')} * -1);
`;
