import { styled } from 'styled-components';
import { token } from '@parlor/theme';

/* A figure that has no room goes to the next line and begins where the first one does. */
export const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.4')};

  & > * {
    flex: 1 0 auto;
  }
`;
