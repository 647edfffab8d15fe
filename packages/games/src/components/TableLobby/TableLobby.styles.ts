import { styled } from 'styled-components';
import { token } from '@parlor/theme';
import { TABLE_HEIGHT } from './tableHeight.ts';

export const Section = styled.section`
  display: grid;
  gap: ${token('space.2')};
  min-inline-size: 0;
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.2')};
  min-block-size: ${token('size.tap')};

  & > button {
    flex: none;
    white-space: nowrap;
  }
`;

/* Leaves at the screen's edge, as the rails do; all tables stand in two columns. */
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

  &[data-whole] {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    overflow: visible;
  }

  &[data-whole] > li {
    inline-size: auto;
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

  /* The whole card leads to the table. */
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

/* The tones of the road, also of the mark that names it. */
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
`;

export const Foot = styled.div`
  display: grid;
  align-content: space-between;
  min-inline-size: 0;
  color: ${token('text.secondary')};
  font-size: ${token('type.12')};
  line-height: 1.5;
`;

export const Good = styled.p`
  overflow: hidden;
  min-block-size: 1.5em;
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
  justify-content: space-between;
  gap: ${token('space.2')};
  white-space: nowrap;
  font-variant-numeric: tabular-nums;

  & > [data-phase='open'] {
    color: ${token('status.success')};
  }
`;
