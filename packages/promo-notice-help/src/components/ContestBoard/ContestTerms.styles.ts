import { styled } from 'styled-components';
import { token } from '@parlor/theme';

/** Long digits, which may break at any character. */
export const Digits = styled.code`
  color: ${token('text.primary')};
  font-size: ${token('type.12')};
  overflow-wrap: anywhere;
`;
