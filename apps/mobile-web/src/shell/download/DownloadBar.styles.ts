import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Root = styled.section`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  block-size: ${token('size.bar')};
  padding-inline: ${token('space.1')} ${token('space.4')};
  border-block-end: ${token('border.width')} solid ${token('border.subtle')};
  background-color: ${token('surface.raised')};
  color: ${token('text.primary')};

  & > button {
    flex: none;
  }
`;

export const Sign = styled.span`
  display: grid;
  flex: none;
  inline-size: ${token('space.8')};
  block-size: ${token('space.8')};

  & svg {
    inline-size: 100%;
    block-size: 100%;
  }

  /* The text needs the room on the narrowest phones. In em, because a media query knows no tokens. */
  @media (max-width: 22.4em) {
    display: none;
  }
`;

export const Words = styled.p`
  flex: 1 1 0;
  min-inline-size: 0;
  font-size: ${token('type.14')};
  line-height: ${token('line.tight')};
  /* The height is reserved before the bar loads, and must not grow with the length of a translation. */
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  overflow-wrap: anywhere;
`;
