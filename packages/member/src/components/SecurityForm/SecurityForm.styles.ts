import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Root = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${token('space.4')};
`;

/** Rendered before its text, so that screen readers announce the text. */
export const Region = styled.div`
  scroll-margin-block: ${token('space.4')};

  &:empty {
    display: none;
  }
`;

export const Words = styled.p`
  padding: ${token('space.3')} ${token('space.4')};
  border-radius: ${token('radius.control')};
  background-color: ${token('status.dangerBg')};
  color: ${token('status.danger')};
  font-size: ${token('type.14')};
`;
