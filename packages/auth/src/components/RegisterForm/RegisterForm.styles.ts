import { styled } from 'styled-components';
import { token } from '@parlor/theme';

/** The terms that a player agrees to, with a link. */
export const Terms = styled.div`
  display: grid;
  gap: ${token('space.1')};
`;

export const TermsLink = styled.a`
  justify-self: start;
  padding-block: ${token('space.1')};
  color: ${token('text.accent')};
  font-size: ${token('type.14')};
  text-decoration: underline;
`;
