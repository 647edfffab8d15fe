import { token } from '@parlor/theme';
import { css, styled } from 'styled-components';

import { outOfSight } from '../surfaces.ts';

/** Positioning context of hint and content. */
export const Root = styled.div`
  position: relative;
`;

const inSight = css`
  position: static;
  overflow: visible;
  clip-path: none;
  inline-size: auto;
  block-size: auto;
  white-space: normal;
`;

/* Touch users pull; the button serves keyboards and screen readers. */
/** Refresh button. Visually hidden on touch devices until it has focus. */
export const Again = styled.button`
  ${outOfSight}
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  max-inline-size: 100%;
  min-block-size: ${token('size.tap')};
  padding-inline: ${token('space.4')};
  margin-inline-start: auto;
  color: ${token('text.accent')};
  border-radius: ${token('radius.control')};
  font-size: ${token('type.14')};
  overflow-wrap: anywhere;
  text-align: start;

  & > svg {
    flex: none;
    inline-size: 1.25em;
    block-size: 1.25em;
  }

  &[aria-disabled='true'] {
    opacity: 0.6;
  }

  &:focus-visible {
    ${inSight}
  }

  @media (hover: hover) and (pointer: fine) {
    ${inSight}

    &:hover {
      background-color: ${token('action.ghost.bgHover')};
    }
  }
`;

/* Revealed by pulling the content down; above it while refreshing. With a mouse, the button shows the state. */
/** Arrow and text above the content; `$isInFlow` while refreshing. */
export const Hint = styled.div<{ $isInFlow: boolean }>`
  position: ${({ $isInFlow }) => ($isInFlow ? 'static' : 'absolute')};
  inset-block-start: 0;
  inset-inline: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space.2')};
  min-block-size: ${token('space.12')};
  color: ${token('text.secondary')};
  font-size: ${token('type.14')};
  overflow-wrap: anywhere;
  pointer-events: none;

  & > :first-child {
    flex: none;
  }

  @media (hover: hover) and (pointer: fine) {
    ${({ $isInFlow }) =>
      $isInFlow &&
      css`
        ${outOfSight} min-block-size: 0;
      `}
  }
`;

/** Arrow that turns over once a release would refresh. */
export const Arrow = styled.span<{ $isTurned: boolean }>`
  display: inline-flex;
  font-size: ${token('type.20')};
  transform: rotate(${({ $isTurned }) => ($isTurned ? '180deg' : '0')});
  transition: transform ${token('motion.feedback')} ${token('motion.ease')};
`;

/** The refreshed content. Follows the finger without a transition while held. */
export const Content = styled.div<{ $isHeld: boolean }>`
  ${({ $isHeld }) =>
    !$isHeld &&
    css`
      transition: transform ${token('motion.popup')} ${token('motion.ease')};
    `}
`;
