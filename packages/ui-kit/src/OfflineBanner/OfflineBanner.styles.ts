import { token } from '@parlor/theme';
import { styled } from 'styled-components';

/** Banner, as an `<output>` so that screen readers announce it. */
export const Root = styled.output`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  padding: ${token('space.1')} ${token('space.4')};
  min-block-size: ${token('size.tap')};
  background-color: ${token('status.warningBg')};
  color: ${token('text.primary')};
  font-size: ${token('type.14')};

  & > svg {
    flex: none;
    inline-size: ${token('type.20')};
    block-size: ${token('type.20')};
    color: ${token('status.warning')};
  }
`;

/** Message of the banner. */
export const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
`;
