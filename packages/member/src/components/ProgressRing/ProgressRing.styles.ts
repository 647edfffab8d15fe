import { styled } from 'styled-components';
import { token } from '@parlor/theme';

/** The ring is rotated to start at the top; its content is not. */
export const Root = styled.span`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: calc(${token('space.12')} + ${token('space.8')});
  aspect-ratio: 1;
  font-size: ${token('type.20')};
  font-weight: ${token('weight.strong')};
  font-variant-numeric: tabular-nums lining-nums;

  & > svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    rotate: -90deg;
  }
`;

export const Track = styled.circle`
  fill: none;
  stroke: ${token('surface.sunken')};
  stroke-width: 8;

  @media (forced-colors: active) {
    stroke: GrayText;
  }
`;

export const Arc = styled.circle`
  fill: none;
  stroke: ${token('accent.base')};
  stroke-width: 8;
  stroke-linecap: round;
  transition: stroke-dashoffset ${token('motion.slide')} ${token('motion.ease')};

  @media (forced-colors: active) {
    stroke: Highlight;
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;
