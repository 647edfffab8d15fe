import { token } from '@parlor/theme';
import { styled } from 'styled-components';

import { forcedDrawing, inkDrawing } from '../drawing.ts';

/* Where it stands says how large it is: a tab, a heading. On its own it is as tall as a line of text. */
export const Root = styled.svg`
  inline-size: ${token('type.24')};
  block-size: ${token('type.24')};
  flex: none;
  &:where(:not([data-ink])) { color: ${token('text.primary')}; }
  &:where([data-ink]) { ${inkDrawing} }
  ${forcedDrawing}
`;
