import { token } from '@parlor/theme';
import { css, styled } from 'styled-components';

import { displayType, oneLine, twoLines } from '../surfaces.ts';

/** Art to the edge and name below; art beside text; art in a frame with its badge in the corner. */
export const gameCardShapes = ['edge', 'row', 'framed'] as const;
export type GameCardShape = (typeof gameCardShapes)[number];

export const Root = styled.article<{ $shape: GameCardShape; $isClosed: boolean }>`
  position: relative;
  min-inline-size: 0;
  transition: transform ${token('motion.feedback')} ${token('motion.ease')};

  ${({ $shape }) => $shape === 'row' && css`
    display: grid;
    grid-template-columns: calc(${token('space.12')} + ${token('space.4')}) minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token('space.3')};
    padding: ${token('space.2')};
    background-color: ${token('gameCard.bg')};
    border-radius: ${token('gameCard.radius')};
    box-shadow: ${token('gameCard.effect')};
  `}

  ${({ $shape }) => $shape === 'framed' && css`
    padding: ${token('space.1')};
    background-color: ${token('gameCard.bg')};
    border: ${token('border.width')} solid ${token('gameCard.frame')};
    border-radius: ${token('gameCard.radius')};
    box-shadow: ${token('gameCard.effect')};
    transition-property: transform, box-shadow;

    &:hover, &:focus-within { box-shadow: ${token('gameCard.effect')}, ${token('effect.accent')}; }
  `}

  &:has(> * > a:active, > * > button[data-main]:active) { transform: scale(0.97); }
`;

export const Art = styled.div<{ $shape: GameCardShape; $isClosed: boolean }>`
  container-type: inline-size;
  position: relative;
  overflow: clip;
  border-radius: ${({ $shape }) => ($shape === 'framed' ? `calc(${token('gameCard.radius')} - ${token('space.1')})` : token('gameCard.radius'))};
  ${({ $isClosed }) => $isClosed && css`
    & img { filter: grayscale(1) brightness(0.55); }
  `}
`;

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

const marksPlaces = { edge: marksOnArt, row: undefined, framed: marksInCorner } satisfies Record<GameCardShape, unknown>;

export const Marks = styled.div<{ $shape: GameCardShape }>`
  display: flex;
  gap: ${token('space.1')};
  ${({ $shape }) => marksPlaces[$shape]}
`;

export const Closed = styled.p`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  padding: ${token('space.1')};
  background-color: ${token('media.scrim')};
  color: ${token('text.onMedia')};
  font-size: ${token('type.12')};
  text-align: center;
`;

export const Words = styled.div<{ $shape: GameCardShape }>`
  min-inline-size: 0;
  padding-block-start: ${({ $shape }) => ($shape === 'row' ? '0' : token('space.1'))};
  ${({ $shape }) => $shape === 'framed' && css`
    padding: ${token('space.2')} ${token('space.2')} ${token('space.1')};
    text-align: center;
  `}
`;

/* A row has room beside its art for a name of two lines. */
export const Name = styled.h3<{ $shape: GameCardShape }>`
  ${displayType}
  ${({ $shape }) => ($shape === 'row' ? twoLines : oneLine)}
  font-size: ${({ $shape }) => ($shape === 'row' ? token('type.16') : token('type.14'))};
  font-weight: ${token('weight.strong')};
  line-height: ${token('size.target')};
  text-transform: none;
`;

/* The link is the name; its area is the whole card. */
export const Link = styled.a<{ $shape: GameCardShape }>`
  ${({ $shape }) => $shape !== 'row' && css`
    ${oneLine}
    display: inline-block;
    max-inline-size: 100%;
    vertical-align: top;
  `}
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
`;

export const Vendor = styled.p`
  ${oneLine}
  color: ${token('text.muted')};
  font-size: ${token('type.12')};
  line-height: 1.5;
`;

export const Heart = styled.div<{ $shape: GameCardShape; $isOn: boolean }>`
  position: ${({ $shape }) => ($shape === 'row' ? 'relative' : 'absolute')};
  ${({ $shape }) => $shape !== 'row' && css`
    inset-block-start: ${$shape === 'framed' ? token('space.2') : '0'};
    inset-inline-end: ${$shape === 'framed' ? token('space.2') : '0'};
  `}
  z-index: 1;
  ${({ $shape, $isOn }) => $shape === 'row' && css`color: ${token($isOn ? 'text.accent' : 'text.muted')};`}
`;
