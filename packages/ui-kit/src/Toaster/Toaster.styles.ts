import { token } from '@parlor/theme';
import { css, keyframes, styled } from 'styled-components';

/** Tones of a toast. */
export const toastTones = ['neutral', 'success', 'warning', 'danger'] as const;
/** Tone of a toast. */
export type ToastTone = (typeof toastTones)[number];

/* From below, so that a moving toast does not cover the bars. */
const arrive = keyframes`
  from { opacity: 0; transform: translateY(50%); }
`;

/** The bottom edge of the bars at the top of the page, as `Toaster` measured them. */
export const BARS_END = '--bars-end';

/** Live region below the bars at the top of the screen; lets presses through beside its toasts. */
export const Region = styled.section`
  position: fixed;
  inset-block-start: calc(
    max(var(${BARS_END}, 0px), env(safe-area-inset-top) + ${token('size.bar')}) + ${token('space.2')}
  );
  inset-inline: 0;
  z-index: ${token('layer.toast')};
  display: grid;
  gap: ${token('space.2')};
  inline-size: 100%;
  max-inline-size: ${token('size.column')};
  margin-inline: auto;
  padding-inline: ${token('space.4')};
  pointer-events: none;
`;

const edges = {
  neutral: css`
    color: ${token('text.accent')};
  `,
  success: css`
    color: ${token('status.success')};
  `,
  warning: css`
    color: ${token('status.warning')};
  `,
  danger: css`
    color: ${token('status.danger')};
  `,
} satisfies Record<ToastTone, ReturnType<typeof css>>;

/** One toast: icon, text, close button. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token('space.3')};
  min-block-size: ${token('space.12')};
  padding-block: ${token('space.1')};
  padding-inline: ${token('space.3')} ${token('space.1')};
  background-color: ${token('toast.bg')};
  color: ${token('text.primary')};
  border: ${token('border.width')} solid ${token('toast.edge')};
  border-radius: ${token('toast.radius')};
  font-size: ${token('type.14')};
  pointer-events: auto;
  animation: ${arrive} ${token('motion.popup')} ${token('motion.ease')};
`;

/** Icon in the colour of the tone. */
export const Drawing = styled.span<{ $tone: ToastTone }>`
  ${({ $tone }) => edges[$tone]}

  & > svg {
    inline-size: ${token('type.20')};
    block-size: ${token('type.20')};
  }
`;
