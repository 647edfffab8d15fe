import type { ComponentProps, MouseEvent, ReactNode } from 'react';

import { Spinner } from '../Spinner/Spinner.tsx';
import { Icon, Label, Root, Waiting, Words } from './Button.styles.ts';
import type { ButtonSize, ButtonVariant } from './buttonOptions.ts';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The label: a verb and its object, in sentence case. */
  readonly children: ReactNode;
  /** How much the button asks for: one `primary` a screen, the others give way to it. */
  readonly variant?: ButtonVariant;
  /** How large; `large` for the one action of a form. */
  readonly size?: ButtonSize;
  /** The press was heard and is being worked on: a spinner takes the label's place, the width stays, presses are dropped. */
  readonly isLoading?: boolean;
  /** Takes the whole width of its place. */
  readonly isFullWidth?: boolean;
  /** A drawing before the label; decoration, so it is hidden from screen readers. */
  readonly icon?: ReactNode;
}

/** Does something here. What leads somewhere else is a LinkButton. */
export function Button({
  children, variant = 'primary', size = 'medium', isLoading = false, isFullWidth = false, icon, type = 'button', onClick, ...rest
}: ButtonProps): ReactNode {
  const handleClick = (event: MouseEvent<HTMLButtonElement>): void => {
    // A disabled button would lose the focus; a busy one keeps it and ignores the press, a form's submit included.
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
      {isLoading && <Waiting><Spinner /></Waiting>}
    </Root>
  );
}
