import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${token('space.4')};
`;

export const TermsLink = styled.a`
  color: ${token('text.accent')};
  text-decoration: underline;
`;
