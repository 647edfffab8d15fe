import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { token } from '@parlor/theme';
import { styled } from 'styled-components';

import { displayType } from '../surfaces.ts';

/** Backdrop over the page. `$isSlow` fades as long as a sheet slides. */
export const Scrim = styled(BaseDialog.Backdrop)<{ $isSlow?: boolean }>`
  position: fixed;
  inset: 0;
  z-index: ${token('layer.dialog')};
  background-color: ${token('surface.scrim')};
  transition: opacity ${({ $isSlow }) => token($isSlow ? 'motion.slide' : 'motion.popup')} ${token('motion.ease')};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

/** Viewport that centres the popup and limits its height. */
export const Place = styled(BaseDialog.Viewport)`
  position: fixed;
  inset: 0;
  z-index: ${token('layer.dialog')};
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  place-items: center;
  overflow: hidden;
  padding: ${token('space.4')};
`;

/** The popup: title, scrolling body, actions. */
export const Popup = styled(BaseDialog.Popup)`
  position: relative;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  inline-size: 100%;
  max-inline-size: calc(${token('size.column')} - ${token('space.8')});
  max-block-size: 100%;
  background-color: ${token('dialog.bg')};
  color: ${token('text.primary')};
  border: ${token('border.width')} solid ${token('border.subtle')};
  border-radius: ${token('dialog.radius')};
  outline: none;
  transition:
    opacity ${token('motion.popup')} ${token('motion.ease')},
    transform ${token('motion.popup')} ${token('motion.ease')};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: scale(0.94);
  }
`;

/** Heading; leaves room for the close button if `$hasCorner`. */
export const Title = styled(BaseDialog.Title)<{ $hasCorner: boolean }>`
  ${displayType}
  min-inline-size: 0;
  padding-block: ${token('space.4')} ${token('space.1')};
  padding-inline: ${token('space.6')}
    ${({ $hasCorner }) => ($hasCorner ? `calc(${token('space.12')} + ${token('space.4')})` : token('space.6'))};
  font-size: ${token('type.20')};
  line-height: 1.4;
`;

/* The close button is in the corner but last in DOM order, so that initial focus goes to the content. */
/** Place of the close button. */
export const Corner = styled.div`
  position: absolute;
  inset-block-start: ${token('space.2')};
  inset-inline-end: ${token('space.3')};
`;

/** Scrolling part of a popup. */
export const Body = styled.div`
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${token('space.3')} ${token('space.6')} ${token('space.6')};

  &:focus-visible {
    outline-offset: calc(${token('border.width')} * -3);
  }
`;

/** Sentence under the title. */
export const Description = styled(BaseDialog.Description)`
  color: ${token('text.secondary')};
`;

/** Row of buttons of equal width. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};
  padding: 0 ${token('space.6')} ${token('space.6')};

  & > * {
    flex: 1 1 0;
  }
`;
