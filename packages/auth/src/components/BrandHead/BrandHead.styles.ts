import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space.2')};
  text-align: center;
`;

export const Logo = styled.div`
  color: ${token('text.primary')};

  svg {
    block-size: ${token('space.8')};
    inline-size: auto;
    max-inline-size: 100%;
  }
`;
