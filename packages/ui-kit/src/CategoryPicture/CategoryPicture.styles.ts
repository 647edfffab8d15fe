import { token } from '@parlor/theme';
import { styled } from 'styled-components';

import { forcedDrawing, inkDrawing } from '../drawing.ts';

/* The container sets the size. The default is the height of a line of text. */
/** The SVG. `data-ink` switches from brand colours to tones of the text colour. */
export const Root = styled.svg`
  inline-size: ${token('type.24')};
  block-size: ${token('type.24')};
  flex: none;
  /* A strip has twice as many pictures as are visible; hidden ones are neither styled nor laid out. */
  content-visibility: auto;
  &:where(:not([data-ink])) {
    color: ${token('text.primary')};
  }
  &:where([data-ink]) {
    ${inkDrawing}
  }
  ${forcedDrawing}
`;
