import { keyframes, styled } from 'styled-components';
import { token } from '@parlor/theme';

const fade = keyframes`
  from { opacity: 0; }
`;

/** A new page fades in. With reduced motion the motion tokens are close to zero. */
export const PageFade = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  animation: ${fade} ${token('motion.page')} ${token('motion.ease')};

  &[data-left] {
    display: none;
  }
`;

export const SkipLink = styled.a`
  position: absolute;
  inset-block-start: ${token('space.2')};
  inset-inline-start: ${token('space.2')};
  z-index: ${token('layer.toast')};
  padding: ${token('space.2')} ${token('space.4')};
  border-radius: ${token('radius.control')};
  background: ${token('action.primary.bg')};
  color: ${token('action.primary.text')};

  &:not(:focus) {
    clip-path: inset(50%);
    block-size: 0.0625rem;
    inline-size: 0.0625rem;
    overflow: hidden;
    white-space: nowrap;
  }
`;

/** Reserves the height of a bar whose code loads later, so that nothing below it shifts. */
export const BarSlot = styled.div`
  min-block-size: ${token('size.bar')};
  background-color: ${token('surface.raised')};
`;
