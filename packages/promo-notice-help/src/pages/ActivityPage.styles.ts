import { styled } from 'styled-components';
import { token } from '@parlor/theme';

/** The row of categories extends to the edge of the page, so that scrolled items are cut off there. */
export const Kinds = styled.div`
  min-inline-size: 0;
  margin-inline-end: calc(${token('space.1')} - ${token('space.4')});
`;
