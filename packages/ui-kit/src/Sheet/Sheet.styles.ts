import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { token } from '@parlor/theme';
import { css, styled } from 'styled-components';

/** Edges that a sheet can slide in from. */
export const sheetEdges = ['bottom', 'top'] as const;
/** Edge that a sheet slides in from. */
export type SheetEdge = (typeof sheetEdges)[number];

/** Viewport that aligns the sheet with its edge. */
export const Place = styled(BaseDialog.Viewport)<{ $edge: SheetEdge }>`
  position: fixed;
  inset: 0;
  z-index: ${token('layer.dialog')};
  display: grid;
  justify-items: center;
  align-items: ${({ $edge }) => ($edge === 'bottom' ? 'end' : 'start')};
  overflow: hidden;
`;

const edgeStyles = {
  bottom: css`
    max-block-size: calc(100dvh - ${token('size.bar')});
    padding-block-end: env(safe-area-inset-bottom);
    border-start-start-radius: ${token('sheet.radius')};
    border-start-end-radius: ${token('sheet.radius')};
  `,
  top: css`
    max-block-size: calc(100dvh - ${token('size.bar')});
    padding-block-start: env(safe-area-inset-top);
    border-end-start-radius: ${token('sheet.radius')};
    border-end-end-radius: ${token('sheet.radius')};
  `,
} satisfies Record<SheetEdge, ReturnType<typeof css>>;

/** The sheet: title, scrolling body, actions. */
export const Popup = styled(BaseDialog.Popup)<{ $edge: SheetEdge }>`
  position: relative;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  inline-size: 100%;
  max-inline-size: ${token('size.column')};
  background-color: ${token('sheet.bg')};
  color: ${token('text.primary')};
  border: ${token('border.width')} solid ${token('sheet.edge')};
  outline: none;
  transition: transform ${token('motion.slide')} ${token('motion.ease')};
  ${({ $edge }) => edgeStyles[$edge]}

  &[data-starting-style],
  &[data-ending-style] {
    transform: translateY(${({ $edge }) => ($edge === 'bottom' ? '100%' : '-100%')});
  }
`;
