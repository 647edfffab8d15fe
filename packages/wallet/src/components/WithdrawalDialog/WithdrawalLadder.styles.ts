import { styled } from 'styled-components';
import { token } from '@parlor/theme';
import type { Rung as RungOfWay } from '../../model/withdrawalStates.ts';

type Phase = RungOfWay['phase'];

export const List = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** One rung, joined to the next by a line. */
export const Rung = styled.li<{ $phase: Phase }>`
  position: relative;
  display: grid;
  grid-template-columns: ${token('size.target')} minmax(0, 1fr);
  gap: 0 ${token('space.3')};
  align-items: start;
  padding-block-end: ${token('space.4')};
  color: ${({ $phase }) => token($phase === 'ahead' ? 'text.muted' : 'text.primary')};

  &:last-child {
    padding-block-end: 0;
  }

  &:not(:last-child)::before {
    position: absolute;
    inset-block: ${token('size.target')} 0;
    inset-inline-start: calc(${token('size.target')} / 2 - ${token('border.width')});
    border-inline-start: calc(${token('border.width')} * 2) solid
      ${({ $phase }) => token($phase === 'done' ? 'accent.base' : 'border.strong')};
    content: '';
  }
`;

/** Circle of a rung: filled once it is reached. A failed step is red and has a separate sign. */
export const Dot = styled.span<{ $phase: Phase; $isBad: boolean }>`
  display: grid;
  place-items: center;
  inline-size: ${token('size.target')};
  aspect-ratio: 1;
  border: calc(${token('border.width')} * 2) solid
    ${({ $phase, $isBad }) => token($isBad ? 'status.danger' : $phase === 'ahead' ? 'border.strong' : 'accent.base')};
  border-radius: 50%;
  background-color: ${({ $phase, $isBad }) => ($phase === 'done' && !$isBad ? token('accent.base') : 'transparent')};
  color: ${({ $isBad }) => token($isBad ? 'status.danger' : 'text.onAccent')};

  &::after {
    display: ${({ $phase }) => ($phase === 'current' ? 'block' : 'none')};
    inline-size: ${token('space.2')};
    aspect-ratio: 1;
    border-radius: 50%;
    background-color: ${token('accent.base')};
    content: '';

    @media (forced-colors: active) {
      background-color: Highlight;
    }
  }
`;

export const Words = styled.div<{ $isCurrent: boolean }>`
  display: grid;
  min-inline-size: 0;
  font-weight: ${({ $isCurrent }) => token($isCurrent ? 'weight.strong' : 'weight.regular')};
  overflow-wrap: anywhere;
`;

export const Time = styled.span`
  color: ${token('text.muted')};
  font-size: ${token('type.12')};
  font-weight: ${token('weight.regular')};
`;
