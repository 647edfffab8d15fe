import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${token('space.4')};
`;

export const TermsLink = styled.a`
  align-self: start;
  padding-block: ${token('space.1')};
  color: ${token('text.accent')};
  font-size: ${token('type.14')};
  text-decoration: underline;
`;
