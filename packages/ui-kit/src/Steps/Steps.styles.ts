import { token } from '@parlor/theme';
import { styled } from 'styled-components';

/** State of a step relative to the current one. */
export type StepState = 'done' | 'current' | 'ahead';

/** Row of steps of equal width. */
export const List = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
`;

/** One step, joined to the previous one by a line. */
export const Item = styled.li<{ $state: StepState }>`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: start;
  gap: ${token('space.1')};
  min-inline-size: 0;
  padding-inline: ${token('space.1')};
  color: ${({ $state }) => token($state === 'ahead' ? 'text.muted' : 'text.primary')};
  font-size: ${token('type.12')};
  hyphens: auto;
  overflow-wrap: anywhere;
  text-align: center;

  /* Line to the previous step, whose class may differ. */
  &:not(:first-child)::before {
    position: absolute;
    inset-block-start: calc(${token('size.target')} / 2);
    inset-inline: calc(-50% + ${token('space.4')}) calc(50% + ${token('space.4')});
    border-block-start: calc(${token('border.width')} * 2) solid
      ${({ $state }) => token($state === 'ahead' ? 'border.strong' : 'accent.base')};
    content: '';
  }
`;

/** Circle with the number, or a check mark. */
export const Dot = styled.span<{ $state: StepState }>`
  display: grid;
  place-items: center;
  inline-size: ${token('size.target')};
  aspect-ratio: 1;
  background-color: ${({ $state }) => ($state === 'ahead' ? 'transparent' : token('accent.base'))};
  color: ${({ $state }) => token($state === 'ahead' ? 'text.muted' : 'text.onAccent')};
  border: calc(${token('border.width')} * 2) solid
    ${({ $state }) => token($state === 'ahead' ? 'border.strong' : 'accent.base')};
  border-radius: 50%;
  font-weight: ${token('weight.strong')};
  line-height: 1;
`;
