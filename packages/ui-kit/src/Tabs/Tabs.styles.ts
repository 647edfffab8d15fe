import { token } from '@parlor/theme';
import { css, styled } from 'styled-components';

import { displayType } from '../surfaces.ts';

/** Variants of tabs: underlined, filled, or tiles with an icon. */
export const tabsVariants = ['line', 'pill', 'icon'] as const;
/** Variant of tabs. */
export type TabsVariant = (typeof tabsVariants)[number];

/** Row of tabs that scrolls sideways. */
export const List = styled.div<{ $variant: TabsVariant; $isFitted: boolean }>`
  position: relative;
  display: flex;
  gap: ${({ $variant }) => token($variant === 'line' ? 'space.4' : 'space.2')};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-behavior: smooth;
  scrollbar-width: none;
  /* Room for the focus ring, which the scroll container would clip. */
  padding: ${token('space.1')};
  margin: calc(${token('space.1')} * -1);
  ${({ $variant }) =>
    $variant === 'line' &&
    css`
      box-shadow: inset 0 calc(${token('border.width')} * -1) ${token('border.subtle')};
    `}
  ${({ $isFitted }) =>
    $isFitted &&
    css`
      & > [role='tab'] {
        flex: 1 0 auto;
      }
    `}
`;

const variantStyles = {
  line: css`
    border-block-end: calc(${token('border.width')} * 3) solid transparent;

    &[aria-selected='true'] {
      color: ${token('text.accent')};
      border-block-end-color: ${token('accent.base')};
    }
  `,
  pill: css`
    padding-inline: ${token('space.4')};
    background-color: ${token('tabs.bg')};
    border-radius: ${token('tabs.radius')};

    &[aria-selected='true'] {
      background-color: ${token('tabs.activeBg')};
      color: ${token('tabs.activeText')};
    }
  `,
  icon: css`
    flex-direction: column;
    gap: ${token('space.1')};
    min-inline-size: calc(${token('space.12')} + ${token('space.6')});
    padding: ${token('space.2')};
    background-color: ${token('tabs.bg')};
    border-radius: ${token('radius.card')};
    font-size: ${token('type.12')};

    &[aria-selected='true'] {
      background-color: ${token('tabs.activeBg')};
      color: ${token('tabs.activeText')};
      box-shadow: ${token('effect.accent')};
    }
  `,
} satisfies Record<TabsVariant, ReturnType<typeof css>>;

/** One tab, at least 44 px high. */
export const Tab = styled.button<{ $variant: TabsVariant }>`
  ${displayType}
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: ${token('space.2')};
  min-block-size: ${token('size.tap')};
  color: ${token('text.secondary')};
  font-size: ${token('type.14')};
  white-space: nowrap;
  transition:
    background-color ${token('motion.feedback')} ${token('motion.ease')},
    color ${token('motion.feedback')} ${token('motion.ease')};
  ${({ $variant }) => variantStyles[$variant]}

  & svg {
    inline-size: ${({ $variant }) => ($variant === 'icon' ? token('type.24') : '1.25em')};
    block-size: ${({ $variant }) => ($variant === 'icon' ? token('type.24') : '1.25em')};
  }
`;

/** Content of the selected tab. */
export const Panel = styled.div`
  padding-block-start: ${token('space.4')};
`;
