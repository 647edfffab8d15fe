import { token } from '@parlor/theme';
import { css, styled } from 'styled-components';

import { inBottomBar } from '../stickyBar.ts';
import { displayType, oneLine } from '../surfaces.ts';

/** Shapes of the bottom bar: with a raised centre button, flat, or as an island that floats above the page. */
export const bottomBarShapes = ['raised', 'flat', 'floating'] as const;
/** Shape of the bottom bar. */
export type BottomBarShape = (typeof bottomBarShapes)[number];

const shapeStyles = {
  raised: css`
    background-color: ${token('bottomBar.bg')};
    border-start-start-radius: ${token('bottomBar.radius')};
    border-start-end-radius: ${token('bottomBar.radius')};
    box-shadow: ${token('effect.surface')};
    padding-block-end: env(safe-area-inset-bottom);

    @media (forced-colors: active) {
      border-block-start: ${token('border.width')} solid;
    }
  `,
  flat: css`
    background-color: ${token('bottomBar.bg')};
    border-block-start: ${token('border.width')} solid ${token('border.subtle')};
    padding-block-end: env(safe-area-inset-bottom);
  `,
  /* A gradient fades the page out behind the island. The area beside the island stays pressable. */
  floating: css`
    padding: ${token('space.2')} ${token('space.3')} calc(${token('space.3')} + env(safe-area-inset-bottom));
    background-image: linear-gradient(to top, ${token('surface.base')} 40%, transparent);
    pointer-events: none;
  `,
} satisfies Record<BottomBarShape, ReturnType<typeof css>>;

/** Navigation landmark, sticky to the bottom edge. */
export const Root = styled.nav<{ $shape: BottomBarShape }>`
  position: sticky;
  inset-block-end: 0;
  z-index: ${token('layer.bar')};
  ${inBottomBar}
  ${({ $shape }) => shapeStyles[$shape]}
`;

/** Row of entries of equal width; the island itself in the `floating` shape. */
export const List = styled.ul<{ $shape: BottomBarShape }>`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  min-block-size: ${token('size.bar')};
  ${({ $shape }) =>
    $shape === 'floating' &&
    css`
      padding-inline: ${token('space.1')};
      background-color: ${token('bottomBar.bg')};
      border: ${token('border.width')} solid ${token('border.subtle')};
      border-radius: ${token('bottomBar.islandRadius')};
      box-shadow: ${token('effect.surface')};
      pointer-events: auto;

      @media (max-width: 22.4rem) {
        padding-inline: 0;
        margin-inline: calc(${token('space.2')} * -1);
      }
    `}
`;

/** Link or button of one entry. */
export const Entry = styled.a<{ $isCentre: boolean }>`
  ${displayType}
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: calc(${token('space.1')} / 2);
  inline-size: 100%;
  block-size: 100%;
  padding-block: ${token('space.1')};
  color: ${token('bottomBar.text')};
  border-radius: ${token('radius.control')};
  font-size: ${token('type.12')};
  line-height: 1.5;
  text-align: center;
  transition: color ${token('motion.feedback')} ${token('motion.ease')};

  /* On narrower screens a fifth of the width is less than the site's longest label. */
  @media (max-width: 22.4rem) {
    font-size: calc(${token('type.12')} * 0.85);
  }

  &[aria-current='page'] {
    color: ${token('bottomBar.activeText')};
  }

  &:focus-visible {
    outline-offset: calc(${token('border.width')} * -2);
  }
  ${({ $isCentre }) =>
    $isCentre &&
    css`
      color: ${token('text.primary')};
    `}
`;

/** Icon of an entry: in the raised button, on a filled ground, or plain. */
export const Drawing = styled.span<{ $isRaised: boolean; $isFilled: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  font-size: ${token('type.24')};

  & > svg {
    inline-size: 1em;
    block-size: 1em;
  }

  ${({ $isFilled }) =>
    $isFilled &&
    css`
      padding: ${token('space.1')} ${token('space.3')};
      background-color: ${token('bottomBar.centreBg')};
      color: ${token('bottomBar.centreText')};
      border-radius: ${token('radius.pill')};
      box-shadow: ${token('effect.accent')};
    `}

  ${({ $isRaised }) =>
    $isRaised &&
    css`
      inline-size: ${token('size.bar')};
      aspect-ratio: 1;
      margin-block-start: calc(${token('space.8')} * -1);
      background-color: ${token('bottomBar.centreBg')};
      color: ${token('bottomBar.centreText')};
      border-radius: 50%;
      /* A ring in the bar's colour separates the button from the bar. */
      box-shadow:
        0 0 0 ${token('space.1')} ${token('bottomBar.bg')},
        ${token('effect.accent')};
    `}
`;

/** Label of an entry, on one line. */
export const Words = styled.span`
  ${oneLine}
  max-inline-size: 100%;
`;

/** Number in the upper corner of an entry's icon. */
export const Count = styled.span`
  position: absolute;
  inset-block-start: calc(${token('space.1')} * -1);
  inset-inline-start: 60%;
  min-inline-size: ${token('space.4')};
  padding-inline: ${token('space.1')};
  background-color: ${token('action.danger.bg')};
  color: ${token('action.danger.text')};
  border-radius: ${token('radius.pill')};
  font-family: ${token('font.text')};
  font-size: ${token('type.12')};
  line-height: 1.35;
`;
