import { styled } from 'styled-components';
import { token } from '@parlor/theme';

/* Three in a row where there is room; two on the narrowest phones, so that long words are not broken. */
export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 5.25rem), 1fr));
  gap: ${token('space.2')};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
  }
`;

export const Picture = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: ${token('size.tap')};
  block-size: ${token('size.tap')};
  border-radius: ${token('radius.control')};
  background-color: ${token('accent.soft')};
  color: ${token('text.accent')};

  & > svg {
    inline-size: ${token('type.24')};
    block-size: ${token('type.24')};
  }
`;

/** The unread count of a tile. */
export const Count = styled.span`
  position: absolute;
  inset-block-start: calc(${token('space.1')} * -1);
  inset-inline-start: 60%;
  min-inline-size: ${token('space.4')};
  padding-inline: ${token('space.1')};
  border-radius: ${token('radius.pill')};
  background-color: ${token('action.danger.bg')};
  color: ${token('action.danger.text')};
  font-size: ${token('type.12')};
  line-height: 1.35;
`;

export const Label = styled.span`
  inline-size: 100%;
  font-size: ${token('type.12')};
  line-height: ${token('line.tight')};
  overflow-wrap: break-word;
  hyphens: auto;
`;

export const Tile = styled.button`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${token('space.2')};
  min-inline-size: 0;
  min-block-size: ${token('size.tap')};
  padding: ${token('space.3')} calc(${token('space.1')} / 2);
  border-radius: ${token('radius.card')};
  background-color: ${token('card.bg')};
  color: ${token('text.primary')};
  box-shadow: ${token('card.effect')};
  text-align: center;
  text-decoration: none;
  transition: background-color ${token('motion.feedback')} ${token('motion.ease')};

  @media (hover: hover) {
    &:hover {
      background-color: ${token('action.ghost.bgHover')};
    }
  }

  &:active {
    background-color: ${token('action.ghost.bgHover')};
  }

  &[aria-current='page'] {
    color: ${token('text.accent')};
    font-weight: ${token('weight.strong')};
  }

  /* Where the device sets the colours, a border shows which elements can be pressed. */
  @media (forced-colors: active) {
    border: ${token('border.width')} solid;
  }
`;
