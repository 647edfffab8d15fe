import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Amount = styled.div`
  min-block-size: ${token('space.8')};
  font-family: ${token('font.display')};
  font-size: ${token('type.24')};
  line-height: ${token('line.tight')};
`;
