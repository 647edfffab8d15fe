import { token } from '@parlor/theme';
import { css, styled } from 'styled-components';

/** Tone of a banner. */
export type StatusBannerTone = 'info' | 'warning';

const tones = {
  info: css`
    background-color: ${token('status.infoBg')};
    & > svg {
      color: ${token('text.accent')};
    }
  `,
  warning: css`
    background-color: ${token('status.warningBg')};
    & > svg {
      color: ${token('status.warning')};
    }
  `,
} satisfies Record<StatusBannerTone, ReturnType<typeof css>>;

/** Banner, as an `<output>` so that screen readers announce it. */
export const Root = styled.output<{ $tone: StatusBannerTone }>`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  padding: ${token('space.1')} ${token('space.4')};
  min-block-size: ${token('size.tap')};
  color: ${token('text.primary')};
  font-size: ${token('type.14')};

  & > svg {
    flex: none;
    inline-size: ${token('type.20')};
    block-size: ${token('type.20')};
  }

  ${({ $tone }) => tones[$tone]}
`;

/** Message of the banner. */
export const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
`;
