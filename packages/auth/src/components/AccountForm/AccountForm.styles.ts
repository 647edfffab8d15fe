import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Root = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${token('space.4')};
`;
