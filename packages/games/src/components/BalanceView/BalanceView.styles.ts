import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Root = styled.div`
  display: flex;
  align-items: center;
  min-inline-size: 0;
  font-size: ${token('type.14')};
`;
