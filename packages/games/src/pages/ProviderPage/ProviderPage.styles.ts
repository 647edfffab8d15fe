import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Title = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
`;
