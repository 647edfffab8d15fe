import { styled } from 'styled-components';
import { token } from '@parlor/theme';

/** The wagering progress as a meter. The text below it says the same. */
export const Meter = styled.div`
  block-size: ${token('space.2')};
  overflow: clip;
  border-radius: ${token('radius.pill')};
  background-color: ${token('surface.sunken')};
  box-shadow: inset 0 0 0 ${token('border.width')} ${token('border.subtle')};

  @media (forced-colors: active) {
    border: ${token('border.width')} solid;
  }
`;

export const Staked = styled.div<{ $percent: number }>`
  block-size: 100%;
  inline-size: ${({ $percent }) => $percent}%;
  border-radius: inherit;
  background-color: ${token('accent.base')};
  transition: inline-size ${token('motion.page')} ${token('motion.ease')};

  @media (forced-colors: active) {
    background-color: Highlight;
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;
