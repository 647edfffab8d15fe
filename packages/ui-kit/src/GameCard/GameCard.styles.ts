import { token } from '@parlor/theme';
import { css, styled } from 'styled-components';

import { displayType, oneLine, twoLines } from '../surfaces.ts';

/** Art to the edge and name below; art beside text; art in a frame with its badge in the corner. */
export const gameCardShapes = ['edge', 'row', 'framed'] as const;
export type GameCardShape = (typeof gameCardShapes)[number];

/* On the art, along its upper edge, up to where the heart begins. */
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

  & > :first-child { border-start-start-radius: ${token('gameCard.radius')}; }
  & > * + * { border-start-end-radius: min(${token('radius.control')}, ${token('space.2')}); }

  /* On a narrow card badge and heart do not fit side by side: the badge goes to the foot. */
  @container (inline-size < 6rem) {
    inset-block: auto 0;
    inset-inline: 0;

    & > *, & > :first-child {
      border-start-start-radius: 0;
      border-start-end-radius: min(${token('radius.control')}, ${token('space.2')});
      border-end-end-radius: 0;
    }
  }
`;

/* The corner of the frame itself, with room beside its curve for the first letter. */
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

/* What makes a row of a card: the art at the start, the words beside it. */
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

  &:hover, &:focus-within { box-shadow: ${token('gameCard.effect')}, ${token('effect.accent')}; }
`;

/*
 * The whole card is one styled part, and its shape and states are attributes: a list draws hundreds of cards while one
 * scrolls, and each styled part would be a component of its own in all of them.
 */
export const Root = styled.article`
  position: relative;
  min-inline-size: 0;

  &[data-shape='row'] { ${row} }
  &[data-shape='framed'] { ${framed} }

  & > [data-part='art'] {
    position: relative;
    overflow: clip;
    border-radius: ${token('gameCard.radius')};
  }

  &[data-shape='framed'] > [data-part='art'] { border-radius: calc(${token('gameCard.radius')} - ${token('space.1')}); }
  &[data-closed] > [data-part='art'] img { filter: grayscale(1) brightness(0.55); }

  /* Only where there are marks to place: a container is laid out in a step of its own. */
  & > [data-part='art'][data-marked] { container-type: inline-size; }

  & [data-part='marks'] {
    display: flex;
    gap: ${token('space.1')};
  }

  &[data-shape='edge'] > [data-part='art'] > [data-part='marks'] { ${marksOnArt} }
  &[data-shape='framed'] > [data-part='marks'] { ${marksInCorner} }

  & > [data-part='art'] > [data-part='closed'] {
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0;
    padding: ${token('space.1')};
    background-color: ${token('media.scrim')};
    color: ${token('text.onMedia')};
    font-size: ${token('type.12')};
    text-align: center;
  }

  & > [data-part='words'] {
    min-inline-size: 0;
    padding-block-start: ${token('space.1')};
  }

  &[data-shape='row'] > [data-part='words'] { padding-block-start: 0; }

  &[data-shape='framed'] > [data-part='words'] {
    padding: ${token('space.2')} ${token('space.2')} ${token('space.1')};
    text-align: center;
  }

  & > [data-part='words'] > [data-part='name'] {
    ${displayType}
    font-size: ${token('type.14')};
    font-weight: ${token('weight.strong')};
    line-height: ${token('size.target')};
    text-transform: none;
  }

  /* A row has room beside its art for a name of two lines. */
  &:not([data-shape='row']) > [data-part='words'] > [data-part='name'] { ${oneLine} }

  &[data-shape='row'] > [data-part='words'] > [data-part='name'] {
    ${twoLines}
    font-size: ${token('type.16')};
  }

  /* The link is the name; its area is the whole card. */
  & > [data-part='words'] > [data-part='name'] > :is(a, button) {
    color: inherit;
    font: inherit;
    text-align: inherit;

    &::after {
      position: absolute;
      inset: 0;
      border-radius: ${token('gameCard.radius')};
      content: '';
    }

    &:focus-visible { outline: none; }

    &:focus-visible::after {
      outline: calc(${token('border.width')} * 2) solid ${token('border.focus')};
      outline-offset: calc(${token('border.width')} * 2);
    }
  }

  &:not([data-shape='row']) > [data-part='words'] > [data-part='name'] > :is(a, button) {
    ${oneLine}
    display: inline-block;
    max-inline-size: 100%;
    vertical-align: top;
  }

  & > [data-part='words'] > [data-part='vendor'] {
    ${oneLine}
    color: ${token('text.muted')};
    font-size: ${token('type.12')};
    line-height: 1.5;
  }

  & > [data-part='heart'] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    z-index: 1;
  }

  &[data-shape='framed'] > [data-part='heart'] {
    inset-block-start: ${token('space.2')};
    inset-inline-end: ${token('space.2')};
  }

  &[data-shape='row'] > [data-part='heart'] {
    position: relative;
    inset: auto;
    color: ${token('text.muted')};

    &[aria-pressed='true'] { color: ${token('text.accent')}; }
  }
`;
