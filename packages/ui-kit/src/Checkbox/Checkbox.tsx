import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { useId, type ComponentProps, type ReactNode } from 'react';

import { Problem } from '../Field/Field.styles.ts';
import { Box, Place, Root, Row, Words } from './Checkbox.styles.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'size'> {
  /** What is agreed to or switched on; may hold a link. */
  readonly label: ReactNode;
  /** What is wrong and what to do about it; marks the box as invalid. */
  readonly error?: string | undefined;
}

/** Yes or no. Takes every attribute of an input, `ref` included. */
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
      {hasError && <Problem id={errorId}><WarningCircleIcon weight="fill" aria-hidden /><span>{error}</span></Problem>}
    </Root>
  );
}
