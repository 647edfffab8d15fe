import { styled } from 'styled-components';
import { token } from '@parlor/theme';

/** The player's card: the brand's surface with its pattern and a highlight in the accent colour. */
export const Root = styled.section`
  position: relative;
  display: grid;
  gap: ${token('space.4')};
  padding: ${token('space.4')};
  overflow: clip;
  border-radius: ${token('radius.card')};
  background-color: ${token('surface.overlay')};
  background-image:
    ${token('effect.pattern')}, radial-gradient(120% 140% at 100% 0%, ${token('accent.soft')}, transparent 70%);
  color: ${token('text.primary')};
  box-shadow:
    inset 0 0 0 ${token('border.width')} ${token('accent.base')},
    ${token('effect.accent')};

  @media (forced-colors: active) {
    border: ${token('border.width')} solid;
  }
`;

export const Head = styled.div`
  display: flex;
  gap: ${token('space.3')};
  align-items: center;
  min-inline-size: 0;
`;

export const Crown = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: ${token('space.12')};
  aspect-ratio: 1;
  border-radius: 50%;
  background-color: ${token('accent.soft')};
  color: ${token('text.accent')};
  font-size: ${token('type.24')};
`;

export const Words = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
