import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Region = styled.div`
  &:empty {
    display: none;
  }
`;

export const Words = styled.p`
  margin: 0;
  padding: ${token('space.3')} ${token('space.4')};
  border-radius: ${token('radius.control')};
  background: ${token('status.dangerBg')};
  color: ${token('status.danger')};
  font-size: ${token('type.14')};
`;
