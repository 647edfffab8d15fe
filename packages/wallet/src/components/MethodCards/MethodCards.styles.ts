import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Group = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const Legend = styled.legend`
  margin-block-end: ${token('space.2')};
  padding: 0;
  color: ${token('text.secondary')};
  font-size: ${token('type.14')};
`;

export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
  gap: ${token('space.2')};
`;

export const Method = styled.label<{ $isChosen: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${token('space.2')};
  min-inline-size: 0;
  min-block-size: ${token('size.tap')};
  padding: ${token('space.3')};
  border: ${token('border.width')} solid ${({ $isChosen }) => token($isChosen ? 'accent.base' : 'border.strong')};
  border-radius: ${token('radius.control')};
  background: ${({ $isChosen }) => token($isChosen ? 'accent.soft' : 'surface.raised')};
  cursor: pointer;
  line-height: 1.5;
  overflow-wrap: anywhere;

  &:has(:focus-visible) {
    outline: calc(${token('border.width')} * 2) solid ${token('border.focus')};
    outline-offset: calc(${token('border.width')} * 2);
  }
`;

export const Head = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.2')};

  input {
    accent-color: ${token('accent.base')};
  }
`;

export const Drawing = styled.span`
  display: inline-flex;
  color: ${token('accent.base')};
  font-size: ${token('type.32')};
`;
