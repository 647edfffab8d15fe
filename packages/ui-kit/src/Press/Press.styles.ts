import { token } from '@parlor/theme';
import { css, styled } from 'styled-components';

/** Wrapper that lets the button fill its container. */
export const Place = styled.div`
  display: grid;
  min-inline-size: 0;
`;

/** Button that shrinks a little while pressed. */
export const Root = styled.button<{ $isPressed: boolean }>`
  min-inline-size: ${token('size.tap')};
  min-block-size: ${token('size.tap')};
  border-radius: ${token('radius.card')};
  text-align: start;
  transition:
    transform ${token('motion.feedback')} ${token('motion.ease')},
    opacity ${token('motion.feedback')} ${token('motion.ease')};
  user-select: none;
  -webkit-touch-callout: none;

  ${({ $isPressed }) =>
    $isPressed &&
    css`
      opacity: 0.75;
      transform: scale(0.98);

      @media (prefers-reduced-motion: reduce) {
        transform: none;
      }
    `}

  &:disabled {
    opacity: 0.5;
  }
`;
