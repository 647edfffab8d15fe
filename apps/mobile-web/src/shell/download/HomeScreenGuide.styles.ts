import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Steps = styled.ol`
  display: grid;
  gap: ${token('space.3')};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Step = styled.li`
  display: grid;
  grid-template-columns: calc(${token('space.12')} * 2) minmax(0, 1fr);
  align-items: center;
  gap: ${token('space.3')};
  overflow: clip;
  border-radius: ${token('radius.card')};
  background-color: ${token('card.bg')};
  box-shadow: ${token('card.effect')};
`;

export const Words = styled.span`
  display: grid;
  gap: ${token('space.1')};
  padding-block: ${token('space.2')};
  padding-inline-end: ${token('space.3')};
  font-size: ${token('type.14')};
`;

export const Number = styled.span`
  color: ${token('text.accent')};
  font-family: ${token('font.display')};
  font-size: ${token('type.20')};
  line-height: ${token('line.tight')};
`;

export const Picture = styled.svg`
  display: block;
  align-self: stretch;
  inline-size: 100%;
  block-size: 100%;
  background-color: ${token('accent.soft')};
  color: ${token('text.accent')};
`;

/** The phone in the pictures: its case, its screen, and the passive and the pressed parts on it. */
export const Case = styled.rect`
  fill: ${token('surface.overlay')};
  stroke: ${token('border.strong')};
  stroke-width: 1.5;
`;
export const Screen = styled.rect`
  fill: ${token('surface.base')};
`;
export const Quiet = styled.rect`
  fill: ${token('border.strong')};
`;
export const Pressed = styled.circle`
  fill: ${token('accent.soft')};
  stroke: currentColor;
  stroke-width: 1.5;
`;
export const Line = styled.path`
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
export const Sign = styled.rect`
  fill: currentColor;
`;

export const Tips = styled.section`
  display: grid;
  gap: ${token('space.2')};
  padding: ${token('space.3')} ${token('space.4')};
  border-inline-start: calc(${token('border.width')} * 3) solid ${token('text.accent')};
  border-radius: ${token('radius.control')};
  background-color: ${token('surface.sunken')};

  & ul {
    display: grid;
    gap: ${token('space.1')};
    margin: 0;
    padding-inline-start: ${token('space.4')};
    list-style: disc;
  }

  & li {
    font-size: ${token('type.14')};
  }
`;
