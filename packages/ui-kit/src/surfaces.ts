import { token } from '@parlor/theme';
import { css } from 'styled-components';

/** Hides text visually and keeps it for screen readers. */
export const outOfSight = css`
  position: absolute;
  inline-size: 0.0625rem;
  block-size: 0.0625rem;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** The brand's display typeface, for names, titles and controls. */
export const displayType = css`
  font-family: ${token('font.display')};
  font-weight: ${token('font.displayWeight')};
  letter-spacing: ${token('font.displayTracking')};
  text-transform: ${token('font.displayTransform')};
`;

/** Digits of equal width, so that numbers align and do not shift. */
export const tabularDigits = css`
  font-variant-numeric: tabular-nums lining-nums;
`;

/** A surface raised above the page, with the brand's border or shadow. */
export const raisedSurface = css`
  background-color: ${token('card.bg')};
  color: ${token('text.primary')};
  border-radius: ${token('card.radius')};
  box-shadow: ${token('card.effect')};

  @media (forced-colors: active) {
    border: ${token('border.width')} solid;
  }
`;

/** The focus ring. */
export const focusRing = css`
  outline: calc(${token('border.width')} * 2) solid ${token('border.focus')};
  outline-offset: calc(${token('border.width')} * 2);
`;

/** Cuts text to two lines with an ellipsis. */
export const twoLines = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/** Cuts text to one line with an ellipsis. */
export const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
