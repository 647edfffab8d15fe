import { token } from '@parlor/theme';
import { css } from 'styled-components';

/** Text kept for screen readers and out of sight. */
export const outOfSight = css`
  position: absolute;
  inline-size: 0.0625rem;
  block-size: 0.0625rem;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** The brand's lettering for names, titles and what can be pressed. */
export const displayType = css`
  font-family: ${token('font.display')};
  font-weight: ${token('font.displayWeight')};
  letter-spacing: ${token('font.displayTracking')};
  text-transform: ${token('font.displayTransform')};
`;

/** Digits of one width, so that numbers neither jump nor stagger. */
export const tabularDigits = css`
  font-variant-numeric: tabular-nums lining-nums;
`;

/** A resting surface: one step above the page, with the brand's own edge. */
export const raisedSurface = css`
  background-color: ${token('card.bg')};
  color: ${token('text.primary')};
  border-radius: ${token('card.radius')};
  box-shadow: ${token('card.effect')};

  @media (forced-colors: active) { border: ${token('border.width')} solid; }
`;

/** The ring around what the keyboard is on. */
export const focusRing = css`
  outline: calc(${token('border.width')} * 2) solid ${token('border.focus')};
  outline-offset: calc(${token('border.width')} * 2);
`;

/** Two lines, the second of which ends in an ellipsis. */
export const twoLines = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/** One line that ends in an ellipsis. */
export const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
