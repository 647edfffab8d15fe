import { styled } from 'styled-components';
import { token } from '@parlor/theme';

/** Start and end, side by side. */
export const Times = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: ${token('space.3')};
`;
