import { token } from '@parlor/theme';
import { styled } from 'styled-components';

import { displayType, oneLine } from '../surfaces.ts';

export const Root = styled.header<{ $isSticky: boolean }>`
  ${({ $isSticky }) => $isSticky && 'position: sticky; inset-block-start: 0;'}
  z-index: ${token('layer.bar')};
  display: grid;
  grid-template-columns: minmax(${token('size.tap')}, 1fr) minmax(0, auto) minmax(${token('size.tap')}, 1fr);
  align-items: center;
  gap: ${token('space.2')};
  min-block-size: calc(${token('size.bar')} + env(safe-area-inset-top));
  padding-inline: ${token('space.1')};
  padding-block-start: env(safe-area-inset-top);
  background-color: ${token('topBar.bg')};
  color: ${token('topBar.text')};
  border-block-end: ${token('border.width')} solid ${token('topBar.edge')};
`;

export const Start = styled.div`
  display: flex;
  align-items: center;

  [dir='rtl'] & svg { transform: scaleX(-1); }
`;

export const Title = styled.h1`
  ${displayType}
  ${oneLine}
  font-size: ${token('type.20')};
  line-height: 1.5;
  text-align: center;
`;

export const Actions = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
`;
