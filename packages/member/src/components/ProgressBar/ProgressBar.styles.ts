import { styled } from 'styled-components';
import { token } from '@parlor/theme';

/** A span, because a list item may contain it. */
export const Track = styled.span`
  display: block;
  margin-block-start: ${token('space.1')};
  block-size: ${token('space.2')};
  overflow: clip;
  border-radius: ${token('radius.pill')};
  background-color: ${token('surface.sunken')};
  box-shadow: inset 0 0 0 ${token('border.width')} ${token('border.subtle')};

  @media (forced-colors: active) {
    border: ${token('border.width')} solid;
  }
`;

export const Fill = styled.span`
  display: block;
  block-size: 100%;
  border-radius: inherit;
  background-color: ${token('accent.base')};

  @media (forced-colors: active) {
    background-color: Highlight;
  }
`;
