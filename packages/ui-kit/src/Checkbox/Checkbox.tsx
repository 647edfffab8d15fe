import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { useId, type ComponentProps, type ReactNode } from 'react';

import { Problem } from '../Field/Field.styles.ts';
import { Box, Place, Root, Row, Words } from './Checkbox.styles.ts';

/** Props of `Checkbox`, and every attribute of `<input>` including `ref`. */
export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'size'> {
  /** The label. May contain a link. */
  readonly label: ReactNode;
  /** Error message. Sets `aria-invalid`. */
  readonly error?: string | undefined;
}

/** A checkbox with a label. The whole row is the target. */
export function Checkbox({ label, error, ...input }: CheckboxProps): ReactNode {
  const errorId = useId();
  const hasError = error !== undefined && error !== '';
  return (
    <Root>
      <Row>
        <Place>
          <Box {...input} type="checkbox" {...(hasError && { 'aria-invalid': true, 'aria-describedby': errorId })} />
          <CheckIcon weight="bold" aria-hidden />
        </Place>
        <Words>{label}</Words>
      </Row>
      {hasError && (
        <Problem id={errorId}>
          <WarningCircleIcon weight="fill" aria-hidden />
          <span>{error}</span>
        </Problem>
      )}
    </Root>
  );
}
