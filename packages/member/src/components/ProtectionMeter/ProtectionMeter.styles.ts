import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Head = styled.div`
  display: flex;
  gap: ${token('space.3')};
  align-items: center;
`;

/** The coloured background of the shield, which shows the level at a glance. */
export const Shield = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: ${token('space.12')};
  aspect-ratio: 1;
  border-radius: 50%;
  background-color: ${token('accent.soft')};
  color: ${token('text.accent')};

  & > svg {
    inline-size: ${token('type.24')};
    block-size: ${token('type.24')};
  }
`;

export const Bars = styled.div`
  display: flex;
  gap: ${token('space.1')};
`;

/** One protection; filled if it is on. The text beside it says the same. */
export const Bar = styled.span<{ $isOn: boolean }>`
  flex: 1;
  block-size: ${token('space.2')};
  border-radius: ${token('radius.pill')};
  background-color: ${({ $isOn }) => token($isOn ? 'accent.base' : 'surface.sunken')};
  box-shadow: inset 0 0 0 ${token('border.width')} ${({ $isOn }) => ($isOn ? 'transparent' : token('border.subtle'))};

  @media (forced-colors: active) {
    border: ${token('border.width')} solid;
    background-color: ${({ $isOn }) => ($isOn ? 'Highlight' : 'Canvas')};
  }
`;
