import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Region = styled.output`
  display: block;

  &:empty {
    display: none;
  }
`;

export const Words = styled.span`
  display: grid;
  gap: ${token('space.1')};
  padding: ${token('space.3')} ${token('space.4')};
  border-radius: ${token('radius.control')};
  background-color: ${token('status.warningBg')};
  color: ${token('status.warning')};
  font-size: ${token('type.14')};
`;
