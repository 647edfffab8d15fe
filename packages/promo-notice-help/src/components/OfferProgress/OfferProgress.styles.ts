import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Root = styled.div`
  display: grid;
  gap: ${token('space.1')};
`;

export const Track = styled.div`
  block-size: ${token('space.2')};
  overflow: clip;
  border-radius: ${token('radius.pill')};
  background-color: ${token('surface.sunken')};
  box-shadow: inset 0 0 0 ${token('border.width')} ${token('border.subtle')};

  @media (forced-colors: active) {
    border: ${token('border.width')} solid;
  }
`;

export const Fill = styled.div`
  block-size: 100%;
  border-radius: inherit;
  background-color: ${token('accent.base')};

  @media (forced-colors: active) {
    background-color: Highlight;
  }
`;
