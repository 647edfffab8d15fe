import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};
`;

export const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.1')};
  min-block-size: ${token('space.8')};
  padding-inline: ${token('space.3')} ${token('space.2')};
  background-color: ${token('accent.soft')};
  color: ${token('text.accent')};
  border-radius: ${token('chip.radius')};
  font-size: ${token('type.14')};

  & > svg {
    inline-size: 1em;
    block-size: 1em;
  }
`;
