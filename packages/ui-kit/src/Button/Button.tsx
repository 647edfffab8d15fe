import type { ComponentProps, MouseEvent, ReactNode } from 'react';

import { Spinner } from '../Spinner/Spinner.tsx';
import { Icon, Label, Root, Waiting, Words } from './Button.styles.ts';
import type { ButtonSize, ButtonVariant } from './buttonOptions.ts';

/** Props of `Button`, and every attribute of `<button>` including `ref`. */
export interface ButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The label: verb and object, in sentence case. */
  readonly children: ReactNode;
  /** Emphasis. Use one `primary` per screen. */
  readonly variant?: ButtonVariant;
  /** Size; `large` for the main action of a form. */
  readonly size?: ButtonSize;
  /** Shows a spinner instead of the label, keeps the width and ignores presses. */
  readonly isLoading?: boolean;
  /** Fills the width of the container. */
  readonly isFullWidth?: boolean;
  /** Decorative icon before the label, hidden from screen readers. */
  readonly icon?: ReactNode;
}

/** A button for an action. For navigation use `LinkButton`. */
export function Button({
  children,
  variant = 'primary',
  size = 'medium',
  isLoading = false,
  isFullWidth = false,
  icon,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps): ReactNode {
  const handleClick = (event: MouseEvent<HTMLButtonElement>): void => {
    // `disabled` would drop focus. A loading button keeps it and ignores presses, including a form's submit.
    if (isLoading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Root
      {...rest}
      type={type}
      $variant={variant}
      $size={size}
      $isFullWidth={isFullWidth}
      onClick={handleClick}
      {...(isLoading && { 'aria-busy': true, 'aria-disabled': true })}
    >
      <Label $isUnseen={isLoading}>
        {icon !== undefined && <Icon aria-hidden>{icon}</Icon>}
        <Words>{children}</Words>
      </Label>
      {isLoading && (
        <Waiting>
          <Spinner />
        </Waiting>
      )}
    </Root>
  );
}
