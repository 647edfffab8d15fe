import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { token } from '@parlor/theme';
import { styled } from 'styled-components';

/** Viewport as wide as the site's column. */
export const Place = styled(BaseDialog.Viewport)`
  position: fixed;
  inset-block: 0;
  inset-inline: 0;
  z-index: ${token('layer.dialog')};
  overflow: hidden;
  max-inline-size: ${token('size.column')};
  margin-inline: auto;
`;

/** Panel that slides in from the start or the end edge. */
export const Popup = styled(BaseDialog.Popup)<{ $isAtEnd: boolean }>`
  position: relative;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  inline-size: min(85%, calc(${token('size.column')} * 0.75));
  block-size: 100%;
  margin-inline-start: ${({ $isAtEnd }) => ($isAtEnd ? 'auto' : '0')};
  padding-block: env(safe-area-inset-top) env(safe-area-inset-bottom);
  background-color: ${token('sheet.bg')};
  color: ${token('text.primary')};
  border: ${token('border.width')} solid ${token('sheet.edge')};
  outline: none;

  /* A menu fills its side and uses the page's gutter, not a dialog's margins. */
  & > h2,
  & > h2 + div {
    padding-inline-start: ${token('space.4')};
  }
  & > h2 + div {
    padding-inline-end: ${token('space.4')};
  }

  transition: transform ${token('motion.slide')} ${token('motion.ease')};

  &[data-starting-style],
  &[data-ending-style] {
    transform: translateX(${({ $isAtEnd }) => ($isAtEnd ? '100%' : '-100%')});
  }

  [dir='rtl'] &[data-starting-style],
  [dir='rtl'] &[data-ending-style] {
    transform: translateX(${({ $isAtEnd }) => ($isAtEnd ? '-100%' : '100%')});
  }
`;
