import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Root = styled.section`
  display: grid;
  gap: ${token('space.3')};
`;

/** The word between two lines. */
export const Divider = styled.p`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: ${token('space.3')};
  color: ${token('text.secondary')};
  font-size: ${token('type.14')};

  &::before,
  &::after {
    content: '';
    border-block-start: ${token('border.width')} solid ${token('border.strong')};
  }
`;

export const Note = styled.p`
  color: ${token('text.secondary')};
  font-size: ${token('type.12')};
  text-align: center;
  text-wrap: balance;
`;

/** A target large enough for a finger, in a line of small text. */
export const TermsLink = styled.a`
  display: inline-block;
  padding-block: ${token('space.1')};
  color: ${token('text.accent')};
  text-decoration: underline;
`;
