import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Vendors = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(5.5rem, 1fr));
  gap: ${token('space.2')};
`;

export const Vendor = styled.button`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: ${token('space.1')};
  inline-size: 100%;
  block-size: 100%;
  min-block-size: ${token('size.target')};
  padding: ${token('space.2')};
  background-color: ${token('surface.raised')};
  color: ${token('text.primary')};
  border: ${token('border.width')} solid ${token('border.subtle')};
  border-radius: ${token('radius.card')};
  font-size: ${token('type.12')};
  line-height: 1.5;
  text-align: center;
  overflow-wrap: anywhere;

  &[aria-pressed='true'] {
    border-color: ${token('border.focus')};
    box-shadow: inset 0 0 0 ${token('border.width')} ${token('border.focus')};
    font-weight: ${token('weight.strong')};
  }
`;
