import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react';

import { Help, Problem } from '../Field/Field.styles.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Place, Root, Row, Thumb, Track, Words } from './Switch.styles.ts';

/** Props of `Switch`, and every attribute of `<input>` including `ref`. */
export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'size' | 'role'> {
  /** Label; part of the target. */
  readonly label: ReactNode;
  /** Help text, always visible. */
  readonly help?: ReactNode;
  /** Error message of the last change. */
  readonly error?: string | undefined;
  /** Shows a spinner and ignores presses while the change is saved. Keeps focus. */
  readonly isLoading?: boolean;
}

/**
 * A switch for a setting that takes effect immediately. For a value that a form sends later use `Checkbox`.
 */
export function Switch({ label, help, error, isLoading = false, ...input }: SwitchProps): ReactNode {
  const id = useId();
  const hasError = error !== undefined && error !== '';
  const hasHelp = help !== undefined;
  const describedBy = [hasError && `${id}-error`, hasHelp && `${id}-help`].filter(Boolean).join(' ');

  const place = useRef<HTMLSpanElement>(null);

  // Cancels the click before React's handler runs: React would record the checkbox as changed and miss the next change.
  useEffect(() => {
    const around = place.current;
    if (!isLoading || !around) return undefined;
    const refuse = (event: Event): void => {
      event.preventDefault();
      event.stopPropagation();
    };
    around.addEventListener('click', refuse);
    return () => {
      around.removeEventListener('click', refuse);
    };
  }, [isLoading]);

  return (
    <Root>
      <Row>
        <Words id={`${id}-label`}>{label}</Words>
        <Place ref={place}>
          <Track
            {...input}
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox exposes its own state
            role="switch"
            aria-labelledby={`${id}-label`}
            {...(describedBy !== '' && { 'aria-describedby': describedBy })}
            {...(hasError && { 'aria-invalid': true })}
            {...(isLoading && { 'aria-disabled': true, 'aria-busy': true })}
          />
          <Thumb aria-hidden>{isLoading && <Spinner />}</Thumb>
        </Place>
      </Row>
      {hasError && (
        <Problem id={`${id}-error`}>
          <WarningCircleIcon weight="fill" aria-hidden />
          <span>{error}</span>
        </Problem>
      )}
      {hasHelp && (
        <Help as={typeof help === 'string' ? 'p' : 'div'} id={`${id}-help`}>
          {help}
        </Help>
      )}
    </Root>
  );
}
