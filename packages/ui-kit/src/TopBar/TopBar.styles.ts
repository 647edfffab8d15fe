import { token } from '@parlor/theme';
import { css, styled } from 'styled-components';

import { inTopBar } from '../stickyBar.ts';
import { displayType } from '../surfaces.ts';

/** A bar with a line below, a masthead over the double rule of a newspaper, or an island with the page's ground around it. */
export const topBarShapes = ['bar', 'masthead', 'island'] as const;
export type TopBarShape = (typeof topBarShapes)[number];

const shapeStyles = {
  bar: css`
    border-block-end: ${token('border.width')} solid ${token('topBar.edge')};
  `,
  masthead: css`
    border-block-end: calc(${token('border.width')} * 3) double ${token('border.strong')};
  `,
  /* The island is drawn behind what stands in it. */
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

export const Root = styled.header<{ $isSticky: boolean; $shape: TopBarShape }>`
  position: relative;
  ${({ $isSticky }) => $isSticky && css`position: sticky; inset-block-start: 0; ${inTopBar}`}
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

export const Start = styled.div`
  display: flex;
  align-items: center;

  [dir='rtl'] & svg { transform: scaleX(-1); }
`;

/* Whole, whatever the language: smaller on the narrowest phones, and in two lines where one does not hold it. In em, because a media query knows no tokens. */
export const Title = styled.h1`
  ${displayType}
  font-size: ${token('type.20')};
  line-height: ${token('line.tight')};
  text-align: center;
  text-wrap: balance;
  overflow-wrap: anywhere;
  hyphens: auto;

  @media (max-width: 22.4em) { font-size: ${token('type.16')}; }
`;

export const Actions = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
`;
