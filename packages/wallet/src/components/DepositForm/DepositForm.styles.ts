import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${token('space.4')};
`;

export const Methods = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space.2')};
`;

export const Method = styled.label<{ $isChosen: boolean }>`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  min-block-size: ${token('size.tap')};
  padding: ${token('space.2')} ${token('space.3')};
  border: ${token('border.width')} solid ${({ $isChosen }) => token($isChosen ? 'accent.base' : 'border.strong')};
  border-radius: ${token('radius.control')};
  background: ${({ $isChosen }) => token($isChosen ? 'accent.soft' : 'surface.raised')};
  cursor: pointer;
  line-height: 1.5;
  overflow-wrap: anywhere;

  input {
    accent-color: ${token('accent.base')};
  }

  &:has(:focus-visible) {
    outline: calc(${token('border.width')} * 2) solid ${token('border.focus')};
    outline-offset: calc(${token('border.width')} * 2);
  }
`;

export const Quick = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};
`;

export const Group = styled.fieldset`
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
