import { token } from '@parlor/theme';
import { styled } from 'styled-components';

import { tabularDigits } from '../surfaces.ts';

/* Reserves the height before the plot is loaded. */
const plotHeight = `calc(${token('space.12')} * 4)`;

/** Figure with legend, plot and table. */
export const Root = styled.figure`
  display: grid;
  gap: ${token('space.2')};
  min-inline-size: 0;
`;

/** Row of the current point and the value of each series at it. */
export const Legend = styled.div`
  ${tabularDigits}
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.1')} ${token('space.4')};
  font-size: ${token('type.14')};
`;

/** Name of the current point, on a line of its own. */
export const Point = styled.span`
  flex-basis: 100%;
  color: ${token('text.muted')};
  font-size: ${token('type.12')};
`;

/** Swatch, name and value of one series. */
export const Entry = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.1')} ${token('space.2')};
  min-inline-size: 0;
`;

/** Name of a series. */
export const Name = styled.span`
  min-inline-size: 0;
  color: ${token('text.secondary')};
  overflow-wrap: anywhere;
`;

/** Value of a series at the current point. */
export const Value = styled.strong`
  font-weight: ${token('weight.strong')};
`;

/*
 * The second series is also dashed, so that colour is not the only cue. The plot reads its colours from these elements.
 */
export const Swatch = styled.span<{ $index: number }>`
  inline-size: ${token('space.6')};
  background-color: ${({ $index }) => token($index === 0 ? 'accent.soft' : 'border.subtle')};
  background-clip: content-box;
  color: ${({ $index }) => token($index === 0 ? 'accent.base' : 'text.secondary')};
  border-block-start: calc(${token('border.width')} * 3) ${({ $index }) => ($index === 0 ? 'solid' : 'dashed')}
    currentColor;
`;

/** Container of the canvas, at a fixed height. Its colours are read for the axes. */
export const Place = styled.div`
  position: relative;
  overflow: hidden;
  block-size: ${plotHeight};
  color: ${token('text.muted')};
  /* Only the colour is used: the plot reads it for its grid. */
  border-block-end: 0 solid ${token('border.subtle')};
  border-radius: ${token('radius.control')};
  font-size: ${token('type.12')};
  touch-action: pan-y;

  & .u-wrap {
    position: relative;
    user-select: none;
  }

  & .u-over,
  & .u-under {
    position: absolute;
  }
  & .u-under {
    overflow: hidden;
  }

  & canvas {
    position: relative;
    inline-size: 100%;
    block-size: 100%;
  }

  & .u-select,
  & .u-axis,
  & .u-off {
    display: none;
  }

  & .u-cursor-x {
    position: absolute;
    inset-block: 0;
    left: 0;
    border-inline-end: ${token('border.width')} dashed ${token('border.strong')};
    pointer-events: none;
  }

  & .u-cursor-pt {
    position: absolute;
    top: 0;
    left: 0;
    border: 0 solid;
    border-radius: 50%;
    pointer-events: none;
  }
`;

/** Text in place of the plot, at the same height. */
export const Empty = styled.p`
  display: grid;
  place-items: center;
  min-block-size: ${plotHeight};
  padding: ${token('space.4')};
  background-color: ${token('surface.sunken')};
  color: ${token('text.secondary')};
  border-radius: ${token('radius.card')};
  text-align: center;
`;

/** Disclosure of the table. */
export const Details = styled.details`
  min-inline-size: 0;
`;

/** Trigger of the disclosure. */
export const Summary = styled.summary`
  min-block-size: ${token('size.tap')};
  padding-block: ${token('space.3')};
  color: ${token('text.accent')};
  border-radius: ${token('radius.control')};
  cursor: pointer;
  font-size: ${token('type.14')};
  line-height: 1.4;
`;
