import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Choices = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};
`;

export const Choice = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.2')};
  min-block-size: ${token('size.tap')};
  padding-inline: ${token('space.3')};
  background-color: ${token('surface.raised')};
  color: ${token('text.secondary')};
  border: ${token('border.width')} solid ${token('border.subtle')};
  border-radius: ${token('radius.control')};
  font-size: ${token('type.14')};

  &[aria-pressed='true'] {
    background-color: ${token('accent.soft')};
    color: ${token('text.accent')};
    border-color: ${token('accent.base')};
  }
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token('space.3')};
`;
