import { styled } from 'styled-components';
import { token } from '@parlor/theme';
import { TABLE_HEIGHT } from './tableHeight.ts';

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.2')};
  min-inline-size: 0;
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.2')};
  min-block-size: ${token('size.tap')};

  /* The chips scroll beside the button. */
  & > [role='tablist'] {
    min-inline-size: 0;
  }

  & > button {
    flex: none;
  }
`;

/* Extends to the screen's edge, like the rails. */
export const List = styled.ul`
  display: flex;
  gap: ${token('space.2')};
  margin-inline: calc(${token('space.4')} * -1);
  padding-inline: ${token('space.4')};
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scroll-padding-inline: ${token('space.4')};
  scrollbar-width: none;

  & > li {
    flex: none;
    inline-size: 11.5rem;
    scroll-snap-align: start;
  }
`;

/* The button for all tables, at the end of the rail. */
export const Rest = styled.button`
  inline-size: 100%;
  block-size: ${TABLE_HEIGHT};
  padding: ${token('space.3')};
  color: ${token('text.accent')};
  font-size: ${token('type.14')};
  font-weight: ${token('weight.strong')};
  background-color: ${token('surface.raised')};
  border-radius: ${token('radius.card')};

  &:focus-visible {
    outline-offset: calc(${token('border.width')} * -2);
  }
`;

export const Card = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: auto auto minmax(0, 1fr);
  gap: ${token('space.1')};
  block-size: ${TABLE_HEIGHT};
  padding: ${token('space.2')};
  overflow: hidden;
  background-color: ${token('surface.raised')};
  border-radius: ${token('radius.card')};

  /* The whole card links to the table. */
  & [data-part='way']::after {
    position: absolute;
    inset: 0;
    border-radius: ${token('radius.card')};
    content: '';
  }

  & [data-part='way']:focus-visible {
    outline: none;
  }

  & [data-part='way']:focus-visible::after {
    outline: calc(${token('border.width')} * 2) solid ${token('border.focus')};
    outline-offset: calc(${token('border.width')} * -2);
  }
`;

/* A name has room for two lines. */
export const Name = styled.div`
  display: -webkit-box;
  overflow: hidden;
  color: ${token('text.primary')};
  font-size: ${token('type.14')};
  font-weight: ${token('weight.strong')};
  line-height: ${token('line.tight')};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/* The tones of roads and of marks. Content on a tone, or cut out of it, has the colour of the paper. */
export const Paper = styled.svg`
  inline-size: 100%;
  max-block-size: 4.5rem;
  background-color: ${token('surface.sunken')};
  border-radius: ${token('space.1')};
  fill: none;
  stroke-width: 1.6;

  & [data-part='lines'] {
    stroke: ${token('border.subtle')};
    stroke-width: 0.4;
  }

  & [data-tone='red'] {
    stroke: ${token('status.danger')};
  }

  & [data-tone='blue'] {
    stroke: ${token('status.info')};
  }

  & [data-tone='tie'] {
    stroke: ${token('status.success')};
  }

  & text {
    font-weight: ${token('weight.strong')};
    font-variant-numeric: tabular-nums;
    text-anchor: middle;
    dominant-baseline: central;
  }

  & [data-part='newest'] {
    fill: ${token('surface.overlay')};
    stroke: ${token('border.strong')};
    stroke-width: 0.8;
  }

  & [data-tint='red'] {
    color: ${token('status.danger')};
  }

  & [data-tint='blue'] {
    color: ${token('status.info')};
  }

  & [data-tint='green'] {
    color: ${token('status.success')};
  }

  & [data-tint='gold'] {
    color: ${token('status.warning')};
  }

  & [data-tint='purple'] {
    color: ${token('money.bonus')};
  }

  & [data-tint='accent'] {
    color: ${token('accent.base')};
  }

  /* Dark in every mode. */
  & [data-tint='black'] {
    color: ${token('media.scrim')};
    stroke: ${token('border.strong')};
    stroke-width: 0.8;
  }

  & [data-on] {
    fill: ${token('surface.sunken')};
  }

  & [data-on='accent'] {
    fill: ${token('text.onAccent')};
  }

  & [data-on='black'] {
    fill: ${token('text.onMedia')};
  }

  & [data-part='line'] {
    stroke: currentcolor;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  & :is([data-part='cut'], [data-part='dots']) {
    stroke: ${token('surface.sunken')};
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  & [data-part='die'] {
    fill: ${token('text.primary')};
  }

  & [data-part='lost'] {
    stroke: ${token('text.muted')};
    stroke-width: 0.8;
  }
`;

export const Foot = styled.div`
  display: grid;
  align-content: space-between;
  min-inline-size: 0;
  color: ${token('text.secondary')};
  font-size: ${token('type.12')};
  line-height: 1.5;
`;

export const Good = styled.span`
  overflow: hidden;
  font-weight: ${token('weight.strong')};
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-tone='red'] {
    color: ${token('status.danger')};
  }

  &[data-tone='blue'] {
    color: ${token('status.info')};
  }
`;

export const Line = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.2')};
  white-space: nowrap;
  font-variant-numeric: tabular-nums;

  & > [data-phase='open'] {
    color: ${token('status.success')};
  }
`;

export const Players = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.1')};
`;
