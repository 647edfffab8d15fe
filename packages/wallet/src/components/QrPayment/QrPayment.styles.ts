import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Code = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${token('space.3')};
  text-align: center;
`;

export const Left = styled.p`
  margin: 0;
  color: ${token('text.secondary')};
  font-variant-numeric: tabular-nums;
`;
