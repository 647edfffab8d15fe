import { token } from '@parlor/theme';
import { styled } from 'styled-components';

import { focusRing } from '../surfaces.ts';

/** Four columns of tiles; outlined while files are dragged over it. */
export const Grid = styled.ul<{ $isOver: boolean }>`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${token('space.2')};
  border-radius: ${token('radius.control')};
  ${({ $isOver }) => $isOver && `outline: calc(${token('border.width')} * 2) dashed ${token('border.focus')}; outline-offset: ${token('space.1')};`}
`;

/** A tile with its error below. */
export const Cell = styled.li`
  display: grid;
  gap: ${token('space.1')};
  align-content: start;
  min-inline-size: 0;
`;

/** Square tile of one picture with its controls. */
export const Tile = styled.div<{ $hasError: boolean }>`
  position: relative;
  aspect-ratio: 1;
  overflow: hidden;
  background-color: ${token('media.placeholder')};
  border: ${token('border.width')} solid ${({ $hasError }) => token($hasError ? 'status.danger' : 'border.subtle')};
  border-radius: ${token('radius.control')};

  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  &:has(> label > :focus-visible) {
    ${focusRing}
  }
`;

/** The whole picture is the target for replacing it. */
export const Replace = styled.label`
  position: absolute;
  inset: 0;
  cursor: pointer;
`;

/** Native file input, transparent and as large as its tile. */
export const FileInput = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  cursor: inherit;
  opacity: 0;

  /* The native button would show another cursor. */
  &::file-selector-button {
    display: none;
  }
`;

/** Place of the remove button. */
export const Corner = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
`;

/** Scrim over a picture that is being sent. */
export const Veil = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  align-items: end;
  padding: ${token('space.1')};
  background-color: ${token('media.scrim')};
  pointer-events: none;
`;

/** Progress of an upload. */
export const Bar = styled.progress`
  inline-size: 100%;
  block-size: ${token('space.1')};
  appearance: none;
  overflow: hidden;
  background-color: ${token('surface.sunken')};
  border: 0;
  border-radius: ${token('radius.pill')};

  &::-webkit-progress-bar {
    background-color: transparent;
  }

  &::-webkit-progress-value {
    background-color: ${token('accent.base')};
    transition: inline-size ${token('motion.feedback')} ${token('motion.ease')};
  }

  &::-moz-progress-bar {
    background-color: ${token('accent.base')};
  }

  @media (forced-colors: active) {
    appearance: auto;
    block-size: ${token('space.3')};
  }
`;

/** Error of one picture. */
export const Failure = styled.p`
  color: ${token('text.danger')};
  font-size: ${token('type.12')};
  line-height: ${token('line.tight')};
  overflow-wrap: anywhere;
`;

/** Tile that adds a picture. */
export const Add = styled.label<{ $isDisabled: boolean; $hasError: boolean }>`
  position: relative;
  display: grid;
  gap: ${token('space.1')};
  place-content: center;
  justify-items: center;
  aspect-ratio: 1;
  overflow: hidden;
  padding: ${token('space.1')};
  background-color: ${({ $isDisabled }) => token($isDisabled ? 'action.disabled.bg' : 'field.bg')};
  border: ${token('border.width')} dashed ${({ $hasError }) => token($hasError ? 'status.danger' : 'field.border')};
  border-radius: ${token('radius.control')};
  color: ${({ $isDisabled }) => token($isDisabled ? 'action.disabled.text' : 'text.accent')};
  font-size: ${token('type.12')};
  line-height: ${token('line.tight')};
  text-align: center;
  cursor: ${({ $isDisabled }) => ($isDisabled ? 'default' : 'pointer')};

  & > svg {
    inline-size: ${token('type.24')};
    block-size: ${token('type.24')};
  }

  &:has(:focus-visible) {
    ${focusRing}
  }
`;

/** Label of the tile, at most two lines; screen readers read it in full. */
export const AddWords = styled.span`
  display: -webkit-box;
  max-inline-size: 100%;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow-wrap: anywhere;
`;
