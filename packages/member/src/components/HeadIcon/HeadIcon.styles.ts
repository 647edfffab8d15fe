import { styled } from 'styled-components';
import { token } from '@parlor/theme';

/** A disc with a drawing, as large as the letter that it replaces in a profile. */
export const Disc = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: calc(${token('space.12')} + ${token('space.6')});
  aspect-ratio: 1;
  border-radius: 50%;
  background-color: ${token('accent.soft')};
  background-image: ${token('effect.pattern')};
  color: ${token('text.accent')};
  box-shadow: ${token('effect.surface')};

  & > svg {
    inline-size: ${token('space.8')};
    block-size: ${token('space.8')};
  }
`;

/** The choice of drawings. An invisible radio button covers each. */
export const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(calc(${token('space.12')} + ${token('space.6')}), 1fr));
  gap: ${token('space.3')};
  justify-items: center;
`;

export const Choice = styled.label`
  position: relative;
  display: inline-grid;
  cursor: pointer;
  border-radius: 50%;

  &:has(:checked) {
    outline: calc(${token('border.width')} * 3) solid ${token('accent.base')};
    outline-offset: ${token('space.1')};
  }
  &:has(:focus-visible) {
    outline: calc(${token('border.width')} * 3) solid ${token('border.focus')};
    outline-offset: ${token('space.1')};
  }

  & > input {
    position: absolute;
    inset: 0;
    margin: 0;
    cursor: pointer;
    opacity: 0;
  }
`;
