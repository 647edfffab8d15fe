import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${token('space.4')};
`;

export const Methods = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: ${token('space.2')};
`;

export const Method = styled.label<{ $isChosen: boolean }>`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  min-block-size: ${token('size.tap')};
  padding: ${token('space.2')} ${token('space.3')};
  border: 1px solid ${({ $isChosen }) => token($isChosen ? 'accent.base' : 'border.strong')};
  border-radius: ${token('radius.control')};
  background: ${({ $isChosen }) => token($isChosen ? 'accent.soft' : 'surface.raised')};
  cursor: pointer;

  input {
    accent-color: ${token('accent.base')};
  }

  &:focus-within {
    outline: 2px solid ${token('border.focus')};
    outline-offset: 2px;
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
