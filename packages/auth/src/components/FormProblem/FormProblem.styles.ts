import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Region = styled.div`
  scroll-margin-block: ${token('space.4')};

  &:empty {
    display: none;
  }
`;

export const Words = styled.div`
  display: grid;
  gap: ${token('space.1')};
  padding: ${token('space.3')} ${token('space.4')};
  border-radius: ${token('radius.control')};
  background-color: ${token('status.dangerBg')};
  color: ${token('status.danger')};
  font-size: ${token('type.14')};
`;
