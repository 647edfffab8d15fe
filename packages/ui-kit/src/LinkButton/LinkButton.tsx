import type { ComponentProps, ReactNode } from 'react';

import { Icon, Words } from '../Button/Button.styles.ts';
import type { ButtonSize, ButtonVariant } from '../Button/buttonOptions.ts';
import { takePlace, type RenderElement } from '../renderElement.ts';
import { Root } from './LinkButton.styles.ts';

export interface LinkButtonProps extends Omit<ComponentProps<'a'>, 'children'> {
  /** Where it leads, in words. */
  readonly children: ReactNode;
  /** The router's link to use instead of a plain `<a href>`: `render={<Link to="/m/home" />}`. */
  readonly render?: RenderElement;
  /** How much the link asks for. */
  readonly variant?: ButtonVariant;
  /** How large. */
  readonly size?: ButtonSize;
  /** Takes the whole width of its place. */
  readonly isFullWidth?: boolean;
  /** A picture before the words; decoration. */
  readonly icon?: ReactNode;
}

/** Leads somewhere, with the look of a button. */
export function LinkButton({
  children, render, variant = 'primary', size = 'medium', isFullWidth = false, icon, ...rest
}: LinkButtonProps): ReactNode {
  return (
    <Root {...rest} {...takePlace(render)} $variant={variant} $size={size} $isFullWidth={isFullWidth}>
      {icon !== undefined && <Icon aria-hidden>{icon}</Icon>}
      <Words>{children}</Words>
    </Root>
  );
}
