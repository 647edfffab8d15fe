import { token } from '@parlor/theme';
import { styled } from 'styled-components';

export const Root = styled.output`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  padding: ${token('space.1')} ${token('space.4')};
  min-block-size: ${token('size.tap')};
  background-color: ${token('status.infoBg')};
  color: ${token('text.primary')};
  font-size: ${token('type.14')};
`;

export const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
`;
