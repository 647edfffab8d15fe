import { token } from '@parlor/theme';
import { styled } from 'styled-components';

import { forcedDrawing } from '../drawing.ts';

/** The SVG, 4:3, in the brand's colours. */
export const Root = styled.svg`
  inline-size: calc(${token('space.12')} * 4);
  max-inline-size: 100%;
  block-size: auto;
  aspect-ratio: 4 / 3;
  color: ${token('text.primary')};
  ${forcedDrawing}
`;
