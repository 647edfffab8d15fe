import { token } from '@parlor/theme';
import { keyframes, styled } from 'styled-components';

export const Root = styled.section`
  position: relative;
  overflow: clip;
  border-radius: ${token('carousel.radius')};
  isolation: isolate;
`;

/* The row and its slides have Swiper's layout from the start, so that nothing moves when it takes over. */
export const Frame = styled.div`
  overflow: hidden;
  touch-action: pan-y;
`;

export const Track = styled.div`
  display: flex;
  transition-property: transform;
  transition-timing-function: ${token('motion.ease')};
`;

const enter = keyframes`
  from { transform: translateX(100%); }
`;

const enterFromStart = keyframes`
  from { transform: translateX(-100%); }
`;

export const Slide = styled.div`
  /* The focus ring is positioned by the slide: the row itself is translated out of view. */
  position: relative;
  flex: none;
  inline-size: 100%;
  user-select: none;

  /* Before Swiper loads, a slide enters over the last one. The motion tokens are close to zero under reduced motion. */
  &[data-enters='true'] {
    animation: ${enter} ${token('motion.slide')} ${token('motion.ease')};
  }

  &[data-leaves='true'] {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
  }

  [dir='rtl'] &[data-enters='true'] {
    animation-name: ${enterFromStart};
  }
`;

export const Link = styled.a`
  display: block;
  inline-size: 100%;

  /* Inside the picture: the carousel's rounded edge would clip an outer ring. */
  &:focus-visible::after {
    position: absolute;
    inset: 0;
    outline: calc(${token('border.width')} * 3) solid ${token('border.focus')};
    outline-offset: calc(${token('border.width')} * -3);
    border-radius: ${token('carousel.radius')};
    content: '';
  }

  &:focus-visible {
    outline: none;
  }
`;

export const Controls = styled.div`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  display: grid;
  grid-template-columns: ${token('size.target')} 1fr ${token('size.target')};
  align-items: center;
  gap: ${token('space.2')};
  padding: ${token('space.1')} ${token('space.2')};
  pointer-events: none;

  & > * {
    pointer-events: auto;
  }
`;

export const Dots = styled.ul`
  display: flex;
  grid-column: 2;
  justify-content: center;
`;

export const Dot = styled.button<{ $isCurrent: boolean }>`
  display: grid;
  place-items: center;
  min-inline-size: ${token('size.target')};
  block-size: ${token('size.target')};
  border-radius: ${token('radius.pill')};

  &::before {
    inline-size: ${({ $isCurrent }) => ($isCurrent ? token('space.4') : token('space.2'))};
    block-size: ${token('space.2')};
    background-color: ${({ $isCurrent }) => token($isCurrent ? 'action.primary.bg' : 'text.onMedia')};
    /* Visible on any picture: a dark edge around a light dot. */
    box-shadow: 0 0 0 calc(${token('border.width')} * 2) ${token('media.scrim')};
    border-radius: ${token('radius.pill')};
    content: '';
    forced-color-adjust: none;
    transition: inline-size ${token('motion.popup')} ${token('motion.ease')};
  }
`;

export const Toggle = styled.button`
  display: grid;
  place-items: center;
  inline-size: ${token('size.target')};
  aspect-ratio: 1;
  background-color: ${token('media.scrim')};
  color: ${token('text.onMedia')};
  border-radius: ${token('radius.pill')};
  font-size: ${token('type.12')};

  & > svg {
    inline-size: 1em;
    block-size: 1em;
  }
`;
