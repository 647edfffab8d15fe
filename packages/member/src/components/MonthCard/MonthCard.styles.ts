import { styled } from 'styled-components';
import { token } from '@parlor/theme';

/* A figure that does not fit wraps to the next line, aligned with the first one. */
export const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.4')};

  & > * {
    flex: 1 0 auto;
  }
`;
