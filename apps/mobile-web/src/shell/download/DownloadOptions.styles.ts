import { styled } from 'styled-components';
import { token } from '@parlor/theme';

/** The error message beside its option. */
export const Problem = styled.p`
  color: ${token('text.danger')};
  font-size: ${token('type.14')};
  text-align: center;
`;

export const Code = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space.2')};
  text-align: center;

  & > svg {
    max-inline-size: 100%;
    border-radius: ${token('radius.control')};
  }
`;

/** The brand's icon, as on the home screen. */
export const Sign = styled.span`
  display: grid;
  place-items: center;
  inline-size: calc(${token('space.12')} + ${token('space.6')});
  block-size: calc(${token('space.12')} + ${token('space.6')});
  margin-inline: auto;
  overflow: clip;
  border-radius: ${token('radius.card')};
  background-color: ${token('card.bg')};
  color: ${token('text.primary')};
  box-shadow: ${token('card.effect')};

  & svg {
    inline-size: ${token('space.12')};
    block-size: ${token('space.12')};
  }
`;

export const Invitation = styled.div`
  display: grid;
  gap: ${token('space.3')};
  text-align: center;
`;
