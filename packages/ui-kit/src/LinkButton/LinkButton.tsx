import type { ComponentProps, ReactNode } from 'react';

import { Icon, Words } from '../Button/Button.styles.ts';
import type { ButtonSize, ButtonVariant } from '../Button/buttonOptions.ts';
import { renderAs, type RenderElement } from '../renderElement.ts';
import { Root } from './LinkButton.styles.ts';

/** Props of `LinkButton`, and every attribute of `<a>`. */
export interface LinkButtonProps extends Omit<ComponentProps<'a'>, 'children'> {
  /** The label: where the link goes. */
  readonly children: ReactNode;
  /** Router link to render instead of `<a href>`: `render={<Link to="/m/home" />}`. */
  readonly render?: RenderElement;
  /** Emphasis. */
  readonly variant?: ButtonVariant;
  /** Size. */
  readonly size?: ButtonSize;
  /** Fills the width of the container. */
  readonly isFullWidth?: boolean;
  /** Decorative icon before the text. */
  readonly icon?: ReactNode;
}

/** A link that looks like a button. */
export function LinkButton({
  children,
  render,
  variant = 'primary',
  size = 'medium',
  isFullWidth = false,
  icon,
  ...rest
}: LinkButtonProps): ReactNode {
  return (
    <Root {...rest} {...renderAs(render)} $variant={variant} $size={size} $isFullWidth={isFullWidth}>
      {icon !== undefined && <Icon aria-hidden>{icon}</Icon>}
      <Words>{children}</Words>
    </Root>
  );
}
