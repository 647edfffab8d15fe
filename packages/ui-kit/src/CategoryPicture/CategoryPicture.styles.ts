import { token } from '@parlor/theme';
import { css, styled } from 'styled-components';

import { forcedDrawing, inkDrawing } from '../drawing.ts';

/* Where it stands says how large it is: a tab, a heading. On its own it is as tall as a line of text. */
export const Root = styled.svg<{ $isInk: boolean }>`
  inline-size: ${token('type.24')};
  block-size: ${token('type.24')};
  flex: none;
  ${({ $isInk }) => ($isInk ? inkDrawing : css`color: ${token('text.primary')};`)}
  ${forcedDrawing}
`;
