import { token } from '@parlor/theme';
import { styled } from 'styled-components';

export const Root = styled.svg`
  max-inline-size: 100%;
  aspect-ratio: 1;
  border-radius: ${token('radius.control')};
  forced-color-adjust: none;
`;
