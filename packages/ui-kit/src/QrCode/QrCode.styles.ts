import { token } from '@parlor/theme';
import { styled } from 'styled-components';

/** The SVG. Forced colours leave it alone, since scanners need dark on light. */
export const Root = styled.svg`
  max-inline-size: 100%;
  aspect-ratio: 1;
  border-radius: ${token('radius.control')};
  forced-color-adjust: none;
`;
