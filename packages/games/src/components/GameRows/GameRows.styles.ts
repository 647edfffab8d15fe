import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Root = styled.section`
  display: grid;
  gap: ${token('space.3')};
  min-inline-size: 0;
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.3')};
`;

export const Title = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  min-inline-size: 0;
`;
