import { token } from '@parlor/theme';
import { styled } from 'styled-components';

/** The SVG, 24 px high. */
export const Root = styled.svg`
  inline-size: 100%;
  max-inline-size: calc(${token('space.12')} * 2);
  block-size: ${token('space.6')};
  color: ${token('accent.base')};

  & > polyline {
    fill: none;
    stroke: currentColor;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: calc(${token('border.width')} * 2);
    vector-effect: non-scaling-stroke;
  }

  [dir='rtl'] & {
    transform: scaleX(-1);
  }
`;
