import { styled } from 'styled-components';
import { token } from '@parlor/theme';

/** Puts the words of a ghost button where the text above begins: its padding sticks out. */
export const Root = styled.div`
  display: flex;
  margin-inline-start: calc(${token('space.3')} * -1);
`;
