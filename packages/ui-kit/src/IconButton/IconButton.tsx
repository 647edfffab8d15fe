import type { ComponentProps, ReactNode } from 'react';

import { takePlace, type RenderElement } from '../renderElement.ts';
import { Root, type IconButtonVariant } from './IconButton.styles.ts';

export { iconButtonVariants } from './IconButton.styles.ts';
export type { IconButtonVariant } from './IconButton.styles.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What pressing it does, in words; said by screen readers and shown as a tooltip. */
  readonly label: string;
  /** The drawing. */
  readonly children: ReactNode;
  /** How it stands out from its ground. */
  readonly variant?: IconButtonVariant;
  /** Small is 32 px, medium 44 px. */
  readonly size?: 'small' | 'medium';
  /** A link to render instead of a button. */
  readonly render?: RenderElement;
}

/** A button with a drawing and no visible words. */
export function IconButton({ label, children, variant = 'plain', size = 'medium', render, ...rest }: IconButtonProps): ReactNode {
  return (
    <Root
      {...(render ? {} : { type: 'button' as const })}
      {...rest}
      {...takePlace(render)}
      aria-label={label}
      title={label}
      data-variant={variant}
      data-size={size}
    >
      {children}
    </Root>
  );
}
