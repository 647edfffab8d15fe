import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Code = styled.div`
  display: grid;
  justify-items: center;

  & > svg {
    max-inline-size: 100%;
    border-radius: ${token('radius.control')};
  }
`;

/* Long labels wrap and are not cut off. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};

  & > * {
    flex: 1 1 auto;
  }
`;

export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space.3')};
`;
