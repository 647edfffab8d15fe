import { token } from '@parlor/theme';
import { keyframes, styled } from 'styled-components';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const breathe = keyframes`
  50% { opacity: 0.35; }
`;

/** Centres the ring in the line. */
export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
`;

/** Rotating ring: 1.25 em, or 32 px if large. */
export const Ring = styled.span<{ $isLarge: boolean }>`
  inline-size: ${({ $isLarge }) => ($isLarge ? token('space.8') : '1.25em')};
  aspect-ratio: 1;
  border: calc(${token('border.width')} * 2) solid currentcolor;
  border-block-start-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;

  /* Under reduced motion the ring fades instead of turning. */
  @media (prefers-reduced-motion: reduce) {
    border-block-start-color: currentcolor;
    animation: ${breathe} 2400ms ease-in-out infinite !important;
  }
`;
