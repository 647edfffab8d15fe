import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Form = styled.form`
  display: grid;
  gap: ${token('space.3')};
`;
