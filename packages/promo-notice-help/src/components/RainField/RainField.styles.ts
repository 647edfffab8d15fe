import { keyframes, styled } from 'styled-components';
import { token } from '@parlor/theme';

const fall = keyframes`
  from { transform: translateY(-120%); opacity: 0; }
  to { transform: none; opacity: 1; }
`;

/** The area of falling packets. Its padding leaves room for the focus ring. */
export const Field = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(calc(${token('space.8')} * 2), 1fr));
  gap: ${token('space.3')};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow: clip;
  overflow-clip-margin: ${token('space.1')};
`;

/** A packet. With reduced motion it does not fall. */
export const Packet = styled.button`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${token('space.1')};
  inline-size: 100%;
  min-block-size: calc(${token('space.12')} * 2);
  padding: ${token('space.2')};
  border: 0;
  border-radius: ${token('radius.card')};
  background: ${token('action.primary.bg')};
  color: ${token('action.primary.text')};
  font: inherit;
  font-weight: ${token('weight.strong')};
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  & > svg {
    inline-size: ${token('space.8')};
    block-size: ${token('space.8')};
  }

  &[data-state='taken'] {
    background: ${token('surface.raised')};
    color: ${token('text.primary')};
    cursor: default;
  }
  &[data-state='waiting'] {
    opacity: 0.6;
  }
  @media (prefers-reduced-motion: no-preference) {
    animation: ${fall} 400ms ease-out backwards;
  }
`;
