import { token } from '@parlor/theme';
import { css, styled } from 'styled-components';

import { iconButton, smallIconButton, variantStyles } from '../IconButton/IconButton.styles.ts';
import { displayType, oneLine, twoLines } from '../surfaces.ts';

/**
 * Shapes of a game card: picture to the edge with the name below, picture beside the text, or framed picture with a
 * corner badge.
 */
export const gameCardShapes = ['edge', 'row', 'framed'] as const;
/** Shape of a game card. */
export type GameCardShape = (typeof gameCardShapes)[number];

/* On narrower screens a badge and the heart do not fit side by side. */
const narrow = '@media (max-width: 22.4rem)';

/*
 * Along the upper edge of the picture, up to the heart. On narrow screens below the picture, because it would cover the
 * lettering.
 */
const marksOnArt = css`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0 calc(${token('space.8')} + ${token('space.1')});
  z-index: 1;
  flex-direction: column;
  align-items: start;
  pointer-events: none;

  & > * {
    border-radius: 0;
    border-end-end-radius: min(${token('radius.control')}, ${token('space.2')});
  }

  & > :first-child {
    border-start-start-radius: ${token('gameCard.radius')};
  }
  & > * + * {
    border-start-end-radius: min(${token('radius.control')}, ${token('space.2')});
  }

  ${narrow} {
    position: static;
    grid-area: 2 / 1;
    flex-direction: row;

    & > *,
    & > :first-child {
      padding-inline: ${token('space.1')};
      border-radius: ${token('badge.radius')};
      line-height: 1.5;
    }
  }
`;

/* The badges share the vendor's line. */
const marksBesideVendor = css`
  ${narrow} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-content: start;
    column-gap: ${token('space.1')};

    & > [data-part='name'] {
      grid-column: 1 / -1;
    }
  }
`;

/* Two lines of the name and one of the vendor, so that all cards in a row have the same height. */
const wordsHeight = `${token('type.14')} * 2.8 + ${token('type.12')} * 1.5`;

/* In the corner of the frame, with room for its curve. */
const marksInCorner = css`
  position: absolute;
  inset-block-start: calc(${token('border.width')} * -1);
  inset-inline: calc(${token('border.width')} * -1) calc(${token('space.8')} + ${token('space.1')});
  z-index: 1;
  pointer-events: none;

  & > * {
    padding-block: ${token('space.1')};
    padding-inline: ${token('space.3')};
    border-radius: 0;
    border-start-start-radius: ${token('gameCard.radius')};
    border-end-end-radius: min(${token('gameCard.radius')}, ${token('space.4')});
  }
`;

/* The `row` shape: picture at the start, text beside it. */
const row = css`
  display: grid;
  grid-template-columns: calc(${token('space.12')} + ${token('space.4')}) minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token('space.3')};
  padding: ${token('space.2')};
  background-color: ${token('gameCard.bg')};
  border-radius: ${token('gameCard.radius')};
  box-shadow: ${token('gameCard.effect')};
`;

const framed = css`
  padding: ${token('space.1')};
  background-color: ${token('gameCard.bg')};
  border: ${token('border.width')} solid ${token('gameCard.frame')};
  border-radius: ${token('gameCard.radius')};
  box-shadow: ${token('gameCard.effect')};
  transition: box-shadow ${token('motion.feedback')} ${token('motion.ease')};

  &:hover,
  &:focus-within {
    box-shadow: ${token('gameCard.effect')}, ${token('effect.accent')};
  }
`;

/*
 * The whole card is one styled part, and its shape and states are attributes: a list draws hundreds of cards while one
 * scrolls, and each styled part would be a component of its own in all of them.
 */
/** The whole card. `data-shape` and state attributes select the rules; parts are found by `data-part`. */
export const Root = styled.article`
  position: relative;
  min-inline-size: 0;

  &[data-shape='row'] {
    ${row}
  }
  &[data-shape='framed'] {
    ${framed}
  }

  & > [data-part='art'] {
    position: relative;
    border-radius: ${token('gameCard.radius')};
  }

  &[data-shape='framed'] > [data-part='art'] {
    border-radius: calc(${token('gameCard.radius')} - ${token('space.1')});
  }
  &[data-closed] > [data-part='art'] > span {
    filter: grayscale(1) brightness(0.55);
  }

  & [data-part='marks'] {
    display: flex;
    gap: ${token('space.1')};
  }

  &[data-shape='edge'] > [data-part='words'] > [data-part='marks'] {
    ${marksOnArt}
  }
  &[data-shape='edge'][data-marked] > [data-part='words'] {
    ${marksBesideVendor}
  }
  &[data-shape='framed'] > [data-part='marks'] {
    ${marksInCorner}
  }

  & > [data-part='art'] > [data-part='closed'] {
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0;
    padding: ${token('space.1')};
    background-color: ${token('media.scrim')};
    border-end-start-radius: inherit;
    border-end-end-radius: inherit;
    color: ${token('text.onMedia')};
    font-size: ${token('type.12')};
    text-align: center;
  }

  & > [data-part='words'] {
    min-inline-size: 0;
    min-block-size: calc(${wordsHeight} + ${token('space.1')});
    padding-block-start: ${token('space.1')};
  }

  &[data-shape='row'] > [data-part='words'] {
    min-block-size: 0;
    padding-block-start: 0;
  }

  &[data-shape='framed'] > [data-part='words'] {
    min-block-size: calc(${wordsHeight} + ${token('space.2')} + ${token('space.1')});
    padding: ${token('space.2')} ${token('space.2')} ${token('space.1')};
    text-align: center;
  }

  & > [data-part='words'] > [data-part='name'] {
    ${displayType}
    ${twoLines}
    font-size: ${token('type.14')};
    font-weight: ${token('weight.strong')};
    line-height: 1.4;
    overflow-wrap: anywhere;
    text-transform: none;
  }

  &[data-shape='row'] > [data-part='words'] > [data-part='name'] {
    font-size: ${token('type.16')};
    line-height: ${token('size.target')};
  }

  /*
   * The link wraps the name; its hit area covers the whole card. A button does not inherit the clamped lines of the
   * name.
   */
  & > [data-part='words'] > [data-part='name'] > :is(a, button) {
    ${twoLines}
    color: inherit;
    font: inherit;
    text-align: inherit;

    &::after {
      position: absolute;
      inset: 0;
      border-radius: ${token('gameCard.radius')};
      content: '';
    }

    &:focus-visible {
      outline: none;
    }

    &:focus-visible::after {
      outline: calc(${token('border.width')} * 2) solid ${token('border.focus')};
      outline-offset: calc(${token('border.width')} * 2);
    }
  }

  & > [data-part='words'] > [data-part='vendor'] {
    ${oneLine}
    color: ${token('text.muted')};
    font-size: ${token('type.12')};
    line-height: 1.5;
  }

  & > [data-part='heart'] {
    ${iconButton}
    position: relative;
    z-index: 1;
  }

  &:not([data-shape='row']) > [data-part='heart'] {
    ${smallIconButton}
    ${variantStyles.onMedia}
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
  }

  &[data-shape='framed'] > [data-part='heart'] {
    margin: ${token('space.2')};
  }

  &[data-shape='row'] > [data-part='heart'] {
    color: ${token('text.muted')};

    &[aria-pressed='true'] {
      color: ${token('text.accent')};
    }
  }
`;
