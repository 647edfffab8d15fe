import { styled } from 'styled-components';
import { Link } from '@parlor/core';
import { token } from '@parlor/theme';

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.2')};
`;

export const Title = styled.h3`
  font-size: ${token('type.14')};
  font-weight: ${token('weight.strong')};
  color: ${token('text.secondary')};
`;

export const All = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-content: flex-end;
  min-inline-size: ${token('size.tap')};
  min-block-size: ${token('size.tap')};
  color: ${token('text.accent')};
  font-size: ${token('type.14')};
`;

export const List = styled.ul`
  display: grid;
  gap: ${token('space.2')};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const CoverFrame = styled.div`
  display: grid;
  block-size: ${token('size.bar')};
`;

export const Promotion = styled(Link)`
  display: grid;
  grid-template-columns: calc(${token('space.12')} * 2) minmax(0, 1fr);
  align-items: center;
  gap: ${token('space.3')};
  min-block-size: ${token('size.bar')};
  overflow: clip;
  border-radius: ${token('radius.card')};
  background-color: ${token('card.bg')};
  color: ${token('text.primary')};
  box-shadow: ${token('card.effect')};
  text-decoration: none;

  &:focus-visible {
    outline-offset: calc(${token('border.width')} * -3);
  }
`;

export const Cover = styled.span`
  display: block;
  align-self: stretch;
  overflow: clip;
  background-color: ${token('media.placeholder')};
`;

export const Name = styled.span`
  padding-block: ${token('space.1')};
  padding-inline-end: ${token('space.3')};
  font-size: ${token('type.14')};
  line-height: ${token('line.tight')};
  overflow-wrap: anywhere;
`;
