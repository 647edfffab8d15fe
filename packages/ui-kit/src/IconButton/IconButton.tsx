import type { ComponentProps, ReactNode } from 'react';

import { renderAs, type RenderElement } from '../renderElement.ts';
import { Root, type IconButtonVariant } from './IconButton.styles.ts';

export { iconButtonVariants } from './IconButton.styles.ts';
export type { IconButtonVariant } from './IconButton.styles.ts';

/** Props of `IconButton`, and every attribute of `<button>`. */
export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Accessible label, also shown as a tooltip. Name the action. */
  readonly label: string;
  /** The icon. */
  readonly children: ReactNode;
  /** Look of the button on its background. */
  readonly variant?: IconButtonVariant;
  /** `small` looks 32 px wide, `medium` 44 px. */
  readonly size?: 'small' | 'medium';
  /** Link to render instead of a button. */
  readonly render?: RenderElement;
}

/** A button with an icon and no visible text. */
export function IconButton({
  label,
  children,
  variant = 'plain',
  size = 'medium',
  render,
  ...rest
}: IconButtonProps): ReactNode {
  return (
    <Root
      {...(render ? {} : { type: 'button' as const })}
      {...rest}
      {...renderAs(render)}
      aria-label={label}
      title={label}
      data-variant={variant}
      data-size={size}
    >
      {children}
    </Root>
  );
}
