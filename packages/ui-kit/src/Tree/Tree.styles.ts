import { token } from '@parlor/theme';
import { styled } from 'styled-components';

import { tabularDigits } from '../surfaces.ts';

/** Container of the tree. */
export const Root = styled.div`
  min-inline-size: 0;
`;

/** Contains the rows of a long tree, each at its own offset. */
export const LongList = styled.div`
  position: relative;

  & > [data-index] {
    position: absolute;
    inset-inline: 0;
  }
`;

/* The indent decreases with depth, so that names keep enough width on a small phone. */
/** One entry, indented by `$level`. */
export const Row = styled.div<{ $level: number; $isChosen: boolean }>`
  display: grid;
  grid-template-columns: ${token('space.6')} minmax(0, 1fr) fit-content(45%);
  align-items: center;
  gap: ${token('space.2')};
  min-block-size: ${token('space.12')};
  padding-block: ${token('space.2')};
  padding-inline: calc(
      ${token('space.4')} * ${({ $level }) => Math.min($level, 4) + Math.max(0, $level - 4) * 0.25} +
        ${token('space.2')}
    )
    ${token('space.3')};
  background-color: ${({ $isChosen }) => ($isChosen ? token('accent.soft') : 'transparent')};
  border-block-end: ${token('border.width')} solid ${token('border.subtle')};
  border-inline-start: calc(${token('border.width')} * 3) solid
    ${({ $isChosen }) => ($isChosen ? token('accent.base') : 'transparent')};
  cursor: pointer;

  @media (hover: hover) {
    &:hover {
      background-color: ${({ $isChosen }) => token($isChosen ? 'accent.soft' : 'action.ghost.bgHover')};
    }
  }

  &:focus-visible {
    outline-offset: calc(${token('border.width')} * -2);
  }
`;

/** Caret that turns when the entry is open. */
export const Mark = styled.span<{ $isOpen: boolean }>`
  display: inline-grid;
  place-items: center;
  color: ${token('text.muted')};

  & > svg {
    inline-size: 1em;
    block-size: 1em;
    transform: rotate(${({ $isOpen }) => ($isOpen ? '90deg' : '0')});
    transition: transform ${token('motion.feedback')} ${token('motion.ease')};
  }

  [dir='rtl'] & > svg {
    transform: rotate(${({ $isOpen }) => ($isOpen ? '90deg' : '180deg')});
  }
`;

/** Name of an entry. */
export const Label = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

/** Text at the end of an entry, in digits of equal width. */
export const Detail = styled.span`
  ${tabularDigits}
  color: ${token('text.secondary')};
  font-size: ${token('type.14')};
  overflow-wrap: anywhere;
  text-align: end;
`;
