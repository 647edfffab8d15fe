import { token } from '@parlor/theme';
import { keyframes, styled } from 'styled-components';

import { oneLine } from '../surfaces.ts';

const pass = keyframes`
  to { transform: translateX(-50%); }
`;

const passRightToLeft = keyframes`
  to { transform: translateX(50%); }
`;

/** Row of icon, window and pause button. */
export const Root = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  min-block-size: ${token('size.tap')};
  background-color: ${token('surface.raised')};
  border-radius: ${token('radius.pill')};
  box-shadow: ${token('effect.surface')};
  font-size: ${token('type.14')};
  isolation: isolate;

  /* The moving band gets its own layer, which must not cover the button. */
  & > button {
    position: relative;
    z-index: 1;
  }
`;

/** Icon before the notices. */
export const Icon = styled.span`
  padding-inline-start: ${token('space.3')};
  color: ${token('text.accent')};
  font-size: ${token('type.20')};

  & > svg {
    inline-size: 1em;
    block-size: 1em;
  }
`;

/** Window that clips the band. Scrolls by hand under reduced motion. */
export const Place = styled.div`
  container-type: inline-size;
  grid-column: 2;
  overflow: hidden;
  margin-inline: ${token('space.2')};

  /* Under reduced motion the notices are a row that scrolls by hand. */
  @media (prefers-reduced-motion: reduce) {
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

/**
 * Moving band with two copies of the list, so that it loops seamlessly. `data-moving` starts it. Duration and steps are
 * variables: another width changes no class and rerenders nothing.
 */
export const Band = styled.div`
  display: inline-flex;
  min-inline-size: 100%;
  white-space: nowrap;

  &[data-moving] {
    animation: ${pass} var(--marquee-duration) steps(var(--marquee-steps)) infinite;
  }
  [dir='rtl'] &[data-moving] {
    animation-name: ${passRightToLeft};
  }
  &[data-paused],
  ${Root}:is(:hover, :focus-within) & {
    animation-play-state: paused;
  }

  @media (prefers-reduced-motion: reduce) {
    &[data-moving] {
      animation: none;
    }
  }
`;

/** One copy of the notices. */
export const List = styled.ul<{ $isDouble: boolean }>`
  display: inline-flex;
  flex: none;

  /* The gap is outside the items, so that the focus ring is as wide as the text. */
  & > li {
    padding-inline-end: calc(${token('space.12')} - ${token('space.2')});
  }

  @media (prefers-reduced-motion: reduce) {
    ${({ $isDouble }) => $isDouble && 'display: none;'}
    & > li {
      padding-inline-end: 0;
    }
  }
`;

/** One notice. Under reduced motion it is as wide as the window. */
export const Item = styled.span`
  ${oneLine}
  display: inline-flex;
  align-items: center;
  min-block-size: ${token('size.target')};
  padding-inline: ${token('space.2')};
  border-radius: ${token('radius.control')};

  /* Browsers do not scroll to a focused item whose edge is in view, and only to one edge of a wider one. */
  @media (prefers-reduced-motion: reduce) {
    inline-size: 100cqi;
  }

  &:focus-visible {
    outline-offset: calc(${token('border.width')} * -2);
  }
`;
