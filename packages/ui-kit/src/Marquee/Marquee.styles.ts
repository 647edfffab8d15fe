import { token } from '@parlor/theme';
import { css, keyframes, styled } from 'styled-components';

import { oneLine } from '../surfaces.ts';

const pass = keyframes`
  to { transform: translateX(-50%); }
`;

const passRightToLeft = keyframes`
  to { transform: translateX(50%); }
`;

export const Root = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  min-block-size: ${token('size.tap')};
  background-color: ${token('surface.raised')};
  border-radius: ${token('radius.pill')};
  box-shadow: ${token('effect.surface')};
  font-size: ${token('type.14')};
  isolation: isolate;

  /* What moves is drawn above what stands; its clipped end must not lie over the button. */
  & > button {
    position: relative;
    z-index: 1;
  }
`;

export const Icon = styled.span`
  padding-inline-start: ${token('space.3')};
  color: ${token('text.accent')};
  font-size: ${token('type.20')};

  & > svg {
    inline-size: 1em;
    block-size: 1em;
  }
`;

export const Place = styled.div`
  container-type: inline-size;
  grid-column: 2;
  overflow: hidden;
  margin-inline: ${token('space.2')};

  /* Without motion the notices stand in a row that can be pushed by hand. */
  @media (prefers-reduced-motion: reduce) {
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

export const Band = styled.div<{ $isPaused: boolean; $durationS: number; $frames: number }>`
  display: inline-flex;
  min-inline-size: 100%;
  white-space: nowrap;
  ${({ $durationS, $frames }) => $frames > 0 && css`
    animation: ${pass} ${$durationS}s steps(${$frames}) infinite;

    [dir='rtl'] & { animation-name: ${passRightToLeft}; }
  `}
  ${({ $isPaused }) => $isPaused && css`animation-play-state: paused;`}

  ${Root}:is(:hover, :focus-within) & { animation-play-state: paused; }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

export const List = styled.ul<{ $isDouble: boolean }>`
  display: inline-flex;
  flex: none;

  /* The space between two notices belongs to neither: what has the focus is no wider than its words. */
  & > li { padding-inline-end: calc(${token('space.12')} - ${token('space.2')}); }

  @media (prefers-reduced-motion: reduce) {
    ${({ $isDouble }) => $isDouble && 'display: none;'}
  }
`;

export const Item = styled.span`
  ${oneLine}
  display: inline-flex;
  align-items: center;
  min-block-size: ${token('size.target')};
  padding-inline: ${token('space.2')};
  border-radius: ${token('radius.control')};

  /* One that is wider than its window would come into sight with an edge of it alone. */
  @media (prefers-reduced-motion: reduce) { max-inline-size: 100cqi; }

  &:focus-visible { outline-offset: calc(${token('border.width')} * -2); }
`;
