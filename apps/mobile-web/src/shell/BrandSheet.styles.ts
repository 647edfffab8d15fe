import { styled } from 'styled-components';
import { token } from '@parlor/theme';

/** One brand in one mode on its own background. Sticky bars and toasts stay inside of it. */
export const Root = styled.section`
  position: relative;
  inline-size: 100%;
  max-inline-size: ${token('size.column')};
  margin-inline: auto;
  overflow: hidden;
  contain: layout;
`;

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.6')};
  padding: ${token('space.4')};
  background-color: ${token('surface.base')};
`;

export const Signs = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.6')};
`;

export const Sign = styled.span<{ $isWide: boolean }>`
  display: block;
  color: ${token('text.primary')};

  svg {
    block-size: ${token('space.12')};
    inline-size: ${({ $isWide }) => ($isWide ? 'auto' : token('space.12'))};
    max-inline-size: 100%;
  }
`;

/** Contains the toasts, which would cover the page otherwise. */
export const Stage = styled.div`
  position: relative;
  contain: layout;
  min-block-size: calc(${token('size.bar')} * 2.5);
`;

export const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, 1fr);
  gap: ${token('space.1')};
`;

export const Swatch = styled.li<{ $color: string }>`
  block-size: ${token('space.8')};
  background-color: ${({ $color }) => $color};
  border: ${token('border.width')} solid ${token('border.subtle')};
  border-radius: ${token('radius.control')};
`;

export const Sheets = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.8')};
`;
