import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Root = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: none;
`;

export const Legend = styled.legend`
  margin-block-end: ${token('space.2')};
  padding: 0;
  color: ${token('text.secondary')};
  font-size: ${token('type.14')};
`;

/* Long labels wrap and are not cut off. */
export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};
`;

export const Choice = styled.label`
  position: relative;
  display: grid;
  flex: 1 1 auto;
`;

export const Label = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space.2')};
  min-block-size: ${token('size.tap')};
  padding: ${token('space.1')} ${token('space.3')};
  background-color: ${token('action.secondary.bg')};
  color: ${token('action.secondary.text')};
  border: ${token('border.width')} solid ${token('action.secondary.border')};
  border-radius: ${token('radius.control')};
  font-size: ${token('type.14')};
  text-align: center;

  & > svg {
    flex: none;
    inline-size: ${token('type.20')};
    block-size: ${token('type.20')};
  }
`;

/* Transparent, over its label: the browser's own radio handles presses, arrow keys and the focus. */
export const Radio = styled.input`
  position: absolute;
  inset: 0;
  margin: 0;
  cursor: pointer;
  opacity: 0;

  &:checked + ${Label} {
    background-color: ${token('action.primary.bg')};
    color: ${token('action.primary.text')};
    border-color: transparent;
    font-weight: ${token('weight.strong')};
  }

  &:focus-visible + ${Label} {
    outline: calc(${token('border.width')} * 2) solid ${token('border.focus')};
    outline-offset: calc(${token('border.width')} * 2);
  }

  /*
   * Where the device sets the colours, the fill is lost and a transparent border becomes visible: the thick one marks
   * the checked mode.
   */
  @media (forced-colors: active) {
    &:checked + ${Label} {
      border-width: calc(${token('border.width')} * 4);
    }
  }
`;
