import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Region = styled.output`
  display: block;
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: ${token('layer.toast')};
  max-inline-size: ${token('size.column')};
  margin-inline: auto;
`;

export const Notice = styled.p`
  margin: 0;
  padding: ${token('space.2')} ${token('space.4')};
  padding-block-start: calc(${token('space.2')} + env(safe-area-inset-top));
  background: ${token('status.warningBg')};
  color: ${token('status.warning')};
  font-size: ${token('type.14')};
  text-align: center;
`;
