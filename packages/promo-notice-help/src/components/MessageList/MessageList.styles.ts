import { styled } from 'styled-components';
import { token } from '@parlor/theme';
import { SWIPED } from '../../hooks/useSwipeAway.ts';

/** The list. Moving sideways on a title swipes; moving up and down scrolls. */
export const List = styled.div`
  & [data-item] {
    position: relative;
  }
  & [data-item] > :first-child > button {
    touch-action: pan-y;
  }
  & [data-item]:not([${SWIPED}]) {
    @media (prefers-reduced-motion: no-preference) {
      transition: transform ${token('motion.feedback')} ${token('motion.ease')};
    }
  }
  & [${SWIPED}]::after {
    content: attr(${SWIPED});
    position: absolute;
    inset-block: 0;
    inset-inline-start: 100%;
    inline-size: 100%;
    display: flex;
    align-items: center;
    padding-inline: ${token('space.4')};
    background: ${token('action.danger.bg')};
    color: ${token('action.danger.text')};
    font-weight: ${token('weight.strong')};
  }
`;
