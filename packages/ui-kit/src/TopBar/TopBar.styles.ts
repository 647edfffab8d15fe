import { token } from '@parlor/theme';
import { css, styled } from 'styled-components';

import { inTopBar } from '../stickyBar.ts';
import { displayType } from '../surfaces.ts';

/** Shapes of the top bar: with a line below, with a double rule below, or as an island on the page's background. */
export const topBarShapes = ['bar', 'masthead', 'island'] as const;
/** Shape of the top bar. */
export type TopBarShape = (typeof topBarShapes)[number];

const shapeStyles = {
  bar: css`
    border-block-end: ${token('border.width')} solid ${token('topBar.edge')};
  `,
  masthead: css`
    border-block-end: calc(${token('border.width')} * 3) double ${token('border.strong')};
  `,
  /* The island is drawn behind its content. */
  island: css`
    padding-inline: ${token('space.4')};

    &::before {
      position: absolute;
      inset-block: calc(${token('space.1')} + env(safe-area-inset-top)) 0;
      inset-inline: ${token('space.3')};
      z-index: -1;
      background-color: ${token('surface.raised')};
      border: ${token('border.width')} solid ${token('topBar.edge')};
      border-radius: ${token('radius.pill')};
      box-shadow: ${token('effect.surface')};
      content: '';
    }
  `,
} satisfies Record<TopBarShape, ReturnType<typeof css>>;

/** Header with three columns, so that the title stays centred. */
export const Root = styled.header<{ $isSticky: boolean; $shape: TopBarShape }>`
  position: relative;
  ${({ $isSticky }) =>
    $isSticky &&
    css`
      position: sticky;
      inset-block-start: 0;
      ${inTopBar}
    `}
  z-index: ${token('layer.bar')};
  display: grid;
  grid-template-columns: minmax(${token('size.tap')}, 1fr) minmax(0, auto) minmax(max-content, 1fr);
  align-items: center;
  gap: ${token('space.2')};
  min-block-size: calc(${token('size.bar')} + env(safe-area-inset-top));
  padding-inline: ${token('space.1')};
  padding-block-start: env(safe-area-inset-top);
  background-color: ${token('topBar.bg')};
  color: ${token('topBar.text')};
  ${({ $shape }) => shapeStyles[$shape]}
`;

/** Back button; its arrow is mirrored from right to left. */
export const Start = styled.div`
  display: flex;
  align-items: center;

  [dir='rtl'] & svg {
    transform: scaleX(-1);
  }
`;

/*
 * The title is never cut: it shrinks on narrow screens and wraps. The query uses em, since media queries cannot read
 * CSS variables.
 */
/** Title of the page, on at most two lines. */
export const Title = styled.h1`
  ${displayType}
  font-size: ${token('type.20')};
  line-height: ${token('line.tight')};
  text-align: center;
  text-wrap: balance;
  overflow-wrap: anywhere;
  hyphens: auto;

  @media (max-width: 22.4em) {
    font-size: ${token('type.16')};
  }
`;

/** Icon buttons at the end. */
export const Actions = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
`;
